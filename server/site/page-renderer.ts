import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { AppError } from '#shared/app-error.ts';
import type { PageRequest, RenderedPage } from '#features/home/model/page-data.ts';

/** Longest time a page waits in the queue, in milliseconds. */
const defaultQueueLimitMs = 400;
/**
 * Longest render time of a page, in milliseconds. Much longer than the wait of a visitor (page-timeouts.ts): on a busy
 * machine the finished page is cached for the next visitor, and the thread is not lost.
 */
const defaultRenderLimitMs = 4_000;
/** Maximum queue length; with a longer queue the visitors would no longer be waiting. */
const maxWaitingJobs = 100;
/** Heap limit of the thread. A render needs a few megabytes; a runaway render ends with its thread. */
const maxHeapMb = 256;
/** Delay before restarting a thread that ended before it was ready, doubled each time up to the maximum. */
const minRestartDelayMs = 500;
const maxRestartDelayMs = 30_000;

/** Renders pages with the app's own components in a worker thread. */
export interface PageRenderer {
  /**
   * Renders a page; pages are rendered one at a time, in call order.
   * @throws AppError 'unavailable' when the queue or render limit is exceeded, or there is no thread; any error of the page's
   * components
   */
  render: (request: PageRequest) => Promise<RenderedPage>;
  /** Resolves when the thread is ready or has failed to start. */
  started: Promise<void>;
  close: () => Promise<void>;
}

export interface PageRendererOptions {
  /** Path of the worker program (the build of src/app/entry-server.tsx). */
  program: string;
  queueLimitMs?: number;
  renderLimitMs?: number;
  logger: Pick<Logger, 'warn'>;
}

interface RenderJob {
  request: PageRequest;
  resolve: (page: RenderedPage) => void;
  reject: (error: unknown) => void;
  /** Ends the wait in the queue. */
  waitTimer: NodeJS.Timeout;
  /** Ends a render that takes too long, together with its thread. */
  renderTimer?: NodeJS.Timeout;
}

type ThreadMessage = { ready: true } | { page: RenderedPage } | { error: unknown };

/**
 * Creates the renderer and starts its thread. A synchronous render cannot be interrupted within its thread, so a render
 * that exceeds the limit is terminated with the thread, and a new thread is started.
 */
export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  const {
    program,
    queueLimitMs = defaultQueueLimitMs,
    renderLimitMs = defaultRenderLimitMs,
    logger,
  } = options;
  const waitingJobs: RenderJob[] = [];
  let currentJob: RenderJob | null = null;
  let thread: Worker | null = null;
  let isReady = false;
  let isClosed = false;
  let restartDelayMs = minRestartDelayMs;
  let resolveStarted = (): void => undefined;
  const started = new Promise<void>((resolve) => {
    resolveStarted = resolve;
  });

  function startThread(): void {
    if (isClosed) return;
    const worker = new Worker(program, {
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
      // Rendering needs none of the server's secrets.
      env: { NODE_ENV: 'production' },
      argv: [],
      execArgv: [],
    });
    // Pending renders must not keep the process running.
    worker.unref();
    thread = worker;
    worker.on('message', (message: ThreadMessage) => {
      if (worker === thread) handleMessage(message);
    });
    worker.on('error', (error) => {
      if (worker === thread) handleThreadLoss(error);
    });
    worker.on('exit', (code) => {
      if (worker === thread)
        handleThreadLoss(new AppError('unavailable', `the thread ended with code ${code}`));
    });
  }

  function handleMessage(message: ThreadMessage): void {
    if ('ready' in message) {
      isReady = true;
      restartDelayMs = minRestartDelayMs;
      resolveStarted();
    } else {
      const job = currentJob;
      currentJob = null;
      if (job) {
        clearTimeout(job.renderTimer);
        if ('page' in message) job.resolve(message.page);
        else job.reject(message.error);
      }
    }
    startNextJob();
  }

  function startNextJob(): void {
    if (currentJob || !isReady || !thread) return;
    currentJob = waitingJobs.shift() ?? null;
    if (!currentJob) return;
    clearTimeout(currentJob.waitTimer);
    currentJob.renderTimer = setTimeout(() => {
      handleThreadLoss(
        new AppError('unavailable', `rendering did not finish within ${renderLimitMs} ms`),
      );
    }, renderLimitMs);
    thread.postMessage(currentJob.request);
  }

  /**
   * Handles a thread that ended or exceeded the limit: its page fails and a new thread starts, with a growing delay if
   * the thread never became ready.
   */
  function handleThreadLoss(error: unknown): void {
    const lostThread = thread;
    const wasReady = isReady;
    thread = null;
    isReady = false;
    lostThread?.terminate().catch(() => undefined);
    const job = currentJob;
    currentJob = null;
    if (job) {
      clearTimeout(job.renderTimer);
      job.reject(error);
    }
    if (isClosed) return;
    if (wasReady) {
      startThread();
      return;
    }
    logger.warn({ err: error }, 'page renderer thread did not start');
    resolveStarted();
    setTimeout(startThread, restartDelayMs).unref();
    restartDelayMs = Math.min(restartDelayMs * 2, maxRestartDelayMs);
  }

  function rejectJob(job: RenderJob): void {
    waitingJobs.splice(waitingJobs.indexOf(job), 1);
    job.reject(
      new AppError('unavailable', `no renderer thread was free within ${queueLimitMs} ms`),
    );
  }

  startThread();
  return {
    started,
    render(request) {
      if (waitingJobs.length >= maxWaitingJobs) {
        return Promise.reject(new AppError('unavailable', 'too many pages are waiting'));
      }
      return new Promise((resolve, reject) => {
        const job: RenderJob = {
          request,
          resolve,
          reject,
          waitTimer: setTimeout(() => {
            rejectJob(job);
          }, queueLimitMs),
        };
        waitingJobs.push(job);
        startNextJob();
      });
    },
    async close() {
      isClosed = true;
      const runningThread = thread;
      thread = null;
      await runningThread?.terminate();
    },
  };
}

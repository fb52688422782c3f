import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { PageRequest, RenderedPage } from '#features/home/model/page-data.ts';

/** Longest time a page waits for the pages before it, in milliseconds. */
const defaultQueueLimitMs = 400;
/**
 * Longest time the render of a page may take, in milliseconds. Much longer than a visitor waits for it (page-patience.ts):
 * on a busy machine the page is there for the next visitor, and its thread is not lost.
 */
const defaultRenderLimitMs = 4_000;
/** A thread that renders as much as this is waiting for has been overtaken by its visitors. */
const mostWaiting = 100;
/** A render needs a few megabytes; one that grows without end is ended with its thread. */
const maxHeapMb = 256;
/** Pause before a thread is started again that ended before it was ready, doubled each time up to the longest. */
const firstPauseMs = 500;
const longestPauseMs = 30_000;

/** There is no page for want of time or of a thread. */
export class RenderingError extends Error {
  override name = 'RenderingError';
}

/** Renders pages with the app's own components, in a thread of its own. */
export interface PageRenderer {
  /**
   * One page at a time, in the order they are asked for.
   * @throws RenderingError when it waits for others or takes longer than allowed, or there is no thread; what the page's
   *   components throw
   */
  render: (request: PageRequest) => Promise<RenderedPage>;
  /** Resolves when the thread has rendered its first page, or has failed to start. */
  started: Promise<void>;
  close: () => Promise<void>;
}

export interface PageRendererOptions {
  /** Path of the program (src/app/entry-server.tsx as it was built). */
  program: string;
  queueLimitMs?: number;
  renderLimitMs?: number;
  logger: Pick<Logger, 'warn'>;
}

interface Job {
  request: PageRequest;
  resolve: (page: RenderedPage) => void;
  reject: (error: unknown) => void;
  /** Ends the wait for the pages before it. */
  waitTimer: NodeJS.Timeout;
  /** Ends a render that takes too long, with its thread. */
  renderTimer?: NodeJS.Timeout;
}

type Answer = { ready: true } | { page: RenderedPage } | { error: unknown };

/**
 * Starts the thread at once. A synchronous render cannot be interrupted from its own thread: one that takes longer than
 * allowed ends with its thread, and the next thread is started.
 */
export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  const {
    program,
    queueLimitMs = defaultQueueLimitMs,
    renderLimitMs = defaultRenderLimitMs,
    logger,
  } = options;
  const waiting: Job[] = [];
  let current: Job | null = null;
  let thread: Worker | null = null;
  let isReady = false;
  let isClosed = false;
  let pauseMs = firstPauseMs;
  let settleStart = (): void => undefined;
  const started = new Promise<void>((resolve) => {
    settleStart = resolve;
  });

  function startThread(): void {
    if (isClosed) return;
    const worker = new Worker(program, {
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
      // Nothing of the server's secrets is needed to draw a page.
      env: { NODE_ENV: 'production' },
      argv: [],
      execArgv: [],
    });
    // What is left to render is no reason to stay.
    worker.unref();
    thread = worker;
    worker.on('message', (answer: Answer) => {
      if (worker === thread) receive(answer);
    });
    worker.on('error', (error) => {
      if (worker === thread) loseThread(error);
    });
    worker.on('exit', (code) => {
      if (worker === thread) loseThread(new RenderingError(`the thread ended with code ${code}`));
    });
  }

  function receive(answer: Answer): void {
    if ('ready' in answer) {
      isReady = true;
      pauseMs = firstPauseMs;
      settleStart();
    } else {
      const job = current;
      current = null;
      if (job) {
        clearTimeout(job.renderTimer);
        if ('page' in answer) job.resolve(answer.page);
        else job.reject(answer.error);
      }
    }
    next();
  }

  function next(): void {
    if (current || !isReady || !thread) return;
    current = waiting.shift() ?? null;
    if (!current) return;
    clearTimeout(current.waitTimer);
    current.renderTimer = setTimeout(() => {
      loseThread(new RenderingError(`no end of rendering after ${renderLimitMs} ms`));
    }, renderLimitMs);
    thread.postMessage(current.request);
  }

  /** The thread is gone, or given up: its page fails and the next thread starts, later each time it does not get ready. */
  function loseThread(error: unknown): void {
    const lost = thread;
    const wasReady = isReady;
    thread = null;
    isReady = false;
    lost?.terminate().catch(() => undefined);
    const job = current;
    current = null;
    if (job) {
      clearTimeout(job.renderTimer);
      job.reject(error);
    }
    if (isClosed) return;
    if (wasReady) {
      startThread();
      return;
    }
    logger.warn({ err: error }, 'the thread that renders pages did not start');
    settleStart();
    setTimeout(startThread, pauseMs).unref();
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }

  function giveUp(job: Job): void {
    waiting.splice(waiting.indexOf(job), 1);
    job.reject(new RenderingError(`no thread for the page after ${queueLimitMs} ms`));
  }

  startThread();
  return {
    started,
    render(request) {
      if (waiting.length >= mostWaiting) {
        return Promise.reject(new RenderingError('too many pages are waiting'));
      }
      return new Promise((resolve, reject) => {
        const job: Job = {
          request,
          resolve,
          reject,
          waitTimer: setTimeout(() => {
            giveUp(job);
          }, queueLimitMs),
        };
        waiting.push(job);
        next();
      });
    },
    async close() {
      isClosed = true;
      const last = thread;
      thread = null;
      await last?.terminate();
    },
  };
}

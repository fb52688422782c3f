import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { AppError } from '#shared/app-error.ts';
import type { RawEvent } from '#features/imports/model/event-import/raw-event.ts';
import type { FileProblem, FileRefusal } from '#features/imports/model/import-file/file-problem.ts';
import type { ParsedFile } from '#features/imports/model/import-file/parsed-file.ts';
import { eventFileSentences } from '#features/imports/texts.ts';
import { UserFacingError } from '#shared/user-facing-error.ts';

/** Input of the worker thread. */
export interface ParseTask {
  bytes: Uint8Array;
  now: Date;
}
/** Messages of the worker thread: first ready, then the result. */
export type ParseResult = { isReady: true } | FileResult;
type FileResult = ParsedFile<RawEvent> | FileRefusal;

/** Time limit per file; a calendar of 200 weekly events takes a tenth of it. */
const defaultTimeLimitMs = 3_000;
const maxHeapMb = 128;
/** Number of files that are read in parallel, and maximum length of the queue. */
const parseLimit = pLimit(2);
const maxQueuedFiles = 10;

/**
 * True if the server runs from its TypeScript files. `npm run build` compiles the worker to a .js file next to the
 * server.
 */
const isTypeScript = import.meta.url.endsWith('.ts');
const threadUrl = new URL(`./read-events-thread.${isTypeScript ? 'ts' : 'js'}`, import.meta.url);
/** Worker threads do not inherit the TypeScript loader of the development server. */
const tsxLoader = `import('tsx/esm/api').then(({ register }) => {
  register();
  return import(${JSON.stringify(threadUrl.href)});
});`;

/**
 * Reads a file of events in a worker thread, because contradictory calendar rules can make the parser loop endlessly
 * (parseCalendarEvents()). A thread that exceeds the time limit is terminated.
 * @throws eventFileError() with the reason if the file is unreadable, 'too-slow' if it takes too long or too much
 *   memory; AppError 'unavailable' if the queue is full
 */
export async function readEventFile(
  bytes: Uint8Array,
  now: Date,
  timeLimitMs = defaultTimeLimitMs,
): Promise<RawEvent[]> {
  if (parseLimit.pendingCount >= maxQueuedFiles) {
    throw new AppError('unavailable', 'Too many files are waiting to be read');
  }
  const result = await parseLimit(() => parseInThread({ bytes, now }, timeLimitMs));
  if ('problem' in result) throw eventFileError(result.problem);
  return result.rows;
}

/** Returns the error for a file of events that cannot be read, with the reason. */
export function eventFileError(problem: FileProblem): UserFacingError {
  const code = problem === 'too-large' ? 'too-large' : 'invalid-input';
  return new UserFacingError(code, eventFileSentences[problem], { reason: problem });
}

function parseInThread(task: ParseTask, timeLimitMs: number): Promise<FileResult> {
  const worker = new Worker(isTypeScript ? tsxLoader : threadUrl, {
    eval: isTypeScript,
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    // The thread needs no secrets of the server.
    env: {},
    execArgv: [],
  });
  return new Promise<FileResult>((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    worker.on('message', (result: ParseResult) => {
      if (!('isReady' in result)) {
        resolve(result);
        return;
      }
      // The timer starts here, because a slow thread start on a busy machine is not caused by the file.
      timer = setTimeout(() => {
        resolve({ problem: 'too-slow' });
      }, timeLimitMs);
    });
    worker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ problem: 'too-slow' });
      else reject(error);
    });
    worker.once('exit', () => {
      clearTimeout(timer);
      // Has no effect after a result.
      reject(new AppError('unavailable', 'The file reader thread ended without a result'));
    });
  }).finally(() => void worker.terminate());
}

import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { AppError } from '#shared/app-error.ts';
import type { RawEvent } from '#features/imports/model/event-import/raw-event.ts';
import { ImportFileError } from '#features/imports/model/import-file/file-problem.ts';
import type { FileProblem } from '#features/imports/model/import-file/file-problem.ts';

/** What the thread is given. */
export interface ReadingTask {
  bytes: Uint8Array;
  now: Date;
}
/** The thread says when it begins to read, and then what it has read. */
export type ReadingAnswer = { isReady: true } | { events: RawEvent[] } | { problem: FileProblem };
type Reading = Exclude<ReadingAnswer, { isReady: true }>;

/** Longest that a file may take: a calendar of 200 weekly events takes a tenth of it. */
const defaultLimitMs = 3_000;
const maxHeapMb = 128;
/** Files that are read side by side, and how many may wait for them. */
const atOnce = pLimit(2);
const mostWaiting = 10;

/** `npm run build` puts the program beside the server. */
const isSource = import.meta.url.endsWith('.ts');
const program = new URL(`./read-events-thread.${isSource ? 'ts' : 'js'}`, import.meta.url);
/** Threads do not inherit how a development server reads TypeScript. */
const fromSource = `import('tsx/esm/api').then(({ register }) => {
  register();
  return import(${JSON.stringify(program.href)});
});`;

/**
 * Reads a file of events in a thread of its own: rules of a calendar can contradict themselves, and their reader then
 * finds no end (calendarEvents()). A thread that takes longer than allowed is ended.
 * @throws ImportFileError why the file cannot be read, 'too-slow' when it takes too long or too much memory;
 *   AppError 'unavailable' when too many others are read
 */
export async function readEventFile(
  bytes: Uint8Array,
  now: Date,
  limitMs = defaultLimitMs,
): Promise<RawEvent[]> {
  if (atOnce.pendingCount >= mostWaiting) {
    throw new AppError('unavailable', 'Too many files are waiting to be read');
  }
  const answer = await atOnce(() => answerOfThread({ bytes, now }, limitMs));
  if ('problem' in answer) throw new ImportFileError(answer.problem);
  return answer.events;
}

function answerOfThread(task: ReadingTask, limitMs: number): Promise<Reading> {
  const worker = new Worker(isSource ? fromSource : program, {
    eval: isSource,
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    // Nothing of the server's secrets is needed to read a file.
    env: {},
    execArgv: [],
  });
  return new Promise<Reading>((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    worker.on('message', (answer: ReadingAnswer) => {
      if (!('isReady' in answer)) {
        resolve(answer);
        return;
      }
      // From here on: starting a thread on a busy machine is not the file's fault.
      timer = setTimeout(() => {
        resolve({ problem: 'too-slow' });
      }, limitMs);
    });
    worker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ problem: 'too-slow' });
      else reject(error);
    });
    worker.once('exit', () => {
      clearTimeout(timer);
      // After an answer this changes nothing.
      reject(new AppError('unavailable', 'The thread that reads files ended without an answer'));
    });
  }).finally(() => void worker.terminate());
}

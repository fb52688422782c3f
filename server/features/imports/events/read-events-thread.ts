import { parentPort, workerData } from 'node:worker_threads';
import { readEvents } from '#features/imports/model/event-import/read-events.ts';
import { ImportFileError } from '#features/imports/model/import-file/file-problem.ts';
import type { ParseResult, ParseTask } from './read-event-file.ts';

/** Reads one file and exits (read-event-file.ts). */
const { bytes, now } = workerData as ParseTask;
parentPort?.postMessage({ isReady: true } satisfies ParseResult);
parentPort?.postMessage(parseFile());

function parseFile(): ParseResult {
  try {
    return { events: readEvents(bytes, now) };
  } catch (error) {
    if (error instanceof ImportFileError) return { problem: error.problem };
    throw error;
  }
}

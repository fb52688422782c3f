import { parentPort, workerData } from 'node:worker_threads';
import { readEvents } from '#features/imports/model/event-import/read-events.ts';
import type { ParseResult, ParseTask } from './read-event-file.ts';

/** Reads one file and exits (read-event-file.ts). */
const { bytes, now } = workerData as ParseTask;
parentPort?.postMessage({ isReady: true } satisfies ParseResult);
parentPort?.postMessage(readEvents(bytes, now) satisfies ParseResult);

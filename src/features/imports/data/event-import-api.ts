import {
  eventCheckAnswer,
  eventFileField,
  eventImportAnswer,
  eventImportListAnswer,
  eventUndoAnswer,
} from '#features/imports/model/event-import/event-import-contract.ts';
import type {
  EventImportAnswer,
  EventImportRow,
  EventUndoAnswer,
  PastEventImport,
} from '#features/imports/model/event-import/event-import-contract.ts';
import { maxEventFileBytes } from '#features/imports/model/event-import/event-file.ts';
import { fileProblems } from '#features/imports/model/import-file/file-problem.ts';
import type { FileProblem } from '#features/imports/model/import-file/file-problem.ts';

import { checkedAnswer } from '#platform/api/checked-answer.ts';
import { RefusedError, refusableAnswer } from '#platform/api/refused-error.ts';
import { signedFetch } from '#platform/api/signed-api.ts';

const path = '/api/event-imports';
/** Allows for the upload of 1 MB over a slow connection and its parsing. */
const timeoutMs = 60_000;

/** A file of events and the place of all its events; '' if each event names its place. */
export interface EventFileChoice {
  file: File;
  placeId: string;
}

/** The checked rows of a file, or the reason why it cannot be read. */
export type EventFileCheck =
  { kind: 'read'; rows: EventImportRow[] } | { kind: 'refused'; problem: FileProblem };

/**
 * Checks what an import of the file would do, without storing anything. Refuses a file above the size limit before the
 * upload.
 * @throws AppError as signedFetch() and checkedAnswer()
 */
export async function checkEventFile(
  choice: EventFileChoice,
  signal?: AbortSignal,
): Promise<EventFileCheck> {
  if (choice.file.size > maxEventFileBytes) return { kind: 'refused', problem: 'too-large' };
  try {
    const { rows } = await signedFetch(
      `${path}/check`,
      { method: 'POST', body: formOf(choice), signal, timeoutMs },
      refusableAnswer(`${path}/check`, eventCheckAnswer, fileProblems),
    );
    return { kind: 'read', rows };
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    return { kind: 'refused', problem: error.reason as FileProblem };
  }
}

/**
 * Stores the chosen rows of a file in one commit, without rows that are already in the agenda.
 * @throws AppError as signedFetch() and checkedAnswer()
 */
export function storeEventFile(
  choice: EventFileChoice,
  rows: readonly number[],
): Promise<EventImportAnswer> {
  const form = formOf(choice);
  form.set('rows', rows.join(','));
  return signedFetch(
    path,
    { method: 'POST', body: form, timeoutMs },
    checkedAnswer(path, eventImportAnswer),
  );
}

/**
 * Returns the latest imports that the caller may undo.
 * @throws AppError as signedFetch() and checkedAnswer()
 */
export async function listEventImports(signal?: AbortSignal): Promise<PastEventImport[]> {
  const read = checkedAnswer(path, eventImportListAnswer);
  return (await signedFetch(path, { method: 'GET', signal }, read)).imports;
}

/**
 * Removes the events of an import that were not changed since.
 * @throws AppError as signedFetch() and checkedAnswer()
 */
export function undoEventImport(importId: string): Promise<EventUndoAnswer> {
  const address = `${path}/${importId}/undo`;
  return signedFetch(address, { method: 'POST' }, checkedAnswer(address, eventUndoAnswer));
}

function formOf({ file, placeId }: EventFileChoice): FormData {
  const form = new FormData();
  if (placeId !== '') form.set('place', placeId);
  form.set(eventFileField, file);
  return form;
}

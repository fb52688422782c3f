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

import { createAnswerReader } from '#platform/api/checked-answer.ts';
import { RefusedError, createRefusableAnswerReader } from '#platform/api/refused-error.ts';
import { signedFetch } from '#platform/api/signed-api.ts';

const apiPath = '/api/event-imports';
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
 * @throws AppError as signedFetch() and createAnswerReader()
 */
export async function checkEventFile(
  choice: EventFileChoice,
  signal?: AbortSignal,
): Promise<EventFileCheck> {
  if (choice.file.size > maxEventFileBytes) return { kind: 'refused', problem: 'too-large' };
  try {
    const { rows } = await signedFetch(
      `${apiPath}/check`,
      { method: 'POST', body: toFormData(choice), signal, timeoutMs },
      createRefusableAnswerReader(`${apiPath}/check`, eventCheckAnswer, fileProblems),
    );
    return { kind: 'read', rows };
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    return { kind: 'refused', problem: error.reason as FileProblem };
  }
}

/**
 * Stores the chosen rows of a file in one commit, without rows that are already in the agenda.
 * @throws AppError as signedFetch() and createAnswerReader()
 */
export function storeEventFile(
  choice: EventFileChoice,
  rows: readonly number[],
): Promise<EventImportAnswer> {
  const form = toFormData(choice);
  form.set('rows', rows.join(','));
  return signedFetch(
    apiPath,
    { method: 'POST', body: form, timeoutMs },
    createAnswerReader(apiPath, eventImportAnswer),
  );
}

/**
 * Returns the latest imports that the caller may undo.
 * @throws AppError as signedFetch() and createAnswerReader()
 */
export async function listEventImports(signal?: AbortSignal): Promise<PastEventImport[]> {
  const parseAnswer = createAnswerReader(apiPath, eventImportListAnswer);
  return (await signedFetch(apiPath, { method: 'GET', signal }, parseAnswer)).imports;
}

/**
 * Removes the events of an import that were not changed since.
 * @throws AppError as signedFetch() and createAnswerReader()
 */
export function undoEventImport(importId: string): Promise<EventUndoAnswer> {
  const address = `${apiPath}/${importId}/undo`;
  return signedFetch(address, { method: 'POST' }, createAnswerReader(address, eventUndoAnswer));
}

function toFormData({ file, placeId }: EventFileChoice): FormData {
  const form = new FormData();
  if (placeId !== '') form.set('place', placeId);
  form.set(eventFileField, file);
  return form;
}

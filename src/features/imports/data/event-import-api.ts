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
/** A megabyte over a slow line, and the reading of it. */
const timeoutMs = 60_000;

/** A file of events, and the place of those that name none; '' where each names its own. */
export interface EventFileChoice {
  file: File;
  placeId: string;
}

/** What a file would bring, or why it cannot be read. */
export type EventFileCheck =
  { kind: 'read'; rows: EventImportRow[] } | { kind: 'refused'; problem: FileProblem };

/**
 * What importing a file would do; nothing is stored. A file above the limit is refused unsent.
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
 * Stores the rows of a file that are wanted, all or none; those that are in the agenda already are left out.
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

/** The newest imports that may be undone. @throws AppError as signedFetch() and checkedAnswer() */
export async function listEventImports(signal?: AbortSignal): Promise<PastEventImport[]> {
  const read = checkedAnswer(path, eventImportListAnswer);
  return (await signedFetch(path, { method: 'GET', signal }, read)).imports;
}

/** Removes what an import made and nobody has touched since. @throws AppError as signedFetch() and checkedAnswer() */
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

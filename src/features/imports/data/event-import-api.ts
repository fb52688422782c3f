import {
  eventCheckResponse,
  eventFileField,
  eventImportResponse,
  eventImportListResponse,
  eventUndoResponse,
} from '#features/imports/model/event-import/event-import-contract.ts';
import type {
  EventImportResponse,
  EventImportRow,
  EventUndoResponse,
  PastEventImport,
} from '#features/imports/model/event-import/event-import-contract.ts';
import { maxEventFileBytes } from '#features/imports/model/event-import/event-file.ts';
import { fileProblems } from '#features/imports/model/import-file/file-problem.ts';
import type { FileProblem } from '#features/imports/model/import-file/file-problem.ts';

import { createResponseReader } from '#platform/api/response-reader.ts';
import { createRefusableResponseReader } from '#platform/api/refusable-response-reader.ts';
import { UserFacingError } from '#shared/user-facing-error.ts';
import { signedFetch } from '#platform/api/signed-api.ts';

const apiPath = '/api/event-imports';
/** Allows for the upload of 1 MB over a slow connection and its parsing. */
const timeoutMs = 60_000;

/** A file of events and the place of all its events; '' if each event names its place. */
export interface EventFileUpload {
  file: File;
  placeId: string;
}

/** The checked rows of a file, or the reason why it cannot be read. */
export type EventFileCheck =
  { kind: 'read'; rows: EventImportRow[] } | { kind: 'refused'; problem: FileProblem };

/**
 * Checks what an import of the file would do, without storing anything. Refuses a file above the size limit before the
 * upload.
 * @throws AppError as signedFetch() and createResponseReader()
 */
export async function checkEventFile(
  upload: EventFileUpload,
  signal?: AbortSignal,
): Promise<EventFileCheck> {
  if (upload.file.size > maxEventFileBytes) return { kind: 'refused', problem: 'too-large' };
  try {
    const { rows } = await signedFetch(
      `${apiPath}/check`,
      { method: 'POST', body: toFormData(upload), signal, timeoutMs },
      createRefusableResponseReader(`${apiPath}/check`, eventCheckResponse, fileProblems),
    );
    return { kind: 'read', rows };
  } catch (error) {
    if (!(error instanceof UserFacingError)) throw error;
    return { kind: 'refused', problem: error.reason as FileProblem };
  }
}

/**
 * Stores the chosen rows of a file in one commit, without rows that are already in the agenda.
 * @throws AppError as signedFetch() and createResponseReader()
 */
export function storeEventFile(
  upload: EventFileUpload,
  rows: readonly number[],
): Promise<EventImportResponse> {
  const form = toFormData(upload);
  form.set('rows', rows.join(','));
  return signedFetch(
    apiPath,
    { method: 'POST', body: form, timeoutMs },
    createResponseReader(apiPath, eventImportResponse),
  );
}

/**
 * Returns the latest imports that the caller may undo.
 * @throws AppError as signedFetch() and createResponseReader()
 */
export async function listEventImports(signal?: AbortSignal): Promise<PastEventImport[]> {
  const parseResponse = createResponseReader(apiPath, eventImportListResponse);
  return (await signedFetch(apiPath, { method: 'GET', signal }, parseResponse)).imports;
}

/**
 * Removes the events of an import that were neither edited nor saved since.
 * @throws AppError as signedFetch() and createResponseReader()
 */
export function undoEventImport(importId: string): Promise<EventUndoResponse> {
  const path = `${apiPath}/${importId}/undo`;
  return signedFetch(path, { method: 'POST' }, createResponseReader(path, eventUndoResponse));
}

function toFormData({ file, placeId }: EventFileUpload): FormData {
  const form = new FormData();
  if (placeId !== '') form.set('place', placeId);
  form.set(eventFileField, file);
  return form;
}

import type * as v from 'valibot';

import {
  eventCheckResponse,
  eventFileField,
  eventImportListResponse,
  eventImportResponse,
  eventUndoResponse,
  existingPlacesResponse,
  importListResponse,
  importUndoResponse,
} from '#features/imports/model/import-contract.ts';
import type {
  EventImportResponse,
  EventImportRow,
  EventUndoResponse,
  ImportListResponse,
  ImportUndoResponse,
  PastEventImport,
} from '#features/imports/model/import-contract.ts';
import { maxEventFileBytes } from '#features/imports/model/event-import/raw-event.ts';
import { fileProblems } from '#features/imports/model/import-file/file-problem.ts';
import type { FileProblem, FileRefusal } from '#features/imports/model/import-file/file-problem.ts';
import type { ExistingPlace } from '#features/imports/model/place-import/dry-run.ts';
import { parseCoordinates } from '#shared/geo.ts';

import { createRefusableResponseReader } from '#platform/api/refusable-response-reader.ts';
import { UserFacingError } from '#shared/user-facing-error.ts';
import { createResponseReader } from '#platform/api/response-reader.ts';
import { signedFetch } from '#platform/api/signed-api.ts';

const placeImportsPath = '/api/admin/imports';
const eventImportsPath = '/api/event-imports';

/**
 * Time limit of slow requests. For getExistingPlaces(), the server reads up to ten thousand inactive places page by
 * page. A step of undoImport() runs for five seconds and then finishes its current 120 places. A file of events of 1 MB
 * is uploaded over a slow connection and parsed.
 */
const timeoutMs = 60_000;

function request<Schema extends v.GenericSchema>(
  path: string,
  options: Parameters<typeof signedFetch>[1],
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  return signedFetch(path, options, createResponseReader(path, schema));
}

/**
 * Returns one page of past imports of places, newest first.
 * @param after `next` of the previous page; null for the first page
 * @throws AppError as signedFetch() and createResponseReader()
 */
export function listImports(
  after: string | null,
  signal?: AbortSignal,
): Promise<ImportListResponse> {
  const query = after === null ? '' : `?after=${encodeURIComponent(after)}`;
  return request(`${placeImportsPath}${query}`, { method: 'GET', signal }, importListResponse);
}

/**
 * Places with which an import is compared. `isComplete` is false if there are more than ten thousand inactive places.
 */
export interface ExistingPlaces {
  places: ExistingPlace[];
  isComplete: boolean;
}

/**
 * Returns the active and at most ten thousand inactive places of the guide, to detect duplicates in an import.
 * @throws AppError as signedFetch() and createResponseReader(); 'too-many-requests' after sixty calls in an hour
 */
export async function getExistingPlaces(signal?: AbortSignal): Promise<ExistingPlaces> {
  const path = `${placeImportsPath}/known-places`;
  const { places, isComplete } = await request(
    path,
    { method: 'GET', signal, timeoutMs },
    existingPlacesResponse,
  );
  return {
    isComplete,
    places: places.map(([id, title, latitude, longitude, phone, isActive]) => ({
      id,
      title,
      geo: parseCoordinates(latitude, longitude),
      phone,
      isActive,
    })),
  };
}

/**
 * Returns the progress of undoing an import of places.
 * @throws AppError 'not-found', and as signedFetch() and createResponseReader()
 */
export function readUndoProgress(
  importId: string,
  signal?: AbortSignal,
): Promise<ImportUndoResponse> {
  return request(`${placeImportsPath}/${importId}`, { method: 'GET', signal }, importUndoResponse);
}

/**
 * Undoes an import of places completely, step by step. Idempotent: the server stores the progress.
 * @param onProgress called after each step
 * @throws AppError 'cancelled' if `signal` is aborted; 'not-found', and as signedFetch() and createResponseReader()
 */
export async function undoImport(
  importId: string,
  onProgress: (progress: ImportUndoResponse) => void,
  signal?: AbortSignal,
): Promise<ImportUndoResponse> {
  const path = `${placeImportsPath}/${importId}/undo`;
  for (;;) {
    const progress = await request(path, { method: 'POST', signal, timeoutMs }, importUndoResponse);
    onProgress(progress);
    if (progress.isDone) return progress;
  }
}

/** A file of events and the place of all its events; '' if each event names its place. */
export interface EventFileUpload {
  file: File;
  placeId: string;
}

/**
 * Checks what an import of a file of events would do, without storing anything. Refuses a file above the size limit
 * before the upload.
 * @throws AppError as signedFetch() and createResponseReader()
 */
export async function checkEventFile(
  upload: EventFileUpload,
  signal?: AbortSignal,
): Promise<{ rows: EventImportRow[] } | FileRefusal> {
  if (upload.file.size > maxEventFileBytes) return { problem: 'too-large' };
  const path = `${eventImportsPath}/check`;
  try {
    return await signedFetch(
      path,
      { method: 'POST', body: toFormData(upload), signal, timeoutMs },
      createRefusableResponseReader(path, eventCheckResponse, fileProblems),
    );
  } catch (error) {
    if (!(error instanceof UserFacingError)) throw error;
    return { problem: error.reason as FileProblem };
  }
}

/**
 * Stores the chosen rows of a file of events in one commit, without rows that are already in the agenda.
 * @throws AppError as signedFetch() and createResponseReader()
 */
export function storeEventFile(
  upload: EventFileUpload,
  rows: readonly number[],
): Promise<EventImportResponse> {
  const body = toFormData(upload);
  body.set('rows', rows.join(','));
  return request(eventImportsPath, { method: 'POST', body, timeoutMs }, eventImportResponse);
}

/**
 * Returns the latest imports of events that the caller may undo.
 * @throws AppError as signedFetch() and createResponseReader()
 */
export async function listEventImports(signal?: AbortSignal): Promise<PastEventImport[]> {
  const options = { method: 'GET', signal } as const;
  return (await request(eventImportsPath, options, eventImportListResponse)).imports;
}

/**
 * Removes the events of an import that were neither edited nor saved since.
 * @throws AppError as signedFetch() and createResponseReader()
 */
export function undoEventImport(importId: string): Promise<EventUndoResponse> {
  return request(`${eventImportsPath}/${importId}/undo`, { method: 'POST' }, eventUndoResponse);
}

function toFormData({ file, placeId }: EventFileUpload): FormData {
  const form = new FormData();
  if (placeId !== '') form.set('place', placeId);
  form.set(eventFileField, file);
  return form;
}

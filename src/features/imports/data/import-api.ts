import {
  importListResponse,
  importUndoResponse,
  existingPlacesResponse,
} from '#features/imports/model/place-import/import-contract.ts';
import type {
  ImportListResponse,
  ImportUndoResponse,
} from '#features/imports/model/place-import/import-contract.ts';
import { parseCoordinates } from '#shared/geo.ts';
import type { ExistingPlace } from '#features/imports/model/place-import/dry-run.ts';

import { createResponseReader } from '#platform/api/response-reader.ts';
import { signedFetch } from '#platform/api/signed-api.ts';

/**
 * Time limit of getExistingPlaces() and of a step of undoImport(). For the former, the server reads up to ten thousand
 * inactive places page by page. An undo step runs for five seconds and then finishes its current 120 places.
 */
const timeoutMs = 60_000;

/**
 * Returns one page of past imports, newest first.
 * @param after `next` of the previous page; null for the first page
 * @throws AppError as signedFetch() and createResponseReader()
 */
export function listImports(
  after: string | null,
  signal?: AbortSignal,
): Promise<ImportListResponse> {
  const path = `/api/admin/imports${after === null ? '' : `?after=${encodeURIComponent(after)}`}`;
  return signedFetch(
    path,
    { method: 'GET', signal },
    createResponseReader(path, importListResponse),
  );
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
  const path = '/api/admin/imports/known-places';
  const { places, isComplete } = await signedFetch(
    path,
    { method: 'GET', signal, timeoutMs },
    createResponseReader(path, existingPlacesResponse),
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
 * Returns the progress of undoing an import.
 * @throws AppError 'not-found', and as signedFetch() and createResponseReader()
 */
export function readUndoProgress(
  importId: string,
  signal?: AbortSignal,
): Promise<ImportUndoResponse> {
  const path = `/api/admin/imports/${importId}`;
  return signedFetch(
    path,
    { method: 'GET', signal },
    createResponseReader(path, importUndoResponse),
  );
}

/**
 * Undoes an import completely, step by step. Idempotent: the server stores the progress.
 * @param onProgress called after each step
 * @throws AppError 'cancelled' if `signal` is aborted; 'not-found', and as signedFetch() and createResponseReader()
 */
export async function undoImport(
  importId: string,
  onProgress: (progress: ImportUndoResponse) => void,
  signal?: AbortSignal,
): Promise<ImportUndoResponse> {
  const path = `/api/admin/imports/${importId}/undo`;
  for (;;) {
    const progress = await signedFetch(
      path,
      { method: 'POST', signal, timeoutMs },
      createResponseReader(path, importUndoResponse),
    );
    onProgress(progress);
    if (progress.isDone) return progress;
  }
}

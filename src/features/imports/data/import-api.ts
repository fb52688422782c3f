import {
  importListAnswer,
  importUndoAnswer,
  knownPlacesAnswer,
} from '#features/imports/model/place-import/import-contract.ts';
import type {
  ImportListAnswer,
  ImportUndoAnswer,
} from '#features/imports/model/place-import/import-contract.ts';
import { parseCoordinates } from '#shared/geo.ts';
import type { ExistingPlace } from '#features/imports/model/place-import/dry-run.ts';

import { createAnswerReader } from '#platform/api/checked-answer.ts';
import { signedFetch } from '#platform/api/signed-api.ts';

/**
 * Reading ten thousand inactive places takes several pages. An undo step runs for up to five seconds and then finishes
 * its page.
 */
const timeoutMs = 60_000;

/**
 * Returns one page of past imports, newest first.
 * @param after `next` of the previous page; null for the first page
 * @throws AppError as signedFetch() and createAnswerReader()
 */
export function listImports(after: string | null, signal?: AbortSignal): Promise<ImportListAnswer> {
  const path = `/api/admin/imports${after === null ? '' : `?after=${encodeURIComponent(after)}`}`;
  return signedFetch(path, { method: 'GET', signal }, createAnswerReader(path, importListAnswer));
}

/**
 * Places with which an import is compared. `isComplete` is false if there are more than ten thousand inactive places.
 */
export interface ExistingPlaces {
  places: ExistingPlace[];
  isComplete: boolean;
}

/**
 * Returns all places of the guide, to detect duplicates in an import.
 * @throws AppError as signedFetch() and createAnswerReader(); 'too-many-requests' after sixty calls in an hour
 */
export async function getExistingPlaces(signal?: AbortSignal): Promise<ExistingPlaces> {
  const path = '/api/admin/imports/known-places';
  const { places, isComplete } = await signedFetch(
    path,
    { method: 'GET', signal, timeoutMs },
    createAnswerReader(path, knownPlacesAnswer),
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
 * @throws AppError 'not-found', and as signedFetch() and createAnswerReader()
 */
export function readUndo(importId: string, signal?: AbortSignal): Promise<ImportUndoAnswer> {
  const path = `/api/admin/imports/${importId}`;
  return signedFetch(path, { method: 'GET', signal }, createAnswerReader(path, importUndoAnswer));
}

/**
 * Undoes an import completely, step by step. Idempotent: the server stores the progress.
 * @param onProgress called after each step
 * @throws AppError 'cancelled' if `signal` is aborted; 'not-found', and as signedFetch() and createAnswerReader()
 */
export async function undoImport(
  importId: string,
  onProgress: (progress: ImportUndoAnswer) => void,
  signal?: AbortSignal,
): Promise<ImportUndoAnswer> {
  const path = `/api/admin/imports/${importId}/undo`;
  for (;;) {
    const progress = await signedFetch(
      path,
      { method: 'POST', signal, timeoutMs },
      createAnswerReader(path, importUndoAnswer),
    );
    onProgress(progress);
    if (progress.isDone) return progress;
  }
}

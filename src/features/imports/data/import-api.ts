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
import type { KnownPlace } from '#features/imports/model/place-import/dry-run.ts';

import { checkedAnswer } from '#platform/api/checked-answer.ts';
import { signedFetch } from '#platform/api/signed-api.ts';

/** Ten thousand inactive places are read in pages; undoing works for five seconds and finishes a page. */
const timeoutMs = 60_000;

/**
 * One page of the imports that were made, the newest first.
 * @param after `next` of the page before; null for the first
 * @throws AppError as signedFetch() and checkedAnswer()
 */
export function listImports(after: string | null, signal?: AbortSignal): Promise<ImportListAnswer> {
  const path = `/api/admin/imports${after === null ? '' : `?after=${encodeURIComponent(after)}`}`;
  return signedFetch(path, { method: 'GET', signal }, checkedAnswer(path, importListAnswer));
}

/** What an import is compared with. `isComplete` is false beyond ten thousand inactive places. */
export interface KnownPlaces {
  places: KnownPlace[];
  isComplete: boolean;
}

/**
 * Every place that the guide has, as an import is compared with it.
 * @throws AppError as signedFetch() and checkedAnswer(); 'too-many-requests' after sixty in an hour
 */
export async function knownPlaces(signal?: AbortSignal): Promise<KnownPlaces> {
  const path = '/api/admin/imports/known-places';
  const { places, isComplete } = await signedFetch(
    path,
    { method: 'GET', signal, timeoutMs },
    checkedAnswer(path, knownPlacesAnswer),
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

/** How far undoing an import is. @throws AppError 'not-found', and as signedFetch() and checkedAnswer() */
export function readUndo(importId: string, signal?: AbortSignal): Promise<ImportUndoAnswer> {
  const path = `/api/admin/imports/${importId}`;
  return signedFetch(path, { method: 'GET', signal }, checkedAnswer(path, importUndoAnswer));
}

/**
 * Undoes an import to its end, step by step. Idempotent: the server knows how far it is.
 * @param onProgress called after every step
 * @throws AppError 'cancelled' by `signal`; 'not-found', and as signedFetch() and checkedAnswer()
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
      checkedAnswer(path, importUndoAnswer),
    );
    onProgress(progress);
    if (progress.isDone) return progress;
  }
}

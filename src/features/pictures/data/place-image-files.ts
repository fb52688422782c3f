import type { Place } from '#features/places/model/place.ts';

import { readBody } from '#platform/api/api-client.ts';
import { signedFetch } from '#platform/api/signed-api.ts';

/** Timeout in ms. Short, because the cleanup delays the user and is not visible. */
const removalTimeoutMs = 5_000;

/**
 * Deletes the files of images that the saved place no longer references. A missing file is ignored. Never throws: the
 * place is correct without the deletion, and super admins can delete leftover files (UnsavedSection).
 */
export async function removeUnusedFiles(
  placeId: string,
  previousStates: readonly Partial<Pick<Place, 'images'>>[],
  savedPlace: Pick<Place, 'images'>,
): Promise<void> {
  const unusedUrls = new Set(
    previousStates.flatMap(({ images = [] }) => images.map(({ url }) => url)),
  );
  for (const { url } of savedPlace.images) unusedUrls.delete(url);
  await Promise.allSettled([...unusedUrls].map((url) => removeFile(placeId, url)));
}

async function removeFile(placeId: string, url: string): Promise<void> {
  const filename = url.slice(url.lastIndexOf('/') + 1);
  const path = `/api/places/${encodeURIComponent(placeId)}/images/${encodeURIComponent(filename)}`;
  const request = { method: 'DELETE', timeoutMs: removalTimeoutMs } as const;
  await signedFetch(path, request, (response) => readBody(response, path));
}

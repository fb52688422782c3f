import type { Place } from '#features/places/model/place.ts';

import { readBody } from '#platform/api/api-client.ts';
import { signedFetch } from '#platform/api/signed-api.ts';

/** Somebody waits, for what they do not see. */
const longestWaitMs = 5_000;

/**
 * Removes the files of pictures that the record named before and names no more; one that is gone already changes
 * nothing. Never fails: files left behind cost a little room and are cleaned with the others; the record is right.
 */
export async function removeUnnamedFiles(
  placeId: string,
  before: readonly Partial<Pick<Place, 'images'>>[],
  named: Pick<Place, 'images'>,
): Promise<void> {
  const gone = new Set(before.flatMap(({ images = [] }) => images.map(({ url }) => url)));
  for (const { url } of named.images) gone.delete(url);
  await Promise.allSettled([...gone].map((url) => removeFiles(placeId, url)));
}

async function removeFiles(placeId: string, url: string): Promise<void> {
  const filename = url.slice(url.lastIndexOf('/') + 1);
  const path = `/api/places/${encodeURIComponent(placeId)}/images/${encodeURIComponent(filename)}`;
  const request = { method: 'DELETE', timeoutMs: longestWaitMs } as const;
  await signedFetch(path, request, (response) => readBody(response, path));
}

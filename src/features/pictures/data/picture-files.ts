import { pictureKinds } from '#features/pictures/model/picture-kinds.ts';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';

import { readBody } from '#platform/api/api-client.ts';
import { signedFetch } from '#platform/api/signed-api.ts';

/** Timeout in ms. Short, because the cleanup delays the user and is not visible. */
const removalTimeoutMs = 5_000;

/**
 * Asks the server to delete images of a place or review. Images of a failed request remain, and a missing file is
 * ignored. Never throws.
 * @param id of the place, or '{placeId}_{uid}' of the review
 */
export async function removePictureFiles(
  id: string,
  pictures: readonly Pick<PlaceImage, 'url'>[],
): Promise<void> {
  const urls = new Set(pictures.map(({ url }) => url));
  await Promise.allSettled([...urls].map((url) => removeFile(id, url)));
}

async function removeFile(id: string, url: string): Promise<void> {
  // Ids of places contain only letters and digits.
  const { file } = pictureKinds[id.includes('_') ? 'review' : 'place'];
  const filename = url.slice(url.lastIndexOf('/') + 1);
  const path = `/api${file
    .replace(':id', encodeURIComponent(id))
    .replace(':filename', encodeURIComponent(filename))}`;
  const request = { method: 'DELETE', timeoutMs: removalTimeoutMs } as const;
  await signedFetch(path, request, (response) => readBody(response, path));
}

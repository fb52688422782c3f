import type { PlaceImage } from '#features/pictures/model/place-image.ts';

import { readBody } from '#platform/api/api-client.ts';
import { signedFetch } from '#platform/api/signed-api.ts';

/** Timeout in ms. Short, because the cleanup delays the user and is not visible. */
const removalTimeoutMs = 5_000;

/** Asks the server to delete images of a review. Images of a failed request remain. Never throws. */
export async function removeReviewFiles(
  reviewId: string,
  pictures: readonly Pick<PlaceImage, 'url'>[],
): Promise<void> {
  await Promise.allSettled(pictures.map(({ url }) => removeFile(reviewId, url)));
}

async function removeFile(reviewId: string, url: string): Promise<void> {
  const filename = url.slice(url.lastIndexOf('/') + 1);
  const path = `/api/reviews/${encodeURIComponent(reviewId)}/pictures/${encodeURIComponent(filename)}`;
  const request = { method: 'DELETE', timeoutMs: removalTimeoutMs } as const;
  await signedFetch(path, request, (response) => readBody(response, path));
}

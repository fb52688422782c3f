import type { PlaceImage } from '#features/places/model/place.ts';

import { readBody } from '#platform/api/api-client.ts';
import { signedFetch } from '#platform/api/signed-api.ts';

/** Somebody waits, for what they do not see. */
const longestWaitMs = 5_000;

/** Asks the server to remove pictures of a review; those that it could not be asked for stay. Never fails. */
export async function removeReviewFiles(
  reviewId: string,
  pictures: readonly Pick<PlaceImage, 'url'>[],
): Promise<void> {
  await Promise.allSettled(pictures.map(({ url }) => removeFiles(reviewId, url)));
}

async function removeFiles(reviewId: string, url: string): Promise<void> {
  const filename = url.slice(url.lastIndexOf('/') + 1);
  const path = `/api/reviews/${encodeURIComponent(reviewId)}/pictures/${encodeURIComponent(filename)}`;
  const request = { method: 'DELETE', timeoutMs: longestWaitMs } as const;
  await signedFetch(path, request, (response) => readBody(response, path));
}

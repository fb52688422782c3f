import type { PlaceImage } from '#features/places/model/place.ts';

type Picture = Pick<PlaceImage, 'url'>;

/**
 * Deletes the files of images that a review no longer references. Never throws, like removeUnnamedFiles() for places:
 * the regular cleanup deletes leftover files. The code for it is lazy-loaded only if there is something to delete.
 */
export async function removeUnnamedPictures(
  reviewId: string,
  before: { pictures: readonly Picture[] } | null,
  named: readonly Picture[],
): Promise<void> {
  const gone = (before?.pictures ?? []).filter(
    ({ url }) => !named.some((picture) => picture.url === url),
  );
  if (gone.length === 0) return;
  await import('./review-image-files.ts')
    .then(({ removeReviewFiles }) => removeReviewFiles(reviewId, gone))
    .catch(() => undefined);
}

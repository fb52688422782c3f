import type { PlaceImage } from '#features/pictures/model/place-image.ts';

type Picture = Pick<PlaceImage, 'url'>;

/**
 * Deletes the files of images that a review no longer references. Never throws, like removeUnusedFiles() for places:
 * super admins can delete leftover files. The code of the deletion is loaded only if there is something to delete.
 */
export async function removeUnusedPictures(
  reviewId: string,
  previousReview: { pictures: readonly Picture[] } | null,
  savedPictures: readonly Picture[],
): Promise<void> {
  const unusedPictures = (previousReview?.pictures ?? []).filter(
    ({ url }) => !savedPictures.some((picture) => picture.url === url),
  );
  if (unusedPictures.length === 0) return;
  await import('./review-image-files.ts')
    .then(({ removeReviewFiles }) => removeReviewFiles(reviewId, unusedPictures))
    .catch(() => undefined);
}

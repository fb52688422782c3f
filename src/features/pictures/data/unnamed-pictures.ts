import type { PlaceImage } from '#features/places/model/place.ts';

type Picture = Pick<PlaceImage, 'url'>;

/**
 * Removes the files of pictures that a review named before and names no more. Never fails, as removeUnnamedFiles() of
 * places: what is left behind is swept with the others. The code for it comes where there is something to remove.
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

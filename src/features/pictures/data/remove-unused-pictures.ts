import type { PlaceImage } from '#features/pictures/model/place-image.ts';

type Picture = Pick<PlaceImage, 'url'>;

/**
 * Deletes the files of images that a place or review no longer references. Never throws: the record is correct without
 * the deletion, and super admins can delete leftover files (UnsavedSection). The code of the deletion is loaded only if
 * there is something to delete.
 * @param id of the place or review
 */
export async function removeUnusedPictures(
  id: string,
  previous: { pictures: readonly Picture[] } | null,
  savedPictures: readonly Picture[],
): Promise<void> {
  const savedUrls = new Set(savedPictures.map(({ url }) => url));
  const unusedPictures = (previous?.pictures ?? []).filter(({ url }) => !savedUrls.has(url));
  if (unusedPictures.length === 0) return;
  await import('./picture-files.ts')
    .then(({ removePictureFiles }) => removePictureFiles(id, unusedPictures))
    .catch(() => undefined);
}

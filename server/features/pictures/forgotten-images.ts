import type { ImageStore, StoredImage } from './store/image-store.ts';
import { namedBy } from './named-pictures.ts';

/** Minimum age in ms for a removal, because a user may still be about to save the address of a newer image. */
const graceMs = 60 * 60_000;

/** Stored images that no record refers to, by age. */
export interface UnnamedImages {
  /** Uploaded more than an hour ago: the response was lost, or the user left without saving. */
  forgotten: StoredImage[];
  recent: StoredImage[];
}

/**
 * Returns the stored images that no record refers to.
 * @param imageUrls addresses in the records, in any form
 * @param now time in ms
 */
export function unnamedImages(
  stored: readonly StoredImage[],
  imageUrls: readonly string[],
  now: number,
): UnnamedImages {
  const isNamed = namedBy(imageUrls);
  const unnamed = stored.filter(({ filename }) => !isNamed(filename));
  const isOld = ({ storedAt }: StoredImage) => now - storedAt.getTime() > graceMs;
  return {
    forgotten: unnamed.filter(isOld),
    recent: unnamed.filter((image) => !isOld(image)),
  };
}

/**
 * Removes stored images that neither the place's record nor its events refer to, one hour after their upload. Otherwise
 * they would be stored permanently.
 * @param imageUrls addresses in the records, in any form
 * @param now time in ms
 * @returns the number of removed images
 */
export async function removeForgottenImages(
  store: Pick<ImageStore, 'list' | 'remove'>,
  placeId: string,
  imageUrls: readonly string[],
  now: number,
): Promise<number> {
  const { forgotten } = unnamedImages(await store.list(placeId), imageUrls, now);
  for (const { filename } of forgotten) await store.remove(placeId, filename);
  return forgotten.length;
}

import { hourMs } from '#shared/time-units.ts';
import type { ImageStore, StoredImage } from './store/image-store.ts';
import { createReferenceCheck } from './image-references.ts';

/** Minimum age in ms for a removal, because a user may still be about to save the address of a newer image. */
const graceMs = hourMs;

/** Stored images that no record refers to, by age. */
export interface UnreferencedImages {
  /** Uploaded more than an hour ago: the response was lost, or the user left without saving. */
  abandoned: StoredImage[];
  recent: StoredImage[];
}

/**
 * Returns the stored images that no record refers to.
 * @param imageUrls addresses in the records, in any form
 * @param now time in ms
 */
export function findUnreferencedImages(
  storedImages: readonly StoredImage[],
  imageUrls: readonly string[],
  now: number,
): UnreferencedImages {
  const isReferenced = createReferenceCheck(imageUrls);
  const unreferenced = storedImages.filter(({ filename }) => !isReferenced(filename));
  const isAbandoned = ({ storedAt }: StoredImage) => now - storedAt.getTime() > graceMs;
  return {
    abandoned: unreferenced.filter(isAbandoned),
    recent: unreferenced.filter((image) => !isAbandoned(image)),
  };
}

/**
 * Removes the stored images of a folder that no address in `imageUrls` refers to and that were uploaded more than an
 * hour ago. Otherwise they would be stored permanently.
 * @param imageUrls addresses in the records, in any form
 * @param now time in ms
 * @returns the number of removed images
 */
export async function removeAbandonedImages(
  store: Pick<ImageStore, 'list' | 'remove'>,
  folder: string,
  imageUrls: readonly string[],
  now: number,
): Promise<number> {
  const { abandoned } = findUnreferencedImages(await store.list(folder), imageUrls, now);
  for (const { filename } of abandoned) await store.remove(folder, filename);
  return abandoned.length;
}

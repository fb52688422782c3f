import { isReviewId, placeOfFolder } from './image-names.ts';
import type { ImageStore } from './image-store.ts';

/** Far more folders than a city has places and reviews: names alone cost little. */
const maxFolders = 1_000_000;

type Folders = Pick<ImageStore, 'folderNames' | 'removeFolder'>;

/**
 * Removes the pictures of a place and those of its reviews, also of reviews that were never written. Idempotent.
 * @returns whether there was anything
 * @throws AppError 'unavailable' when the store does not answer
 */
export async function removePlaceFolders(images: Folders, placeId: string): Promise<boolean> {
  const wasThere = await images.removeFolder(placeId);
  const ofReviews = await removeMatching(images, (name) => placeOfFolder(name) === placeId);
  return wasThere || ofReviews;
}

/** As removePlaceFolders(), of the reviews of one person: those too that were never written. */
export async function removePersonFolders(images: Folders, uid: string): Promise<boolean> {
  return removeMatching(images, (name) => name.endsWith(`_${uid}`));
}

/** A name is read anew each time: pictures may come while others go. */
async function removeMatching(
  images: Folders,
  isMeant: (name: string) => boolean,
): Promise<boolean> {
  const names = await images.folderNames(maxFolders);
  const meant = names.filter((name) => isReviewId(name) && isMeant(name));
  for (const name of meant) await images.removeFolder(name);
  return meant.length > 0;
}

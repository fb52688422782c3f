import { placeOfFolder } from './store/image-names.ts';
import type { ImageStore } from './store/image-store.ts';

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
  const names = await images.folderNames(maxFolders, `${placeId}_`);
  const ofReviews = await removeAll(images, names);
  return wasThere || ofReviews;
}

/** As removePlaceFolders(), of the reviews of one person. Asks for the names of all folders. */
export async function removePersonFolders(images: Folders, uid: string): Promise<boolean> {
  const names = await images.folderNames(maxFolders);
  const own = names.filter((name) => name.slice(placeOfFolder(name).length + 1) === uid);
  return removeAll(images, own);
}

async function removeAll(images: Folders, names: readonly string[]): Promise<boolean> {
  for (const name of names) await images.removeFolder(name);
  return names.length > 0;
}

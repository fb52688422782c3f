import { placeIdOfFolder } from './store/image-names.ts';
import type { ImageStore } from './store/image-store.ts';

/** Maximum number of folders, far above the number of places and reviews in a city; listing names is cheap. */
const maxFolders = 1_000_000;

type FolderStore = Pick<ImageStore, 'folderNames' | 'removeFolder'>;

/**
 * Removes the images of a place and of its reviews, including reviews that were never saved. Idempotent.
 * @returns true if any images existed
 * @throws AppError 'unavailable' if the store does not respond
 */
export async function removePlaceFolders(images: FolderStore, placeId: string): Promise<boolean> {
  const hadFolder = await images.removeFolder(placeId);
  const names = await images.folderNames(maxFolders, `${placeId}_`);
  const hadReviewFolders = await removeFolders(images, names);
  return hadFolder || hadReviewFolders;
}

/**
 * Removes the images of a user's reviews, including reviews that were never saved. Idempotent. Lists the names of all
 * folders of the store once.
 * @returns true if any images existed
 * @throws AppError 'unavailable' if the store does not respond
 */
export async function removeUserFolders(images: FolderStore, uid: string): Promise<boolean> {
  const names = await images.folderNames(maxFolders);
  const userFolderNames = names.filter(
    (name) => name.slice(placeIdOfFolder(name).length + 1) === uid,
  );
  return removeFolders(images, userFolderNames);
}

async function removeFolders(images: FolderStore, names: readonly string[]): Promise<boolean> {
  for (const name of names) await images.removeFolder(name);
  return names.length > 0;
}

import type { ImageStore } from '#server/features/pictures/store/image-store.ts';

/** A store of pictures that holds none, for tests of other things. */
export const noImages: Pick<ImageStore, 'folderNames' | 'removeFolder'> = {
  folderNames: () => Promise.resolve([]),
  removeFolder: () => Promise.resolve(false),
};

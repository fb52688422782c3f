import type { ImageStore } from '#server/features/pictures/store/image-store.ts';

/** An empty image store, for tests of other features. */
export const noImages: Pick<ImageStore, 'folderNames' | 'removeFolder'> = {
  folderNames: () => Promise.resolve([]),
  removeFolder: () => Promise.resolve(false),
};

/** Options of createAccountServices() with which a call of an erasure returns when everything is erased. */
export const completeErasures = {
  images: noImages,
  waitForErasureSteps: () => new Promise<never>(() => undefined),
};

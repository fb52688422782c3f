import { withDeadline } from '#server/platform/http/deadline.ts';
import type { ImageStore } from './image-store.ts';

export interface ImageStoreDeadlines {
  /** Timeout in ms of an operation on one folder. */
  folderMs: number;
  /** Timeout in ms of an operation on all folders. */
  allFoldersMs: number;
  /** Timeout in ms of ping(), the readiness check. */
  pingMs: number;
}

const defaultDeadlines: ImageStoreDeadlines = {
  folderMs: 15_000,
  allFoldersMs: 60_000,
  pingMs: 2_000,
};

/**
 * Wraps a store with timeouts. A full or missing disk and an unresponsive bucket all become AppError 'unavailable' with
 * the failure as the cause; an AppError of the store is passed on unchanged. Work that timed out is not undone: an
 * image that is stored late is complete in its folder.
 */
export function boundedImageStore(
  store: ImageStore,
  { folderMs, allFoldersMs, pingMs }: ImageStoreDeadlines = defaultDeadlines,
): ImageStore {
  // A store may throw synchronously instead of rejecting.
  const withinDeadline = <T>(ms: number, operation: string, work: () => Promise<T>): Promise<T> =>
    withDeadline((async () => work())(), ms, `${operation} images`);
  return {
    save: (folderName, image, maxImages) =>
      withinDeadline(folderMs, 'storing', () => store.save(folderName, image, maxImages)),
    list: (folderName) => withinDeadline(folderMs, 'listing', () => store.list(folderName)),
    remove: (folderName, name) =>
      withinDeadline(folderMs, 'removing', () => store.remove(folderName, name)),
    removeFolder: (folderName) =>
      withinDeadline(folderMs, 'removing', () => store.removeFolder(folderName)),
    folderNames: (limit, prefix) =>
      withinDeadline(allFoldersMs, 'counting', () => store.folderNames(limit, prefix)),
    folders: (limit) => withinDeadline(allFoldersMs, 'counting', () => store.folders(limit)),
    cleanTemporary: () => withinDeadline(allFoldersMs, 'cleaning', () => store.cleanTemporary()),
    read: (folderName, name) =>
      withinDeadline(folderMs, 'reading', () => store.read(folderName, name)),
    ping: () => withinDeadline(pingMs, 'checking', () => store.ping()),
  };
}

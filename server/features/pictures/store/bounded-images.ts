import { withDeadline } from '#server/platform/http/deadline.ts';
import type { ImageStore } from './image-store.ts';

export interface ImageStoreDeadlines {
  /** Timeout in ms of an operation on one place. */
  one: number;
  /** Timeout in ms of an operation on all places. */
  all: number;
  /** Timeout in ms of /readyz. */
  ping: number;
}

const usual: ImageStoreDeadlines = { one: 15_000, all: 60_000, ping: 2_000 };

/**
 * Wraps a store with timeouts. A full or missing disk and an unresponsive bucket all become AppError 'unavailable' with
 * the failure as the cause; deliberate refusals of the store are unchanged. Work that timed out is not undone: an image
 * that is stored late is complete in its folder.
 */
export function boundedImages(
  store: ImageStore,
  { one, all, ping }: ImageStoreDeadlines = usual,
): ImageStore {
  // A store may throw synchronously instead of rejecting.
  const bounded = <T>(ms: number, what: string, work: () => Promise<T>): Promise<T> =>
    withDeadline((async () => work())(), ms, `${what} pictures`);
  return {
    save: (placeId, image, most) => bounded(one, 'keeping', () => store.save(placeId, image, most)),
    list: (placeId) => bounded(one, 'listing', () => store.list(placeId)),
    remove: (placeId, name) => bounded(one, 'removing', () => store.remove(placeId, name)),
    removeFolder: (placeId) => bounded(one, 'removing', () => store.removeFolder(placeId)),
    folderNames: (limit, beginning) =>
      bounded(all, 'counting', () => store.folderNames(limit, beginning)),
    folders: (limit) => bounded(all, 'counting', () => store.folders(limit)),
    cleanTemporary: () => bounded(all, 'cleaning', () => store.cleanTemporary()),
    read: (placeId, name) => bounded(one, 'reading', () => store.read(placeId, name)),
    ping: () => bounded(ping, 'asking for', () => store.ping()),
  };
}

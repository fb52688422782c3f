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

const defaultDeadlines: ImageStoreDeadlines = { one: 15_000, all: 60_000, ping: 2_000 };

/**
 * Wraps a store with timeouts. A full or missing disk and an unresponsive bucket all become AppError 'unavailable' with
 * the failure as the cause; deliberate refusals of the store are unchanged. Work that timed out is not undone: an image
 * that is stored late is complete in its folder.
 */
export function boundedImages(
  store: ImageStore,
  { one: oneMs, all: allMs, ping }: ImageStoreDeadlines = defaultDeadlines,
): ImageStore {
  // A store may throw synchronously instead of rejecting.
  const withinDeadline = <T>(ms: number, operation: string, work: () => Promise<T>): Promise<T> =>
    withDeadline((async () => work())(), ms, `${operation} images`);
  return {
    save: (placeId, image, maxImages) =>
      withinDeadline(oneMs, 'storing', () => store.save(placeId, image, maxImages)),
    list: (placeId) => withinDeadline(oneMs, 'listing', () => store.list(placeId)),
    remove: (placeId, name) => withinDeadline(oneMs, 'removing', () => store.remove(placeId, name)),
    removeFolder: (placeId) => withinDeadline(oneMs, 'removing', () => store.removeFolder(placeId)),
    folderNames: (limit, beginning) =>
      withinDeadline(allMs, 'counting', () => store.folderNames(limit, beginning)),
    folders: (limit) => withinDeadline(allMs, 'counting', () => store.folders(limit)),
    cleanTemporary: () => withinDeadline(allMs, 'cleaning', () => store.cleanTemporary()),
    read: (placeId, name) => withinDeadline(oneMs, 'reading', () => store.read(placeId, name)),
    ping: () => withinDeadline(ping, 'checking', () => store.ping()),
  };
}

import { withDeadline } from '#server/platform/http/deadline.ts';
import type { ImageStore } from './image-store.ts';

export interface StoreDeadlines {
  /** Longest wait for work on one place, in milliseconds. */
  one: number;
  /** Longest wait for work on all places. */
  all: number;
  /** Longest wait of /readyz. */
  ping: number;
}

const usual: StoreDeadlines = { one: 15_000, all: 60_000, ping: 2_000 };

/**
 * A store whose callers never wait for ever. A full or absent disk and a silent bucket all end as AppError
 * 'unavailable', with the failure as its cause; what the store refuses on purpose passes unchanged.
 * Work that took too long is not undone: a picture saved late lies whole in its folder.
 */
export function boundedImages(
  store: ImageStore,
  { one, all, ping }: StoreDeadlines = usual,
): ImageStore {
  // A store may refuse at once instead of rejecting.
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

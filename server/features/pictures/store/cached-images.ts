import { LRUCache } from 'lru-cache';
import type { ImageFile, ImageStore } from './image-store.ts';

const maxCachedBytes = 64 * 1024 * 1024;
/** A file removed by another server may be answered for this long. */
const keptMs = 60_000;

/**
 * A store that reads through a memory of the files last asked for. What is removed through it is not
 * answered any more. A failure and a missing file are not remembered.
 */
export function cachedImages(store: ImageStore): ImageStore {
  const cache = new LRUCache<string, ImageFile>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ bytes }) => bytes.length,
    ttl: keptMs,
  });
  const reading = new Map<string, Promise<ImageFile | null>>();

  function forget(placeId: string): void {
    const isOfPlace = (key: string) => key.startsWith(`${placeId}/`);
    for (const key of [...cache.keys()].filter(isOfPlace)) cache.delete(key);
    // What was read before the removal is not kept when it comes, nor given to who asks from now on.
    for (const key of [...reading.keys()].filter(isOfPlace)) reading.delete(key);
  }

  return {
    ...store,

    async read(placeId, filename) {
      const key = `${placeId}/${filename}`;
      const cached = cache.get(key);
      if (cached) return cached;
      // Many visitors at once cost one reading.
      const attempt = reading.get(key) ?? store.read(placeId, filename);
      reading.set(key, attempt);
      try {
        const file = await attempt;
        if (file && reading.get(key) === attempt) cache.set(key, file);
        return file;
      } finally {
        if (reading.get(key) === attempt) reading.delete(key);
      }
    },

    async remove(placeId, filename) {
      try {
        await store.remove(placeId, filename);
      } finally {
        forget(placeId);
      }
    },

    async removeFolder(placeId) {
      try {
        return await store.removeFolder(placeId);
      } finally {
        forget(placeId);
      }
    },
  };
}

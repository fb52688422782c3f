import { LRUCache } from 'lru-cache';
import type { ImageFile, ImageStore } from './image-store.ts';

const maxCachedBytes = 64 * 1024 * 1024;
/** Cache time in ms. A file removed by another server may be served this long. */
const cacheMs = 60_000;

/**
 * Wraps a store with a cache of recently read files. Files removed through it are no longer served. Failures and
 * missing files are not cached.
 */
export function cachedImages(store: ImageStore): ImageStore {
  const cache = new LRUCache<string, ImageFile>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ bytes }) => bytes.length,
    ttl: cacheMs,
  });
  const running = new Map<string, Promise<ImageFile | null>>();

  function clearFolder(placeId: string): void {
    const isInFolder = (key: string) => key.startsWith(`${placeId}/`);
    for (const key of [...cache.keys()].filter(isInFolder)) cache.delete(key);
    // A pending read from before the removal is neither cached nor shared with later callers.
    for (const key of [...running.keys()].filter(isInFolder)) running.delete(key);
  }

  return {
    ...store,

    async read(placeId, filename) {
      const key = `${placeId}/${filename}`;
      const cached = cache.get(key);
      if (cached) return cached;
      // Concurrent callers share one read.
      const download = running.get(key) ?? store.read(placeId, filename);
      running.set(key, download);
      try {
        const file = await download;
        if (file && running.get(key) === download) cache.set(key, file);
        return file;
      } finally {
        if (running.get(key) === download) running.delete(key);
      }
    },

    async remove(placeId, filename) {
      try {
        await store.remove(placeId, filename);
      } finally {
        clearFolder(placeId);
      }
    },

    async removeFolder(placeId) {
      try {
        return await store.removeFolder(placeId);
      } finally {
        clearFolder(placeId);
      }
    },
  };
}

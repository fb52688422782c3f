import { LRUCache } from 'lru-cache';
import type { ImageFile, ImageStore } from './image-store.ts';

const maxCachedBytes = 64 * 1024 * 1024;
/** Cache time in ms. A file removed by another server may be served this long. */
const cacheMs = 60_000;

/**
 * Wraps a store with a cache of recently read files. Files removed through this store are no longer served. Failures
 * and missing files are not cached.
 */
export function cachedImageStore(store: ImageStore): ImageStore {
  const cache = new LRUCache<string, ImageFile>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ bytes }) => bytes.length,
    ttl: cacheMs,
  });
  const pendingReads = new Map<string, Promise<ImageFile | null>>();

  function clearFolder(folderName: string): void {
    const isInFolder = (key: string) => key.startsWith(`${folderName}/`);
    for (const key of [...cache.keys()].filter(isInFolder)) cache.delete(key);
    // A pending read from before the removal is neither cached nor shared with later callers.
    for (const key of [...pendingReads.keys()].filter(isInFolder)) pendingReads.delete(key);
  }

  return {
    ...store,

    async read(folderName, filename) {
      const key = `${folderName}/${filename}`;
      const cached = cache.get(key);
      if (cached) return cached;
      // Concurrent callers share one read.
      const pendingRead = pendingReads.get(key) ?? store.read(folderName, filename);
      pendingReads.set(key, pendingRead);
      try {
        const file = await pendingRead;
        if (file && pendingReads.get(key) === pendingRead) cache.set(key, file);
        return file;
      } finally {
        if (pendingReads.get(key) === pendingRead) pendingReads.delete(key);
      }
    },

    async remove(folderName, filename) {
      try {
        await store.remove(folderName, filename);
      } finally {
        clearFolder(folderName);
      }
    },

    async removeFolder(folderName) {
      try {
        return await store.removeFolder(folderName);
      } finally {
        clearFolder(folderName);
      }
    },
  };
}

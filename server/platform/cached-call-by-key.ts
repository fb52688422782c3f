import { LRUCache } from 'lru-cache';

/**
 * Caches the results of costly work by key for `heldMs` milliseconds. Simultaneous calls for a key share one run. A
 * failure is not cached; it rejects all calls that share the run.
 * @param max maximum number of results; the least recently used is evicted first
 */
export function cachedCallByKey<T>(
  { heldMs: cacheMs, max }: { heldMs: number; max: number },
  work: (key: string) => Promise<T>,
): (key: string) => Promise<T> {
  const cache = new LRUCache<string, Promise<T>>({ max, ttl: cacheMs });
  return (key) => {
    const cachedResult = cache.get(key);
    if (cachedResult) return cachedResult;
    const runningCall = work(key);
    cache.set(key, runningCall);
    runningCall.catch(() => {
      if (cache.peek(key) === runningCall) cache.delete(key);
    });
    return runningCall;
  };
}

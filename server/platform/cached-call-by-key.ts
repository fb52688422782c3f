import { LRUCache } from 'lru-cache';

/**
 * Caches the results of costly work by key for a limited time. Simultaneous calls for a key share one run; a failure is
 * reported to the calls that wait for it and not cached.
 * @param max maximum number of results; the least recently used is evicted first
 */
export function cachedCallByKey<T>(
  { heldMs, max }: { heldMs: number; max: number },
  work: (key: string) => Promise<T>,
): (key: string) => Promise<T> {
  const held = new LRUCache<string, Promise<T>>({ max, ttl: heldMs });
  return (key) => {
    const known = held.get(key);
    if (known) return known;
    const working = work(key);
    held.set(key, working);
    working.catch(() => {
      if (held.peek(key) === working) held.delete(key);
    });
    return working;
  };
}

import { LRUCache } from 'lru-cache';

/**
 * Keeps the answers of costly work for a while, each under its key. However many ask for one meanwhile, the work is
 * done once; a failure is told to those who waited for it and not kept.
 * @param max how many answers are kept; what was not asked for the longest goes first
 */
export function heldByKey<T>(
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

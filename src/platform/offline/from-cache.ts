/** Query data restored from the offline copy, shown until the network answers. */
const cachedData = new WeakSet<object>();

/**
 * Marks data as restored from the offline copy. Ignores null and primitives, because a WeakSet contains only objects.
 */
export function markFromCache(data: unknown): void {
  if (typeof data === 'object' && data !== null) cachedData.add(data);
}

/** Returns true if this very object was restored from the offline copy. */
export function isFromCache(data: unknown): boolean {
  return typeof data === 'object' && data !== null && cachedData.has(data);
}

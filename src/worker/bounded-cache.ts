/** Limits of a cache. */
interface CacheLimits {
  maxEntries: number;
  /** Maximum age difference to the newest answer in the cache, in milliseconds. */
  maxAgeMs?: number;
}

/**
 * Deletes entries above the limits, oldest write first: a cache lists its entries in the order of writing. Age is
 * measured between the dates that the server set in its answers, so that a wrong device clock neither deletes entries
 * early nor keeps them permanently.
 */
export async function deleteAboveLimits(
  cache: Pick<Cache, 'keys' | 'match' | 'delete'>,
  { maxEntries, maxAgeMs = Infinity }: CacheLimits,
): Promise<void> {
  const keys = [...(await cache.keys())];
  const surplusKeys = keys.splice(0, Math.max(0, keys.length - maxEntries));
  const responseTimes = maxAgeMs === Infinity ? [] : await Promise.all(keys.map(responseTimeOf));
  const newestTimeMs = Math.max(...responseTimes);
  const outdatedKeys = keys.filter(
    (_, index) => newestTimeMs - (responseTimes[index] ?? newestTimeMs) > maxAgeMs,
  );
  for (const key of [...surplusKeys, ...outdatedKeys]) await cache.delete(key);

  async function responseTimeOf(key: Request): Promise<number> {
    const answer = await cache.match(key, { ignoreVary: true });
    return Date.parse(answer?.headers.get('Date') ?? '') || 0;
  }
}

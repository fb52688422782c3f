/** Limits of a cache. */
interface Bounds {
  mostEntries: number;
  /** Maximum age difference to the newest answer in the cache, in milliseconds. */
  mostAgeMs?: number;
}

/**
 * Deletes entries above the limits, oldest write first: a cache lists its entries in the order of writing. Age is
 * measured between the dates that the server set in its answers, so that a wrong device clock neither deletes entries
 * early nor keeps them permanently.
 */
export async function putWithinLimit(
  cache: Pick<Cache, 'keys' | 'match' | 'delete'>,
  { mostEntries, mostAgeMs = Infinity }: Bounds,
): Promise<void> {
  const keys = [...(await cache.keys())];
  const surplus = keys.splice(0, Math.max(0, keys.length - mostEntries));
  const made = mostAgeMs === Infinity ? [] : await Promise.all(keys.map(madeAt));
  const newest = Math.max(...made);
  const old = keys.filter((_, index) => newest - (made[index] ?? newest) > mostAgeMs);
  for (const key of [...surplus, ...old]) await cache.delete(key);

  async function madeAt(key: Request): Promise<number> {
    const answer = await cache.match(key, { ignoreVary: true });
    return Date.parse(answer?.headers.get('Date') ?? '') || 0;
  }
}

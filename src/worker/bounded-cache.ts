/** How much a cache may hold. */
interface Bounds {
  mostEntries: number;
  /** Milliseconds between the making of an answer and that of the newest which the cache holds. */
  mostAgeMs?: number;
}

/**
 * Takes out of a cache what is too much, the longest unwritten first: a cache lists its entries in the order in which
 * they were written. Age is measured between the instants that the server wrote into its answers, so that no clock of
 * a device, set forward or back, throws anything away or keeps it for ever.
 */
export async function keepWithin(
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

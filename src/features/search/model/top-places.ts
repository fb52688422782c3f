/** Default length of the top lists. */
const defaultTopCount = 10;

/** Number of best-rated places on the home page. */
export const highlightCount = 6;

interface RankedPlace {
  id: string;
  rating: number;
  /** Milliseconds since 1970 (UTC). */
  createdAt: number;
}

function byId(a: RankedPlace, b: RankedPlace): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

/** Comparator of lists and search: rating descending, then newest, then id. */
export function byRatingThenNewest(a: RankedPlace, b: RankedPlace): number {
  return b.rating - a.rating || b.createdAt - a.createdAt || byId(a, b);
}

/** Returns the best-rated places, best first. */
export function selectTopRated<T extends RankedPlace>(
  places: readonly T[],
  count = defaultTopCount,
): T[] {
  return [...places].sort(byRatingThenNewest).slice(0, count);
}

/** Returns the newest places, newest first; places with the same creation time are ordered by rating, then id. */
export function selectNewest<T extends RankedPlace>(
  places: readonly T[],
  count = defaultTopCount,
): T[] {
  return [...places]
    .sort((a, b) => b.createdAt - a.createdAt || b.rating - a.rating || byId(a, b))
    .slice(0, count);
}

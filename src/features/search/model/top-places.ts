/** How many places the top lists hold unless told otherwise (SPEC section 9). */
const defaultTopCount = 10;

/** The best-rated active places on the home page (SPEC section 9). */
export const highlightCount = 6;

interface Ranked {
  id: string;
  rating: number;
  /** Milliseconds since 1970 (UTC). */
  createdAt: number;
}

function byId(a: Ranked, b: Ranked): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

/** The order of lists and search: rating descending, then newest, then id (SPEC section 7). */
export function byRatingThenNewest(a: Ranked, b: Ranked): number {
  return b.rating - a.rating || b.createdAt - a.createdAt || byId(a, b);
}

/** The best-rated places, best first. */
export function topRated<T extends Ranked>(places: readonly T[], count = defaultTopCount): T[] {
  return [...places].sort(byRatingThenNewest).slice(0, count);
}

/** The newest places, newest first; of the same instant the better rated, then by id. */
export function newest<T extends Ranked>(places: readonly T[], count = defaultTopCount): T[] {
  return [...places]
    .sort((a, b) => b.createdAt - a.createdAt || b.rating - a.rating || byId(a, b))
    .slice(0, count);
}

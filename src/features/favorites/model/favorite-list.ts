import type { Favorite } from './favorite.ts';

/** A separate file from the record: every card of a place needs the list, but only signed-in users read favourites. */

/** Maximum number of favourites per user; bounds the cost of reading the list. */
export const maxFavorites = 500;

/** Sorts favourites for the list: newest first, undated ones last. */
export function sortFavoritesByNewest(favorites: readonly Favorite[]): Favorite[] {
  return [...favorites].sort(
    (a, b) =>
      (b.createdAt?.getTime() ?? 0) - (a.createdAt?.getTime() ?? 0) ||
      a.placeId.localeCompare(b.placeId),
  );
}

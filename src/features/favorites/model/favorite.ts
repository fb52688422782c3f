/** Saved place of a user, stored in favorites/{uid_placeId}. */
export interface Favorite {
  placeId: string;
  createdAt: Date | null;
}

/** Maximum number of favourites per user; bounds the cost of reading the list. */
export const maxFavorites = 500;

/** Returns the document id of a favourite. There is one id per user and place, so a place cannot be saved twice. */
export function favoriteId(uid: string, placeId: string): string {
  return `${uid}_${placeId}`;
}

/** Sorts favourites for the list: newest first, undated ones last. */
export function sortFavoritesByNewest(favorites: readonly Favorite[]): Favorite[] {
  return [...favorites].sort(
    (a, b) =>
      (b.createdAt?.getTime() ?? 0) - (a.createdAt?.getTime() ?? 0) ||
      a.placeId.localeCompare(b.placeId),
  );
}

/** A place that somebody saved, favorites/{uid_placeId}. */
export interface Favorite {
  placeId: string;
  createdAt: Date | null;
}

/** How many places one person can save: what their list costs to read stays bounded. */
export const maxFavorites = 500;

/** The document id of a favourite: one for each person and place, so that saving twice is impossible. */
export function favoriteId(uid: string, placeId: string): string {
  return `${uid}_${placeId}`;
}

/** Favourites as the list shows them: last saved first, those without a date last. */
export function newestFavoritesFirst(favorites: readonly Favorite[]): Favorite[] {
  return [...favorites].sort(
    (a, b) =>
      (b.createdAt?.getTime() ?? 0) - (a.createdAt?.getTime() ?? 0) ||
      a.placeId.localeCompare(b.placeId),
  );
}

/** '1 lugar salvo', '3 lugares salvos' (SPEC section 2). */
export function favoriteCountText(count: number): string {
  return count === 1 ? '1 lugar salvo' : `${count} lugares salvos`;
}

import type { InfiniteData, QueryClient } from '@tanstack/react-query';

import type { ListedPlace, Place } from '#features/places/model/place.ts';

import { favoritePlaceQuery } from '#features/favorites/data/favorite-place-queries.ts';
import type { Page } from '#platform/firestore/page-cursor.ts';
import { placeKeys } from '#features/places/data/place-queries.ts';
import type { RatingAggregate } from './review-standing.ts';

/** What a query of placeKeys may hold. */
type CachedPlaces = Place | ListedPlace[] | InfiniteData<Page<ListedPlace>>;

/**
 * Shows new ratings of a place wherever it is cached: its page, the best rated, its category, the favourites.
 * Whether it still is among the best rated is asked anew when they are shown next. Reads nothing.
 * @param uid whose favourites
 */
export function showRatingInCaches(
  client: QueryClient,
  { uid, placeId }: { uid: string; placeId: string },
  aggregate: RatingAggregate,
): void {
  const rated = <Listed extends ListedPlace>(place: Listed): Listed =>
    place.id === placeId ? { ...place, ...aggregate } : place;

  client.setQueriesData<CachedPlaces>(
    { queryKey: placeKeys.all },
    (cached): CachedPlaces | undefined => {
      if (!cached) return undefined;
      if (Array.isArray(cached)) return cached.map((place) => rated(place));
      if (!('pages' in cached)) return rated<Place>(cached);
      const pages = cached.pages.map((page) => ({
        ...page,
        items: page.items.map((place) => rated(place)),
      }));
      return { ...cached, pages };
    },
  );
  client.setQueryData(favoritePlaceQuery(uid, placeId).queryKey, (place) => place && rated(place));
  void client.invalidateQueries({ queryKey: [...placeKeys.all, 'top'], refetchType: 'none' });
}

import { useState } from 'react';
import { useQueries } from '@tanstack/react-query';
import { placeQuery } from '#features/places/data/place-queries.ts';
import type { ClubOffer } from '#features/offers/model/club-offer.ts';
import type { QueryState } from '#ui/query-view.tsx';

/**
 * Holds back a page of offers until their places are read, because the opening hours of a place change the height of a
 * card. The previous page stays visible until then. A place that fails to load does not block the page: its card
 * retries.
 */
export function useOffersWithPlaces<Page extends { items: readonly ClubOffer[] }>(
  query: QueryState<Page>,
): QueryState<Page> {
  const { data, error, isPlaceholderData = false, refetch } = query;
  const [previousPage, setPreviousPage] = useState<Page>();
  const placeIds = [...new Set(data?.items.map(({ placeId }) => placeId))];
  const arePlacesLoaded = useQueries({
    queries: placeIds.map((placeId) => placeQuery(placeId)),
    combine: (places) => places.every(({ isFetched }) => isFetched),
  });
  if (arePlacesLoaded && previousPage !== data) setPreviousPage(data);
  const shownPage = arePlacesLoaded ? data : previousPage;
  return {
    data: shownPage,
    error,
    isPlaceholderData: isPlaceholderData || shownPage !== data,
    refetch,
  };
}

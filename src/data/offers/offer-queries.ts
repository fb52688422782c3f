import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import type { PageCursor } from '../page-cursor.ts';
import { getOffer, listOffers, listOffersOfPlace } from './offer-store.ts';

/** Everything cached of offers begins with this key. */
export const offerKeys = { all: ['offers'] as const };

/** One offer. */
export function offerQuery(id: string) {
  return queryOptions({
    queryKey: [...offerKeys.all, 'one', id] as const,
    queryFn: () => getOffer(id),
  });
}

/** What a place offers to members of the club. */
export function placeOffersQuery(placeId: string) {
  return queryOptions({
    queryKey: [...offerKeys.all, 'place', placeId] as const,
    queryFn: () => listOffersOfPlace(placeId, new Date()),
  });
}

/** What all places offer to members of the club, 25 offers at a time. */
export function offersQuery() {
  return infiniteQueryOptions({
    queryKey: [...offerKeys.all, 'listed'] as const,
    queryFn: ({ pageParam }) => listOffers(new Date(), pageParam),
    initialPageParam: null as PageCursor | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 60_000,
  });
}

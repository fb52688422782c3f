import {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  queryOptions,
} from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import type { PageCursor } from '#platform/firestore/page-cursor.ts';
import { memberKeys } from '#platform/firestore/member-keys.ts';
import { listKeptOffers } from './kept-offer-store.ts';
import { offerKeys } from './offer-keys.ts';
import { getOffer } from './offer-store.ts';

const keptKey = (uid: string) => [...memberKeys.of(uid), 'kept-offers'] as const;

/** The offers of a place as whoever keeps it sees them, `pageSize` at a time. */
export function keptOffersOfPlaceQuery(uid: string, placeId: string, pageSize: number) {
  return infiniteQueryOptions({
    queryKey: [...keptKey(uid), 'place', placeId, pageSize] as const,
    queryFn: ({ pageParam }) => listKeptOffers(placeId, { cursor: pageParam, pageSize }),
    initialPageParam: null as PageCursor | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 10_000,
  });
}

/** One page of the offers of every place, or of one, for the super admin `uid`. */
export function keptOfferPageQuery(uid: string, placeId: string | null, cursor: PageCursor | null) {
  return queryOptions({
    queryKey: [...keptKey(uid), 'page', placeId, cursor] as const,
    queryFn: () => listKeptOffers(placeId, { cursor }),
    // The page before stays while the next one comes, but not for another place.
    placeholderData: (known, query) =>
      query?.queryKey.at(-2) === placeId ? keepPreviousData(known) : undefined,
    staleTime: 10_000,
  });
}

/** An offer that is about to be edited: read anew each time, and left alone while somebody types. */
export function editedOfferQuery(uid: string, id: string) {
  return queryOptions({
    queryKey: [...keptKey(uid), 'one', id] as const,
    queryFn: () => getOffer(id),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** A change of offers. Whether it worked or not, the lists are read again before it counts as done. */
export function offerMutation<T>(
  client: QueryClient,
  uid: string,
  change: (value: T) => Promise<unknown>,
) {
  return mutationOptions({
    mutationKey: ['offers', 'change'],
    mutationFn: change,
    onSettled: () =>
      Promise.all(
        [[...keptKey(uid), 'place'], [...keptKey(uid), 'page'], offerKeys.all].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

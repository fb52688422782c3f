import {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  queryOptions,
} from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import type { PageCursor } from '#platform/firestore/page-cursor.ts';
import { memberKeys } from '#platform/firestore/member-keys.ts';
import { listManagedOffers } from './managed-offer-store.ts';
import { offerKeys } from './offer-keys.ts';
import { getOffer } from './offer-store.ts';

const managedOffersKey = (uid: string) => [...memberKeys.of(uid), 'kept-offers'] as const;

/** The offers of a managed place, in pages of `pageSize`. */
export function managedOffersOfPlaceQuery(uid: string, placeId: string, pageSize: number) {
  return infiniteQueryOptions({
    queryKey: [...managedOffersKey(uid), 'place', placeId, pageSize] as const,
    queryFn: ({ pageParam }) => listManagedOffers(placeId, { cursor: pageParam, pageSize }),
    initialPageParam: null as PageCursor | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 10_000,
  });
}

/** One page of the offers of all places, or of one place, for the super admin `uid`. */
export function managedOfferPageQuery(
  uid: string,
  placeId: string | null,
  cursor: PageCursor | null,
) {
  return queryOptions({
    queryKey: [...managedOffersKey(uid), 'page', placeId, cursor] as const,
    queryFn: () => listManagedOffers(placeId, { cursor }),
    // The previous page stays while the next one loads, but not after a change of the place.
    placeholderData: (previousData, query) =>
      query?.queryKey.at(-2) === placeId ? keepPreviousData(previousData) : undefined,
    staleTime: 10_000,
  });
}

/** The offer to edit: always read from the server, and not refetched while the user edits. */
export function editedOfferQuery(uid: string, id: string) {
  return queryOptions({
    queryKey: [...managedOffersKey(uid), 'one', id] as const,
    queryFn: () => getOffer(id),
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** A mutation of offers. It settles after the lists are refetched, on success and on failure. */
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
        [
          [...managedOffersKey(uid), 'place'],
          [...managedOffersKey(uid), 'page'],
          offerKeys.all,
        ].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
}

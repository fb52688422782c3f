import { queryOptions } from '@tanstack/react-query';

import { getOffer, listOffersOfPlace } from './offer-store.ts';

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

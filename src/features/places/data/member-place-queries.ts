import { queryOptions } from '@tanstack/react-query';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import { loadActivePlace } from './active-place-loader.ts';

/**
 * The place that something of a person is about, such as a booking or a receipt; null when it is inactive or gone. Which
 * places these are is forgotten with the person.
 */
export function placeOfMemberQuery(uid: string, placeId: string) {
  return queryOptions({
    queryKey: [...memberKeys.of(uid), 'place', placeId] as const,
    queryFn: () => loadActivePlace(placeId),
    staleTime: 60_000,
  });
}

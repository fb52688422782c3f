import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import { clearRecentPlaces, listRecentPlaces } from './recent-place-store.ts';

const recentPlacesKey = (uid: string) => [...memberKeys.of(uid), 'recent-places'] as const;

/** Query of the places that a user opened on this device. Reads no documents. */
export function recentPlacesQuery(uid: string) {
  return queryOptions({
    queryKey: recentPlacesKey(uid),
    queryFn: () => listRecentPlaces(uid),
    retry: false,
    // Every visit to a place changes the list, in this tab or another.
    staleTime: 0,
  });
}

/** Mutation for 'Limpar histórico'. */
export function clearRecentPlacesMutation(client: QueryClient, uid: string) {
  return mutationOptions({
    mutationFn: () => Promise.resolve().then(() => clearRecentPlaces(uid)),
    onSettled: () => client.invalidateQueries({ queryKey: recentPlacesKey(uid) }),
  });
}

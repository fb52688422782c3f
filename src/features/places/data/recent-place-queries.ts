import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import { forgetRecentPlaces, listRecentPlaces } from './recent-place-store.ts';

const recentPlacesKey = (uid: string) => [...memberKeys.of(uid), 'recent-places'] as const;

/** The places that a person opened on this device; no document reads. */
export function recentPlacesQuery(uid: string) {
  return queryOptions({
    queryKey: recentPlacesKey(uid),
    queryFn: () => listRecentPlaces(uid),
    retry: false,
    // Every opening of a place changes it, in this tab or another.
    staleTime: 0,
  });
}

/** 'Limpar histórico'. */
export function forgetRecentPlacesMutation(client: QueryClient, uid: string) {
  return mutationOptions({
    mutationFn: () => Promise.resolve().then(() => forgetRecentPlaces(uid)),
    onSettled: () => client.invalidateQueries({ queryKey: recentPlacesKey(uid) }),
  });
}

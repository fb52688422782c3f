import {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  queryOptions,
} from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { foldText } from '#domain/fold-text.ts';
import type { User } from '#domain/user.ts';

import { managerKeys } from '../managers/manager-keys.ts';
import { memberKeys } from '../users/member-keys.ts';
import { listManagedPlaces } from './managed-place-store.ts';
import type { ManagedCursor } from './managed-place-store.ts';
import { placeKeys } from './place-queries.ts';
import { removePlace } from './place-removal-store.ts';
import { listPlacesByTitlePrefix } from './place-store.ts';

const managedKey = (uid: string) => [...memberKeys.of(uid), 'managed-places'] as const;

/** The places that somebody manages, 40 at a time. Another list of entrusted places is another query. */
export function managedPlacesQuery({ uid, managedPlaces }: Pick<User, 'uid' | 'managedPlaces'>) {
  return infiniteQueryOptions({
    queryKey: [...managedKey(uid), managedPlaces] as const,
    queryFn: ({ pageParam }) => listManagedPlaces(uid, managedPlaces, pageParam),
    initialPageParam: null as ManagedCursor | null,
    getNextPageParam: (page) => page.next,
    staleTime: 60_000,
  });
}

/** Active places whose title begins with a text, by title: what a super admin chooses from. */
export function placesByTitleQuery(text: string) {
  const folded = foldText(text);
  return queryOptions({
    queryKey: [...placeKeys.all, 'by-title', folded] as const,
    queryFn: () => listPlacesByTitlePrefix(folded, 10),
    staleTime: 60_000,
    // The rows stay while the next ones come.
    placeholderData: keepPreviousData,
  });
}

/** Removes a place for good; every list that may show it is read again. */
export function placeRemovalMutation(
  client: QueryClient,
  { uid, isSuperAdmin }: { uid: string; isSuperAdmin: boolean },
) {
  return mutationOptions({
    mutationFn: (placeId: string) => removePlace(placeId, { mayClean: isSuperAdmin }),
    onSuccess: async (_done, placeId) => {
      client.removeQueries({ queryKey: placeKeys.one(placeId) });
      await Promise.all(
        [managedKey(uid), managerKeys.overview(uid), placeKeys.all].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
}

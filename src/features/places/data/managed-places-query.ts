import { infiniteQueryOptions } from '@tanstack/react-query';
import { memberKeys } from '#platform/firestore/member-keys.ts';
import type { User } from '#features/account/model/user.ts';
import { lazyStore } from '#platform/firestore/lazy-store.ts';
import type { ManagedPlaceCursor } from './managed-place-store.ts';

/** Query keys of the manager panel. */
export const managerKeys = {
  overview: (uid: string) => [...memberKeys.of(uid), 'manager-overview'] as const,
};

const loadStore = lazyStore(() => import('./managed-place-store.ts'));

export const managedPlacesKey = (uid: string) => [...memberKeys.of(uid), 'managed-places'] as const;

/** Query of the places that a user manages, 40 per page. The query key contains the assigned places. */
export function managedPlacesQuery({ uid, managedPlaces }: Pick<User, 'uid' | 'managedPlaces'>) {
  return infiniteQueryOptions({
    queryKey: [...managedPlacesKey(uid), managedPlaces] as const,
    queryFn: async ({ pageParam }) =>
      (await loadStore()).listManagedPlaces(uid, managedPlaces, pageParam),
    initialPageParam: null as ManagedPlaceCursor | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 60_000,
  });
}

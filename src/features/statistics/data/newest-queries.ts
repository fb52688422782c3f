import { queryOptions } from '@tanstack/react-query';

import { listNewestPlaces } from '#features/places/data/place-store.ts';
import { memberKeys } from '#platform/firestore/member-keys.ts';
import { listNewestUsers } from '#features/users/data/admin-user-store.ts';

/** Length of the recent lists on the dashboard. */
const newestCount = 5;

/** The newest places, for the super admin `uid`; removed from the cache on sign-out. */
export function newestPlacesQuery(uid: string) {
  return queryOptions({
    queryKey: [...memberKeys.of(uid), 'newest-places'] as const,
    queryFn: () => listNewestPlaces(newestCount),
  });
}

/** The newest users, for the super admin `uid`; removed from the cache on sign-out. */
export function newestUsersQuery(uid: string) {
  return queryOptions({
    queryKey: [...memberKeys.of(uid), 'newest-users'] as const,
    queryFn: () => listNewestUsers(newestCount),
  });
}

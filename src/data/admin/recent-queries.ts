import { queryOptions } from '@tanstack/react-query';

import { listRecentPlaces } from '../places/recent-place-store.ts';
import { memberKeys } from '../users/member-keys.ts';
import { listRecentUsers } from '../users/recent-user-store.ts';

/** Length of the dashboard's recent lists (SPEC section 9). */
const recentCount = 5;

/** The newest places, for the super admin `uid`: forgotten when they sign out. */
export function recentPlacesQuery(uid: string) {
  return queryOptions({
    queryKey: [...memberKeys.of(uid), 'recent-places'] as const,
    queryFn: () => listRecentPlaces(recentCount),
  });
}

/** The newest people, for the super admin `uid`: forgotten when they sign out. */
export function recentUsersQuery(uid: string) {
  return queryOptions({
    queryKey: [...memberKeys.of(uid), 'recent-users'] as const,
    queryFn: () => listRecentUsers(recentCount),
  });
}

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import type { PageCursor } from '#platform/firestore/page-cursor.ts';
import { minuteMs } from '#shared/time-units.ts';
import type { AdminPlaceCriteria, AdminPlacePage } from './admin-place-store.ts';
import { countAdminPlaces, listAdminPlaces, listSuperAdmins } from './admin-place-store.ts';
import { placeKeys } from '../place-queries.ts';
import { searchKeys } from '../../../search/data/search-keys.ts';

const adminPlaceKeys = {
  all: (uid: string) => [...memberKeys.of(uid), 'admin-places'] as const,
  pages: (uid: string) => [...adminPlaceKeys.all(uid), 'page'] as const,
};

/** Query of the uids of all super admins, for the super admin `uid`. */
export function superAdminsQuery(uid: string) {
  return queryOptions({
    queryKey: [...memberKeys.of(uid), 'super-admins'] as const,
    queryFn: listSuperAdmins,
    staleTime: 5 * minuteMs,
  });
}

/**
 * Query of one page of the admin list for the super admin `uid`. While a page loads, the previous page stays visible.
 */
export function adminPlacesQuery(
  uid: string,
  criteria: AdminPlaceCriteria,
  cursor: PageCursor | null,
) {
  return queryOptions({
    queryKey: [...adminPlaceKeys.pages(uid), criteria, cursor] as const,
    queryFn: async ({ client }) =>
      listAdminPlaces(criteria, {
        cursor,
        superAdmins: await loadExcludedCreators(client, uid, criteria),
      }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
}

/** Query of the number of places in the selection; null if it cannot be counted. */
export function adminPlacesCountQuery(uid: string, criteria: AdminPlaceCriteria) {
  const { sort: _sort, ...countedCriteria } = criteria;
  return queryOptions({
    queryKey: [...adminPlaceKeys.all(uid), 'count', countedCriteria] as const,
    queryFn: async ({ client }) =>
      countAdminPlaces(criteria, await loadExcludedCreators(client, uid, criteria)),
    staleTime: 10_000,
  });
}

/** Query of the number of places that await approval; null if it cannot be counted. */
export function unapprovedPlacesCountQuery(uid: string) {
  return adminPlacesCountQuery(uid, {
    text: '',
    categoryId: null,
    status: 'aguardando',
    sort: 'recentes',
  });
}

async function loadExcludedCreators(
  client: QueryClient,
  uid: string,
  { status }: AdminPlaceCriteria,
) {
  return status === 'aguardando' ? client.ensureQueryData(superAdminsQuery(uid)) : [];
}

/**
 * Updates the status of places in the cached pages without reading them. Marks the admin queries and the public lists
 * as stale.
 */
export function updateCachedActivation(
  client: QueryClient,
  uid: string,
  ids: readonly string[],
  isActive: boolean,
): void {
  const changedIds = new Set(ids);
  client.setQueriesData<AdminPlacePage>(
    { queryKey: adminPlaceKeys.pages(uid) },
    (page) =>
      page && {
        ...page,
        places: page.places.map((place) =>
          changedIds.has(place.id) ? { ...place, isActive } : place,
        ),
      },
  );
  // A row that no longer matches the filter stays visible until the list is opened again.
  void client.invalidateQueries({ queryKey: adminPlaceKeys.all(uid), refetchType: 'none' });
  invalidatePublicPlaces(client);
}

/** Reloads the list after places were added or deleted. */
export function reloadAdminPlaces(client: QueryClient, uid: string): Promise<void> {
  invalidatePublicPlaces(client);
  return client.invalidateQueries({ queryKey: adminPlaceKeys.all(uid) });
}

function invalidatePublicPlaces(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: placeKeys.all });
  void client.invalidateQueries({ queryKey: searchKeys.index });
}

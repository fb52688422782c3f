import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import type { AdminPlaceCursor } from './admin-place-cursor.ts';
import type { AdminPlaceSelection } from './admin-place-query.ts';
import { countAdminPlaces, listAdminPlaces, listSuperAdmins } from './admin-place-store.ts';
import type { AdminPlacePage } from './admin-place-store.ts';
import { placeKeys } from '../place-queries.ts';
import { searchKeys } from '../../../search/data/search-keys.ts';

const adminPlaceKeys = {
  all: (uid: string) => [...memberKeys.of(uid), 'admin-places'] as const,
  pages: (uid: string) => [...adminPlaceKeys.all(uid), 'page'] as const,
};

/** Who approves places, for the super admin `uid`. */
export function superAdminsQuery(uid: string) {
  return queryOptions({
    queryKey: [...memberKeys.of(uid), 'super-admins'] as const,
    queryFn: listSuperAdmins,
    staleTime: 5 * 60_000,
  });
}

/** One page of the list of the super admin `uid`; the page before stays until it is here. */
export function adminPlacesQuery(
  uid: string,
  selection: AdminPlaceSelection,
  cursor: AdminPlaceCursor | null,
) {
  return queryOptions({
    queryKey: [...adminPlaceKeys.pages(uid), selection, cursor] as const,
    queryFn: async ({ client }) =>
      listAdminPlaces(selection, { cursor, superAdmins: await creators(client, uid, selection) }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
}

/** How many places the selection holds; null where nobody counts. */
export function adminPlacesCountQuery(uid: string, selection: AdminPlaceSelection) {
  const { sort: _sort, ...counted } = selection;
  return queryOptions({
    queryKey: [...adminPlaceKeys.all(uid), 'count', counted] as const,
    queryFn: async ({ client }) =>
      countAdminPlaces(selection, await creators(client, uid, selection)),
    staleTime: 10_000,
  });
}

async function creators(client: QueryClient, uid: string, { standing }: AdminPlaceSelection) {
  return standing === 'aguardando' ? client.ensureQueryData(superAdminsQuery(uid)) : [];
}

/** Shows in the pages at hand what places have become, without reading them; everything else is read when needed. */
export function showActivation(
  client: QueryClient,
  uid: string,
  ids: readonly string[],
  isActive: boolean,
): void {
  const changed = new Set(ids);
  client.setQueriesData<AdminPlacePage>(
    { queryKey: adminPlaceKeys.pages(uid) },
    (page) =>
      page && {
        ...page,
        places: page.places.map((place) =>
          changed.has(place.id) ? { ...place, isActive } : place,
        ),
      },
  );
  // A row that no longer fits its filter stays where the person just changed it, until the list is opened again.
  void client.invalidateQueries({ queryKey: adminPlaceKeys.all(uid), refetchType: 'none' });
  forgetPublicPlaces(client);
}

/** Reads the list again: places came or went. */
export function rereadAdminPlaces(client: QueryClient, uid: string): Promise<void> {
  forgetPublicPlaces(client);
  return client.invalidateQueries({ queryKey: adminPlaceKeys.all(uid) });
}

function forgetPublicPlaces(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: placeKeys.all });
  void client.invalidateQueries({ queryKey: searchKeys.index });
}

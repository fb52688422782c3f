import { useMemo, useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { managedPlacesQuery } from '#features/places/data/managed-places-query.ts';
import type { Place } from '#features/places/model/place.ts';
import type { User } from '#features/account/model/user.ts';

/**
 * Returns the loaded places that the user manages, without duplicates, sorted by title. If the list of assigned places
 * changes, the previous places stay visible while the new ones load, so that text being written about a place is not
 * lost.
 */
export function useManagedPlaces(user: User) {
  const list = useInfiniteQuery(managedPlacesQuery(user));
  const [loadedUser, setLoadedUser] = useState(user);
  if (list.data && loadedUser !== user) setLoadedUser(user);
  const previousData = useInfiniteQuery({ ...managedPlacesQuery(loadedUser), enabled: false }).data;
  const pages = (list.data ?? (loadedUser.uid === user.uid ? previousData : undefined))?.pages;
  const loadedGroups = useMemo(() => {
    if (!pages) return null;
    const seenIds = new Set<string>();
    const groups = pages.map(({ places }) =>
      places.filter(({ id }) => !seenIds.has(id) && seenIds.add(id)).sort(compareTitles),
    );
    return { groups, missingIds: pages.flatMap(({ missingIds }) => missingIds) };
  }, [pages]);
  const places = useMemo(() => loadedGroups?.groups.flat().sort(compareTitles), [loadedGroups]);
  return {
    ...list,
    places: places ?? null,
    groups: loadedGroups?.groups ?? [],
    missingIds: loadedGroups?.missingIds ?? [],
    /**
     * The places of all loaded pages as the result of one query. `data` below has them as a single page, for
     * EndlessList.
     */
    query: {
      data: places,
      error: list.isFetchNextPageError ? null : list.error,
      refetch: list.refetch,
    },
    data: places && { pages: [{ items: places }] },
  };
}

function compareTitles(place: Place, other: Place): number {
  return place.title.localeCompare(other.title, 'pt-BR');
}

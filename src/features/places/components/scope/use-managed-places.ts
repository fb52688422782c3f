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
  const [loadedFor, setLoadedFor] = useState(user);
  if (list.data && loadedFor !== user) setLoadedFor(user);
  const before = useInfiniteQuery({ ...managedPlacesQuery(loadedFor), enabled: false }).data;
  const pages = (list.data ?? (loadedFor.uid === user.uid ? before : undefined))?.pages;
  const known = useMemo(() => {
    if (!pages) return null;
    const seen = new Set<string>();
    const groups = pages.map(({ places }) =>
      places.filter(({ id }) => !seen.has(id) && seen.add(id)).sort(byTitle),
    );
    return { groups, missing: pages.flatMap(({ missing }) => missing) };
  }, [pages]);
  const places = useMemo(() => known?.groups.flat().sort(byTitle), [known]);
  return {
    ...list,
    places: places ?? null,
    groups: known?.groups ?? [],
    missing: known?.missing ?? [],
    /** All loaded pages as one result; `data` holds them as a single page of a list. */
    query: {
      data: places,
      error: list.isFetchNextPageError ? null : list.error,
      refetch: list.refetch,
    },
    data: places && { pages: [{ items: places }] },
  };
}

function byTitle(one: Place, other: Place): number {
  return one.title.localeCompare(other.title, 'pt-BR');
}

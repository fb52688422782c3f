import { useMemo, useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { managedPlacesQuery } from '#features/places/data/managed-places-query.ts';
import type { Place } from '#features/places/model/place.ts';
import type { User } from '#features/account/model/user.ts';

/**
 * The places that somebody manages, as far as they are loaded: each once, by title. When other places were entrusted
 * to them, those of before stay until the new ones are there, and with them what is being written about one.
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
    /** All of them as one answer; `data` has them as the one page of a list. */
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

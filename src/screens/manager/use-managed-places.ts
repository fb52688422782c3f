import { useMemo } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { managedPlacesQuery } from '#data/places/managed-place-queries.ts';
import type { Place } from '#domain/place.ts';
import type { User } from '#domain/user.ts';

/** The places that somebody manages, as far as they are loaded: each once, by title. */
export function useManagedPlaces(user: User) {
  const list = useInfiniteQuery(managedPlacesQuery(user));
  const pages = list.data?.pages;
  const known = useMemo(() => {
    if (!pages) return null;
    const seen = new Set<string>();
    const groups = pages.map(({ places }) =>
      places
        .filter(({ id }) => !seen.has(id) && seen.add(id))
        .sort((one, other) => one.title.localeCompare(other.title, 'pt-BR')),
    );
    return { groups, missing: pages.flatMap(({ missing }) => missing) };
  }, [pages]);
  const places = useMemo(() => known?.groups.flat().sort(byTitle) ?? null, [known]);
  return { ...list, places, groups: known?.groups ?? [], missing: known?.missing ?? [] };
}

function byTitle(one: Place, other: Place): number {
  return one.title.localeCompare(other.title, 'pt-BR');
}

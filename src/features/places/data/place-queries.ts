import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import type { ListedPlace } from '#features/places/model/place.ts';

import type { Page, PageCursor } from '#platform/firestore/page-cursor.ts';
import { publicFreshMs } from '#platform/query-client.ts';
import { lazyStore } from '#platform/firestore/lazy-store.ts';

const store = lazyStore(() => import('./place-store.ts'));

export const placeKeys = {
  all: ['places'] as const,
  one: (id: string) => ['places', 'one', id] as const,
  top: (count: number) => ['places', 'top', count] as const,
  ofCategory: (categoryId: string) => ['places', 'category', categoryId] as const,
};

/**
 * Query of one place by id. Fails with 'not-found' if the place does not exist, if it is inactive and the user may not
 * read it, or if the id is invalid.
 */
export function placeQuery(id: string) {
  return queryOptions({
    queryKey: placeKeys.one(id),
    queryFn: async () => (await store()).getPlace(id),
    staleTime: publicFreshMs,
  });
}

/** Query of the active places of a category, newest first, 24 per page. */
export function categoryPlacesQuery(categoryId: string) {
  return infiniteQueryOptions({
    queryKey: placeKeys.ofCategory(categoryId),
    queryFn: async ({ pageParam }): Promise<Page<ListedPlace>> =>
      (await store()).listPlacesOfCategory({ categoryId, cursor: pageParam }),
    initialPageParam: null as PageCursor | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: publicFreshMs,
  });
}

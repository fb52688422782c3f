import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { searchKeys } from '#features/search/data/search-keys.ts';
import { memberKeys } from '#platform/firestore/member-keys.ts';
import { countCategoryPlaces, listAllCategories } from './category-admin-store.ts';

const allCategoriesKey = (uid: string) => [...memberKeys.of(uid), 'all-categories'] as const;

/**
 * Returns the query of all categories for the super admin `uid`. Stale after ten seconds, so that opening the list
 * refetches it.
 */
export function allCategoriesQuery(uid: string) {
  return queryOptions({
    queryKey: allCategoriesKey(uid),
    queryFn: listAllCategories,
    staleTime: 10_000,
  });
}

/** Returns the query of the number of places of a category. It is refetched each time the delete dialog opens. */
export function categoryPlacesCountQuery(uid: string, id: string) {
  return queryOptions({
    queryKey: [...memberKeys.of(uid), 'category-places', id] as const,
    queryFn: () => countCategoryPlaces(id),
    staleTime: 0,
    gcTime: 0,
  });
}

/**
 * Returns a mutation of categories by the super admin `uid`. After success or failure, the categories, places and
 * search index in the cache become stale. The mutation settles when the admin list is refetched; public queries are
 * refetched in the background.
 */
export function categoryMutation<T>(
  client: QueryClient,
  uid: string,
  change: (value: T) => Promise<unknown>,
) {
  return mutationOptions({
    mutationKey: ['categories', 'change'],
    mutationFn: change,
    onSettled: () => {
      for (const queryKey of [['categories'], ['places'], searchKeys.index]) {
        void client.invalidateQueries({ queryKey });
      }
      return client.invalidateQueries({ queryKey: allCategoriesKey(uid) });
    },
  });
}

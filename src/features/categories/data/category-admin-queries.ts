import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { searchKeys } from '#features/search/data/search-keys.ts';
import { memberKeys } from '#platform/firestore/member-keys.ts';
import { countCategoryPlaces, listAllCategories } from './category-admin-store.ts';

const keysOf = (uid: string) => [...memberKeys.of(uid), 'all-categories'] as const;

/** Every category, for the super admin `uid`; asked again whenever the list is opened. */
export function allCategoriesQuery(uid: string) {
  return queryOptions({ queryKey: keysOf(uid), queryFn: listAllCategories, staleTime: 10_000 });
}

/** How many places are of a category: asked anew each time somebody is about to delete it. */
export function categoryPlacesCountQuery(uid: string, id: string) {
  return queryOptions({
    queryKey: [...memberKeys.of(uid), 'category-places', id] as const,
    queryFn: () => countCategoryPlaces(id),
    staleTime: 0,
    gcTime: 0,
  });
}

/**
 * A change of categories by the super admin `uid`. Whether it worked or not, every list of categories is read
 * again: the own one before the change counts as done, those of visitors behind it.
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
      return client.invalidateQueries({ queryKey: keysOf(uid) });
    },
  });
}

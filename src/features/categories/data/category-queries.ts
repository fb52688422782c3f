import { queryOptions } from '@tanstack/react-query';

import { lazyStore } from '#platform/firestore/lazy-store.ts';
import { minuteMs } from '#shared/time-units.ts';

const store = lazyStore(() => import('./category-store.ts'));

export const categoryKeys = {
  active: ['categories', 'active'] as const,
  one: (id: string) => ['categories', 'one', id] as const,
};

/** Returns the query of the active categories, shared by all components that need them. */
export function categoriesQuery() {
  return queryOptions({
    queryKey: categoryKeys.active,
    queryFn: async () => (await store()).listCategories(),
    staleTime: 10 * minuteMs,
  });
}

/**
 * Returns the query of one category by id; null if it does not exist. Reads the document only if the cached list does
 * not contain the category.
 */
export function categoryQuery(id: string) {
  return queryOptions({
    queryKey: categoryKeys.one(id),
    queryFn: async ({ client }) =>
      client.getQueryData(categoriesQuery().queryKey)?.find((category) => category.id === id) ??
      (await store()).getCategory(id),
    staleTime: 10 * minuteMs,
  });
}

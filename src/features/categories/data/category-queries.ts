import { queryOptions } from '@tanstack/react-query';

import { lazyStore } from '#platform/firestore/lazy-store.ts';

const store = lazyStore(() => import('./category-store.ts'));

export const categoryKeys = {
  active: ['categories', 'active'] as const,
  one: (id: string) => ['categories', 'one', id] as const,
};

/** The active categories: one request for the strip, the grid, the menu and every category page. */
export function categoriesQuery() {
  return queryOptions({
    queryKey: categoryKeys.active,
    queryFn: async () => (await store()).listCategories(),
    staleTime: 10 * 60_000,
  });
}

/** One category by id, null when there is none; read alone only where the list is not at hand. */
export function categoryQuery(id: string) {
  return queryOptions({
    queryKey: categoryKeys.one(id),
    queryFn: async ({ client }) =>
      client.getQueryData(categoriesQuery().queryKey)?.find((category) => category.id === id) ??
      (await store()).getCategory(id),
    staleTime: 10 * 60_000,
  });
}

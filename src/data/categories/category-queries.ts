import { queryOptions } from '@tanstack/react-query';

import { listCategories } from './category-store.ts';

export const categoryKeys = {
  active: ['categories', 'active'] as const,
};

/** The active categories: one request for the strip, the grid, the menu and every category page. */
export function categoriesQuery() {
  return queryOptions({
    queryKey: categoryKeys.active,
    queryFn: listCategories,
    staleTime: 10 * 60_000,
  });
}

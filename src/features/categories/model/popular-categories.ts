import type { Category } from './category.ts';

/** Slugs of the shortcuts under 'Categorias Populares'. */
const popularCategorySlugs = ['shows', 'restaurantes', 'bares', 'eventos'] as const;

/** Returns the given categories that are popular and active, in the order of the shortcuts. */
export function popularCategories(categories: readonly Category[]): Category[] {
  return popularCategorySlugs.flatMap(
    (slug) => categories.find((category) => category.slug === slug && category.isActive) ?? [],
  );
}

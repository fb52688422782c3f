/** Icon names offered for categories. */
export const categoryIcons = [
  'Filter',
  'Wine',
  'Music',
  'MapPin',
  'Star',
  'Heart',
  'Calendar',
  'Camera',
] as const;
export type CategoryIcon = (typeof categoryIcons)[number];

export interface Category {
  id: string;
  name: string;
  /** Slug of the name, as in /places/{slug}. */
  slug: string;
  description: string;
  icon: CategoryIcon;
  /** Ascending position; lower comes first. */
  order: number;
  isActive: boolean;
}

/** Display name of an unknown or deleted category. */
export const unknownCategoryName = 'Categoria';

/** Default categories in order; only created if no category exists. */
export const defaultCategories = [
  { name: 'Bares', order: 1, icon: 'Wine' },
  { name: 'Restaurantes', order: 2, icon: 'Star' },
  { name: 'Shows', order: 3, icon: 'Music' },
  { name: 'Passeios', order: 4, icon: 'MapPin' },
  { name: 'Baladas', order: 5, icon: 'Heart' },
] as const satisfies readonly Pick<Category, 'name' | 'order' | 'icon'>[];

/** Slugs of the shortcuts under 'Categorias Populares'. */
const popularCategorySlugs = ['shows', 'restaurantes', 'bares', 'eventos'] as const;

/** Returns the active categories by order, then name, as shown to visitors. */
export function visibleCategories(categories: readonly Category[]): Category[] {
  return categories
    .filter((category) => category.isActive)
    .sort((a, b) => a.order - b.order || a.name.localeCompare(b.name, 'pt-BR'));
}

/** Returns the given categories that are popular and active, in the order of the shortcuts. */
export function popularCategories(categories: readonly Category[]): Category[] {
  return popularCategorySlugs.flatMap(
    (slug) => categories.find((category) => category.slug === slug && category.isActive) ?? [],
  );
}

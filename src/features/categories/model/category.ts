/** Icon names offered for categories (SPEC section 3). */
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

/** The name shown for a category that is unknown or gone (SPEC section 3). */
export const unknownCategoryName = 'Categoria';

/** Seeded only when no category exists, in this order (SPEC section 5). */
export const defaultCategories = [
  { name: 'Bares', order: 1, icon: 'Wine' },
  { name: 'Restaurantes', order: 2, icon: 'Star' },
  { name: 'Shows', order: 3, icon: 'Music' },
  { name: 'Passeios', order: 4, icon: 'MapPin' },
  { name: 'Baladas', order: 5, icon: 'Heart' },
] as const satisfies readonly Pick<Category, 'name' | 'order' | 'icon'>[];

/** Slugs of the shortcuts under 'Categorias Populares' (SPEC section 2). */
const popularCategorySlugs = ['shows', 'restaurantes', 'bares', 'eventos'] as const;

/** Categories as visitors see them: active ones, by order, then by name. */
export function visibleCategories(categories: readonly Category[]): Category[] {
  return categories
    .filter((category) => category.isActive)
    .sort((a, b) => a.order - b.order || a.name.localeCompare(b.name, 'pt-BR'));
}

/** The popular shortcuts among these categories: only those that exist and are active (DESIGN section 11). */
export function popularCategories(categories: readonly Category[]): Category[] {
  return popularCategorySlugs.flatMap(
    (slug) => categories.find((category) => category.slug === slug && category.isActive) ?? [],
  );
}

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

/** Display name of an unknown or deleted category. */
export const unknownCategoryName = 'Categoria';

/** Default categories in order; only created if no category exists. */
export const defaultCategories = [
  { name: 'Bares', order: 1, icon: 'Wine' },
  { name: 'Restaurantes', order: 2, icon: 'Star' },
  { name: 'Shows', order: 3, icon: 'Music' },
  { name: 'Passeios', order: 4, icon: 'MapPin' },
  { name: 'Baladas', order: 5, icon: 'Heart' },
] as const satisfies readonly { name: string; order: number; icon: CategoryIcon }[];

/** Maximum number of categories. */
export const maxCategories = 50;

/** Maximum order that the form accepts. */
export const maxCategoryOrder = 9999;

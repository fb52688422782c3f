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

/** Maximum number of categories. */
export const maxCategories = 50;

/** Maximum order that the form accepts. */
export const maxCategoryOrder = 9999;

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

import { categoryCardIcon } from '#features/categories/model/category-icon.ts';
import type { CategoryCardIcon } from '#features/categories/model/category-icon.ts';
import type { Category } from '#features/categories/model/category.ts';

/** Drawings in public/previews (created by scripts/site-pictures.ts). */
export const previewNames = [
  'ilha',
  'bares',
  'restaurantes',
  'shows',
  'passeios',
  'baladas',
  'praias',
  'cafes',
  'eventos',
] as const;
export type PreviewName = (typeof previewNames)[number];

/** Pixels of a drawing; chat apps and social networks show this ratio (1.91:1) large and uncropped. */
export const previewSize = { width: 1200, height: 630 } as const;

const previewByIcon: Partial<Record<CategoryCardIcon, PreviewName>> = {
  Beer: 'bares',
  Wine: 'bares',
  Utensils: 'restaurantes',
  Music: 'shows',
  Mountain: 'passeios',
  Camera: 'passeios',
  PartyPopper: 'baladas',
  Umbrella: 'praias',
  Coffee: 'cafes',
  Calendar: 'eventos',
};

/**
 * Returns the drawing for the icon of a category's card; that of the island for any other category and for the site.
 */
export function previewName(category: Pick<Category, 'name' | 'icon'> | null): PreviewName {
  return (category && previewByIcon[categoryCardIcon(category)]) ?? 'ilha';
}

import { categoryCardIcon } from '#features/categories/model/category-icon.ts';
import type { CategoryCardIcon } from '#features/categories/model/category-icon.ts';
import type { Category } from '#features/categories/model/category.ts';

/** Drawings of public/previews (scripts/site-pictures.ts makes them). */
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

/** Pixels of a drawing: what chats and social networks show large, without cutting it (1.91:1). */
export const previewSize = { width: 1200, height: 630 } as const;

const ofIcon: Partial<Record<CategoryCardIcon, PreviewName>> = {
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

/** The drawing that fits the icon of a category's card; that of the island for any other, and for the site itself. */
export function previewName(category: Pick<Category, 'name' | 'icon'> | null): PreviewName {
  return (category && ofIcon[categoryCardIcon(category)]) ?? 'ilha';
}

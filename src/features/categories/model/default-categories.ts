import type { CategoryIcon } from './category-options.ts';

/** Default categories in order, with their Spanish and English names; only created if no category exists. */
export const defaultCategories = [
  { name: 'Bares', es: 'Bares', en: 'Bars', icon: 'Wine' },
  { name: 'Restaurantes', es: 'Restaurantes', en: 'Restaurants', icon: 'Star' },
  { name: 'Shows', es: 'Shows', en: 'Shows', icon: 'Music' },
  { name: 'Passeios', es: 'Paseos', en: 'Sights', icon: 'MapPin' },
  { name: 'Baladas', es: 'Boliches', en: 'Nightlife', icon: 'Heart' },
] as const satisfies readonly {
  name: string;
  es: string;
  en: string;
  icon: CategoryIcon;
}[];

import { barTranslations } from './bars.ts';
import { beachTranslations } from './beaches.ts';
import { cafeTranslations } from './cafes.ts';
import { eventPlaceTranslations } from './events.ts';
import { nightclubTranslations } from './nightclubs.ts';
import type { PlaceTranslations } from './place-translations.ts';
import { restaurantTranslations } from './restaurants.ts';
import { showTranslations } from './shows.ts';
import { tourTranslations } from './tours.ts';

/** Descriptions of all hand-written places in other languages, by title. */
export const placeTranslations: PlaceTranslations = {
  ...barTranslations,
  ...beachTranslations,
  ...cafeTranslations,
  ...eventPlaceTranslations,
  ...nightclubTranslations,
  ...restaurantTranslations,
  ...showTranslations,
  ...tourTranslations,
};

import * as brand from '#shared/brand.ts';
import type { SuggestedEntry } from '#features/search/model/suggestion.ts';
import { countText } from '#shared/formats/formats.es.ts';
import type { TranslationOf } from '#shared/translation.ts';

export function suggestionCountText(count: number, text: string): string {
  return count === 0
    ? `No hay sugerencias para “${text}”.`
    : countText(count, 'sugerencia', 'sugerencias');
}

export const searchLabel = 'Buscar lugares y eventos';
export const searchPlaceholder = `Buscar en ${brand.city}`;
export const suggestionsLabel = 'Sugerencias';
export const suggestionsUnavailable =
  'Las sugerencias no están disponibles en este momento. Presioná Enter para buscar.';
export const seeAllResults = 'Ver todos los resultados';
export const searchDescriptionsToo = 'Buscar también en las descripciones';

export const kindLabels: Record<SuggestedEntry['kind'], string> = {
  neighborhood: 'Barrio',
  category: 'Categoría',
  amenity: 'Servicio',
  concept: 'Búsqueda',
};

export type Complete = TranslationOf<
  typeof import('./suggestion-texts.ts'),
  typeof import('./suggestion-texts.es.ts')
>;

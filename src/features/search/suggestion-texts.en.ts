import type { SuggestedEntry } from '#features/search/model/suggestion.ts';
import * as brand from '#shared/brand.ts';
import { countText } from '#shared/formats/formats.en.ts';
import type { TranslationOf } from '#shared/translation.ts';

export function suggestionCountText(count: number, text: string): string {
  return count === 0
    ? `No suggestions for “${text}”.`
    : countText(count, 'suggestion', 'suggestions');
}

export const searchLabel = 'Search places and events';
export const searchPlaceholder = `Search in ${brand.city}`;
export const suggestionsLabel = 'Suggestions';
export const suggestionsUnavailable =
  'Suggestions are not available right now. Press Enter to search.';
export const seeAllResults = 'See all results';
export const searchDescriptionsToo = 'Search descriptions too';

export const kindLabels: Record<SuggestedEntry['kind'], string> = {
  neighborhood: 'Neighbourhood',
  category: 'Category',
  amenity: 'Amenity',
  concept: 'Search',
};

export type Complete = TranslationOf<
  typeof import('./suggestion-texts.ts'),
  typeof import('./suggestion-texts.en.ts')
>;

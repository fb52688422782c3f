import * as brand from '#shared/brand.ts';
import type { SuggestedEntry } from '#features/search/model/suggestion.ts';
import { countText } from '#shared/formats/formats.ts';

/** Returns '5 sugestões', or the message that there is none for a text. */
export function suggestionCountText(count: number, text: string): string {
  return count === 0
    ? `Nenhuma sugestão para “${text}”.`
    : countText(count, 'sugestão', 'sugestões');
}

export const searchLabel = 'Buscar lugares e eventos';
export const searchPlaceholder = `Buscar em ${brand.city}`;
export const suggestionsLabel = 'Sugestões';
export const suggestionsUnavailable = 'Sugestões indisponíveis agora. Aperte Enter para buscar.';
export const seeAllResults = 'Ver todos os resultados';
export const searchDescriptionsToo = 'Buscar também nas descrições';

export const kindLabels: Record<SuggestedEntry['kind'], string> = {
  neighborhood: 'Bairro',
  category: 'Categoria',
  amenity: 'Comodidade',
  concept: 'Busca',
};

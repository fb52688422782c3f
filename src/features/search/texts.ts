import * as brand from '#shared/brand.ts';
import type { PlaceSort } from '#features/search/model/place-filters.ts';
import type { ResultView } from '#features/search/model/search-params.ts';
import type { OpenFilter } from '#features/opening-hours/model/open-filter.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { countText } from '#shared/formats/formats.ts';
import { shortWeekdays } from '#shared/formats/weekdays.ts';

export const searchErrors: ErrorSentences = { default: 'Não foi possível buscar lugares' };

export const searchPartialErrors: ErrorSentences = {
  default: 'A busca completa está indisponível: os resultados são parciais. Tente novamente.',
};

/** Returns the label of a filter by opening hours: 'Aberto agora', 'Aberto sáb 20:00'. */
export function openFilterText(open: OpenFilter): string {
  return open === 'now' ? 'Aberto agora' : `Aberto ${shortWeekdays[open.day] ?? ''} ${open.time}`;
}

interface ResultCounts {
  /** Number of places. */
  count: number;
  /** False if no place matches all words. */
  matchesAllWords?: boolean;
  /** Parts of the query, as typed, that the best place does not match. */
  missing?: readonly string[];
  events?: number | undefined;
}

/** Returns ', sem “fondue”'; '' if nothing is missing. */
function missingText(missing: readonly string[]): string {
  return missing.length === 0 ? '' : `, sem ${missing.map((part) => `“${part}”`).join(' e ')}`;
}

/**
 * Returns 'Nenhum lugar encontrado', '1 lugar encontrado', '128 lugares encontrados', '2 eventos e 128 lugares
 * encontrados' or '2 eventos encontrados, nenhum lugar'.
 */
export function resultCountText({
  count,
  matchesAllWords = true,
  missing = [],
  events = 0,
}: ResultCounts): string {
  const eventsText = countText(events, 'evento encontrado', 'eventos encontrados');
  if (count === 0) return events === 0 ? 'Nenhum lugar encontrado' : `${eventsText}, nenhum lugar`;
  if (!matchesAllWords) {
    const nearText = `Nenhum lugar com tudo isso: ${countText(count, 'chega perto', 'chegam perto')}${missingText(missing)}`;
    return events === 0 ? nearText : `${eventsText}. ${nearText}`;
  }
  const placesText = countText(count, 'lugar', 'lugares');
  if (events > 0) return `${countText(events, 'evento', 'eventos')} e ${placesText} encontrados`;
  return `${placesText} ${count === 1 ? 'encontrado' : 'encontrados'}`;
}

// Search screen
export const searchPageTitle = `Buscar · ${brand.name}`;

export function resultsPageTitle(query: string): string {
  return `${query} · Busca · ${brand.name}`;
}

export const searchHeading = 'Buscar';
export const searchFieldPlaceholder = 'Lugar, evento ou bairro';
export const queryShortened =
  'Sua busca era longa demais e foi encurtada. Use menos palavras para encontrar melhor.';
export const foundPlacesMap = 'Mapa dos lugares encontrados';

/** @param slugs of the address, at least one */
export function unknownCategories(slugs: readonly string[]): string {
  return slugs.length === 1
    ? `A categoria “${slugs.join()}” não existe.`
    : `Estas categorias não existem: ${slugs.join(', ')}.`;
}

export const searchInAll = 'Buscar em todas';

// Understanding of a query
export const understoodParts = 'Como a busca foi entendida';

// Results
export const searching = 'Buscando...';
export const resultsLabel = 'Resultados';

export const viewLabels: Record<ResultView, string> = { lugares: 'Lugares', eventos: 'Eventos' };

export const seeMorePlaces = 'Ver mais lugares';
export const eventsHeading = 'Eventos';
export const seeAgenda = 'Ver a agenda';
export const seeMoreEvents = 'Ver mais eventos';
export const eventEnded = 'Encerrado';
export const noPlacesTitle = 'Nenhum lugar encontrado';
export const noPlacesHint = 'Confira a grafia, use menos palavras ou tente outro bairro.';
export const clearSearch = 'Limpar busca';
export const seeCategories = 'Ver categorias';
export const retry = 'Tentar novamente';

// Order
export const sortLabel = 'Ordenar';
export const sortLabels: Record<PlaceSort, string> = {
  relevancia: 'Relevância',
  novos: 'Mais novos',
  nota: 'Maior nota',
  distancia: 'Mais próximos',
  nome: 'Nome (A-Z)',
  avaliacoes: 'Mais avaliações',
};

// Filters
export function openFilters(count: number): string {
  return count > 0 ? `Filtros (${count})` : 'Filtros';
}

export const filtersTitle = 'Filtros';
export const activeFilters = 'Filtros ativos';
export const loadingFilters = 'Carregando os filtros...';
export const loadingActiveFilters = 'Carregando os filtros ativos...';
export const clearFilters = 'Limpar filtros';
export const closeFilters = 'Fechar filtros';

/** @param count null while the places are counted */
export function seePlaces(count: number | null): string {
  return count === null ? 'Ver lugares' : `Ver ${placeCount(count)}`;
}

export function placeCount(count: number): string {
  return countText(count, 'lugar', 'lugares');
}

export const hoursLabel = 'Horário';
export const openNow = 'Aberto agora';
export const categoryLabel = 'Categoria';
export const priceLabel = 'Preço';
export const minimumRatingLabel = 'Nota mínima';

export function ratingAtLeast(rating: number): string {
  return `${rating}+ estrelas`;
}

export const amenitiesLabel = 'Comodidades';
export const moreChoices = 'Mais';
export const fewerChoices = 'Menos';
export const clubLabel = 'Clube';
export const withBenefit = 'Com benefício';
export const locationLabel = 'Localização';
export const locationExample = 'Bairro ou rua';

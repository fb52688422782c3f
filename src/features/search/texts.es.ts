import * as brand from '#shared/brand.ts';
import type { PlaceSort } from '#features/search/model/place-filters.ts';
import type { ResultView } from '#features/search/model/search-params.ts';
import type { OpenFilter } from '#features/opening-hours/model/open-filter.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { countText } from '#shared/formats/formats.es.ts';
import { shortWeekdays } from '#shared/formats/weekdays.es.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const searchErrors: ErrorSentences = { default: 'No pudimos buscar lugares' };

export const searchPartialErrors: ErrorSentences = {
  default:
    'La búsqueda completa no está disponible: los resultados son parciales. Intentá de nuevo.',
};

export function openFilterText(open: OpenFilter): string {
  return open === 'now' ? 'Abierto ahora' : `Abierto ${shortWeekdays[open.day] ?? ''} ${open.time}`;
}

interface ResultCounts {
  count: number;
  matchesAllWords?: boolean;
  missing?: readonly string[];
  events?: number | undefined;
}

function missingText(missing: readonly string[]): string {
  return missing.length === 0 ? '' : `, sin ${missing.map((part) => `“${part}”`).join(' ni ')}`;
}

export function resultCountText({
  count,
  matchesAllWords = true,
  missing = [],
  events = 0,
}: ResultCounts): string {
  const eventsText = countText(events, 'evento encontrado', 'eventos encontrados');
  if (count === 0)
    return events === 0 ? 'No se encontraron lugares' : `${eventsText}, ningún lugar`;
  if (!matchesAllWords) {
    const nearText = `Ningún lugar con todo eso: ${countText(count, 'coincide en parte', 'coinciden en parte')}${missingText(missing)}`;
    return events === 0 ? nearText : `${eventsText}. ${nearText}`;
  }
  const placesText = countText(count, 'lugar', 'lugares');
  if (events > 0) return `${countText(events, 'evento', 'eventos')} y ${placesText} encontrados`;
  return `${placesText} ${count === 1 ? 'encontrado' : 'encontrados'}`;
}

// Search screen
export const searchPageTitle = `Buscar · ${brand.name}`;

export function resultsPageTitle(query: string): string {
  return `${query} · Búsqueda · ${brand.name}`;
}

export const searchHeading = 'Buscar';
export const searchFieldPlaceholder = 'Lugar, evento o barrio';
export const queryShortened =
  'Tu búsqueda era demasiado larga y se acortó. Usá menos palabras para obtener mejores resultados.';
export const foundPlacesMap = 'Mapa de los lugares encontrados';

export function unknownCategories(slugs: readonly string[]): string {
  return slugs.length === 1
    ? `La categoría “${slugs.join()}” no existe.`
    : `Estas categorías no existen: ${slugs.join(', ')}.`;
}

export const searchInAll = 'Buscar en todas';

// Understanding of a query
export const understoodParts = 'Cómo se entendió la búsqueda';

// Results
export const searching = 'Buscando…';
export const resultsLabel = 'Resultados';

export const viewLabels: Record<ResultView, string> = { lugares: 'Lugares', eventos: 'Eventos' };

export const seeMorePlaces = 'Ver más lugares';
export const eventsHeading = 'Eventos';
export const seeAgenda = 'Ver la agenda';
export const seeMoreEvents = 'Ver más eventos';
export const eventEnded = 'Finalizado';
export const noPlacesTitle = 'No se encontraron lugares';
export const noPlacesHint = 'Revisá la ortografía, usá menos palabras o probá con otro barrio.';
export const clearSearch = 'Borrar búsqueda';
export const seeCategories = 'Ver categorías';
export const retry = 'Reintentar';

// Order
export const sortLabel = 'Ordenar';
export const sortLabels: Record<PlaceSort, string> = {
  relevancia: 'Relevancia',
  novos: 'Más nuevos',
  nota: 'Mejor puntaje',
  distancia: 'Más cercanos',
  nome: 'Nombre (A-Z)',
  avaliacoes: 'Más reseñas',
};

// Filters
export function openFilters(count: number): string {
  return count > 0 ? `Filtros (${count})` : 'Filtros';
}

export const filtersTitle = 'Filtros';
export const activeFilters = 'Filtros activos';
export const loadingFilters = 'Cargando los filtros…';
export const loadingActiveFilters = 'Cargando los filtros activos…';
export const clearFilters = 'Limpiar filtros';
export const closeFilters = 'Cerrar filtros';

export function seePlaces(count: number | null): string {
  return count === null ? 'Ver lugares' : `Ver ${placeCount(count)}`;
}

export function placeCount(count: number): string {
  return countText(count, 'lugar', 'lugares');
}

export const hoursLabel = 'Horario';
export const openNow = 'Abierto ahora';
export const categoryLabel = 'Categoría';
export const priceLabel = 'Precio';
export const minimumRatingLabel = 'Puntaje mínimo';

export function ratingAtLeast(rating: number): string {
  return `${rating}+ estrellas`;
}

export const amenitiesLabel = 'Servicios';
export const moreChoices = 'Más';
export const fewerChoices = 'Menos';
export const clubLabel = 'Club';
export const withBenefit = 'Con beneficio';
export const locationLabel = 'Ubicación';
export const locationExample = 'Barrio o calle';

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.es.ts')>;

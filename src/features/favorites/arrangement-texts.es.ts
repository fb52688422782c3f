import { savedPlaces } from '#features/favorites/texts.es.ts';
import { countText } from '#shared/formats/formats.es.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type {
  FavoriteGroup,
  FavoriteGrouping,
  FavoriteSort,
} from '#features/favorites/model/favorite-arrangement.ts';

export const favoriteSortLabels: Record<FavoriteSort, string> = {
  recentes: 'Recientes',
  nome: 'Nombre (A-Z)',
  distancia: 'Más cercanos',
  aberto: 'Abiertos primero',
};

export const favoriteGroupingLabels: Record<FavoriteGrouping, string> = {
  bairro: 'Por barrio',
  categoria: 'Por categoría',
};

const unnamedGroupNames: Record<FavoriteGrouping, string> = {
  bairro: 'Barrio no informado',
  categoria: 'Sin categoría',
};

export function favoriteGroupName(
  { kind, name }: FavoriteGroup,
  grouping: FavoriteGrouping,
): string {
  if (kind === 'gone') return 'Ya no está en la guía';
  return kind === 'unnamed' ? unnamedGroupNames[grouping] : name;
}

// Bar and filters
export function openFilters(count: number): string {
  return count > 0 ? `Filtros (${count})` : 'Filtros';
}

export const openNow = 'Abierto ahora';
export const sortLabel = 'Ordenar';
export const groupingLabel = 'Agrupar';
export const noGrouping = 'Sin grupos';
export const filtersTitle = 'Filtros';
export const loadingFilters = 'Cargando filtros…';
export const categoryLabel = 'Categoría';
export const neighborhoodLabel = 'Barrio';
export const clubLabel = 'Club';
export const withBenefit = 'Con beneficio';
export const seePlaces = 'Ver lugares';

export function seePlaceCount(count: number): string {
  return `Ver ${placeCount(count)}`;
}

export function placeCount(count: number): string {
  return countText(count, 'lugar', 'lugares');
}

// Arranged list
export const activeFilters = 'Filtros activos';
export const inMapArea = 'En esta zona del mapa';
export const loadMorePlaces = 'Cargar más lugares';

export function foundOf(foundCount: number, totalCount: number): string {
  return `${foundCount} de ${savedPlaces(totalCount)}`;
}

interface PartialResult {
  loadedCount: number;
  totalCount: number;
  isBenefitRequested: boolean;
}

export function partialResult({
  loadedCount,
  totalCount,
  isBenefitRequested,
}: PartialResult): string {
  const sentences = [
    loadedCount < totalCount &&
      `La guía no respondió: el orden y los filtros valen para ${loadedCount} de tus ${savedPlaces(totalCount)}.`,
    isBenefitRequested && 'Ahora no podemos saber qué lugares tienen un beneficio del club.',
  ];
  return sentences.filter(Boolean).join(' ');
}

export const nothingFoundTitle = 'Ningún favorito con estos filtros';

export function nothingFoundHint(totalCount: number, filters: string): string {
  return totalCount === 1
    ? `El lugar que guardaste no coincide: ${filters}.`
    : `Ninguno de tus ${savedPlaces(totalCount)} coincide: ${filters}.`;
}

export const withoutHoursHint = 'Los lugares que no informan su horario no cuentan como abiertos.';
export const clearFilters = 'Limpiar filtros';

export type Complete = TranslationOf<
  typeof import('./arrangement-texts.ts'),
  typeof import('./arrangement-texts.es.ts')
>;

import { savedPlaces } from '#features/favorites/texts.ts';
import { countText } from '#shared/formats/formats.ts';
import type {
  FavoriteGroup,
  FavoriteGrouping,
  FavoriteSort,
} from '#features/favorites/model/favorite-arrangement.ts';

export const favoriteSortLabels: Record<FavoriteSort, string> = {
  recentes: 'Recentes',
  nome: 'Nome (A-Z)',
  distancia: 'Mais próximos',
  aberto: 'Abertos primeiro',
};

export const favoriteGroupingLabels: Record<FavoriteGrouping, string> = {
  bairro: 'Por bairro',
  categoria: 'Por categoria',
};

const unnamedGroupNames: Record<FavoriteGrouping, string> = {
  bairro: 'Bairro não informado',
  categoria: 'Sem categoria',
};

/** Returns the heading of a group. */
export function favoriteGroupName(
  { kind, name }: FavoriteGroup,
  grouping: FavoriteGrouping,
): string {
  if (kind === 'gone') return 'Fora do guia';
  return kind === 'unnamed' ? unnamedGroupNames[grouping] : name;
}

// Bar and filters
export function openFilters(count: number): string {
  return count > 0 ? `Filtros (${count})` : 'Filtros';
}

export const openNow = 'Aberto agora';
export const sortLabel = 'Ordenar';
export const groupingLabel = 'Agrupar';
export const noGrouping = 'Sem grupos';
export const filtersTitle = 'Filtros';
export const loadingFilters = 'Carregando os filtros...';
export const categoryLabel = 'Categoria';
export const neighborhoodLabel = 'Bairro';
export const clubLabel = 'Clube';
export const withBenefit = 'Com benefício';
export const seePlaces = 'Ver lugares';

export function seePlaceCount(count: number): string {
  return `Ver ${placeCount(count)}`;
}

export function placeCount(count: number): string {
  return countText(count, 'lugar', 'lugares');
}

// Arranged list
export const activeFilters = 'Filtros ativos';
export const inMapArea = 'Nesta área do mapa';
export const loadMorePlaces = 'Carregar mais lugares';

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
      `O guia não respondeu: a ordem e os filtros valem para ${loadedCount} dos seus ${savedPlaces(totalCount)}.`,
    isBenefitRequested && 'Agora não dá para saber quais lugares têm benefício do clube.',
  ];
  return sentences.filter(Boolean).join(' ');
}

export const nothingFoundTitle = 'Nenhum favorito com estes filtros';

export function nothingFoundHint(totalCount: number, filters: string): string {
  return totalCount === 1
    ? `O lugar que você salvou não combina com: ${filters}.`
    : `Nenhum dos seus ${savedPlaces(totalCount)} combina com: ${filters}.`;
}

export const withoutHoursHint = 'Lugares sem horário informado não contam como abertos.';
export const clearFilters = 'Limpar filtros';

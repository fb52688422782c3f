import { savedPlaces } from '#features/favorites/texts.en.ts';
import { countText } from '#shared/formats/formats.en.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type {
  FavoriteGroup,
  FavoriteGrouping,
  FavoriteSort,
} from '#features/favorites/model/favorite-arrangement.ts';

export const favoriteSortLabels: Record<FavoriteSort, string> = {
  recentes: 'Newest',
  nome: 'Name (A–Z)',
  distancia: 'Nearest',
  aberto: 'Open places first',
};

export const favoriteGroupingLabels: Record<FavoriteGrouping, string> = {
  bairro: 'By neighbourhood',
  categoria: 'By category',
};

const unnamedGroupNames: Record<FavoriteGrouping, string> = {
  bairro: 'Neighbourhood not given',
  categoria: 'No category',
};

export function favoriteGroupName(
  { kind, name }: FavoriteGroup,
  grouping: FavoriteGrouping,
): string {
  if (kind === 'gone') return 'No longer in the guide';
  return kind === 'unnamed' ? unnamedGroupNames[grouping] : name;
}

// Bar and filters
export function openFilters(count: number): string {
  return count > 0 ? `Filters (${count})` : 'Filters';
}

export const openNow = 'Open now';
export const sortLabel = 'Sort';
export const groupingLabel = 'Group';
export const noGrouping = 'No groups';
export const filtersTitle = 'Filters';
export const loadingFilters = 'Loading filters…';
export const categoryLabel = 'Category';
export const neighborhoodLabel = 'Neighbourhood';
export const clubLabel = 'Club';
export const withBenefit = 'With a benefit';
export const seePlaces = 'Show places';

export function seePlaceCount(count: number): string {
  return `Show ${placeCount(count)}`;
}

export function placeCount(count: number): string {
  return countText(count, 'place', 'places');
}

// Arranged list
export const activeFilters = 'Active filters';
export const inMapArea = 'In this area of the map';
export const loadMorePlaces = 'Load more places';

export function foundOf(foundCount: number, totalCount: number): string {
  return `${foundCount} of ${savedPlaces(totalCount)}`;
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
      `The guide did not respond: sorting and filters apply only to ${loadedCount} of your ${savedPlaces(totalCount)}.`,
    isBenefitRequested && "Right now we can't tell which places have a club benefit.",
  ];
  return sentences.filter(Boolean).join(' ');
}

export const nothingFoundTitle = 'No favourites match these filters';

export function nothingFoundHint(totalCount: number, filters: string): string {
  return totalCount === 1
    ? `The place you saved does not match: ${filters}.`
    : `None of your ${savedPlaces(totalCount)} matches: ${filters}.`;
}

export const withoutHoursHint = 'Places that give no opening hours do not count as open.';
export const clearFilters = 'Clear filters';

export type Complete = TranslationOf<
  typeof import('./arrangement-texts.ts'),
  typeof import('./arrangement-texts.en.ts')
>;

import type { MapArea } from '#features/map/model/map-view.ts';
import type { OpenFilter } from '#features/opening-hours/model/open-filter.ts';
import type { PlaceFactName, PriceLevel } from '#features/places/model/place-options.ts';

/** Minimum ratings offered by the filter. */
export const minimumRatings = [2, 3, 4] as const;
export type MinimumRating = (typeof minimumRatings)[number];

/** Sort orders as used in the URL; the first is the default of a search. */
export const placeSorts = [
  'relevancia',
  'novos',
  'nota',
  'distancia',
  'nome',
  'avaliacoes',
] as const;
export type PlaceSort = (typeof placeSorts)[number];

/** Sort orders of a list without a query. */
export const sortsWithoutQuery = placeSorts.filter((sort) => sort !== 'relevancia');

/** Default sort order of a category. */
export const categorySort: PlaceSort = 'novos';

/** The filters of the search. An empty list, null or '' means no restriction. */
export interface PlaceFilters {
  /** Category slugs; a place must match one of them. */
  categories: readonly string[];
  /** A place must match one of them. */
  prices: readonly PriceLevel[];
  minimumRating: MinimumRating | null;
  /** Words that must all occur in the location or the neighbourhood. */
  location: string;
  /** A place must have all of them. */
  amenities: readonly string[];
  /** What a place must be good for: all of them, each with the value yes. */
  facts: readonly PlaceFactName[];
  /** Only places with an unexpired club offer. */
  withBenefit: boolean;
  /** Only places inside this map area. */
  area: MapArea | null;
  /** Only places with known hours that are open at this time. */
  open: OpenFilter | null;
}

export const noFilters: PlaceFilters = {
  categories: [],
  prices: [],
  minimumRating: null,
  location: '',
  amenities: [],
  facts: [],
  withBenefit: false,
  area: null,
  open: null,
};

/** Returns the number of active filters with a removable chip: the map area and 'Aberto agora' have a visible control. */
export function removableFilterCount(filters: PlaceFilters): number {
  return activeFilterCount({
    ...filters,
    area: null,
    open: filters.open === 'now' ? null : filters.open,
  });
}

/** Returns the number of active filters, for 'Filtros (2)'. */
export function activeFilterCount(filters: PlaceFilters): number {
  return (
    filters.categories.length +
    filters.prices.length +
    filters.amenities.length +
    filters.facts.length +
    (filters.minimumRating === null ? 0 : 1) +
    (filters.location.trim() === '' ? 0 : 1) +
    (filters.withBenefit ? 1 : 0) +
    (filters.area === null ? 0 : 1) +
    (filters.open === null ? 0 : 1)
  );
}

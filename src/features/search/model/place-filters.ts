import type { MapArea } from '#features/map/model/map-view.ts';
import type { OpenFilter } from '#features/opening-hours/model/open-filter.ts';
import type { PriceLevel } from '#features/places/model/place.ts';

/** Minimum ratings offered by the filter (SPEC section 3). */
export const minimumRatings = [2, 3, 4] as const;
export type MinimumRating = (typeof minimumRatings)[number];

/** Orders of the results as they stand in an address; the first is the default (SPEC section 7). */
export const placeSorts = ['relevancia', 'nota', 'distancia', 'nome', 'avaliacoes'] as const;
export type PlaceSort = (typeof placeSorts)[number];

/** The filters of the search panel. An empty list, null or '' asks nothing. */
export interface PlaceFilters {
  /** Category slugs; a place fits one of them. */
  categories: readonly string[];
  /** A place fits one of them. */
  prices: readonly PriceLevel[];
  minimumRating: MinimumRating | null;
  /** Words that must all occur in the location or the neighbourhood. */
  location: string;
  /** A place has all of them. */
  amenities: readonly string[];
  /** Only places at which the club has an offer that is not over. */
  withBenefit: boolean;
  /** Only places that lie in it. */
  area: MapArea | null;
  /** Only places whose hours are known and that are open then. */
  open: OpenFilter | null;
}

export const noFilters: PlaceFilters = {
  categories: [],
  prices: [],
  minimumRating: null,
  location: '',
  amenities: [],
  withBenefit: false,
  area: null,
  open: null,
};

/** How many choices are active: for 'Filtros (2)'. */
export function activeFilterCount(filters: PlaceFilters): number {
  return (
    filters.categories.length +
    filters.prices.length +
    filters.amenities.length +
    (filters.minimumRating === null ? 0 : 1) +
    (filters.location.trim() === '' ? 0 : 1) +
    (filters.withBenefit ? 1 : 0) +
    (filters.area === null ? 0 : 1) +
    (filters.open === null ? 0 : 1)
  );
}

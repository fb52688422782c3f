import type { Favorite } from './favorite.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { distanceInMetres } from '#shared/geo.ts';
import type { Coordinates } from '#shared/geo.ts';
import { isInArea } from '#features/map/model/map-view.ts';
import type { MapArea } from '#features/map/model/map-view.ts';
import { isOpen, getOpeningState } from '#features/opening-hours/model/opening-state.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { slugify } from '#shared/text/slug.ts';

/** Values of the address parameter for the order of favourites. The first one (newest first) is the default. */
export const favoriteSorts = ['recentes', 'nome', 'distancia', 'aberto'] as const;
export type FavoriteSort = (typeof favoriteSorts)[number];

/** Values of the address parameter for the grouping of favourites. */
export const favoriteGroupings = ['bairro', 'categoria'] as const;
export type FavoriteGrouping = (typeof favoriteGroupings)[number];

/** Filters of the favourites. An empty list, false or null means no restriction. */
export interface FavoriteFilters {
  /** Category slugs; a place must match one of them. */
  categories: readonly string[];
  /** Neighbourhood slugs; a place must match one of them. */
  neighborhoods: readonly string[];
  /** Only places with known hours that are open now. */
  isOpen: boolean;
  /** Only places with a club offer that has not expired. */
  withBenefit: boolean;
  /** Only places inside this area. */
  area: MapArea | null;
}

/** Filters, order and grouping of the favourites page. */
export interface FavoriteArrangement {
  filters: FavoriteFilters;
  sort: FavoriteSort;
  /** Null for a single list. */
  grouping: FavoriteGrouping | null;
}

export const noFavoriteFilters: FavoriteFilters = {
  categories: [],
  neighborhoods: [],
  isOpen: false,
  withBenefit: false,
  area: null,
};

/** Favourite with its place: null if the place is inactive or deleted, undefined if it is unknown. */
export interface FavoriteWithPlace {
  favorite: Favorite;
  place: PlaceSummary | null | undefined;
}

/** Group of favourites under a heading. */
export interface FavoriteGroup {
  /**
   * 'known' for places that have the name of the group, or for all places without grouping; 'unnamed' for places
   * without a neighbourhood or category name; 'gone' for inactive or deleted places.
   */
  kind: 'known' | 'unnamed' | 'gone';
  /** Name of the neighbourhood or category; '' for other kinds and without grouping. */
  name: string;
  items: FavoriteWithPlace[];
}

/** Filter choice with the number of favourites that match it. */
export interface FavoriteFilterOption {
  slug: string;
  name: string;
  count: number;
}

/** Returns the number of active filter choices, for 'Filtros (2)'. */
export function favoriteFilterCount(filters: FavoriteFilters): number {
  const { categories, neighborhoods, isOpen: isOpenOnly, withBenefit, area } = filters;
  const activeToggles = [isOpenOnly, withBenefit, area !== null].filter(Boolean);
  return categories.length + neighborhoods.length + activeToggles.length;
}

/**
 * Filters, sorts and groups favourites. Returns one group without grouping, and no group if nothing matches. Favourites
 * with an unknown place are left out, and so are deleted places if any filter is set. Sorting is stable; places without
 * a sort value come last. Groups are sorted by name, followed by places without a name and deleted places.
 * @param favorites newest first
 * @param context.now time for the opening state
 * @param context.origin origin of the distances, in degrees; without it 'distancia' keeps the order
 */
export function arrangeFavorites(
  favorites: readonly FavoriteWithPlace[],
  { filters, sort, grouping }: FavoriteArrangement,
  context: { now: Date; origin: Coordinates | null },
): FavoriteGroup[] {
  const isFiltered = favoriteFilterCount(filters) > 0;
  const matchingFavorites = favorites.filter(({ place }) => {
    if (!place) return place === null && !isFiltered;
    return matchesFilters(place, filters, context.now);
  });
  const sortedFavorites = sortFavorites(matchingFavorites, sort, context);
  if (grouping === null) {
    return sortedFavorites.length === 0
      ? []
      : [{ kind: 'known', name: '', items: sortedFavorites }];
  }
  const groups = new Map<string, FavoriteGroup>();
  for (const item of sortedFavorites) {
    const { key, kind, name } = findGroup(item, grouping);
    const group = groups.get(key) ?? { kind, name, items: [] };
    group.items.push(item);
    groups.set(key, group);
  }
  return [...groups.values()].sort(
    (a, b) => kindOrder[a.kind] - kindOrder[b.kind] || compareNames(a.name, b.name),
  );
}

/**
 * Returns the distinct categories and neighbourhoods of the known favourites, sorted by name, and the number of
 * favourites with a benefit.
 */
export function favoriteFilterOptions(favorites: readonly FavoriteWithPlace[]) {
  const places = favorites.flatMap(({ place }) => place ?? []);
  return {
    categories: countOptions(
      places.map(({ categorySlug, categoryName }) => [categorySlug, categoryName]),
    ),
    neighborhoods: countOptions(
      places.map(({ neighborhood }) => [slugify(neighborhood), neighborhood]),
    ),
    withBenefit: places.filter(({ benefit }) => benefit).length,
  };
}

function countOptions(
  names: readonly (readonly [slug: string, name: string])[],
): FavoriteFilterOption[] {
  const options = new Map<string, FavoriteFilterOption>();
  for (const [slug, name] of names) {
    if (slug === '') continue;
    const option = options.get(slug) ?? { slug, name, count: 0 };
    option.count += 1;
    options.set(slug, option);
  }
  return [...options.values()].sort((a, b) => compareNames(a.name, b.name));
}

function matchesFilters(place: PlaceSummary, filters: FavoriteFilters, now: Date): boolean {
  const { categories, neighborhoods, area } = filters;
  return (
    (categories.length === 0 || categories.includes(place.categorySlug)) &&
    (neighborhoods.length === 0 || neighborhoods.includes(slugify(place.neighborhood))) &&
    (!filters.isOpen || isOpenAt(place, now)) &&
    (!filters.withBenefit || Boolean(place.benefit)) &&
    (area === null || isInArea(area, place.geo))
  );
}

function isOpenAt({ hours }: PlaceSummary, now: Date): boolean {
  return isOpen(getOpeningState(hours, now)) === true;
}

function sortFavorites(
  favorites: readonly FavoriteWithPlace[],
  sort: FavoriteSort,
  { now, origin }: { now: Date; origin: Coordinates | null },
): FavoriteWithPlace[] {
  switch (sort) {
    case 'recentes':
      return [...favorites];
    case 'nome':
      return sortByMeasure(favorites, ({ title }) => foldText(title), compareNames);
    case 'distancia':
      return origin === null
        ? [...favorites]
        : sortByMeasure(
            favorites,
            ({ geo }) => geo && distanceInMetres(origin, geo),
            compareNumbers,
          );
    case 'aberto':
      return sortByMeasure(favorites, (place) => (isOpenAt(place, now) ? 0 : 1), compareNumbers);
  }
}

function compareNumbers(a: number, b: number): number {
  return a - b;
}

/** Stable sort by a measure that is computed once per item. Items without a measure come last. */
function sortByMeasure<Measure>(
  favorites: readonly FavoriteWithPlace[],
  measure: (place: PlaceSummary) => Measure | null,
  compare: (a: Measure, b: Measure) => number,
): FavoriteWithPlace[] {
  return favorites
    .map((item) => ({ item, at: item.place ? measure(item.place) : null }))
    .sort((a, b) => {
      if (a.at === null || b.at === null) return Number(a.at === null) - Number(b.at === null);
      return compare(a.at, b.at);
    })
    .map(({ item }) => item);
}

const kindOrder = { known: 0, unnamed: 1, gone: 2 };

function findGroup({ place }: FavoriteWithPlace, grouping: FavoriteGrouping) {
  if (!place) return { key: ' gone', kind: 'gone', name: '' } as const;
  const [slug, name] =
    grouping === 'bairro'
      ? [slugify(place.neighborhood), place.neighborhood]
      : [place.categorySlug, place.categoryName];
  // A key with a space cannot collide with a slug.
  if (slug === '') return { key: ' unnamed', kind: 'unnamed', name: '' } as const;
  return { key: slug, kind: 'known', name } as const;
}

/** Compares names without regard to accents and case. */
function compareNames(a: string, b: string): number {
  const [first, second] = [foldText(a), foldText(b)];
  return first < second ? -1 : first > second ? 1 : 0;
}

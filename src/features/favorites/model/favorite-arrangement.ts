import type { Favorite } from './favorite.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { distanceInMetres } from '#shared/geo.ts';
import type { Coordinates } from '#shared/geo.ts';
import { isInArea } from '#features/map/model/map-view.ts';
import type { MapArea } from '#features/map/model/map-view.ts';
import { isOpen, openingState } from '#features/opening-hours/model/opening-state.ts';
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
export interface KnownFavorite {
  favorite: Favorite;
  place: PlaceSummary | null | undefined;
}

/** Group of favourites under a heading. */
export interface FavoriteGroup {
  /** 'known' for a name that places have, 'unnamed' for places without one, 'gone' for places that left the guide. */
  kind: 'known' | 'unnamed' | 'gone';
  /** Name of the neighbourhood or category; '' for other kinds and without grouping. */
  name: string;
  items: KnownFavorite[];
}

/** Filter choice with the number of favourites that match it. */
export interface FavoriteChoice {
  slug: string;
  name: string;
  count: number;
}

/** Returns the number of active filter choices, for 'Filtros (2)'. */
export function favoriteFilterCount(filters: FavoriteFilters): number {
  const { categories, neighborhoods, isOpen: asksOpen, withBenefit, area } = filters;
  const single = [asksOpen, withBenefit, area !== null].filter(Boolean);
  return categories.length + neighborhoods.length + single.length;
}

/**
 * Filters, sorts and groups favourites. Returns one group without grouping, and no group if nothing matches. Favourites
 * with an unknown place are left out, and so are deleted places if any filter is set. Sorting is stable; places without
 * a sort value come last. Groups are sorted by name, followed by places without a name and deleted places.
 * @param favorites newest first
 * @param at.now time for the opening state
 * @param at.origin origin of the distances, in degrees; without it 'distancia' keeps the order
 */
export function arrangeFavorites(
  favorites: readonly KnownFavorite[],
  { filters, sort, grouping }: FavoriteArrangement,
  at: { now: Date; origin: Coordinates | null },
): FavoriteGroup[] {
  const isFiltered = favoriteFilterCount(filters) > 0;
  const shown = favorites.filter(({ place }) => {
    if (!place) return place === null && !isFiltered;
    return fits(place, filters, at.now);
  });
  const ordered = inOrder(shown, sort, at);
  if (grouping === null) {
    return ordered.length === 0 ? [] : [{ kind: 'known', name: '', items: ordered }];
  }
  const groups = new Map<string, FavoriteGroup>();
  for (const item of ordered) {
    const { key, kind, name } = groupOf(item, grouping);
    const group = groups.get(key) ?? { kind, name, items: [] };
    group.items.push(item);
    groups.set(key, group);
  }
  return [...groups.values()].sort(
    (a, b) => kindOrder[a.kind] - kindOrder[b.kind] || compareNames(a.name, b.name),
  );
}

/** Returns the distinct categories and neighbourhoods of the known favourites, sorted by name. */
export function favoriteChoices(favorites: readonly KnownFavorite[]) {
  const places = favorites.flatMap(({ place }) => place ?? []);
  return {
    categories: counted(
      places.map(({ categorySlug, categoryName }) => [categorySlug, categoryName]),
    ),
    neighborhoods: counted(places.map(({ neighborhood }) => [slugify(neighborhood), neighborhood])),
    withBenefit: places.filter(({ benefit }) => benefit).length,
  };
}

function counted(names: readonly (readonly [slug: string, name: string])[]): FavoriteChoice[] {
  const choices = new Map<string, FavoriteChoice>();
  for (const [slug, name] of names) {
    if (slug === '') continue;
    const choice = choices.get(slug) ?? { slug, name, count: 0 };
    choice.count += 1;
    choices.set(slug, choice);
  }
  return [...choices.values()].sort((a, b) => compareNames(a.name, b.name));
}

function fits(place: PlaceSummary, filters: FavoriteFilters, now: Date): boolean {
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
  return isOpen(openingState(hours, now)) === true;
}

function inOrder(
  favorites: readonly KnownFavorite[],
  sort: FavoriteSort,
  { now, origin }: { now: Date; origin: Coordinates | null },
): KnownFavorite[] {
  switch (sort) {
    case 'recentes':
      return [...favorites];
    case 'nome':
      return sortedBy(favorites, ({ title }) => foldText(title), compareNames);
    case 'distancia':
      return origin === null
        ? [...favorites]
        : sortedBy(favorites, ({ geo }) => geo && distanceInMetres(origin, geo), subtract);
    case 'aberto':
      return sortedBy(favorites, (place) => (isOpenAt(place, now) ? 0 : 1), subtract);
  }
}

function subtract(a: number, b: number): number {
  return a - b;
}

/** Stable sort by a measure that is computed once per item. Items without a measure come last. */
function sortedBy<Measure>(
  favorites: readonly KnownFavorite[],
  measure: (place: PlaceSummary) => Measure | null,
  compare: (a: Measure, b: Measure) => number,
): KnownFavorite[] {
  return favorites
    .map((item) => ({ item, at: item.place ? measure(item.place) : null }))
    .sort((a, b) => {
      if (a.at === null || b.at === null) return Number(a.at === null) - Number(b.at === null);
      return compare(a.at, b.at);
    })
    .map(({ item }) => item);
}

const kindOrder = { known: 0, unnamed: 1, gone: 2 };

function groupOf({ place }: KnownFavorite, grouping: FavoriteGrouping) {
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
  const [left, right] = [foldText(a), foldText(b)];
  return left < right ? -1 : left > right ? 1 : 0;
}

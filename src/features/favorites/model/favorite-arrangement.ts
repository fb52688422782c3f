import type { Favorite } from './favorite.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { distanceInMetres } from '#shared/geo.ts';
import type { Coordinates } from '#shared/geo.ts';
import { isInArea } from '#features/map/model/map-view.ts';
import type { MapArea } from '#features/map/model/map-view.ts';
import { isOpen, openingState } from '#features/opening-hours/model/opening-state.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { slugify } from '#shared/text/slug.ts';

/** Orders of the favourites as they stand in an address; the first, last saved first, is the default. */
export const favoriteSorts = ['recentes', 'nome', 'distancia', 'aberto'] as const;
export type FavoriteSort = (typeof favoriteSorts)[number];

/** What favourites are grouped by, as it stands in an address. */
export const favoriteGroupings = ['bairro', 'categoria'] as const;
export type FavoriteGrouping = (typeof favoriteGroupings)[number];

/** Which favourites are shown. An empty list, false or null asks nothing. */
export interface FavoriteFilters {
  /** Category slugs; a place fits one of them. */
  categories: readonly string[];
  /** Slugs of neighbourhoods; a place fits one of them. */
  neighborhoods: readonly string[];
  /** Only places whose hours are known and that are open now. */
  isOpen: boolean;
  /** Only places at which the club has an offer that is not over. */
  withBenefit: boolean;
  /** Only places that lie in it. */
  area: MapArea | null;
}

/** How somebody wants to see their favourites. */
export interface FavoriteArrangement {
  filters: FavoriteFilters;
  sort: FavoriteSort;
  /** Null for one list. */
  grouping: FavoriteGrouping | null;
}

export const noFavoriteFilters: FavoriteFilters = {
  categories: [],
  neighborhoods: [],
  isOpen: false,
  withBenefit: false,
  area: null,
};

/** A favourite with what is known of its place: null where it is inactive or gone, undefined where nobody can say. */
export interface KnownFavorite {
  favorite: Favorite;
  place: PlaceSummary | null | undefined;
}

/** Some of the favourites under their heading. */
export interface FavoriteGroup {
  /** 'known' for a name that places have, 'unnamed' for places without one, 'gone' for places that left the guide. */
  kind: 'known' | 'unnamed' | 'gone';
  /** Of a neighbourhood or category; '' unless the kind is 'known', and where nothing is grouped. */
  name: string;
  items: KnownFavorite[];
}

/** A choice among the favourites and how many of them have it. */
export interface FavoriteChoice {
  slug: string;
  name: string;
  count: number;
}

/** How many choices of the filters are made, for 'Filtros (2)'. */
export function favoriteFilterCount(filters: FavoriteFilters): number {
  const { categories, neighborhoods, isOpen: asksOpen, withBenefit, area } = filters;
  const single = [asksOpen, withBenefit, area !== null].filter(Boolean);
  return categories.length + neighborhoods.length + single.length;
}

/**
 * Favourites as they are asked for, in groups; one group where nothing is grouped, none where nothing fits. Those of
 * which nothing is known are in no group. Where any filter is set, places that are gone are not either. What an order
 * does not tell apart stays as it was given; what it knows nothing of comes last. Groups stand in the order of their
 * names, then places without one, then those that are gone.
 * @param favorites last saved first
 * @param at.now by which places are open
 * @param at.origin where distances are measured from, in degrees; without it 'distancia' changes nothing
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

/** The categories and neighbourhoods of the favourites that are known, each once, by name. */
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

/** In the order of a measure that is taken once of each; those without one last, all else as it was. */
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
  // No slug holds a space.
  if (slug === '') return { key: ' unnamed', kind: 'unnamed', name: '' } as const;
  return { key: slug, kind: 'known', name } as const;
}

/** Accents and capitals do not count. */
function compareNames(a: string, b: string): number {
  const [left, right] = [foldText(a), foldText(b)];
  return left < right ? -1 : left > right ? 1 : 0;
}

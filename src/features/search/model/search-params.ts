import { parseMapView, setMapView } from '#features/map/model/map-view.ts';
import { openFilterParam, parseOpenFilter } from '#features/opening-hours/model/open-filter.ts';
import { noFilters, minimumRatings, placeSorts } from './place-filters.ts';
import type { PlaceFilters, PlaceSort } from './place-filters.ts';
import {
  placeFactNames,
  amenityOptions,
  priceLevels,
} from '#features/places/model/place-options.ts';
import { priceLevelFromSlug, priceSlug } from '#features/places/model/price.ts';
import { linkTo } from '#shared/routes.ts';
import { slugify } from '#shared/text/slug.ts';

/** What the search screen lists, as used in the URL. */
export const resultViews = ['lugares', 'eventos'] as const;
export type ResultView = (typeof resultViews)[number];

/** The state in the URL of the search screen. */
export interface SearchState {
  query: string;
  filters: PlaceFilters;
  sort: PlaceSort;
  /** True if narrow screens show the map instead of the results. */
  isMapShown: boolean;
  /** What the visitor chose to list if places and events match; null for the default. */
  view: ResultView | null;
}

/** Facts as used in the URL, in the order of placeFactNames. */
const factSlugs =
  'criancas,cachorros,entrada-acessivel,banheiro-acessivel,tranquilo,vista,a-dois,grupos,musica-ao-vivo,vegano,vegetariano,sem-gluten,coberto,notebook,tarde,estacionamento'.split(
    ',',
  );

/** Maximum length of a text in the URL; the search uses no more of a query. */
const maxTextLength = 200;
/** Maximum number of values of a list in the URL. */
const maxListLength = 20;

/** The search state without a query or filters. */
export const emptySearch: SearchState = {
  query: '',
  filters: noFilters,
  sort: placeSorts[0],
  isMapShown: false,
  view: null,
};

/** Returns the distinct values of a repeated or comma-separated parameter. */
function readList(params: URLSearchParams, name: string): string[] {
  const values = params
    .getAll(name)
    .slice(0, maxListLength)
    .flatMap((value) => value.slice(0, 2000).split(','));
  return [...new Set(values)].filter((value) => value !== '').slice(0, maxListLength);
}

/**
 * Parses the search state from a URL: q, categoria, preco, nota, local, comodidades, bom, beneficio ('1'), aberto ('agora'
 * or 'sab-20:00'), ordenar, ver, area and mapa (map-view.ts). Unknown and malformed values are dropped and texts are cut at
 * 200 characters, so that any URL is safe to show.
 * @param knownCategorySlugs existing slugs; null while they are unknown, so that all well-formed slugs are accepted
 */
export function parseSearchParams(
  params: URLSearchParams,
  knownCategorySlugs: readonly string[] | null = null,
): SearchState {
  const sort = params.get('ordenar');
  const minimumRatingParam = params.get('nota');
  const wantedAmenitySlugs = new Set(readList(params, 'comodidades'));
  const wantedFacts = readList(params, 'bom');
  const prices = readList(params, 'preco').map(priceLevelFromSlug);
  const { area, isMapShown } = parseMapView(params);
  return {
    query: (params.get('q') ?? '').slice(0, maxTextLength),
    filters: {
      categories: readList(params, 'categoria').filter((slug) =>
        knownCategorySlugs === null ? slug === slugify(slug) : knownCategorySlugs.includes(slug),
      ),
      prices: priceLevels.filter((level) => prices.includes(level)),
      minimumRating: minimumRatings.find((rating) => String(rating) === minimumRatingParam) ?? null,
      location: (params.get('local') ?? '').slice(0, maxTextLength),
      amenities: amenityOptions.filter((name) => wantedAmenitySlugs.has(slugify(name))),
      facts: placeFactNames.filter((_name, position) =>
        wantedFacts.includes(factSlugs[position] ?? ''),
      ),
      withBenefit: params.get('beneficio') === '1',
      area,
      open: parseOpenFilter(params.get('aberto')),
    },
    sort: placeSorts.find((option) => option === sort) ?? placeSorts[0],
    isMapShown,
    view: resultViews.find((view) => view === params.get('ver')) ?? null,
  };
}

/** Returns the category slugs in the URL that do not exist, for a message to the user. */
export function unknownCategorySlugs(
  params: URLSearchParams,
  knownCategorySlugs: readonly string[],
): string[] {
  return readList(params, 'categoria').filter((slug) => !knownCategorySlugs.includes(slug));
}

/** Returns the URL parameters of a state in a fixed order, without default values. */
export function toSearchParams(state: SearchState): URLSearchParams {
  const { query, filters, sort, isMapShown, view } = state;
  const params = new URLSearchParams();
  const setParam = (name: string, value: string) => {
    if (value !== '') params.set(name, value);
  };
  setParam('q', query);
  setParam('categoria', filters.categories.join(','));
  setParam('preco', filters.prices.map(priceSlug).join(','));
  setParam('nota', filters.minimumRating === null ? '' : String(filters.minimumRating));
  setParam('local', filters.location);
  setParam('comodidades', filters.amenities.map(slugify).join(','));
  setParam('bom', filters.facts.map((name) => factSlugs[placeFactNames.indexOf(name)]).join(','));
  setParam('beneficio', filters.withBenefit ? '1' : '');
  setParam('aberto', openFilterParam(filters.open));
  setParam('ordenar', sort === placeSorts[0] ? '' : sort);
  setParam('ver', view ?? '');
  setMapView(params, { isMapShown, area: filters.area });
  return params;
}

/** Returns the URL of the search screen with a state: '/search?q=bar'. */
export function searchLink(state: SearchState): string {
  const params = toSearchParams(state).toString();
  return params === '' ? linkTo('/search') : `${linkTo('/search')}?${params}`;
}

import { favoriteGroupings, favoriteSorts } from './favorite-arrangement.ts';
import type { FavoriteArrangement } from './favorite-arrangement.ts';
import { parseMapView, setMapView } from '#features/map/model/map-view.ts';
import { slugify } from '#shared/text/slug.ts';

/** State in the address of the favourites page. */
export interface FavoriteAddress extends FavoriteArrangement {
  /** True if the map replaces the list on screens that are too small for both. */
  isMapShown: boolean;
}

/** Maximum number of values of a list in the address. */
const maxSlugs = 20;

/**
 * Parses the state from the address parameters ordenar, agrupar, categoria, bairro, aberto ('agora'), beneficio ('1'),
 * area and mapa (map-view.ts). Unknown and malformed values are dropped, so any address is safe to open.
 */
export function parseFavoriteAddress(params: URLSearchParams): FavoriteAddress {
  const sort = params.get('ordenar');
  const grouping = params.get('agrupar');
  const { area, isMapShown } = parseMapView(params);
  return {
    filters: {
      categories: parseSlugs(params.get('categoria')),
      neighborhoods: parseSlugs(params.get('bairro')),
      isOpen: params.get('aberto') === 'agora',
      withBenefit: params.get('beneficio') === '1',
      area,
    },
    sort: favoriteSorts.find((option) => option === sort) ?? favoriteSorts[0],
    grouping: favoriteGroupings.find((option) => option === grouping) ?? null,
    isMapShown,
  };
}

/** Returns the address parameters of a state in a fixed order, without default values. */
export function toFavoriteAddressParams(address: FavoriteAddress): URLSearchParams {
  const { filters, sort, grouping, isMapShown } = address;
  const params = new URLSearchParams();
  const setParam = (name: string, value: string) => {
    if (value !== '') params.set(name, value);
  };
  setParam('ordenar', sort === favoriteSorts[0] ? '' : sort);
  setParam('agrupar', grouping ?? '');
  setParam('categoria', filters.categories.join(','));
  setParam('bairro', filters.neighborhoods.join(','));
  setParam('aberto', filters.isOpen ? 'agora' : '');
  setParam('beneficio', filters.withBenefit ? '1' : '');
  setMapView(params, { isMapShown, area: filters.area });
  return params;
}

/** Returns the distinct well-formed slugs of a comma-separated parameter. */
function parseSlugs(param: string | null): string[] {
  const values = new Set((param ?? '').slice(0, 2000).split(','));
  return [...values].filter((slug) => slug !== '' && slug === slugify(slug)).slice(0, maxSlugs);
}

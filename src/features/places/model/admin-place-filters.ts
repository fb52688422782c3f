import { slugify } from '#shared/text/slug.ts';

/** How a place stands, as it is in an address; 'aguardando' is inactive and made by somebody else than a super admin. */
export const placeStandings = ['ativos', 'inativos', 'aguardando'] as const;
export type PlaceStanding = (typeof placeStandings)[number];

/** Orders of the list as they are in an address; the first is the default. */
export const adminPlaceSorts = ['recentes', 'titulo', 'nota'] as const;
export type AdminPlaceSort = (typeof adminPlaceSorts)[number];

/** What super admins narrow the list of places to. */
export interface AdminPlaceFilters {
  /** Words of the title, or their beginnings; '' for every title. */
  text: string;
  /** Slug of the category; null for all. */
  category: string | null;
  standing: PlaceStanding | null;
  sort: AdminPlaceSort;
}

export const noAdminPlaceFilters: AdminPlaceFilters = {
  text: '',
  category: null,
  standing: null,
  sort: 'recentes',
};

/** Longest text that is looked for. */
export const maxTextLength = 100;

/**
 * The orders that a list can be in. One found by its words is in the order of the titles; the places that
 * wait come newest first, since that order alone leaves out at once what super admins made.
 */
export function possibleSorts({
  text,
  standing,
}: Pick<AdminPlaceFilters, 'text' | 'standing'>): readonly AdminPlaceSort[] {
  if (text.trim() !== '') return ['titulo'];
  return standing === 'aguardando' ? ['recentes'] : adminPlaceSorts;
}

/** The filters in an address: q, categoria, situacao, ordenar. Unknown values are dropped. */
export function parseAdminPlaceParams(params: URLSearchParams): AdminPlaceFilters {
  const text = (params.get('q') ?? '').slice(0, maxTextLength);
  const category = (params.get('categoria') ?? '').slice(0, maxTextLength);
  const standing = placeStandings.find((known) => known === params.get('situacao')) ?? null;
  const sorts = possibleSorts({ text, standing });
  return {
    text,
    category: category !== '' && category === slugify(category) ? category : null,
    standing,
    sort: sorts.find((known) => known === params.get('ordenar')) ?? sorts[0] ?? 'recentes',
  };
}

/** The parameters of filters, without those that say nothing. */
export function adminPlaceParams(filters: AdminPlaceFilters): URLSearchParams {
  const { text, category, standing, sort } = filters;
  const params = new URLSearchParams();
  if (text !== '') params.set('q', text);
  if (category !== null) params.set('categoria', category);
  if (standing !== null) params.set('situacao', standing);
  if (sort !== possibleSorts(filters)[0]) params.set('ordenar', sort);
  return params;
}

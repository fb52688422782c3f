import { slugify } from '#shared/text/slug.ts';

/** Status filters as URL values. 'aguardando' means inactive and not created by a super admin. */
export const placeStates = ['ativos', 'inativos', 'aguardando'] as const;
export type PlaceState = (typeof placeStates)[number];

/** Orders of the list as URL values; the first one is the default. */
export const adminPlaceSorts = ['recentes', 'titulo', 'nota'] as const;
export type AdminPlaceSort = (typeof adminPlaceSorts)[number];

/** Filters of the admin list of places. */
export interface AdminPlaceFilters {
  /** Words of the title, or prefixes of them; '' for every title. */
  text: string;
  /** Slug of the category; null for all categories. */
  category: string | null;
  standing: PlaceState | null;
  sort: AdminPlaceSort;
}

export const noAdminPlaceFilters: AdminPlaceFilters = {
  text: '',
  category: null,
  standing: null,
  sort: 'recentes',
};

/** Maximum length of the search text. */
export const maxTextLength = 100;

/**
 * Returns the orders available for these filters. A text search is always sorted by title. Places that await approval
 * are always sorted newest first, because only that order can exclude the places of super admins in the query.
 */
export function possibleSorts({
  text,
  standing,
}: Pick<AdminPlaceFilters, 'text' | 'standing'>): readonly AdminPlaceSort[] {
  if (text.trim() !== '') return ['titulo'];
  return standing === 'aguardando' ? ['recentes'] : adminPlaceSorts;
}

/** Parses the filters of a URL: q, categoria, situacao, ordenar. Unknown values are ignored. */
export function parseAdminPlaceParams(params: URLSearchParams): AdminPlaceFilters {
  const text = (params.get('q') ?? '').slice(0, maxTextLength);
  const category = (params.get('categoria') ?? '').slice(0, maxTextLength);
  const standing = placeStates.find((option) => option === params.get('situacao')) ?? null;
  const sorts = possibleSorts({ text, standing });
  return {
    text,
    category: category !== '' && category === slugify(category) ? category : null,
    standing,
    sort: sorts.find((option) => option === params.get('ordenar')) ?? sorts[0] ?? 'recentes',
  };
}

/** Returns the URL parameters of the filters, without default values. */
export function adminPlaceParams(filters: AdminPlaceFilters): URLSearchParams {
  const { text, category, standing, sort } = filters;
  const params = new URLSearchParams();
  if (text !== '') params.set('q', text);
  if (category !== null) params.set('categoria', category);
  if (standing !== null) params.set('situacao', standing);
  if (sort !== possibleSorts(filters)[0]) params.set('ordenar', sort);
  return params;
}

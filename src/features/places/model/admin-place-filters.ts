import { slugify } from '#shared/text/slug.ts';

/** Status filters as URL values. 'aguardando' means inactive and not created by a super admin. */
export const placeStatusFilters = ['ativos', 'inativos', 'aguardando'] as const;
export type PlaceStatusFilter = (typeof placeStatusFilters)[number];

/** Orders of the list as URL values; the first one is the default. */
export const adminPlaceSorts = ['recentes', 'titulo', 'nota'] as const;
export type AdminPlaceSort = (typeof adminPlaceSorts)[number];

/** Filters of the admin list of places. */
export interface AdminPlaceFilters {
  /** Words of the title, or prefixes of them; '' for every title. */
  text: string;
  /** Slug of the category; null for all categories. */
  category: string | null;
  status: PlaceStatusFilter | null;
  sort: AdminPlaceSort;
}

export const noAdminPlaceFilters: AdminPlaceFilters = {
  text: '',
  category: null,
  status: null,
  sort: 'recentes',
};

/** Maximum length of the search text. */
export const maxSearchTextLength = 100;

/**
 * Returns the orders available for these filters. A text search is always sorted by title. Places that await approval
 * are always sorted newest first, because only that order can exclude the places of super admins in the query.
 */
export function availableSorts({
  text,
  status,
}: Pick<AdminPlaceFilters, 'text' | 'status'>): readonly AdminPlaceSort[] {
  if (text.trim() !== '') return ['titulo'];
  return status === 'aguardando' ? ['recentes'] : adminPlaceSorts;
}

/** Parses the filters of a URL: q, categoria, situacao, ordenar. Unknown values are ignored. */
export function parseAdminPlaceParams(params: URLSearchParams): AdminPlaceFilters {
  const text = (params.get('q') ?? '').slice(0, maxSearchTextLength);
  const category = (params.get('categoria') ?? '').slice(0, maxSearchTextLength);
  const status = placeStatusFilters.find((option) => option === params.get('situacao')) ?? null;
  const sorts = availableSorts({ text, status });
  return {
    text,
    category: category !== '' && category === slugify(category) ? category : null,
    status,
    sort: sorts.find((option) => option === params.get('ordenar')) ?? sorts[0] ?? 'recentes',
  };
}

/** Returns the URL parameters of the filters, without default values. */
export function adminPlaceParams(filters: AdminPlaceFilters): URLSearchParams {
  const { text, category, status, sort } = filters;
  const params = new URLSearchParams();
  if (text !== '') params.set('q', text);
  if (category !== null) params.set('categoria', category);
  if (status !== null) params.set('situacao', status);
  if (sort !== availableSorts(filters)[0]) params.set('ordenar', sort);
  return params;
}

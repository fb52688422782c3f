import type {
  AdminPlaceSort,
  PlaceStatusFilter,
} from '#features/places/model/admin-place-filters.ts';

import type { DocumentQuery } from '#platform/firestore/collection.ts';

/**
 * Selection of the admin list: the filters of the URL with the category id instead of its slug. A selection with `text`
 * is searched on the server.
 */
export interface AdminPlaceCriteria {
  text: string;
  categoryId: string | null;
  status: PlaceStatusFilter | null;
  sort: AdminPlaceSort;
}

/** Maximum number of values in a Firestore `not-in` filter. */
const maxExcludedCreators = 10;

/** Sort fields of each order. Fields after the first one break ties; the id breaks the last ones. */
const sortOrders = {
  recentes: { fields: ['createdAt'], direction: 'desc' },
  titulo: { fields: ['searchTitle'], direction: 'asc' },
  nota: { fields: ['rating', 'createdAt'], direction: 'desc' },
} as const satisfies Record<
  AdminPlaceSort,
  { fields: readonly string[]; direction: 'asc' | 'desc' }
>;

/**
 * Returns the query of a selection without `text`, sorted. For places that await approval, the query excludes the places
 * created by the first ten super admins; isAwaitingApproval() must filter the rest.
 * @param superAdmins uids
 */
export function adminPlaceQuery(
  { categoryId, status, sort }: AdminPlaceCriteria,
  superAdmins: readonly string[],
): Required<DocumentQuery> {
  const { fields, direction } = sortOrders[sort];
  const isExcludingCreators = status === 'aguardando' && superAdmins.length > 0;
  const orderedBy = isExcludingCreators ? [...fields, 'createdBy'] : fields;
  // The index for an order depends on the filtered fields. With a category or the rating order, the query names both
  // values of isActive, so that one index serves the list with and without a status filter.
  const isActiveFilter =
    status !== null
      ? (['isActive', '==', status === 'ativos'] as const)
      : categoryId !== null || sort === 'nota'
        ? (['isActive', 'in', [true, false]] as const)
        : null;
  return {
    where: [
      ...(categoryId === null ? [] : [['category', '==', categoryId] as const]),
      ...(isActiveFilter === null ? [] : [isActiveFilter]),
      ...(isExcludingCreators
        ? [['createdBy', 'not-in', superAdmins.slice(0, maxExcludedCreators)] as const]
        : []),
    ],
    orderBy: orderedBy.map((field) => [field, direction] as const),
  };
}

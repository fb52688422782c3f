import type { Query } from 'firebase/firestore/lite';

import type {
  AdminPlaceSort,
  PlaceStatusFilter,
} from '#features/places/model/admin-place-filters.ts';

import type { FirestoreConnection } from '#platform/firestore/connection.ts';

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

/** Sort fields of each order, before the id. Fields after the first one break ties. */
const sortOrders = {
  recentes: { fields: ['createdAt'], direction: 'desc' },
  titulo: { fields: ['searchTitle'], direction: 'asc' },
  nota: { fields: ['rating', 'createdAt'], direction: 'desc' },
} as const satisfies Record<
  AdminPlaceSort,
  { fields: readonly string[]; direction: 'asc' | 'desc' }
>;

/** Query of the admin list with the fields that its cursors hold. */
export interface AdminPlaceQuery {
  query: Query;
  sortFields: readonly string[];
}

/**
 * Returns the query of a selection without `text`, sorted and without a limit. For places that await approval, the
 * query excludes the places created by the first ten super admins; isAwaitingApproval() must filter the rest.
 * @param superAdmins uids
 */
export function adminPlaceQuery(
  { sdk, db }: Pick<FirestoreConnection, 'sdk' | 'db'>,
  { categoryId, status, sort }: AdminPlaceCriteria,
  superAdmins: readonly string[],
): AdminPlaceQuery {
  const { fields, direction } = sortOrders[sort];
  const isExcludingCreators = status === 'aguardando' && superAdmins.length > 0;
  const orderedBy = isExcludingCreators ? [...fields, 'createdBy'] : [...fields];
  // The index for an order depends on the filtered fields. With a category or the rating order, the query names both
  // values of isActive, so that one index serves the list with and without a status filter.
  const isActiveFilter =
    status !== null
      ? sdk.where('isActive', '==', status === 'ativos')
      : categoryId !== null || sort === 'nota'
        ? sdk.where('isActive', 'in', [true, false])
        : null;
  return {
    sortFields: orderedBy,
    query: sdk.query(
      sdk.collection(db, 'places'),
      ...(categoryId === null ? [] : [sdk.where('category', '==', categoryId)]),
      ...(isActiveFilter === null ? [] : [isActiveFilter]),
      ...(isExcludingCreators
        ? [sdk.where('createdBy', 'not-in', superAdmins.slice(0, maxExcludedCreators))]
        : []),
      ...orderedBy.map((field) => sdk.orderBy(field, direction)),
      sdk.orderBy(sdk.documentId(), direction),
    ),
  };
}

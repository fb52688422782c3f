import type { Query } from 'firebase/firestore/lite';

import type { AdminPlaceSort, PlaceStanding } from '#features/places/model/admin-place-filters.ts';

import type { FirestoreConnection } from '#platform/firestore/connection.ts';

/** What is listed: filters of the address, with the category's id in place of its slug; a text asks the server. */
export interface AdminPlaceSelection {
  text: string;
  categoryId: string | null;
  standing: PlaceStanding | null;
  sort: AdminPlaceSort;
}

/** Firestore takes no more values that something may not be. */
const maxExcluded = 10;

/** The fields that each order goes by, before the id; those after the first only separate equal values. */
const orders = {
  recentes: { fields: ['createdAt'], direction: 'desc' },
  titulo: { fields: ['searchTitle'], direction: 'asc' },
  nota: { fields: ['rating', 'createdAt'], direction: 'desc' },
} as const satisfies Record<
  AdminPlaceSort,
  { fields: readonly string[]; direction: 'asc' | 'desc' }
>;

/** A query of the admin list, and the fields that its cursors hold. */
export interface AdminPlaceQuery {
  query: Query;
  orderedBy: readonly string[];
}

/**
 * The places of a selection without a text, in its order, without a limit. Of those that wait for approval it leaves out what
 * the first ten super admins made; isWaiting() tells the rest.
 * @param superAdmins uids
 */
export function adminPlaceQuery(
  { sdk, db }: Pick<FirestoreConnection, 'sdk' | 'db'>,
  { categoryId, standing, sort }: AdminPlaceSelection,
  superAdmins: readonly string[],
): AdminPlaceQuery {
  const { fields, direction } = orders[sort];
  const excludes = standing === 'aguardando' && superAdmins.length > 0;
  const orderedBy = excludes ? [...fields, 'createdBy'] : [...fields];
  // Which index serves an order depends on the pinned fields: where a category or a rating is asked for, both
  // standings are named, so that one index serves the list with and without a standing.
  const isActive =
    standing !== null
      ? sdk.where('isActive', '==', standing === 'ativos')
      : categoryId !== null || sort === 'nota'
        ? sdk.where('isActive', 'in', [true, false])
        : null;
  return {
    orderedBy,
    query: sdk.query(
      sdk.collection(db, 'places'),
      ...(categoryId === null ? [] : [sdk.where('category', '==', categoryId)]),
      ...(isActive === null ? [] : [isActive]),
      ...(excludes ? [sdk.where('createdBy', 'not-in', superAdmins.slice(0, maxExcluded))] : []),
      ...orderedBy.map((field) => sdk.orderBy(field, direction)),
      sdk.orderBy(sdk.documentId(), direction),
    ),
  };
}

import type {
  AdminPlaceSort,
  PlaceStatusFilter,
} from '#features/places/model/admin-place-filters.ts';
import type { DocumentQuery } from '#platform/firestore/collection.ts';
import { collection } from '#platform/firestore/collection.ts';
import type { PlaceSearchBody } from '#features/search/model/admin-search.ts';
import type { Place } from '#features/places/model/place.ts';
import { toPlace } from '#features/places/model/place.ts';
import { searchPlaces } from '#features/search/data/admin-search-store.ts';
import { cursorAfter } from '#platform/firestore/page-cursor.ts';
import type { PageCursor } from '#platform/firestore/page-cursor.ts';
import { places } from '../place-store.ts';

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
function adminPlaceQuery(
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

/** A place with its stored fields, which the cursors hold. */
interface ListedRow {
  id: string;
  place: Place;
  get: (field: string) => unknown;
}

const storedPlaces = collection('places', (id, fields): ListedRow => ({
  id,
  place: toPlace(id, fields),
  get: (field) => fields[field],
}));

/** Number of places per page. */
export const adminPlacePageSize = 25;

/**
 * Maximum number of queries per page of places that await approval, in case the first ones return places of super
 * admins.
 */
const maxRounds = 4;

/**
 * Maximum number of super admins read, more than a guide is expected to have. Inactive places of further super admins
 * count as awaiting approval.
 */
const maxSuperAdmins = 50;

export interface AdminPlacePage {
  places: Place[];
  /** Null on the last page. A full page may be followed by an empty one. Plain values, for the history state. */
  nextCursor: PageCursor | null;
}

/**
 * Returns the uids of the super admins, at most 50. Reads one document per super admin.
 * @throws AppError
 */
export function listSuperAdmins(): Promise<string[]> {
  return collection('users', (uid) => uid).list({
    where: [['role', '==', 'super_admin']],
    limit: maxSuperAdmins,
  });
}

/** Returns true if a place awaits approval: it is inactive and its creator is not a super admin. */
export function isAwaitingApproval(
  { isActive, createdBy }: Pick<Place, 'isActive' | 'createdBy'>,
  superAdmins: readonly string[],
): boolean {
  return !isActive && !superAdmins.includes(createdBy);
}

/**
 * Returns one page of the places of a selection, including inactive ones. Reads at most `pageSize` documents, or four
 * times as many for places that await approval if there are more than ten super admins.
 * @param superAdmins result of listSuperAdmins(); required for places that await approval
 * @throws AppError 'permission-denied' if the caller is not a super admin; errors of Collection and searchPlaces()
 */
export async function listAdminPlaces(
  criteria: AdminPlaceCriteria,
  options: {
    superAdmins: readonly string[];
    cursor?: PageCursor | null;
    pageSize?: number;
  },
): Promise<AdminPlacePage> {
  const { superAdmins, cursor = null, pageSize = adminPlacePageSize } = options;
  if (criteria.text !== '') return searchAdminPlaces(criteria, superAdmins, cursor, pageSize);
  const query = adminPlaceQuery(criteria, superAdmins);
  const matches: ListedRow[] = [];
  let nextCursor = cursor;
  for (let round = 0; round < maxRounds && matches.length < pageSize; round += 1) {
    const page = await storedPlaces.page({ ...query, limit: pageSize, after: nextCursor });
    matches.push(
      ...page.items.filter(
        ({ place }) => criteria.status !== 'aguardando' || isAwaitingApproval(place, superAdmins),
      ),
    );
    nextCursor = page.nextCursor;
    if (nextCursor === null) break;
  }
  const shownMatches = matches.slice(0, pageSize);
  const sortFields = query.orderBy.map(([field]) => field);
  return {
    places: shownMatches.map(({ place }) => place),
    nextCursor:
      matches.length > pageSize ? cursorAfter(shownMatches, pageSize, ...sortFields) : nextCursor,
  };
}

/**
 * Returns the number of places in a selection. Returns null for places that await approval if there are more than ten
 * super admins, because the places would have to be read. Costs one read per thousand places.
 * @throws AppError like listAdminPlaces()
 */
export async function countAdminPlaces(
  criteria: AdminPlaceCriteria,
  superAdmins: readonly string[],
): Promise<number | null> {
  if (criteria.text !== '') {
    const { count } = await searchPlaces(toSearchBody(criteria, superAdmins, null, 1));
    return count;
  }
  if (criteria.status === 'aguardando' && superAdmins.length > 10) return null;
  return places.count(adminPlaceQuery(criteria, superAdmins));
}

async function searchAdminPlaces(
  criteria: AdminPlaceCriteria,
  superAdmins: readonly string[],
  cursor: PageCursor | null,
  pageSize: number,
): Promise<AdminPlacePage> {
  const { ids, next: nextStart } = await searchPlaces(
    toSearchBody(criteria, superAdmins, cursor, pageSize),
  );
  return {
    places: await places.listByIds(ids),
    nextCursor: nextStart && { after: nextStart.key, id: nextStart.id },
  };
}

function toSearchBody(
  { text, categoryId, status }: AdminPlaceCriteria,
  superAdmins: readonly string[],
  cursor: PageCursor | null,
  limit: number,
): PlaceSearchBody {
  return {
    text,
    categoryId,
    isActive: status && status === 'ativos',
    notCreatedBy: status === 'aguardando' ? [...superAdmins] : [],
    after: typeof cursor?.after === 'string' ? { key: cursor.after, id: cursor.id } : null,
    limit,
  };
}

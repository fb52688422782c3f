import type { QueryDocumentSnapshot } from 'firebase/firestore/lite';

import type { PlaceSearchBody } from '#features/search/model/admin-search.ts';
import type { Place } from '#features/places/model/place.ts';

import { searchPlaces } from '#features/search/data/admin-search-store.ts';
import { countDocuments } from '#platform/firestore/count-documents.ts';
import { documentsById } from '#platform/firestore/documents-by-id.ts';
import { readFirestore } from '#platform/firestore/connection.ts';
import type { FirestoreConnection } from '#platform/firestore/connection.ts';
import { cursorArguments, cursorAfterPlace } from './admin-place-cursor.ts';
import type { AdminPlaceCursor } from './admin-place-cursor.ts';
import { adminPlaceQuery } from './admin-place-query.ts';
import type { AdminPlaceCriteria } from './admin-place-query.ts';
import { toPlace } from '#features/places/model/place.ts';

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
  /** Null on the last page. A full page may be followed by an empty one. */
  nextCursor: AdminPlaceCursor | null;
}

/**
 * Returns the uids of the super admins, at most 50. Reads one document per super admin.
 * @throws AppError
 */
export function listSuperAdmins(): Promise<string[]> {
  return readFirestore(async ({ sdk, db }) => {
    const { docs } = await sdk.getDocs(
      sdk.query(
        sdk.collection(db, 'users'),
        sdk.where('role', '==', 'super_admin'),
        sdk.limit(maxSuperAdmins),
      ),
    );
    return docs.map(({ id }) => id);
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
 * @throws AppError 'permission-denied' if the caller is not a super admin; errors of readFirestore and searchPlaces()
 */
export async function listAdminPlaces(
  criteria: AdminPlaceCriteria,
  options: {
    superAdmins: readonly string[];
    cursor?: AdminPlaceCursor | null;
    pageSize?: number;
  },
): Promise<AdminPlacePage> {
  const { superAdmins, cursor = null, pageSize = adminPlacePageSize } = options;
  if (criteria.text !== '') return searchAdminPlaces(criteria, superAdmins, cursor, pageSize);
  return readFirestore(async (connection) => {
    const { sortFields } = adminPlaceQuery(connection, criteria, superAdmins);
    const matches: { place: Place; document: QueryDocumentSnapshot }[] = [];
    let nextStart = cursor;
    let isLast = false;
    for (let round = 0; round < maxRounds && !isLast && matches.length < pageSize; round += 1) {
      const documents = await readPage(connection, criteria, {
        superAdmins,
        next: nextStart,
        pageSize,
      });
      for (const document of documents) {
        const place = toPlace(document.id, document.data());
        if (criteria.status === 'aguardando' && !isAwaitingApproval(place, superAdmins)) continue;
        matches.push({ place, document });
      }
      const last = documents.at(-1);
      isLast = documents.length < pageSize || last === undefined;
      if (last) nextStart = cursorAfterPlace(last, sortFields);
    }
    const shownMatches = matches.slice(0, pageSize);
    const last = shownMatches.at(-1);
    const hasMoreMatches = matches.length > pageSize;
    const nextCursor =
      hasMoreMatches && last
        ? cursorAfterPlace(last.document, sortFields)
        : isLast
          ? null
          : nextStart;
    return { places: shownMatches.map(({ place }) => place), nextCursor };
  });
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
  return countDocuments((connection) => adminPlaceQuery(connection, criteria, superAdmins).query);
}

async function searchAdminPlaces(
  criteria: AdminPlaceCriteria,
  superAdmins: readonly string[],
  cursor: AdminPlaceCursor | null,
  pageSize: number,
): Promise<AdminPlacePage> {
  const { ids, next: nextStart } = await searchPlaces(
    toSearchBody(criteria, superAdmins, cursor, pageSize),
  );
  const documents = await readFirestore((connection) => documentsById(connection, 'places', ids));
  return {
    places: documents.map((document) => toPlace(document.id, document.data())),
    nextCursor: nextStart && [nextStart.key, nextStart.id],
  };
}

function toSearchBody(
  { text, categoryId, status }: AdminPlaceCriteria,
  superAdmins: readonly string[],
  cursor: AdminPlaceCursor | null,
  limit: number,
): PlaceSearchBody {
  const [key, id] = cursor ?? [];
  return {
    text,
    categoryId,
    isActive: status && status === 'ativos',
    notCreatedBy: status === 'aguardando' ? [...superAdmins] : [],
    after: typeof key === 'string' && typeof id === 'string' ? { key, id } : null,
    limit,
  };
}

async function readPage(
  connection: FirestoreConnection,
  criteria: AdminPlaceCriteria,
  page: { superAdmins: readonly string[]; next: AdminPlaceCursor | null; pageSize: number },
): Promise<QueryDocumentSnapshot[]> {
  const { sdk } = connection;
  const { query } = adminPlaceQuery(connection, criteria, page.superAdmins);
  const { docs } = await sdk.getDocs(
    sdk.query(
      query,
      ...(page.next ? [sdk.startAfter(...cursorArguments(sdk, page.next))] : []),
      sdk.limit(page.pageSize),
    ),
  );
  return docs;
}

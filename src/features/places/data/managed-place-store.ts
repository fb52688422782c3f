import type { Place } from '#features/places/model/place.ts';

import { errorCode } from '#shared/app-error.ts';

import { readFirestore } from '#platform/firestore/connection.ts';
import { cursorAfter, cursorValues } from '#platform/firestore/page-cursor.ts';
import type { PageCursor } from '#platform/firestore/page-cursor.ts';
import { toPlace } from '#features/places/model/stored-place.ts';
import { getPlace } from './place-store.ts';

/** Number of places per page. It limits the queries and document reads of one page load. */
export const managedPageSize = 40;
/** Number of documents read in parallel. */
const maxParallelReads = 10;

/** Start of the next page: within the created places, then within the assigned places. */
export type ManagedCursor =
  { kind: 'created'; cursor: PageCursor } | { kind: 'entrusted'; from: number };

export interface ManagedPage {
  places: Place[];
  /** Assigned ids of this page whose place is deleted or no longer managed by the user. */
  missing: string[];
  next: ManagedCursor | null;
}

/**
 * Returns one page of the places that a user manages: first the places they created, newest first, then the places
 * assigned to them. Assigned places are read one by one, because the rules let a manager get an inactive place but not
 * list it. A place that is both created and assigned appears in both parts. Reads at most 40 documents.
 * @param cursor `next` of the previous page; null for the first page
 * @throws AppError errors of readFirestore
 */
export async function listManagedPlaces(
  uid: string,
  managedPlaces: readonly string[],
  cursor: ManagedCursor | null = null,
  pageSize = managedPageSize,
): Promise<ManagedPage> {
  const page: ManagedPage = { places: [], missing: [], next: cursor };
  if (cursor?.kind !== 'entrusted') {
    const { places, next } = await listCreatedPlaces(uid, cursor?.cursor ?? null, pageSize);
    page.places.push(...places);
    page.next = next ? { kind: 'created', cursor: next } : { kind: 'entrusted', from: 0 };
  }
  if (page.next?.kind !== 'entrusted') return page;

  const { from } = page.next;
  const ids = [...new Set(managedPlaces)];
  const createdIds = new Set(page.places.map(({ id }) => id));
  const end = from + pageSize - page.places.length;
  const idsToRead = ids.slice(from, end).filter((id) => !createdIds.has(id));
  for (let next = 0; next < idsToRead.length; next += maxParallelReads) {
    const batch = idsToRead.slice(next, next + maxParallelReads);
    const foundPlaces = await Promise.all(batch.map(findPlace));
    for (const [position, place] of foundPlaces.entries()) {
      if (place) page.places.push(place);
      else page.missing.push(batch[position] ?? '');
    }
  }
  page.next = end < ids.length ? { kind: 'entrusted', from: end } : null;
  return page;
}

function listCreatedPlaces(
  uid: string,
  cursor: PageCursor | null,
  pageSize: number,
): Promise<{ places: Place[]; next: PageCursor | null }> {
  return readFirestore(async ({ sdk, db }) => {
    const { docs } = await sdk.getDocs(
      sdk.query(
        sdk.collection(db, 'places'),
        sdk.where('createdBy', '==', uid),
        sdk.orderBy('createdAt', 'desc'),
        sdk.orderBy(sdk.documentId(), 'desc'),
        ...(cursor ? [sdk.startAfter(...cursorValues(sdk, cursor))] : []),
        sdk.limit(pageSize),
      ),
    );
    return {
      places: docs.map((document) => toPlace(document.id, document.data())),
      next: cursorAfter(docs, pageSize, 'createdAt'),
    };
  });
}

async function findPlace(id: string): Promise<Place | null> {
  try {
    return await getPlace(id);
  } catch (error) {
    if (errorCode(error) === 'not-found') return null;
    throw error;
  }
}

import type { Place } from '#features/places/model/place.ts';

import { errorCode } from '#shared/app-error.ts';

import type { PageCursor } from '#platform/firestore/page-cursor.ts';
import { getPlace, places } from './place-store.ts';

/** Number of places per page. It limits the queries and document reads of one page load. */
export const managedPlacePageSize = 40;
/** Number of documents read in parallel. */
const maxParallelReads = 10;

/** Start of the next page: within the created places, then within the assigned places. */
export type ManagedPlaceCursor =
  { kind: 'created'; cursor: PageCursor } | { kind: 'entrusted'; from: number };

export interface ManagedPlacePage {
  places: Place[];
  /** Assigned ids of this page whose place is deleted or may not be read by the user. */
  missingIds: string[];
  nextCursor: ManagedPlaceCursor | null;
}

/**
 * Returns one page of the places that a user manages: first the places they created, newest first, then the places
 * assigned to them. Assigned places are read one by one, because the rules let a manager get an inactive place but not
 * list it. A place that is both created and assigned can appear on two pages. Reads at most 40 documents.
 * @param cursor `nextCursor` of the previous page; null for the first page
 * @throws AppError errors of Collection
 */
export async function listManagedPlaces(
  uid: string,
  managedPlaces: readonly string[],
  cursor: ManagedPlaceCursor | null = null,
  pageSize = managedPlacePageSize,
): Promise<ManagedPlacePage> {
  const page: ManagedPlacePage = { places: [], missingIds: [], nextCursor: cursor };
  if (cursor?.kind !== 'entrusted') {
    const { items, nextCursor } = await places.page({
      where: [['createdBy', '==', uid]],
      orderBy: [['createdAt', 'desc']],
      limit: pageSize,
      after: cursor?.cursor ?? null,
    });
    page.places.push(...items);
    page.nextCursor = nextCursor
      ? { kind: 'created', cursor: nextCursor }
      : { kind: 'entrusted', from: 0 };
  }
  if (page.nextCursor?.kind !== 'entrusted') return page;

  const { from } = page.nextCursor;
  const ids = [...new Set(managedPlaces)];
  const createdIds = new Set(page.places.map(({ id }) => id));
  const end = from + pageSize - page.places.length;
  const idsToRead = ids.slice(from, end).filter((id) => !createdIds.has(id));
  for (let next = 0; next < idsToRead.length; next += maxParallelReads) {
    const batch = idsToRead.slice(next, next + maxParallelReads);
    const foundPlaces = await Promise.all(batch.map(getPlaceOrNull));
    for (const [position, place] of foundPlaces.entries()) {
      if (place) page.places.push(place);
      else page.missingIds.push(batch[position] ?? '');
    }
  }
  page.nextCursor = end < ids.length ? { kind: 'entrusted', from: end } : null;
  return page;
}

async function getPlaceOrNull(id: string): Promise<Place | null> {
  try {
    return await getPlace(id);
  } catch (error) {
    if (errorCode(error) === 'not-found') return null;
    throw error;
  }
}

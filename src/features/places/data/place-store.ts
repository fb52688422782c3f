import { AppError, errorCode } from '#shared/app-error.ts';
import { placePageSize } from '#features/places/model/place-options.ts';
import { toPlace } from '#features/places/model/place.ts';
import type { Place } from '#features/places/model/place.ts';

import { maxIdsPerQuery } from '#platform/firestore/batch-loader.ts';
import { collection, documentIdField } from '#platform/firestore/collection.ts';
import { isDocumentId } from '#platform/firestore/document-id.ts';
import { lazyStore } from '#platform/firestore/lazy-store.ts';
import type { Page, PageCursor } from '#platform/firestore/page-cursor.ts';

/** The places as stored. The rules refuse inactive places to the public. */
export const places = collection('places', toPlace);

const loadTextHours = lazyStore(() => import('#features/opening-hours/model/text-hours.ts'));

/** Parses the hours of older records, so that a list shows the same hours as a list from the server. */
async function withListedHours(listed: Place[]): Promise<Place[]> {
  if (listed.every(({ hours }) => hours.kind !== 'text')) return listed;
  // Without the parser the cards say that the hours are on the page of the place. The list must not fail for it.
  const parser = await loadTextHours().catch(() => null);
  return parser === null
    ? listed
    : listed.map((place) => ({ ...place, hours: parser.parseTextHours(place.hours) }));
}

/**
 * Returns one place. The rules refuse inactive places to the public; a refusal is reported as 'not-found', so that it
 * does not reveal that the place exists. Reads one document, or none for an invalid id.
 * @throws AppError 'not-found'; errors of Collection
 */
export async function getPlace(id: string): Promise<Place> {
  if (!isDocumentId(id)) throw new AppError('not-found', 'Not a place id');
  const place = await places.get(id).catch((error: unknown) => {
    throw errorCode(error) === 'permission-denied'
      ? new AppError('not-found', 'The place may not be read', { cause: error })
      : error;
  });
  if (place === null) throw new AppError('not-found', 'No such place');
  return place;
}

/**
 * Returns the active places with these ids (at most 30), in any order. Inactive and deleted places are omitted. Reads
 * one document for each place found.
 * @throws AppError 'invalid-input' for more than 30 ids; errors of Collection
 */
export async function listActivePlaces(ids: readonly string[]): Promise<Place[]> {
  if (ids.length > maxIdsPerQuery) {
    throw new AppError('invalid-input', `At most ${maxIdsPerQuery} ids`);
  }
  return withListedHours(
    await places.list({
      where: [
        ['isActive', '==', true],
        [documentIdField, 'in', ids],
      ],
      limit: maxIdsPerQuery,
    }),
  );
}

/**
 * Returns the `count` active places with the best rating; of equal ratings, newer places come first. Reads `count`
 * documents.
 * @throws AppError
 */
export async function listTopPlaces(count: number): Promise<Place[]> {
  return withListedHours(
    await places.list({
      where: [['isActive', '==', true]],
      orderBy: [
        ['rating', 'desc'],
        ['createdAt', 'desc'],
      ],
      limit: count,
    }),
  );
}

/**
 * Returns the `count` most recently created places, including inactive ones. Only for super admins: the rules refuse
 * this list to all other users. Reads `count` documents.
 * @throws AppError 'permission-denied'; errors of Collection
 */
export function listNewestPlaces(count: number): Promise<Place[]> {
  return places.list({ orderBy: [['createdAt', 'desc']], limit: count });
}

/**
 * Returns one page of the active places of a category, newest first. Reads at most `pageSize` documents.
 * @param options.cursor `nextCursor` of the previous page; absent for the first page
 * @throws AppError
 */
export async function listPlacesOfCategory(options: {
  categoryId: string;
  cursor?: PageCursor | null;
  pageSize?: number;
}): Promise<Page<Place>> {
  const { categoryId, cursor = null, pageSize = placePageSize } = options;
  const page = await places.page({
    where: [
      ['category', '==', categoryId],
      ['isActive', '==', true],
    ],
    orderBy: [['createdAt', 'desc']],
    limit: pageSize,
    after: cursor,
  });
  return { ...page, items: await withListedHours(page.items) };
}

/**
 * Returns the active places whose folded title begins with `foldedText`, sorted by title. Reads at most `count`
 * documents.
 * @throws AppError
 */
export async function listPlacesByTitlePrefix(foldedText: string, count: number): Promise<Place[]> {
  return withListedHours(
    await places.list({
      where: [
        ['isActive', '==', true],
        ['searchTitle', '>=', foldedText],
        // The last character of the private use area sorts after every letter.
        ['searchTitle', '<=', `${foldedText}\uf8ff`],
      ],
      orderBy: [['searchTitle']],
      limit: count,
    }),
  );
}

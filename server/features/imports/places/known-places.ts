import { FieldPath, Timestamp } from '@google-cloud/firestore';
import type { Firestore, Query, QueryDocumentSnapshot } from '@google-cloud/firestore';
import type { ExistingPlacesResponse } from '#features/imports/model/import-contract.ts';
import type { LivePlaceIndex } from '#server/search-index/place-index.ts';
import { toPlaceRecord } from '#server/search-index/cached-records.ts';
import { readSnapshots } from '#server/platform/firestore/record-pages.ts';
import { toImportRecord } from '../import-record.ts';

type ExistingPlaceTuple = ExistingPlacesResponse['places'][number];

/** Maximum number of inactive places to compare with, and of recently changed ones; more than a city has. */
const maxQueriedPlaces = 10_000;
const limits = { pageSize: 500, maxPages: maxQueriedPlaces / 500 };
/**
 * Places changed within this time (ms) are queried, because the index may be one minute old. The second minute covers
 * differences between clocks.
 */
const recentChangeMs = 120_000;

/**
 * Returns every place that an import is compared with. Active places come from the index in memory and cost no read.
 * Inactive places and places changed in the last two minutes cost one read each, at most ten thousand of each kind.
 * @throws AppError 'unavailable'
 */
export async function listExistingPlaces(
  { firestore, placeIndex }: { firestore: Firestore; placeIndex: Pick<LivePlaceIndex, 'current'> },
  now: Date,
): Promise<ExistingPlacesResponse> {
  const since = Timestamp.fromMillis(now.getTime() - recentChangeMs);
  const places = firestore.collection('places');
  const [directory, inactiveDocuments, changedDocuments, recentlyRemovedIds] = await Promise.all([
    placeIndex.current(),
    readAllPages(places.where('isActive', '==', false).orderBy(FieldPath.documentId())),
    readAllPages(places.where('updatedAt', '>', since).orderBy('updatedAt')),
    readRecentlyRemovedIds(firestore, since),
  ]);
  const placesById = new Map<string, ExistingPlaceTuple>();
  for (const place of directory.places()) {
    if (!recentlyRemovedIds.has(place.id))
      placesById.set(place.id, toExistingPlaceTuple(place, true));
  }
  for (const document of [...inactiveDocuments, ...changedDocuments]) {
    const place = toPlaceRecord(document.id, document.data());
    placesById.set(document.id, toExistingPlaceTuple(place, document.get('isActive') === true));
  }
  return {
    success: true,
    isComplete: inactiveDocuments.length < maxQueriedPlaces,
    places: [...placesById.values()],
  };
}

function toExistingPlaceTuple(
  {
    id,
    title,
    geo,
    phone,
  }: Pick<ReturnType<typeof toPlaceRecord>, 'id' | 'title' | 'geo' | 'phone'>,
  isActive: boolean,
): ExistingPlaceTuple {
  return [id, title, geo?.latitude ?? null, geo?.longitude ?? null, phone, isActive];
}

async function readAllPages(query: Query): Promise<QueryDocumentSnapshot[]> {
  const documents: QueryDocumentSnapshot[] = [];
  const orderedQuery = query.select('title', 'geo', 'phone', 'isActive', 'updatedAt');
  for await (const { docs } of readSnapshots(orderedQuery, limits)) documents.push(...docs);
  return documents;
}

/** Returns the ids of places that an undo removed so recently that the index may still contain them. */
async function readRecentlyRemovedIds(
  firestore: Firestore,
  since: Timestamp,
): Promise<ReadonlySet<string>> {
  const importsQuery = firestore.collection('imports').where('undoing.at', '>', since).limit(20);
  const { docs } = await importsQuery.get();
  const removedIds = new Set<string>();
  for (const { recordIds, progress } of docs.map(toImportRecord)) {
    for (const id of recordIds.slice(0, progress?.next)) removedIds.add(id);
    // An undo lists only the first maxListedRetainedPlaces retained places. Any further retained place counts as
    // removed for two minutes. An import may then create a duplicate of it, which is better than skipping a new place.
    for (const { id } of progress?.kept ?? []) removedIds.delete(id);
  }
  return removedIds;
}

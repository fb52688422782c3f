import { FieldPath, Timestamp } from '@google-cloud/firestore';
import type {
  Firestore,
  Query,
  QueryDocumentSnapshot,
  QuerySnapshot,
} from '@google-cloud/firestore';
import type { KnownPlacesAnswer } from '#features/imports/model/place-import/import-contract.ts';
import type { LivePlaceIndex } from '#server/search-index/place-index.ts';
import { toPlaceRecord } from '#server/search-index/cached-records.ts';
import { toImportRecord } from './import-record.ts';

type KnownPlace = KnownPlacesAnswer['places'][number];

/** Maximum number of inactive places to compare with; more than a city has. */
const maxInactive = 10_000;
const pageSize = 500;
/** The index may be one minute old; newer changes are queried, with one more minute for clock skew. */
const maxIndexAgeMs = 120_000;

/**
 * Returns every place that an import is compared with. Active places come from the index in memory and cost no read.
 * Inactive places and those changed in the last two minutes cost one read each, at most ten thousand.
 * @throws AppError 'unavailable'
 */
export async function listKnownPlaces(
  { firestore, placeIndex }: { firestore: Firestore; placeIndex: Pick<LivePlaceIndex, 'current'> },
  now: Date,
): Promise<KnownPlacesAnswer> {
  const since = Timestamp.fromMillis(now.getTime() - maxIndexAgeMs);
  const places = firestore.collection('places');
  const [directory, inactive, changed, removed] = await Promise.all([
    placeIndex.current(),
    readAllPages(places.where('isActive', '==', false).orderBy(FieldPath.documentId())),
    readAllPages(places.where('updatedAt', '>', since).orderBy('updatedAt')),
    recentlyRemoved(firestore, since),
  ]);
  const known = new Map<string, KnownPlace>();
  for (const place of directory.places()) {
    if (!removed.has(place.id)) known.set(place.id, toKnownPlace(place, true));
  }
  for (const document of [...inactive, ...changed]) {
    const place = toPlaceRecord(document.id, document.data());
    known.set(document.id, toKnownPlace(place, document.get('isActive') === true));
  }
  return { success: true, isComplete: inactive.length < maxInactive, places: [...known.values()] };
}

function toKnownPlace(
  {
    id,
    title,
    geo,
    phone,
  }: Pick<ReturnType<typeof toPlaceRecord>, 'id' | 'title' | 'geo' | 'phone'>,
  isActive: boolean,
): KnownPlace {
  return [id, title, geo?.latitude ?? null, geo?.longitude ?? null, phone, isActive];
}

async function readAllPages(all: Query): Promise<QueryDocumentSnapshot[]> {
  const found: QueryDocumentSnapshot[] = [];
  let page: Query | null = all
    .select('title', 'geo', 'phone', 'isActive', 'updatedAt')
    .limit(pageSize);
  while (page && found.length < maxInactive) {
    const { docs }: QuerySnapshot = await page.get();
    found.push(...docs);
    const last = docs.at(-1);
    page = docs.length < pageSize || !last ? null : page.startAfter(last);
  }
  return found;
}

/** Returns places that an undo removed so recently that the index may still contain them. */
async function recentlyRemoved(
  firestore: Firestore,
  since: Timestamp,
): Promise<ReadonlySet<string>> {
  const imports = firestore.collection('imports').where('undoing.at', '>', since).limit(20);
  const { docs } = await imports.get();
  const removedIds = new Set<string>();
  for (const { undo, progress } of docs.map(toImportRecord)) {
    for (const id of undo.slice(0, progress?.next)) removedIds.add(id);
    // Retained places beyond the stored list are missing here for two minutes: an import may then create a duplicate,
    // which is better than skipping a place.
    for (const { id } of progress?.kept ?? []) removedIds.delete(id);
  }
  return removedIds;
}

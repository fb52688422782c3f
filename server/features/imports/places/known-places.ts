import { FieldPath, Timestamp } from '@google-cloud/firestore';
import type {
  Firestore,
  Query,
  QueryDocumentSnapshot,
  QuerySnapshot,
} from '@google-cloud/firestore';
import type { KnownPlacesAnswer } from '#features/imports/model/place-import/import-contract.ts';
import type { PlaceIndex } from '#server/search-index/place-index.ts';
import { toPlaceRecord } from '#server/search-index/held-records.ts';
import { toImportRecord } from './import-record.ts';

type KnownPlace = KnownPlacesAnswer['places'][number];

/** Inactive places that are compared with; a city has at most as many places. */
const maxInactive = 10_000;
const pageSize = 500;
/** The index may be a minute old; what happened since is asked for, with a minute for clocks. */
const indexAgeMs = 120_000;

/**
 * Every place that an import is compared with. Active ones come from the index in memory and cost no read;
 * inactive ones and those that changed in the last two minutes are read, one read each, at most ten thousand.
 * @throws AppError 'unavailable'
 */
export async function knownPlaces(
  { firestore, placeIndex }: { firestore: Firestore; placeIndex: Pick<PlaceIndex, 'current'> },
  now: Date,
): Promise<KnownPlacesAnswer> {
  const since = Timestamp.fromMillis(now.getTime() - indexAgeMs);
  const places = firestore.collection('places');
  const [directory, inactive, changed, undone] = await Promise.all([
    placeIndex.current(),
    pages(places.where('isActive', '==', false).orderBy(FieldPath.documentId())),
    pages(places.where('updatedAt', '>', since).orderBy('updatedAt')),
    lately(firestore, since),
  ]);
  const known = new Map<string, KnownPlace>();
  for (const place of directory.places()) {
    if (!undone.has(place.id)) known.set(place.id, tupleOf(place, true));
  }
  for (const document of [...inactive, ...changed]) {
    const place = toPlaceRecord(document.id, document.data());
    known.set(document.id, tupleOf(place, document.get('isActive') === true));
  }
  return { success: true, isComplete: inactive.length < maxInactive, places: [...known.values()] };
}

function tupleOf(
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

async function pages(all: Query): Promise<QueryDocumentSnapshot[]> {
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

/** Places that were removed by undoing an import so lately that the index may still hold them. */
async function lately(firestore: Firestore, since: Timestamp): Promise<ReadonlySet<string>> {
  const imports = firestore.collection('imports').where('undoing.at', '>', since).limit(20);
  const { docs } = await imports.get();
  const gone = new Set<string>();
  for (const { undo, progress } of docs.map(toImportRecord)) {
    for (const id of undo.slice(0, progress?.next)) gone.add(id);
    // More kept ones than are told stay unknown here for two minutes: too much is imported rather than nothing.
    for (const { id } of progress?.kept ?? []) gone.delete(id);
  }
  return gone;
}

import { FieldValue } from '@google-cloud/firestore';
import type {
  DocumentSnapshot,
  Firestore,
  Query,
  Transaction,
  WriteBatch,
} from '@google-cloud/firestore';
import { addAuditEntry } from '#server/features/audit/audit-log.ts';
import { changedBy } from '#server/features/reservations/reservation-desk.ts';
import { openStatuses } from '#features/reservations/model/reservation-request.ts';
import type { ImageStore } from '#server/features/pictures/store/image-store.ts';
import { removePlaceFolders } from '#server/features/pictures/related-folders.ts';

/** Documents of one commit, with as many people's counts. */
const atOnce = 100;
/** Rounds of one kind: a million documents of one place are damage, not a place. */
const maxRounds = 10_000;

export interface PlaceRemoval {
  firestore: Firestore;
  images: Pick<ImageStore, 'folderNames' | 'removeFolder'>;
}

/**
 * Removes a place with all that hangs on it (DESIGN section 5). First it disappears from every list, last goes
 * its document, by which the caller's right to repeat is known; each step in between does only what is left
 * to do, so that calling again finishes what a crash interrupted.
 * People's counts of favourites and reviews follow in the same commit as each of them, and the audit log's
 * entry in that of the document: it is written once, however often this is called.
 * @param actorId uid of who removes it
 * @throws AppError 'unavailable' when Firestore or the store of pictures does not answer
 */
export async function removePlace(
  placeId: string,
  actorId: string,
  { firestore, images }: PlaceRemoval,
): Promise<void> {
  const of = (collection: string) =>
    firestore.collection(collection).where('placeId', '==', placeId);

  await hide(firestore, placeId);
  await removeAll(firestore, of('clubOffers'));
  await removeEvents(firestore, of('events'));
  await removeCounted(firestore, of('reviews'), 'reviews');
  // Rules allow none without its review.
  await removeAll(firestore, of('helpful'));
  await removeAll(firestore, of('reports'));
  await removeAll(firestore, of('reportedPictures'));
  await removeAll(firestore, of('suggestions'));
  await removeAll(firestore, of('claims'));
  await cancelReservations(firestore, of('reservations'));
  await removeCounted(firestore, of('favorites'), 'favorites');
  await removeAll(firestore, of('placeViews'));
  await releaseManagers(firestore, placeId);
  await removePlaceFolders(images, placeId);
  await removeDocument(firestore, placeId, actorId);
  // Rules allow a favourite and an event while the document exists, and a report while the event does: one may have
  // come behind the removal above.
  await removeCounted(firestore, of('favorites'), 'favorites');
  await removeEvents(firestore, of('events'));
  await removeAll(firestore, of('reports'));
}

async function hide(firestore: Firestore, placeId: string): Promise<void> {
  const place = firestore.collection('places').doc(placeId);
  await firestore.runTransaction(async (transaction) => {
    const found = await transaction.get(place);
    if (found.get('isActive') !== true) return;
    transaction.update(place, { isActive: false, updatedAt: FieldValue.serverTimestamp() });
  });
}

/**
 * Remembers that a place was removed, in the transaction or batch that removes it: rules let no manager make a place
 * again under its id, because what stays of its guests would be theirs to read.
 */
export function rememberRemoval(
  firestore: Firestore,
  writer: Transaction | WriteBatch,
  placeId: string,
): void {
  const removed = firestore.collection('removedPlaces').doc(placeId);
  // Both writers have the method; their types answer different writers.
  (writer as WriteBatch).set(removed, { removedAt: FieldValue.serverTimestamp() });
}

/**
 * Deletes the document with its entry in the log; nothing when it is gone. That it was removed is remembered, also
 * of one that is gone already.
 */
async function removeDocument(
  firestore: Firestore,
  placeId: string,
  actorId: string,
): Promise<void> {
  const place = firestore.collection('places').doc(placeId);
  await firestore.runTransaction(async (transaction) => {
    const found = await transaction.get(place);
    rememberRemoval(firestore, transaction, placeId);
    if (!found.exists) return;
    transaction.delete(place);
    addAuditEntry(firestore, transaction, actorId, {
      action: 'place.delete',
      target: `places/${placeId}`,
      before: toldOf(found),
      after: {},
    });
  });
}

/** What the log tells of a place that is gone: enough to know which one it was, and nothing of people. */
function toldOf(place: DocumentSnapshot): Record<string, unknown> {
  const fields = ['title', 'location', 'category', 'rating', 'reviewsCount', 'createdAt'];
  const told = fields.map((field): [string, unknown] => [field, place.get(field)]);
  return Object.fromEntries(told.filter(([, value]) => value !== undefined));
}

async function removeAll(firestore: Firestore, all: Query): Promise<void> {
  await inRounds(async () => {
    const { docs } = await all.limit(atOnce).get();
    const batch = firestore.batch();
    for (const { ref } of docs) batch.delete(ref);
    if (docs.length > 0) await batch.commit();
    return docs.length;
  });
}

/** Deletes events, each after the marks of those who saved it: without the event nobody would find them. */
async function removeEvents(firestore: Firestore, all: Query): Promise<void> {
  await inRounds(async () => {
    const { docs } = await all.select().limit(atOnce).get();
    for (const { ref } of docs) {
      const saved = firestore.collection('savedEvents').where('eventId', '==', ref.id);
      await removeAll(firestore, saved);
    }
    const batch = firestore.batch();
    for (const { ref } of docs) batch.delete(ref);
    if (docs.length > 0) await batch.commit();
    return docs.length;
  });
}

/** Deletes documents that their owner's record counts in `statistics`. */
async function removeCounted(
  firestore: Firestore,
  all: Query,
  counter: 'favorites' | 'reviews',
): Promise<void> {
  await inRounds(() =>
    firestore.runTransaction(async (transaction) => {
      const { docs } = await transaction.get(all.limit(atOnce));
      const owners = [...new Set(docs.map((document) => String(document.get('userId') ?? '')))]
        .filter((uid) => uid !== '' && !uid.includes('/'))
        .map((uid) => firestore.collection('users').doc(uid));
      const records = owners.length > 0 ? await transaction.getAll(...owners) : [];
      for (const { ref } of docs) transaction.delete(ref);
      for (const record of records) {
        if (!record.exists) continue;
        const known: unknown = record.get(`statistics.${counter}`);
        const gone = docs.filter((document) => document.get('userId') === record.id).length;
        const left = Math.max(0, (typeof known === 'number' ? known : 0) - gone);
        transaction.update(record.ref, { [`statistics.${counter}`]: left });
      }
      return docs.length;
    }),
  );
}

/** Nobody should stand before a closed door: what was asked for or confirmed is called off. */
async function cancelReservations(firestore: Firestore, all: Query): Promise<void> {
  const open = all.where('status', 'in', [...openStatuses]);
  await inRounds(async () => {
    const { docs } = await open.limit(atOnce).get();
    const batch = firestore.batch();
    for (const { ref } of docs) {
      batch.update(ref, { status: 'cancelled', ...changedBy('place') });
    }
    if (docs.length > 0) await batch.commit();
    return docs.length;
  });
}

async function releaseManagers(firestore: Firestore, placeId: string): Promise<void> {
  const managers = firestore.collection('users').where('managedPlaces', 'array-contains', placeId);
  await inRounds(async () => {
    const { docs } = await managers.limit(atOnce).get();
    const batch = firestore.batch();
    for (const { ref } of docs)
      batch.update(ref, { managedPlaces: FieldValue.arrayRemove(placeId) });
    if (docs.length > 0) await batch.commit();
    return docs.length;
  });
}

/** Repeats until a round finds nothing more. */
async function inRounds(round: () => Promise<number>): Promise<void> {
  for (let rounds = 0; rounds < maxRounds; rounds++) {
    if ((await round()) < atOnce) return;
  }
}

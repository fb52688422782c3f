import { FieldValue } from '@google-cloud/firestore';
import type {
  DocumentSnapshot,
  Firestore,
  Query,
  Transaction,
  WriteBatch,
} from '@google-cloud/firestore';
import { collectionEntries } from '#server/features/account/privacy/collections.ts';
import type { SpecialCollections } from '#server/features/account/privacy/collections.ts';
import { changeDocuments, deleteDocuments } from '#server/platform/firestore/record-pages.ts';
import { addAuditEntry } from '#server/features/audit/audit-log.ts';
import { changeMetadata } from '#server/features/reservations/reservation-dependencies.ts';
import { openStatuses } from '#features/reservations/model/reservation-request.ts';
import type { ImageStore } from '#server/features/pictures/store/image-store.ts';
import { removePlaceFolders } from '#server/features/pictures/related-folders.ts';

/**
 * Documents per commit, which can also change the counters of as many users; and maximum number of commits, for far
 * more documents than any real place has.
 */
const limits = { pageSize: 100, maxPages: 10_000 };

export interface PlaceRemovalDependencies {
  firestore: Firestore;
  images: Pick<ImageStore, 'folderNames' | 'removeFolder'>;
}

/**
 * Removes a place and the documents that refer to it, as declared in `storedCollections`. The place is deactivated
 * first. Its document, which proves the caller's right to repeat the call, is deleted after the other data, together
 * with the audit entry. After a crash another call completes the work.
 * @param actorId uid of the caller
 * @throws AppError 'unavailable' if Firestore or the image store does not respond
 */
export async function removePlace(
  placeId: string,
  actorId: string,
  { firestore, images }: PlaceRemovalDependencies,
): Promise<void> {
  await hidePlace(firestore, placeId);
  await removeRecordsOfPlace(firestore, placeId);
  await releaseManagers(firestore, placeId);
  await removePlaceFolders(images, placeId);
  await removePlaceDocument(firestore, placeId, actorId);
  // Runs again after the document: the rules allow new favourites and events while it exists, and new marks and reports
  // while a review or event exists, so some may have been added after the first removal.
  await removeRecordsOfPlace(firestore, placeId);
}

/** Steps of the collections that declare 'special'; the query returns the documents with the place id. */
const specialRemovals: Record<
  SpecialCollections<'onPlaceRemoval'>,
  (firestore: Firestore, query: Query) => Promise<void>
> = {
  reviews: (firestore, query) => removeWithCounters(firestore, query, 'reviews'),
  favorites: (firestore, query) => removeWithCounters(firestore, query, 'favorites'),
  reservations: cancelReservations,
  events: removeEvents,
};

async function removeRecordsOfPlace(firestore: Firestore, placeId: string): Promise<void> {
  for (const [name, remove] of Object.entries(specialRemovals)) {
    await remove(firestore, firestore.collection(name).where('placeId', '==', placeId));
  }
  await deleteRecordsOfPlaces(firestore, [placeId]);
}

/**
 * Deletes the documents of at most 30 places in all collections that declare 'delete'.
 * @throws AppError 'unavailable'
 */
export async function deleteRecordsOfPlaces(
  firestore: Firestore,
  placeIds: readonly string[],
): Promise<void> {
  for (const [name, { onPlaceRemoval }] of collectionEntries) {
    if (onPlaceRemoval !== 'delete') continue;
    await deleteDocuments(
      firestore,
      firestore.collection(name).where('placeId', 'in', placeIds),
      limits,
    );
  }
}

async function hidePlace(firestore: Firestore, placeId: string): Promise<void> {
  const place = firestore.collection('places').doc(placeId);
  await firestore.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(place);
    if (snapshot.get('isActive') !== true) return;
    transaction.update(place, { isActive: false, updatedAt: FieldValue.serverTimestamp() });
  });
}

/**
 * Records the removal of a place in the same transaction or batch. The rules then refuse a manager's new place with the
 * same id. Otherwise that manager could read the remaining data of the guests of the removed place.
 */
export function recordRemoval(
  firestore: Firestore,
  writer: Transaction | WriteBatch,
  placeId: string,
): void {
  const removalRecord = firestore.collection('removedPlaces').doc(placeId);
  // Both writers have the method, but with different return types.
  (writer as WriteBatch).set(removalRecord, { removedAt: FieldValue.serverTimestamp() });
}

/**
 * Deletes the place document and writes the audit entry; records the removal even if the document no longer exists.
 */
async function removePlaceDocument(
  firestore: Firestore,
  placeId: string,
  actorId: string,
): Promise<void> {
  const place = firestore.collection('places').doc(placeId);
  await firestore.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(place);
    recordRemoval(firestore, transaction, placeId);
    if (!snapshot.exists) return;
    transaction.delete(place);
    addAuditEntry(firestore, transaction, actorId, {
      action: 'place.delete',
      target: `places/${placeId}`,
      before: auditFieldsOf(snapshot),
      after: {},
    });
  });
}

/** Returns the audit fields of a removed place, which identify the place and contain no personal data. */
function auditFieldsOf(place: DocumentSnapshot): Record<string, unknown> {
  const fields = ['title', 'location', 'category', 'rating', 'reviewsCount', 'createdAt'];
  const fieldEntries = fields.map((field): [string, unknown] => [field, place.get(field)]);
  return Object.fromEntries(fieldEntries.filter(([, value]) => value !== undefined));
}

/**
 * Deletes events. The users' saved events (savedEvents) are deleted first, because they are found by the id of the
 * event.
 */
async function removeEvents(firestore: Firestore, query: Query): Promise<void> {
  await changeDocuments(firestore, query.select(), limits, async (batch, { ref }) => {
    const savedEvents = firestore.collection('savedEvents').where('eventId', '==', ref.id);
    await deleteDocuments(firestore, savedEvents, limits);
    batch.delete(ref);
  });
}

/** Deletes documents and lowers the counter in `statistics` of each owner's record. */
async function removeWithCounters(
  firestore: Firestore,
  query: Query,
  counter: 'favorites' | 'reviews',
): Promise<void> {
  let handledCount = limits.pageSize;
  for (let count = 0; handledCount === limits.pageSize && count < limits.maxPages; count += 1) {
    handledCount = await firestore.runTransaction(async (transaction) => {
      const { docs } = await transaction.get(query.limit(limits.pageSize));
      const ownerRefs = [...new Set(docs.map((document) => String(document.get('userId') ?? '')))]
        .filter((uid) => uid !== '' && !uid.includes('/'))
        .map((uid) => firestore.collection('users').doc(uid));
      const ownerRecords = ownerRefs.length > 0 ? await transaction.getAll(...ownerRefs) : [];
      for (const { ref } of docs) transaction.delete(ref);
      for (const record of ownerRecords) {
        if (!record.exists) continue;
        const storedCount: unknown = record.get(`statistics.${counter}`);
        const removedCount = docs.filter((document) => document.get('userId') === record.id).length;
        const newCount = Math.max(
          0,
          (typeof storedCount === 'number' ? storedCount : 0) - removedCount,
        );
        transaction.update(record.ref, { [`statistics.${counter}`]: newCount });
      }
      return docs.length;
    });
  }
}

/** Cancels pending and confirmed reservations, so that no guest arrives at a removed place. */
async function cancelReservations(firestore: Firestore, query: Query): Promise<void> {
  const openReservations = query.where('status', 'in', [...openStatuses]);
  await changeDocuments(firestore, openReservations, limits, (batch, { ref }) =>
    batch.update(ref, { status: 'cancelled', ...changeMetadata('place') }),
  );
}

async function releaseManagers(firestore: Firestore, placeId: string): Promise<void> {
  const managers = firestore.collection('users').where('managedPlaces', 'array-contains', placeId);
  await changeDocuments(firestore, managers, limits, (batch, { ref }) =>
    batch.update(ref, { managedPlaces: FieldValue.arrayRemove(placeId) }),
  );
}

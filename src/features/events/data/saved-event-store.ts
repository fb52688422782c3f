import type { QuerySnapshot } from 'firebase/firestore/lite';

import { AppError, errorCode } from '#shared/app-error.ts';
import { savedEventId, toSavedEvent } from '#features/events/model/saved-event.ts';
import { maxSavedEvents } from '#features/events/model/event-options.ts';
import type { SavedEvent } from '#features/events/model/saved-event.ts';

import { isDocumentId } from '#platform/firestore/document-id.ts';
import { readFirestore } from '#platform/firestore/connection.ts';
import { writeFirestore } from '#platform/firestore/write-firestore.ts';

/** Number of documents per query, enough for the whole list of most users. */
const pageSize = 100;

/**
 * Returns the events that a user saved, most recently saved first. Runs one query per 100 events, at most five.
 * @throws AppError errors of readFirestore
 */
export function listSavedEvents(uid: string): Promise<SavedEvent[]> {
  return readFirestore(async ({ sdk, db }) => {
    const savedEvents: SavedEvent[] = [];
    let lastDocument: QuerySnapshot['docs'][number] | undefined;
    do {
      const { docs }: QuerySnapshot = await sdk.getDocs(
        sdk.query(
          sdk.collection(db, 'savedEvents'),
          sdk.where('userId', '==', uid),
          sdk.orderBy('createdAt', 'desc'),
          ...(lastDocument ? [sdk.startAfter(lastDocument)] : []),
          sdk.limit(pageSize),
        ),
      );
      savedEvents.push(...docs.flatMap((document) => toSavedEvent(document.data()) ?? []));
      lastDocument = docs.length < pageSize ? undefined : docs.at(-1);
    } while (lastDocument && savedEvents.length < maxSavedEvents);
    return savedEvents;
  });
}

/**
 * Saves an event. Does nothing if it is already saved. Reads no documents, unless the write is refused.
 * @throws AppError 'not-found' for an invalid id; 'permission-denied' if the account is not active or the event does
 * not exist; errors of writeFirestore
 */
export async function saveEvent(uid: string, eventId: string): Promise<void> {
  requireEventId(eventId);
  try {
    await writeFirestore(({ sdk, db, writes }) =>
      writes
        .writeBatch(db)
        .set(sdk.doc(db, 'savedEvents', savedEventId(uid, eventId)), {
          userId: uid,
          eventId,
          createdAt: writes.serverTimestamp(),
        })
        .commit(),
    );
  } catch (error) {
    if (errorCode(error) !== 'permission-denied' || !(await isSaved(uid, eventId))) throw error;
  }
}

/**
 * Removes an event from the saved ones. Does nothing if it is not saved. Reads no documents, unless the write is
 * refused.
 * @throws AppError like saveEvent()
 */
export async function unsaveEvent(uid: string, eventId: string): Promise<void> {
  requireEventId(eventId);
  try {
    await writeFirestore(({ sdk, db, writes }) =>
      writes
        .writeBatch(db)
        .delete(sdk.doc(db, 'savedEvents', savedEventId(uid, eventId)))
        .commit(),
    );
  } catch (error) {
    if (errorCode(error) !== 'permission-denied' || (await isSaved(uid, eventId))) throw error;
  }
}

async function isSaved(uid: string, eventId: string): Promise<boolean> {
  const snapshot = await readFirestore(({ sdk, db }) =>
    sdk.getDoc(sdk.doc(db, 'savedEvents', savedEventId(uid, eventId))),
  );
  return snapshot.exists();
}

function requireEventId(eventId: string): void {
  if (!isDocumentId(eventId)) throw new AppError('not-found', 'Not an event id');
}

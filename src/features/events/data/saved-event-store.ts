import type { QuerySnapshot } from 'firebase/firestore/lite';

import { AppError, errorCode } from '#shared/app-error.ts';
import { maxSavedEvents, savedEventId } from '#features/events/model/saved-event.ts';
import type { SavedEvent } from '#features/events/model/saved-event.ts';
import { toSavedEvent } from '#features/events/model/stored-saved-event.ts';

import { isDocumentId } from '#platform/firestore/document-id.ts';
import { readFirestore } from '#platform/firestore/connection.ts';
import { writeFirestore } from '#platform/firestore/write-firestore.ts';

/** Documents of one query; most people's whole list. */
const pageSize = 100;

/**
 * The events that a person saved, last saved first. One query for up to 100, at most five.
 * @throws AppError what readFirestore throws
 */
export function listSavedEvents(uid: string): Promise<SavedEvent[]> {
  return readFirestore(async ({ sdk, db }) => {
    const saved: SavedEvent[] = [];
    let last: QuerySnapshot['docs'][number] | undefined;
    do {
      const { docs }: QuerySnapshot = await sdk.getDocs(
        sdk.query(
          sdk.collection(db, 'savedEvents'),
          sdk.where('userId', '==', uid),
          sdk.orderBy('createdAt', 'desc'),
          ...(last ? [sdk.startAfter(last)] : []),
          sdk.limit(pageSize),
        ),
      );
      saved.push(...docs.flatMap((document) => toSavedEvent(document.data()) ?? []));
      last = docs.length < pageSize ? undefined : docs.at(-1);
    } while (last && saved.length < maxSavedEvents);
    return saved;
  });
}

/**
 * Saves an event; one that is saved already stays as it is. No document reads, unless it is refused.
 * @throws AppError 'not-found' for an id that cannot exist; 'permission-denied' for accounts that may only browse and
 *   for events that are gone; what writeFirestore throws
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
 * Takes the mark off; nothing where there is none. No document reads, unless it is refused.
 * @throws AppError as saveEvent()
 */
export async function forgetEvent(uid: string, eventId: string): Promise<void> {
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

import { errorCode } from '#shared/app-error.ts';
import { savedEventId, toSavedEvent } from '#features/events/model/saved-event.ts';
import type { SavedEvent } from '#features/events/model/saved-event.ts';
import { markStore } from '#features/marks/data/mark-store.ts';

const savedEvents = markStore({
  name: 'savedEvents',
  toMark: toSavedEvent,
  itemField: 'eventId',
  markId: savedEventId,
  orderBy: [['createdAt', 'desc']],
  readsMark: false,
});

/**
 * Returns the events that a user saved, most recently saved first. Runs one query per 100 events, at most five.
 * @throws AppError as Collection
 */
export function listSavedEvents(uid: string): Promise<SavedEvent[]> {
  return savedEvents.list(uid);
}

/**
 * Saves an event. Does nothing if it is already saved. Reads no documents, unless the write is refused.
 * @throws AppError 'not-found' for an invalid id; 'permission-denied' if the account is not active or the event does
 * not exist; errors of transaction()
 */
export async function saveEvent(uid: string, eventId: string): Promise<void> {
  await savedEvents.change(uid, eventId, true).catch((error: unknown) => {
    if (errorCode(error) !== 'conflict') throw error;
  });
}

/**
 * Removes an event from the saved ones. Does nothing if it is not saved. Reads no documents, unless the write is
 * refused.
 * @throws AppError like saveEvent()
 */
export async function unsaveEvent(uid: string, eventId: string): Promise<void> {
  await savedEvents.change(uid, eventId, false);
}

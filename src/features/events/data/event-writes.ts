import { errorCode } from '#shared/app-error.ts';
import { changedFields } from '#shared/record/changed-fields.ts';
import { toEventContent, toStoredEvent, toEvent } from '#features/events/model/event.ts';
import type { EventContent, GuideEvent } from '#features/events/model/event.ts';
import type { EventDateStatus } from '#features/events/model/event-date.ts';
import { mergeDates, withStatus } from '#features/events/model/event-dates.ts';

import { addAuditEntry, recordedFields } from '#features/audit/data/audit-entry.ts';
import {
  readExisting,
  EditConflictError,
  editedFields,
} from '#features/audit/data/audited-record.ts';
import { transaction } from '#platform/firestore/transaction.ts';
import { getManagedEvent } from './managed-event-store.ts';

/**
 * Creates an event and, in the same commit, its audit entry. The id is chosen before the call, so that a retry after an
 * unknown result does not create a second event; if the event already exists, it is updated to `content`.
 * @param uid uid of the signed-in user
 * @param event.id from newDocumentId()
 * @throws AppError 'permission-denied' if the user does not manage the place or the place does not exist; errors of
 * transaction()
 */
export async function createEvent(
  uid: string,
  { id, placeId }: { id: string; placeId: string },
  content: EventContent,
): Promise<void> {
  try {
    await transaction((commit) => {
      const now = commit.serverTime;
      const event = { ...toStoredEvent(content), placeId };
      const target = `events/${id}`;
      const entry = { action: 'event.create', target, before: {}, after: event } as const;
      const auditId = addAuditEntry(commit, uid, entry);
      const fields = { ...event, createdBy: uid, revision: 0, auditId };
      commit.set(target, { ...fields, createdAt: now, updatedAt: now });
    });
  } catch (error) {
    if (errorCode(error) !== 'permission-denied') throw error;
    // The rules refuse to create an event that already exists.
    const stored = await getManagedEvent(id).catch(() => null);
    if (stored?.placeId !== placeId) throw error;
    await updateEvent(uid, stored, content);
  }
}

/**
 * Updates an event. Writes only what differs from `base`, so that concurrent changes of other fields and dates are
 * kept. Reads the event once if there is no concurrent write.
 * @param base the event as read when editing began
 * @throws AppError 'conflict' if another user changed the same field or the same date; 'not-found' if the event does
 * not exist; 'permission-denied'; errors of transaction()
 */
export async function updateEvent(
  uid: string,
  base: GuideEvent,
  content: EventContent,
): Promise<void> {
  await changeEvent(uid, base.id, (stored) => {
    const { dates: newDates, ...others } = content;
    const { dates: baseDates, ...before } = toEventContent(base);
    const { dates: storedDates, ...current } = toEventContent(stored);
    const dates = mergeDates(baseDates, storedDates, newDates);
    if (dates === null) throw new EditConflictError();
    return { ...editedFields({ base: before, stored: current, content: others }), dates };
  });
}

/**
 * Sets the status of one date, or of all dates that are not over: scheduled, sold out or cancelled.
 * @param dateSelector.endingAfter the current time; dates that ended before it are not changed
 * @throws AppError like updateEvent(); 'conflict' only if every attempt met a concurrent write
 */
export async function setDateStatus(
  uid: string,
  id: string,
  {
    status,
    dateSelector,
  }: { status: EventDateStatus; dateSelector: Parameters<typeof withStatus>[2] },
): Promise<void> {
  await changeEvent(uid, id, ({ dates }) => ({ dates: withStatus(dates, status, dateSelector) }));
}

/**
 * Deletes an event permanently and, in the same commit, writes an audit entry.
 * @throws AppError 'not-found' if the event does not exist; 'permission-denied'; errors of transaction()
 */
export function deleteEvent(uid: string, id: string): Promise<void> {
  return transaction(async (commit) => {
    const target = `events/${id}`;
    const stored = await readExisting(commit, target);
    const before = recordedFields(stored, ['placeId', 'title', 'dates']);
    commit.delete(target);
    addAuditEntry(commit, uid, { action: 'event.delete', target, before, after: {} });
  });
}

/** Updates the fields of an event that `getChanges` returns and that differ from the stored ones. */
function changeEvent(
  uid: string,
  id: string,
  getChanges: (stored: GuideEvent) => Partial<EventContent>,
): Promise<void> {
  return transaction(async (commit) => {
    const target = `events/${id}`;
    const storedFields = await readExisting(commit, target);
    const stored = toEvent(id, storedFields);
    const changes: Partial<EventContent> = changedFields(
      { ...toEventContent(stored) },
      getChanges(stored),
    );
    if (Object.keys(changes).length === 0) return;
    const after = toStoredEvent(changes);
    // `lastAt` is omitted, because it follows from the dates in the entry.
    const { lastAt: _lastAt, ...auditedFields } = after;
    const before = recordedFields(storedFields, Object.keys(auditedFields));
    const entry = { action: 'event.update', target, before, after: auditedFields } as const;
    commit.update(target, {
      ...after,
      revision: stored.revision + 1,
      auditId: addAuditEntry(commit, uid, entry),
      updatedAt: commit.serverTime,
    });
  });
}

import { AppError, errorCode } from '#shared/app-error.ts';
import type { AuditChange } from '#features/audit/model/audit.ts';
import { changedFields } from '#shared/changed-fields.ts';
import { toEventContent, toStoredEvent, toEvent } from '#features/events/model/event.ts';
import type { EventContent, GuideEvent } from '#features/events/model/event.ts';
import type { EventDateStatus } from '#features/events/model/event-date.ts';
import { mergeDates, withStatus } from '#features/events/model/event-dates.ts';
import type { Fields } from '#shared/stored-fields.ts';

import { addAuditEntry } from '#features/audit/data/audit-entry.ts';
import { EditConflictError, editedFields } from '#features/audit/data/edited-fields.ts';
import { readStoredFields, recordedFields } from '#features/audit/data/recorded-fields.ts';
import { commitWithRetry } from '#platform/firestore/commit-with-retry.ts';
import { writeFirestore } from '#platform/firestore/write-firestore.ts';
import type { WriteConnection } from '#platform/firestore/write-firestore.ts';
import { getManagedEvent } from './managed-event-store.ts';

/**
 * Creates an event and, in the same commit, its audit entry. The id is chosen before the call, so that a retry after an
 * unknown result does not create a second event; if the event already exists, it is updated to `content`.
 * @param uid uid of the signed-in user
 * @param event.id from newDocumentId()
 * @throws AppError 'permission-denied' if the user does not manage the place or the place does not exist; errors of
 * writeFirestore
 */
export async function createEvent(
  uid: string,
  { id, placeId }: { id: string; placeId: string },
  content: EventContent,
): Promise<void> {
  try {
    await writeFirestore((connection) => {
      const { sdk, db, writes } = connection;
      const batch = writes.writeBatch(db);
      const now = writes.serverTimestamp();
      const event = { ...toStoredEvent(content), placeId };
      const auditId = addAuditEntry(connection, batch, uid, {
        action: 'event.create',
        target: `events/${id}`,
        before: {},
        after: event,
      });
      batch.set(sdk.doc(db, 'events', id), {
        ...event,
        createdBy: uid,
        revision: 0,
        auditId,
        createdAt: now,
        updatedAt: now,
      });
      return batch.commit();
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
 * not exist; 'permission-denied'; errors of writeFirestore
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
 * @throws AppError 'not-found' if the event does not exist; 'permission-denied'; errors of writeFirestore
 */
export function deleteEvent(uid: string, id: string): Promise<void> {
  const target = `events/${id}`;
  return writeAfterRead(id, (storedFields) => {
    const before = recordedFields(storedFields, ['placeId', 'title', 'dates']);
    return (connection) => {
      const batch = connection.writes.writeBatch(connection.db);
      batch.delete(connection.sdk.doc(connection.db, target));
      const entry = { action: 'event.delete', target, before, after: {} } as const;
      addAuditEntry(connection, batch, uid, entry);
      return batch.commit();
    };
  });
}

function changeEvent(
  uid: string,
  id: string,
  getChanges: (stored: GuideEvent) => Partial<EventContent>,
): Promise<void> {
  const target = `events/${id}`;
  return writeAfterRead(id, (storedFields) => {
    const stored = toEvent(id, storedFields);
    const changes: Partial<EventContent> = changedFields(
      { ...toEventContent(stored) },
      getChanges(stored),
    );
    if (Object.keys(changes).length === 0) return null;
    const after = toStoredEvent(changes);
    // `lastAt` is omitted, because it follows from the dates in the entry.
    const { lastAt: _lastAt, ...auditedFields } = after;
    const entry: AuditChange = {
      action: 'event.update',
      target,
      before: recordedFields(storedFields, Object.keys(auditedFields)),
      after: auditedFields,
    };
    return (connection) => {
      const { sdk, db, writes } = connection;
      const batch = writes.writeBatch(db);
      const auditId = addAuditEntry(connection, batch, uid, entry);
      batch.update(sdk.doc(db, target), {
        ...after,
        revision: stored.revision + 1,
        auditId,
        updatedAt: writes.serverTimestamp(),
      });
      return batch.commit();
    };
  });
}

type Commit = (connection: WriteConnection) => Promise<void>;

/**
 * Commits a change that depends on the stored event. The rules require the next revision number, so a concurrent write
 * makes the commit fail; `createCommit` then runs again with the new version.
 * @param createCommit returns the commit, or null if there is nothing to write. An error that it throws ends the
 * attempts
 */
async function writeAfterRead(
  id: string,
  createCommit: (storedFields: Fields) => Commit | null,
): Promise<void> {
  const target = `events/${id}`;
  let editConflict: unknown = null;
  try {
    await commitWithRetry(
      () => readStoredFields(target),
      async (storedFields) => {
        if (Object.keys(storedFields).length === 0)
          throw new AppError('not-found', 'No such event');
        try {
          const commit = createCommit(storedFields);
          if (commit) await writeFirestore(commit);
        } catch (error) {
          // The conflict is thrown later, because commitWithRetry() would take it for a concurrent write and retry.
          if (!(error instanceof EditConflictError)) throw error;
          editConflict = error;
        }
      },
    );
  } catch (error) {
    // The rules report a deleted event as 'permission-denied'. A second read throws 'not-found' for a deleted event.
    if (errorCode(error) === 'permission-denied') await getManagedEvent(id);
    throw error;
  }
  if (editConflict) throw editConflict as EditConflictError;
}

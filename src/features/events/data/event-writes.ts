import { AppError, errorCode } from '#shared/app-error.ts';
import type { AuditChange } from '#features/audit/model/audit.ts';
import { changedFields } from '#shared/changed-fields.ts';
import { contentOfEvent } from '#features/events/model/event.ts';
import type { EventContent, EventDateStatus, GuideEvent } from '#features/events/model/event.ts';
import { mergedDates, withStatus } from '#features/events/model/event-dates.ts';
import { storedEvent, toEvent } from '#features/events/model/stored-event.ts';
import type { Fields } from '#shared/stored-fields.ts';

import { addAuditEntry } from '#features/audit/data/audit-entry.ts';
import { EditConflictError, editedFields } from '#features/audit/data/edited-fields.ts';
import { readStoredFields, recordedFields } from '#features/audit/data/recorded-fields.ts';
import { afterStaleArithmetic } from '#platform/firestore/stale-arithmetic.ts';
import { writeFirestore } from '#platform/firestore/write-firestore.ts';
import type { WritingConnection } from '#platform/firestore/write-firestore.ts';
import { getKeptEvent } from './kept-event-store.ts';

/**
 * Makes an event under an id chosen before, so that whoever does not know whether it was stored sends it again
 * without making a second one: what was stored becomes what is sent. With its entry of the audit log.
 * @param uid who is signed in
 * @param made.id from newDocumentId()
 * @throws AppError 'permission-denied' for who does not manage the place, or when the place is gone; what
 *   writeFirestore throws
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
      const event = { ...storedEvent(content), placeId };
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
    // Rules refuse to make again what is there already.
    const stored = await getKeptEvent(id).catch(() => null);
    if (stored?.placeId !== placeId) throw error;
    await updateEvent(uid, stored, content);
  }
}

/**
 * Changes an event. Writes only what differs from the event as it was read: what others changed meanwhile stays theirs,
 * also other dates of it. One read where nobody else is faster.
 * @param base the event as it was read when somebody began to edit it
 * @throws AppError 'conflict' when others changed the same field, or the same date, meanwhile; 'not-found' when it is
 *   gone; 'permission-denied'; what writeFirestore throws
 */
export async function updateEvent(
  uid: string,
  base: GuideEvent,
  content: EventContent,
): Promise<void> {
  await change(uid, base.id, (stored) => {
    const { dates: wanted, ...others } = content;
    const { dates: known, ...before } = contentOfEvent(base);
    const { dates: theirs, ...current } = contentOfEvent(stored);
    const dates = mergedDates(known, theirs, wanted);
    if (dates === null) throw new EditConflictError();
    return { ...editedFields({ base: before, stored: current, content: others }), dates };
  });
}

/**
 * Says of one date, or of all that are not over, that it takes place, is sold out or cancelled.
 * @param which.endingAfter now: what is over stays as it was
 * @throws AppError as updateEvent(), 'conflict' only when others were faster each time
 */
export async function setDateStatus(
  uid: string,
  id: string,
  { status, which }: { status: EventDateStatus; which: Parameters<typeof withStatus>[2] },
): Promise<void> {
  await change(uid, id, ({ dates }) => ({ dates: withStatus(dates, status, which) }));
}

/**
 * Removes an event for good, with its entry of the audit log.
 * @throws AppError 'not-found' when it is gone; 'permission-denied'; what writeFirestore throws
 */
export function deleteEvent(uid: string, id: string): Promise<void> {
  const target = `events/${id}`;
  return onStored(id, (raw) => {
    const before = recordedFields(raw, ['placeId', 'title', 'dates']);
    return (connection) => {
      const batch = connection.writes.writeBatch(connection.db);
      batch.delete(connection.sdk.doc(connection.db, target));
      const entry = { action: 'event.delete', target, before, after: {} } as const;
      addAuditEntry(connection, batch, uid, entry);
      return batch.commit();
    };
  });
}

function change(
  uid: string,
  id: string,
  wanted: (stored: GuideEvent) => Partial<EventContent>,
): Promise<void> {
  const target = `events/${id}`;
  return onStored(id, (raw) => {
    const stored = toEvent(id, raw);
    const changes: Partial<EventContent> = changedFields(
      { ...contentOfEvent(stored) },
      wanted(stored),
    );
    if (Object.keys(changes).length === 0) return null;
    const after = storedEvent(changes);
    // The end follows from the dates, which the entry tells.
    const { lastAt: _end, ...told } = after;
    const entry: AuditChange = {
      action: 'event.update',
      target,
      before: recordedFields(raw, Object.keys(told)),
      after: told,
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

type Commit = (connection: WritingConnection) => Promise<void>;

/**
 * Commits what becomes of an event as it is stored. Rules count its saves: whoever comes second is refused, and what
 * becomes of it is said anew.
 * @param decide answers the commit, or null where nothing is to be written; what it throws ends the attempts
 */
async function onStored(id: string, decide: (raw: Fields) => Commit | null): Promise<void> {
  const target = `events/${id}`;
  let objection: unknown = null;
  try {
    await afterStaleArithmetic(
      () => readStoredFields(target),
      async (raw) => {
        if (Object.keys(raw).length === 0) throw new AppError('not-found', 'No such event');
        try {
          const commit = decide(raw);
          if (commit) await writeFirestore(commit);
        } catch (error) {
          // Its code is that of somebody faster, after whom all of it would begin anew.
          if (!(error instanceof EditConflictError)) throw error;
          objection = error;
        }
      },
    );
  } catch (error) {
    // Rules refuse the change of what is gone as they refuse people who may not: one read more tells the two apart.
    if (errorCode(error) === 'permission-denied') await getKeptEvent(id);
    throw error;
  }
  if (objection) throw objection as EditConflictError;
}

import { FieldValue } from '@google-cloud/firestore';
import type { DocumentSnapshot, Firestore } from '@google-cloud/firestore';
import { AppError } from '#shared/app-error.ts';
import type { EventUndoResponse } from '#features/imports/model/import-contract.ts';
import { countOf, textOf } from '#shared/stored-fields.ts';
import { addAuditEntry } from '#server/features/audit/audit-log.ts';
import { groupIds } from '#server/platform/firestore/record-pages.ts';
import { toImportRecord } from '../import-record.ts';
import type { ImportCaller } from '../past-imports.ts';

const maxSavedMarksRead = 1_000;

/**
 * Undoes an import of events: deletes the events that were neither edited nor saved after the import, and returns the
 * retained ones with the reason. Idempotent; each call is atomic.
 * @param caller creator of the import, or a super admin
 * @throws AppError 'not-found', also for imports of other users; 'conflict' if the events keep changing; 'unavailable'
 */
export async function undoEventImport(
  firestore: Firestore,
  importId: string,
  caller: ImportCaller,
): Promise<EventUndoResponse> {
  const document = firestore.collection('imports').doc(importId);
  return firestore.runTransaction(async (transaction) => {
    const { kind, actorId, recordIds } = toImportRecord(await transaction.get(document));
    if (kind !== 'events' || (actorId !== caller.uid && !caller.isSuperAdmin)) {
      throw new AppError('not-found', 'The caller has no such event import');
    }
    const events = firestore.collection('events');
    const snapshots =
      recordIds.length === 0
        ? []
        : await transaction.getAll(...recordIds.map((id) => events.doc(id)));
    const existingEvents = snapshots.filter(
      (event) => event.exists && event.get('createdBy') === actorId,
    );
    const savedEventIds = await findSavedEvents(firestore, existingEvents);
    const retainedEvents: EventUndoResponse['kept'] = [];
    let removedCount = 0;
    for (const event of existingEvents) {
      const title = textOf(event.get('title'), 120);
      if (countOf(event.get('revision')) > 0) retainedEvents.push({ title, reason: 'edited' });
      else if (savedEventIds.has(event.id)) retainedEvents.push({ title, reason: 'saved' });
      else {
        transaction.delete(event.ref);
        removedCount += 1;
      }
    }
    transaction.update(document, { undoneAt: FieldValue.serverTimestamp() });
    addAuditEntry(firestore, transaction, caller.uid, {
      action: 'import.undo',
      target: `imports/${importId}`,
      before: {},
      after: { state: 'undone', kept: retainedEvents.length },
    });
    return { success: true, removed: removedCount, kept: retainedEvents };
  });
}

/** Returns which of these events at least one user has saved. */
async function findSavedEvents(
  firestore: Firestore,
  events: readonly DocumentSnapshot[],
): Promise<ReadonlySet<string>> {
  const savedEventIds = new Set<string>();
  for (const ids of groupIds(events.map(({ id }) => id))) {
    const query = firestore
      .collection('savedEvents')
      .where('eventId', 'in', ids)
      .select('eventId')
      .limit(maxSavedMarksRead);
    const { docs } = await query.get();
    for (const document of docs) savedEventIds.add(String(document.get('eventId')));
    // A result that reached the limit may lack the saves of some events, so all events of the group count as saved.
    if (docs.length === maxSavedMarksRead) {
      for (const id of ids) savedEventIds.add(id);
    }
  }
  return savedEventIds;
}

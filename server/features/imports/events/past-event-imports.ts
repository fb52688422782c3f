import { FieldValue } from '@google-cloud/firestore';
import type { DocumentSnapshot, Firestore } from '@google-cloud/firestore';
import { AppError } from '#shared/app-error.ts';
import { maxImportedEvents } from '#features/imports/model/event-import/raw-event.ts';
import type {
  EventImportListResponse,
  EventUndoResponse,
} from '#features/imports/model/event-import/event-import-contract.ts';
import { countOf, instantOf, textOf, textsOf } from '#shared/stored-fields.ts';
import { addAuditEntry } from '#server/features/audit/audit-log.ts';

const maxListedImports = 10;
const maxInValues = 30;
const maxSavedMarksRead = 1_000;

/** The caller of an import route. */
export interface ImportCaller {
  uid: string;
  isSuperAdmin: boolean;
}

/**
 * Lists the newest event imports of the caller, or of all users for super admins. Reads at most ten documents.
 * @throws AppError 'unavailable'
 */
export async function listEventImports(
  firestore: Firestore,
  { uid, isSuperAdmin }: ImportCaller,
): Promise<EventImportListResponse> {
  const allImports = firestore.collection('imports').where('kind', '==', 'events');
  const visibleImports = isSuperAdmin ? allImports : allImports.where('actorId', '==', uid);
  const { docs } = await visibleImports.orderBy('createdAt', 'desc').limit(maxListedImports).get();
  return {
    success: true,
    imports: docs.map((document) => ({
      id: document.id,
      fileName: textOf(document.get('fileName'), 300),
      createdAt: (instantOf(document.get('createdAt')) ?? new Date(0)).toISOString(),
      events: countOf(document.get('rows')),
      isUndone: document.get('undoneAt') !== undefined,
    })),
  };
}

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
    const importSnapshot = await transaction.get(document);
    const actorId: unknown = importSnapshot.get('actorId');
    const mayUndo = actorId === caller.uid || caller.isSuperAdmin;
    if (!importSnapshot.exists || importSnapshot.get('kind') !== 'events' || !mayUndo) {
      throw new AppError('not-found', 'The caller has no such event import');
    }
    const ids = textsOf(importSnapshot.get('undo'), maxImportedEvents, 128).filter(isEventId);
    const events = firestore.collection('events');
    const snapshots =
      ids.length === 0 ? [] : await transaction.getAll(...ids.map((id) => events.doc(id)));
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

function isEventId(id: string): boolean {
  return /^[A-Za-z0-9]+$/.test(id);
}

/** Returns which of these events at least one user has saved. */
async function findSavedEvents(
  firestore: Firestore,
  events: readonly DocumentSnapshot[],
): Promise<ReadonlySet<string>> {
  const ids = events.map(({ id }) => id);
  const savedEventIds = new Set<string>();
  for (let start = 0; start < ids.length; start += maxInValues) {
    const query = firestore
      .collection('savedEvents')
      .where('eventId', 'in', ids.slice(start, start + maxInValues))
      .select('eventId')
      .limit(maxSavedMarksRead);
    const { docs } = await query.get();
    for (const document of docs) savedEventIds.add(String(document.get('eventId')));
    // A result that reached the limit may lack the saves of some events, so all events of the group count as saved.
    if (docs.length === maxSavedMarksRead) {
      for (const id of ids.slice(start, start + maxInValues)) savedEventIds.add(id);
    }
  }
  return savedEventIds;
}

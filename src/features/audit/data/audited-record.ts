import type { WriteBatch } from 'firebase/firestore/lite';

import type { AuditAction } from '#features/audit/model/audit.ts';
import { changedFields } from '#shared/changed-fields.ts';

import { addAuditEntry } from './audit-entry.ts';
import { readStoredFields, recordedFields } from './recorded-fields.ts';
import type { Fields } from '#shared/stored-fields.ts';
import { commitWithRetry } from '#platform/firestore/commit-with-retry.ts';
import { writeFirestore } from '#platform/firestore/write-firestore.ts';
import type { WriteConnection } from '#platform/firestore/write-firestore.ts';
import { explainRefusal } from '#platform/firestore/explained-refusal.ts';

/** Collections that super admins edit as plain records, with the noun used in audit actions. */
const auditNounByCollection = { categories: 'category', subscriptionPlans: 'plan' } as const;
type AuditedCollection = keyof typeof auditNounByCollection;

type RecordContent = Readonly<Record<string, unknown>>;

/** Collection and user of a record change. */
export interface RecordChangeContext {
  collectionName: AuditedCollection;
  /** uid of the signed-in super admin. */
  actorId: string;
}

/**
 * Adds a new record and its audit entry to a batch.
 * @param id id of the document; null for an auto-id
 */
export function addRecord(
  connection: WriteConnection,
  batch: WriteBatch,
  { collectionName, actorId }: RecordChangeContext,
  content: RecordContent,
  id: string | null = null,
): void {
  const { sdk, db, writes } = connection;
  const collection = sdk.collection(db, collectionName);
  const recordRef = id === null ? sdk.doc(collection) : sdk.doc(collection, id);
  const now = writes.serverTimestamp();
  batch.set(recordRef, { ...content, createdAt: now, updatedAt: now });
  addAuditEntry(connection, batch, actorId, {
    action: auditActionOf(collectionName, 'create'),
    target: `${collectionName}/${recordRef.id}`,
    before: {},
    after: content,
  });
}

/**
 * Updates the changed fields of a record and, in the same commit, writes an audit entry. Writes nothing if no field
 * differs.
 * @param storedRecord the record as just read
 * @throws AppError 'not-found' if the record no longer exists; 'permission-denied'; errors of writeFirestore()
 */
export async function changeRecord(
  { collectionName, actorId }: RecordChangeContext,
  id: string,
  storedRecord: RecordContent,
  fields: RecordContent,
): Promise<void> {
  const after = changedFields(storedRecord, fields);
  if (Object.keys(after).length === 0) return;
  const target = `${collectionName}/${id}`;
  await writeWithAudit(target, (connection, batch, storedFields) => {
    const { sdk, db, writes } = connection;
    batch.update(sdk.doc(db, target), { ...after, updatedAt: writes.serverTimestamp() });
    const action = auditActionOf(collectionName, 'update');
    const before = recordedFields(storedFields, Object.keys(after));
    addAuditEntry(connection, batch, actorId, { action, target, before, after });
  });
}

/**
 * Deletes a record and, in the same commit, writes an audit entry with its previous fields.
 * @param storedRecord the record as just read
 * @throws AppError like changeRecord()
 */
export async function removeRecord(
  { collectionName, actorId }: RecordChangeContext,
  id: string,
  storedRecord: RecordContent,
): Promise<void> {
  const target = `${collectionName}/${id}`;
  await writeWithAudit(target, (connection, batch, storedFields) => {
    batch.delete(connection.sdk.doc(connection.db, target));
    const action = auditActionOf(collectionName, 'delete');
    const before = recordedFields(storedFields, Object.keys(storedRecord));
    addAuditEntry(connection, batch, actorId, { action, target, before, after: {} });
  });
}

async function writeWithAudit(
  target: string,
  fillBatch: (connection: WriteConnection, batch: WriteBatch, storedFields: Fields) => void,
): Promise<void> {
  try {
    await commitWithRetry(
      () => readStoredFields(target),
      (storedFields) =>
        writeFirestore((connection) => {
          const batch = connection.writes.writeBatch(connection.db);
          fillBatch(connection, batch, storedFields);
          return batch.commit();
        }),
    );
  } catch (error) {
    throw await explainRefusal(error, target);
  }
}

function auditActionOf(
  collectionName: AuditedCollection,
  change: 'create' | 'update' | 'delete',
): AuditAction {
  return `${auditNounByCollection[collectionName]}.${change}`;
}

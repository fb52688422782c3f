import type { WriteBatch } from 'firebase/firestore/lite';

import type { AuditAction } from '#features/audit/model/audit.ts';
import { changedFields } from '#shared/changed-fields.ts';

import { addAuditEntry } from './audit-entry.ts';
import { readStoredFields, recordedFields } from './recorded-fields.ts';
import type { Fields } from '#shared/stored-fields.ts';
import { afterStaleArithmetic } from '#platform/firestore/stale-arithmetic.ts';
import { writeFirestore } from '#platform/firestore/write-firestore.ts';
import type { WritingConnection } from '#platform/firestore/write-firestore.ts';
import { explainRefusal } from '#platform/firestore/explained-refusal.ts';

/** Collections that super admins edit as plain records, with the noun used in audit actions. */
const nouns = { categories: 'category', subscriptionPlans: 'plan' } as const;
type Records = keyof typeof nouns;

type Content = Readonly<Record<string, unknown>>;

/** Collection and user of a record change. */
export interface RecordAuthor {
  records: Records;
  /** uid of the signed-in super admin. */
  actorId: string;
}

/**
 * Adds a new record and its audit entry to a batch.
 * @param id id of the document; null for an auto-id
 */
export function addRecord(
  connection: WritingConnection,
  batch: WriteBatch,
  { records, actorId }: RecordAuthor,
  content: Content,
  id: string | null = null,
): void {
  const { sdk, db, writes } = connection;
  const collection = sdk.collection(db, records);
  const record = id === null ? sdk.doc(collection) : sdk.doc(collection, id);
  const now = writes.serverTimestamp();
  batch.set(record, { ...content, createdAt: now, updatedAt: now });
  addAuditEntry(connection, batch, actorId, {
    action: actionOf(records, 'create'),
    target: `${records}/${record.id}`,
    before: {},
    after: content,
  });
}

/**
 * Updates the changed fields of a record together with an audit entry. Writes nothing if no field differs.
 * @param stored the record as just read
 * @throws AppError 'not-found' if the record no longer exists; 'permission-denied'; errors of writeFirestore()
 */
export async function changeRecord(
  { records, actorId }: RecordAuthor,
  id: string,
  stored: Content,
  fields: Content,
): Promise<void> {
  const after = changedFields(stored, fields);
  if (Object.keys(after).length === 0) return;
  const target = `${records}/${id}`;
  await write(target, (connection, batch, found) => {
    const { sdk, db, writes } = connection;
    batch.update(sdk.doc(db, target), { ...after, updatedAt: writes.serverTimestamp() });
    const action = actionOf(records, 'update');
    const before = recordedFields(found, Object.keys(after));
    addAuditEntry(connection, batch, actorId, { action, target, before, after });
  });
}

/**
 * Deletes a record together with an audit entry that holds its previous fields.
 * @param stored the record as just read
 * @throws AppError like changeRecord()
 */
export async function removeRecord(
  { records, actorId }: RecordAuthor,
  id: string,
  stored: Content,
): Promise<void> {
  const target = `${records}/${id}`;
  await write(target, (connection, batch, found) => {
    batch.delete(connection.sdk.doc(connection.db, target));
    const action = actionOf(records, 'delete');
    const before = recordedFields(found, Object.keys(stored));
    addAuditEntry(connection, batch, actorId, { action, target, before, after: {} });
  });
}

async function write(
  target: string,
  fill: (connection: WritingConnection, batch: WriteBatch, found: Fields) => void,
): Promise<void> {
  try {
    await afterStaleArithmetic(
      () => readStoredFields(target),
      (found) =>
        writeFirestore((connection) => {
          const batch = connection.writes.writeBatch(connection.db);
          fill(connection, batch, found);
          return batch.commit();
        }),
    );
  } catch (error) {
    throw await explainRefusal(error, target);
  }
}

function actionOf(records: Records, change: 'create' | 'update' | 'delete'): AuditAction {
  return `${nouns[records]}.${change}`;
}

import type { WriteBatch } from 'firebase/firestore/lite';
import type { AuditChange } from '#features/audit/model/audit.ts';

import type { WriteConnection } from '#platform/firestore/write-firestore.ts';

/**
 * Adds the audit entry of a change to the batch that makes the change. Rules reject an entry without its change, an
 * entry with values other than the stored ones (see recordedFields()), and a change of users or settings without an
 * entry.
 * @param actorId uid of the signed-in user
 * @returns the id of the entry, which users, places, events and settings store as `auditId`
 */
export function addBatchAuditEntry(
  { sdk, db, writes }: WriteConnection,
  batch: WriteBatch,
  actorId: string,
  change: AuditChange,
): string {
  const entryRef = sdk.doc(sdk.collection(db, 'auditLog'));
  batch.set(entryRef, { ...change, actorId, createdAt: writes.serverTimestamp() });
  return entryRef.id;
}

import type { WriteBatch } from 'firebase/firestore/lite';
import type { AuditChange } from '#features/audit/model/audit.ts';

import type { WritingConnection } from '#platform/firestore/write-firestore.ts';

/**
 * Puts the entry of a change into the batch that makes the change: rules accept no entry without its change, nor
 * one that records other than what is stored (recordedFields()), and no change of people and settings without its entry.
 * @param actorId who is signed in
 * @returns the entry's id, which people, places and settings store as `auditId`
 */
export function addAuditEntry(
  { sdk, db, writes }: WritingConnection,
  batch: WriteBatch,
  actorId: string,
  change: AuditChange,
): string {
  const entry = sdk.doc(sdk.collection(db, 'auditLog'));
  batch.set(entry, { ...change, actorId, createdAt: writes.serverTimestamp() });
  return entry.id;
}

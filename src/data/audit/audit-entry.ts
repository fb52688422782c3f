import type { WriteBatch } from 'firebase/firestore/lite';
import type { AuditChange } from '#domain/audit.ts';

import type { WritingConnection } from '../users/member-write.ts';

/**
 * Puts the entry of a change into the batch that makes the change: rules accept neither without the other
 * where an entry is required (roles, status, settings).
 * @param actorId who is signed in
 * @returns the entry's id, which such documents store as `auditId`
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

import { FieldValue } from '@google-cloud/firestore';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { bootstrapActorId } from '#features/audit/model/audit.ts';
import type { AuditChange } from '#features/audit/model/audit.ts';

/**
 * Puts the entry of a change into the transaction that makes the change, in the shape that the app and the server
 * write (DESIGN section 4, auditLog). It names the command itself as who did it.
 * @returns the entry's id, which records of people and settings store as `auditId`
 */
export function writeAuditEntry(
  db: Firestore,
  transaction: Transaction,
  change: AuditChange,
): string {
  const entry = db.collection('auditLog').doc();
  const createdAt = FieldValue.serverTimestamp();
  transaction.create(entry, { ...change, actorId: bootstrapActorId, createdAt });
  return entry.id;
}

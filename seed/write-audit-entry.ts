import { FieldValue } from '@google-cloud/firestore';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { bootstrapActorId } from '#features/audit/model/audit.ts';
import type { AuditChange } from '#features/audit/model/audit.ts';

/**
 * Adds the audit log entry of a change to the transaction that makes the change, in the format that the app and the
 * server use. The actor is the bootstrap command.
 * @returns the entry's id, which user and settings records store as `auditId`
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

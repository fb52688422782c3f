import type { AuditChange } from '#features/audit/model/audit.ts';
import { newDocumentId } from '#platform/firestore/new-document-id.ts';
import type { Transaction } from '#platform/firestore/transaction.ts';

/**
 * Adds the audit entry of a change to the commit that makes the change. Rules reject an entry without its change, an
 * entry with values other than the stored ones (see recordedFields()), and a change of users or settings without an
 * entry.
 * @param actorId uid of the signed-in user
 * @returns the id of the entry, which users, places, events and settings store as `auditId`
 */
export function addAuditEntryTo(commit: Transaction, actorId: string, change: AuditChange): string {
  const id = newDocumentId();
  commit.set(`auditLog/${id}`, { ...change, actorId, createdAt: commit.serverTime });
  return id;
}

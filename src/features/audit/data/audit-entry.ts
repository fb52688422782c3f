import type { AuditChange } from '#features/audit/model/audit.ts';
import { newDocumentId } from '#platform/firestore/new-document-id.ts';
import type { OpenTransaction } from '#platform/firestore/transaction.ts';
import type { Fields } from '#shared/stored-fields.ts';

/**
 * Adds the audit entry of a change to the commit that makes the change. Rules reject an entry without its change, an
 * entry with values other than the stored ones (see recordedFields()), and a change of users, places, events or
 * settings without an entry.
 * @param actorId uid of the signed-in user
 * @returns the id of the entry, which users, places, events and settings store as `auditId`
 */
export function addAuditEntry(
  commit: OpenTransaction,
  actorId: string,
  change: AuditChange,
): string {
  const id = newDocumentId();
  commit.set(`auditLog/${id}`, { ...change, actorId, createdAt: commit.serverTime });
  return id;
}

/**
 * Picks the named fields that are stored. A missing field is not recorded, because rules reject an old value that was
 * not stored.
 */
export function recordedFields(stored: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(
    names.flatMap((name) => (stored[name] === undefined ? [] : [[name, stored[name]]])),
  );
}

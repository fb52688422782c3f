import { FieldValue } from '@google-cloud/firestore';
import type { Firestore, Transaction, WriteBatch } from '@google-cloud/firestore';
import type { AuditChange } from '#features/audit/model/audit.ts';

/** Maximum number of fields per side of a change, as in the rules. */
const maxFields = 40;

/**
 * Adds an audit entry to the transaction or batch of the change, so that both are stored or neither.
 * @param actorId uid of the actor; the entry is anonymised when the actor erases the account
 * @returns the entry's id
 */
export function addAuditEntry(
  firestore: Firestore,
  writer: Transaction | WriteBatch,
  actorId: string,
  change: AuditChange,
): string {
  const entry = firestore.collection('auditLog').doc();
  const { action, target, before, after } = change;
  // Transaction and WriteBatch both have create(), but with different return types.
  (writer as WriteBatch).create(entry, {
    action,
    target,
    before: limitFields(before),
    after: limitFields(after),
    actorId,
    createdAt: FieldValue.serverTimestamp(),
  });
  return entry.id;
}

function limitFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).slice(0, maxFields));
}

import { FieldValue } from '@google-cloud/firestore';
import type { Firestore, Transaction, WriteBatch } from '@google-cloud/firestore';
import type { AuditChange } from '#features/audit/model/audit.ts';

/** The most fields that an entry tells of one side of a change, as rules bound it. */
const maxFields = 40;

/**
 * Puts the entry of a change into the transaction or batch that makes the change: one is never stored without
 * the other (DESIGN section 4, auditLog).
 * @param actorId uid of who caused it; the entry loses it when they erase their account
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
  // Both writers have the method; their types answer different writers.
  (writer as WriteBatch).create(entry, {
    action,
    target,
    before: bounded(before),
    after: bounded(after),
    actorId,
    createdAt: FieldValue.serverTimestamp(),
  });
  return entry.id;
}

function bounded(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).slice(0, maxFields));
}

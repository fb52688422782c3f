import { dequal } from 'dequal/lite';

import { checkedByRule, defineRecord, instant, line, map, readBy } from '#shared/record/record.ts';
import type { RecordOf } from '#shared/record/record.ts';
import { fieldsOf, instantOf } from '#shared/stored-fields.ts';

/** Actions recorded in the audit log, as `{subject}.{change}`. */
export const auditActions = [
  'user.update',
  'user.delete',
  'place.create',
  'place.update',
  'place.delete',
  'category.create',
  'category.update',
  'category.delete',
  'plan.create',
  'plan.update',
  'plan.delete',
  'offer.create',
  'offer.update',
  'offer.delete',
  'event.create',
  'event.update',
  'event.delete',
  'report.update',
  'suggestion.update',
  'claim.update',
  'review.update',
  'review.delete',
  'redemption.void',
  'import.create',
  'import.undo',
  'settings.update',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Actor id of changes made by `npm run bootstrap`, which runs without an account. */
export const bootstrapActorId = 'bootstrap';

/** Content of an audit entry without actor and timestamp, which are added when it is stored. */
export interface AuditChange {
  action: AuditAction;
  /** Path of the changed document: 'users/{uid}', 'settings/public'. */
  target: string;
  /** Old values of the changed fields; at most 40 fields. Empty for a new document. */
  before: Record<string, unknown>;
  /** New values of the same fields. Empty for a deleted document. */
  after: Record<string, unknown>;
}

/** Subjects of audit entries: the first part of an action. */
export const auditSubjects = [
  'user',
  'place',
  'category',
  'plan',
  'offer',
  'event',
  'report',
  'suggestion',
  'claim',
  'review',
  'redemption',
  'import',
  'settings',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** Returns all actions of a subject. */
export function auditActionsOf(subject: AuditSubject): AuditAction[] {
  return auditActions.filter((action) => action.startsWith(`${subject}.`));
}

/** An audit entry, stored in auditLog/{id}. */
export const auditRecord = defineRecord({
  /** One of auditActions, or a value written by another version of the app. */
  action: checkedByRule(line(100)),
  /** As in AuditChange. */
  target: checkedByRule(line(300)),
  before: checkedByRule(readBy(readValues, map({}))),
  after: checkedByRule(readBy(readValues, map({}))),
  /** uid, pseudonym of an erased account, or bootstrapActorId. */
  actorId: checkedByRule(line(128)),
  createdAt: checkedByRule(instant()),
});

export interface AuditEntry extends RecordOf<typeof auditRecord> {
  id: string;
}

/** Returns an audit entry from its stored document. Timestamps become Dates, GeoPoints become plain objects. */
export function toAuditEntry(id: string, data: unknown): AuditEntry {
  return { id, ...auditRecord.read(data) };
}

/** One changed field. A missing side is `undefined`. */
export interface AuditDifference {
  field: string;
  before: unknown;
  after: unknown;
}

/**
 * Returns the fields with different values, in stored order. For a created or deleted document all fields are returned.
 */
export function auditDifferences({
  before,
  after,
}: Pick<AuditEntry, 'before' | 'after'>): AuditDifference[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields
    .map((field) => ({ field, before: before[field], after: after[field] }))
    .filter((difference) => !dequal(difference.before, difference.after));
}

/** Maximum nesting depth that is read; stored values are flatter. */
const maxDepth = 6;

function readValues(value: unknown): Record<string, unknown> {
  return toPlainFields(value, 0);
}

function toPlainFields(value: unknown, depth: number): Record<string, unknown> {
  const entries = Object.entries(fieldsOf(value));
  return Object.fromEntries(entries.map(([name, field]) => [name, toPlainValue(field, depth + 1)]));
}

function toPlainValue(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > maxDepth) return null;
  if (Array.isArray(value)) return value.map((item) => toPlainValue(item, depth + 1));
  const { seconds, latitude, longitude } = fieldsOf(value);
  if (typeof seconds === 'number' || value instanceof Date) return instantOf(value);
  // GeoPoints of the SDK have getters, which Object.entries() skips.
  if (typeof latitude === 'number') return { latitude, longitude };
  return toPlainFields(value, depth);
}

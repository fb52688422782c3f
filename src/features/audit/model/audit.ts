import { dequal } from 'dequal/lite';

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

/** A stored audit entry. */
export interface AuditEntry extends Omit<AuditChange, 'action'> {
  id: string;
  /** One of auditActions, or a value written by another version of the app. */
  action: string;
  /** uid, pseudonym of an erased account, or bootstrapActorId. */
  actorId: string;
  createdAt: Date | null;
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

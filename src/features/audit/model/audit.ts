import { dequal } from 'dequal/lite';

/** What the audit log records (DESIGN section 4): `{what}.{change}`. */
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

/** Who entries name for what `npm run bootstrap` did: whoever runs it has no account of the guide. */
export const bootstrapActorId = 'bootstrap';

/** One line of the log, without who and when: those are written by whoever stores it. */
export interface AuditChange {
  action: AuditAction;
  /** Path of what changed: 'users/{uid}', 'settings/public'. */
  target: string;
  /** The fields that changed, as they were; at most 40. Empty for what is new. */
  before: Record<string, unknown>;
  /** The same fields as they are now. Empty for what is gone. */
  after: Record<string, unknown>;
}

/** What entries are about; the first part of an action. */
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

/** Every action about one kind of thing. */
export function auditActionsOf(subject: AuditSubject): AuditAction[] {
  return auditActions.filter((action) => action.startsWith(`${subject}.`));
}

/** A stored line of the log. */
export interface AuditEntry extends Omit<AuditChange, 'action'> {
  id: string;
  /** Of the closed list, or what another version of the app wrote. */
  action: string;
  /** uid, the pseudonym of somebody who erased their account, or bootstrapActorId. */
  actorId: string;
  createdAt: Date | null;
}

/** One field of a change. `undefined` where the side has none. */
export interface AuditDifference {
  field: string;
  before: unknown;
  after: unknown;
}

/** The fields whose values differ, in the order they were written; those of what is new or gone all do. */
export function auditDifferences({
  before,
  after,
}: Pick<AuditEntry, 'before' | 'after'>): AuditDifference[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields
    .map((field) => ({ field, before: before[field], after: after[field] }))
    .filter((side) => !dequal(side.before, side.after));
}

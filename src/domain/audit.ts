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
  'report.update',
  'review.delete',
  'import.create',
  'import.undo',
  'settings.update',
] as const;
export type AuditAction = (typeof auditActions)[number];

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

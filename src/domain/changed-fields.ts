import type { AuditChange } from './audit.ts';

/**
 * What an audit entry tells of a change: the fields that differ, as they were and as they become. A field that
 * was not there was null.
 * @param stored what is there now; fields that are not in `next` stay as they are
 */
export function changedFields(
  stored: Readonly<Record<string, unknown>>,
  next: Readonly<Record<string, unknown>>,
): Pick<AuditChange, 'before' | 'after'> {
  const changed = Object.keys(next).filter((field) => !isSame(stored[field], next[field]));
  return {
    before: Object.fromEntries(changed.map((field) => [field, stored[field] ?? null])),
    after: Object.fromEntries(changed.map((field) => [field, next[field]])),
  };
}

/** Texts, numbers, flags and lists of them. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

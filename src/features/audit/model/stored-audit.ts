import type { AuditEntry } from './audit.ts';

import { fieldsOf, instantOf, textOf } from '#shared/stored-fields.ts';

/** Deeper than anything that is stored on purpose. */
const deepest = 6;

/** A line of the log from its stored document. Instants become Dates, points plain maps. */
export function toAuditEntry(id: string, data: unknown): AuditEntry {
  const fields = fieldsOf(data);
  return {
    id,
    action: textOf(fields['action'], 100),
    target: textOf(fields['target'], 300),
    before: plainFields(fields['before'], 0),
    after: plainFields(fields['after'], 0),
    actorId: textOf(fields['actorId'], 128),
    createdAt: instantOf(fields['createdAt']),
  };
}

function plainFields(value: unknown, depth: number): Record<string, unknown> {
  const entries = Object.entries(fieldsOf(value));
  return Object.fromEntries(entries.map(([name, field]) => [name, plain(field, depth + 1)]));
}

function plain(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > deepest) return null;
  if (Array.isArray(value)) return value.map((item) => plain(item, depth + 1));
  const { seconds, latitude, longitude } = fieldsOf(value);
  if (typeof seconds === 'number' || value instanceof Date) return instantOf(value);
  // The SDK's points have getters, which Object.entries() does not see.
  if (typeof latitude === 'number') return { latitude, longitude };
  return plainFields(value, depth);
}

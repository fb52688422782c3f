import type { AuditEntry } from './audit.ts';

import { fieldsOf, instantOf, textOf } from '#shared/stored-fields.ts';

/** Maximum nesting depth that is read; stored values are flatter. */
const maxDepth = 6;

/** Reads an audit entry from its stored document. Timestamps become Dates, GeoPoints become plain objects. */
export function toAuditEntry(id: string, data: unknown): AuditEntry {
  const fields = fieldsOf(data);
  return {
    id,
    action: textOf(fields['action'], 100),
    target: textOf(fields['target'], 300),
    before: toPlainFields(fields['before'], 0),
    after: toPlainFields(fields['after'], 0),
    actorId: textOf(fields['actorId'], 128),
    createdAt: instantOf(fields['createdAt']),
  };
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

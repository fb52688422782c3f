import { dequal } from 'dequal/lite';

/**
 * Returns the fields of `next` that differ from the stored ones.
 * @param stored the stored fields; fields that are not in `next` stay unchanged
 */
export function changedFields(
  stored: Readonly<Record<string, unknown>>,
  next: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(next).filter(([field, value]) => !dequal(stored[field], value)),
  );
}

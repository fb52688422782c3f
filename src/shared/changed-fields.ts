import { dequal } from 'dequal/lite';

/**
 * Those of the fields that differ from what is stored, as they become.
 * @param stored what is there now; fields that are not in `next` stay as they are
 */
export function changedFields(
  stored: Readonly<Record<string, unknown>>,
  next: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(next).filter(([field, value]) => !dequal(stored[field], value)),
  );
}

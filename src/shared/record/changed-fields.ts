import { dequal } from 'dequal/lite';

/**
 * Returns the fields of `newFields` that differ from the stored ones.
 * @param storedFields the stored fields; those that are not in `newFields` are ignored
 */
export function changedFields(
  storedFields: Readonly<Record<string, unknown>>,
  newFields: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(newFields).filter(([field, value]) => !dequal(storedFields[field], value)),
  );
}

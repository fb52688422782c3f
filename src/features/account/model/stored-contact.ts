import type { Contact } from './contact.ts';

import { fieldsOf, textOf } from '#shared/stored-fields.ts';

/** Parses stored contact data. */
export function toContact(data: unknown): Contact {
  return { phone: parsePhone(fieldsOf(data)) };
}

/** Returns the stored phone if it is in the format of the rules, otherwise ''. */
export function parsePhone(fields: Record<string, unknown>): string {
  const phone = textOf(fields['phone'], 40);
  return /^\+\d{8,15}$/.test(phone) ? phone : '';
}

import type { Contact } from './contact.ts';

import { fieldsOf, textOf } from '#shared/stored-fields.ts';

/** How a person is reached, from their stored contact. */
export function toContact(data: unknown): Contact {
  return { phone: phoneOf(fieldsOf(data)) };
}

/** A kept phone, as rules let it be written; '' for anything else. */
export function phoneOf(fields: Record<string, unknown>): string {
  const phone = textOf(fields['phone'], 40);
  return /^\+\d{8,15}$/.test(phone) ? phone : '';
}

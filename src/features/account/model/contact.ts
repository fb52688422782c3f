import { checkedByRule, defineRecord, formatted, instant } from '#shared/record/record.ts';
import type { RecordOf } from '#shared/record/record.ts';

/** Contact data of a user, stored in contacts/{uid}; only the user can read it. */
export const contactRecord = defineRecord(
  {
    /** E.164, for the next reservation; '' if none is stored. */
    phone: formatted('([+][0-9]{8,15})?', {
      maxLength: 40,
      isLimitedByPattern: true,
      parse: (phone) => (/^\+\d{8,15}$/.test(phone) ? phone : ''),
    }),
  },
  { unreadFields: { updatedAt: checkedByRule(instant()) } },
);

export type Contact = RecordOf<typeof contactRecord>;

/** Parses stored contact data. */
export function toContact(data: unknown): Contact {
  return contactRecord.read(data);
}

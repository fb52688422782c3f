import { cents, defineRecord, id, instant, readBy } from '#shared/record/record.ts';
import type { RecordOf } from '#shared/record/record.ts';
import { instantOf } from '#shared/stored-fields.ts';
import { dayNumberOf, instantOfWallClock, isoDateOf, wallClockAt } from '#shared/zoned-time.ts';

/** A club payment, stored in clubPayments/{invoiceId}; integer cents. Only the server writes it. */
const paymentRecord = defineRecord(
  {
    /** uid of the payer; a keyed hash for an erased account. */
    userId: id(),
    amountCents: cents(),
    /** Amount refunded or lost to a chargeback. */
    refundedCents: cents(),
    paidAt: readBy((value) => instantOf(value) ?? new Date(0), instant()),
  },
  { unreadFields: { recordedAt: instant() } },
);

/** A payment as super admins see it. */
export interface ClubPayment extends RecordOf<typeof paymentRecord> {
  /** Id of the invoice. */
  id: string;
}

/** A payment without the payer. */
export type PaymentRecord = Omit<ClubPayment, 'id' | 'userId'>;

/** Reads a stored payment. */
export function toPayment(data: unknown): PaymentRecord {
  const { userId: _userId, ...payment } = paymentRecord.read(data);
  return payment;
}

/** Reads a stored payment with its payer, as super admins see it. */
export function toClubPayment(id: string, data: unknown): ClubPayment {
  return { id, ...paymentRecord.read(data) };
}

/** A calendar month in the brand's time zone: 'YYYY-MM'. */
export type Month = string;

/** Parses a month of this century; null for any other text. */
export function parseMonth(text: string | null): Month | null {
  return text !== null && /^20\d{2}-(?:0[1-9]|1[0-2])$/.test(text) ? text : null;
}

export function toMonth(instant: Date): Month {
  return isoDateOf(wallClockAt(instant).dayNumber).slice(0, 7);
}

/** Returns the month `count` months later, or earlier if `count` is negative. */
export function addMonths(month: Month, count: number): Month {
  const [year = 0, monthNumber = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, monthNumber - 1 + count)).toISOString().slice(0, 7);
}

/** Returns the last `count` months up to the month of `now`, oldest first. */
export function listMonths(now: Date, count: number): Month[] {
  const last = toMonth(now);
  return Array.from({ length: count }, (_, index) => addMonths(last, index - count + 1));
}

/** Returns the time span from the start of `first` (inclusive) to the end of `last` (exclusive). */
export function toMonthSpan(first: Month, last: Month = first): { from: Date; to: Date } {
  return { from: toMonthStart(first), to: toMonthStart(addMonths(last, 1)) };
}

function toMonthStart(month: Month): Date {
  return instantOfWallClock({ dayNumber: dayNumberOf(`${month}-01`) ?? 0, minutes: 0 });
}

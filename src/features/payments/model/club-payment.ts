import { dayNumberOf, instantOfWallClock, isoDateOf, wallClockAt } from '#shared/zoned-time.ts';

/** A payment of the club, as super admins see it; integer cents. */
export interface ClubPayment {
  /** Of the invoice. */
  id: string;
  /** Who paid; a keyed hash for somebody who is erased. */
  userId: string;
  amountCents: number;
  /** Given back, or taken back by a bank for good. */
  refundedCents: number;
  paidAt: Date;
}

/** A calendar month in the brand's time zone: 'YYYY-MM'. */
export type Month = string;

/** A month of this century; null for every other text. */
export function parseMonth(text: string | null): Month | null {
  return text !== null && /^20\d{2}-(?:0[1-9]|1[0-2])$/.test(text) ? text : null;
}

export function monthOf(instant: Date): Month {
  return isoDateOf(wallClockAt(instant).dayNumber).slice(0, 7);
}

/** The month some months later; before, where `count` is below zero. */
export function monthAfter(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7);
}

/** So many months up to the one of an instant, the oldest first. */
export function monthsUntil(now: Date, count: number): Month[] {
  const last = monthOf(now);
  return Array.from({ length: count }, (_, at) => monthAfter(last, at - count + 1));
}

/** From the first instant of a month until just before that of the one after `last`. */
export function monthSpan(first: Month, last: Month = first): { from: Date; to: Date } {
  return { from: startOf(first), to: startOf(monthAfter(last, 1)) };
}

function startOf(month: Month): Date {
  return instantOfWallClock({ dayNumber: dayNumberOf(`${month}-01`) ?? 0, minutes: 0 });
}

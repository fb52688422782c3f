import { dequal } from 'dequal/lite';

import type { EventDate, EventDateStatus } from './event.ts';

/** Dates in the order in which they begin. */
export function inOrder(dates: readonly EventDate[]): EventDate[] {
  return dates.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/** The dates with one of them, or all that are not over, as they are now. */
export function withStatus(
  dates: readonly EventDate[],
  status: EventDateStatus,
  which: { key: string } | { endingAfter: Date },
): EventDate[] {
  return dates.map((date) =>
    ('key' in which ? date.key === which.key : date.endsAt > which.endingAfter)
      ? { ...date, status }
      : date,
  );
}

/**
 * What becomes of the dates when one person changed some of them while another changed others. A date is known by its
 * key: whoever changed it alone has it their way.
 * @returns null where both changed the same date, each in another way
 */
export function mergedDates(
  base: readonly EventDate[],
  stored: readonly EventDate[],
  wanted: readonly EventDate[],
): EventDate[] | null {
  const [before, theirs, ours] = [base, stored, wanted].map(
    (dates) => new Map(dates.map((date) => [date.key, date])),
  );
  const merged: EventDate[] = [];
  for (const key of new Set([...stored, ...wanted].map((date) => date.key))) {
    const known = before?.get(key);
    const their = theirs?.get(key);
    const our = ours?.get(key);
    if (!dequal(their, our) && !dequal(their, known) && !dequal(our, known)) return null;
    const kept = dequal(our, known) ? their : our;
    if (kept) merged.push(kept);
  }
  return inOrder(merged);
}

/** Keys for new dates, as many as asked for, that no date of the event has or had among those given. */
export function newKeys(dates: readonly Pick<EventDate, 'key'>[], count: number): string[] {
  const numbers = dates.map(({ key }) => Number(/^k(\d{1,6})$/.exec(key)?.[1] ?? 0));
  const last = Math.max(0, ...numbers);
  return Array.from({ length: count }, (_, at) => `k${last + 1 + at}`);
}

import { dequal } from 'dequal/lite';

import type { EventDate, EventDateStatus } from './event.ts';

/** Returns the dates sorted by start. */
export function inOrder(dates: readonly EventDate[]): EventDate[] {
  return dates.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/** Returns the dates with a new status for one of them, or for all that end after a given time. */
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
 * Merges two concurrent changes of the dates of an event. Dates are matched by key. A change of a date made by only one
 * user is applied.
 * @returns null if both users changed the same date in different ways
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

/** Returns `count` new keys that none of the given dates has. */
export function newKeys(dates: readonly Pick<EventDate, 'key'>[], count: number): string[] {
  const numbers = dates.map(({ key }) => Number(/^k(\d{1,6})$/.exec(key)?.[1] ?? 0));
  const last = Math.max(0, ...numbers);
  return Array.from({ length: count }, (_, at) => `k${last + 1 + at}`);
}

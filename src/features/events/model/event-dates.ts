import { dequal } from 'dequal/lite';

import type { EventDate, EventDateStatus } from './event-date.ts';

/** Returns the dates sorted by start. */
export function sortDates(dates: readonly EventDate[]): EventDate[] {
  return dates.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/** Returns the dates with a new status for one of them, or for all that end after a given time. */
export function withStatus(
  dates: readonly EventDate[],
  status: EventDateStatus,
  dateSelector: { key: string } | { endingAfter: Date },
): EventDate[] {
  return dates.map((date) =>
    ('key' in dateSelector ? date.key === dateSelector.key : date.endsAt > dateSelector.endingAfter)
      ? { ...date, status }
      : date,
  );
}

/**
 * Merges two concurrent changes of the dates of an event. Dates are matched by key. A change of a date made by only one
 * user is applied.
 * @returns null if both users changed the same date in different ways
 */
export function mergeDates(
  base: readonly EventDate[],
  stored: readonly EventDate[],
  newDates: readonly EventDate[],
): EventDate[] | null {
  const [baseDates, storedDates, ownDates] = [base, stored, newDates].map(
    (dates) => new Map(dates.map((date) => [date.key, date])),
  );
  const merged: EventDate[] = [];
  for (const key of new Set([...stored, ...newDates].map((date) => date.key))) {
    const baseDate = baseDates?.get(key);
    const theirDate = storedDates?.get(key);
    const ownDate = ownDates?.get(key);
    if (!dequal(theirDate, ownDate) && !dequal(theirDate, baseDate) && !dequal(ownDate, baseDate))
      return null;
    const mergedDate = dequal(ownDate, baseDate) ? theirDate : ownDate;
    if (mergedDate) merged.push(mergedDate);
  }
  return sortDates(merged);
}

/** Returns `count` new keys that none of the given dates has. */
export function createDateKeys(dates: readonly Pick<EventDate, 'key'>[], count: number): string[] {
  const numbers = dates.map(({ key }) => Number(/^k(\d{1,6})$/.exec(key)?.[1] ?? 0));
  const lastNumber = Math.max(0, ...numbers);
  return Array.from({ length: count }, (_, index) => `k${lastNumber + 1 + index}`);
}

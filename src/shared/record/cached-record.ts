import { dayMs } from '#shared/time-units.ts';

/** Maximum age of cached records on a device, in milliseconds. */
export const cacheLifetimeMs = 30 * dayMs;

/**
 * Returns the time of a read for display: never later than now, even if the device clock was put back.
 * @param readAt milliseconds since 1970
 */
export function shownReadAt(readAt: number, now: Date): Date {
  return new Date(Math.min(readAt, now.getTime()));
}

/**
 * Returns true if a record is too old to be shown. A record with a time in the future counts as recent: the device
 * clock was put back after it was read.
 */
export function isOutdated(readAt: number, now: Date): boolean {
  return !(now.getTime() - readAt < cacheLifetimeMs);
}

/** A cached record whose group has a maximum size. */
export interface BoundedRecord {
  id: string;
  /** The maximum number of records applies per group. */
  group: string;
  readAt: number;
}

/**
 * Returns the records to delete: those that are too old, and the oldest records of each group that exceeds its maximum.
 */
export function evictedRecords<Item extends BoundedRecord>(
  records: readonly Item[],
  maxOfGroup: (group: string) => number,
  now: Date,
): Item[] {
  const counts = new Map<string, number>();
  return records
    .toSorted((a, b) => b.readAt - a.readAt)
    .filter(({ group, readAt }) => {
      if (isOutdated(readAt, now)) return true;
      const count = (counts.get(group) ?? 0) + 1;
      counts.set(group, count);
      return count > maxOfGroup(group);
    });
}

/** How long what was read once is kept on a device, in milliseconds. */
export const keptForMs = 30 * 24 * 60 * 60_000;

/**
 * When something was read, as it may be shown: never after now, whatever a clock that was put back says.
 * @param readAt milliseconds since 1970
 */
export function shownReadAt(readAt: number, now: Date): Date {
  return new Date(Math.min(readAt, now.getTime()));
}

/** Whether a record is too old to be shown. One from the future is as young as can be: a clock was put back. */
export function isOutdated(readAt: number, now: Date): boolean {
  return !(now.getTime() - readAt < keptForMs);
}

/** A record of which only so many are kept. */
export interface BoundedRecord {
  id: string;
  /** Records of a group are bounded together. */
  group: string;
  readAt: number;
}

/** What is given up of these records: those too old, and of each group what was read first beyond its bound. */
export function givenUp<One extends BoundedRecord>(
  records: readonly One[],
  mostOf: (group: string) => number,
  now: Date,
): One[] {
  const counts = new Map<string, number>();
  return records
    .toSorted((a, b) => b.readAt - a.readAt)
    .filter(({ group, readAt }) => {
      if (isOutdated(readAt, now)) return true;
      const count = (counts.get(group) ?? 0) + 1;
      counts.set(group, count);
      return count > mostOf(group);
    });
}

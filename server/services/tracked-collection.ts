import type { TrackedSource } from './tracked-source.ts';

/**
 * A write is stamped when its processing begins and visible a moment later, so each reading of
 * changes reaches this far behind the last one. Costs a second read of what changed just before.
 */
const overlapMs = 10_000;

/** The active documents of one collection, held in memory and caught up on demand. */
export interface TrackedCollection<T> {
  /**
   * Catches up with the database. Everything that became inactive or was deleted before the call
   * is gone when it resolves.
   * @param fromNothing reads everything instead of the changes
   * @throws AppError 'unavailable'; what was held stays as it was
   */
  catchUp(fromNothing?: boolean): Promise<void>;
  /** Grows whenever a record changes, appears or goes. */
  revision(): number;
  /** In no particular order. */
  records(): T[];
  get(id: string): T | null;
}

/**
 * Keeps up with few reads: only documents whose `updatedAt` is new, and a count of the active ones.
 *
 * Why nothing inactive stays. Every write that makes a place active sets `updatedAt` (the security
 * rules demand it and the server does it), so after applying the changes the held ids contain all
 * active ones. If there are as many of them as are active, they are the same. A document that was
 * deleted, or switched off by hand without touching `updatedAt`, leaves one held too many: the
 * numbers differ, and everything is read again. Both numbers come from one moment (a read-only
 * transaction), so that no write in between can hide another.
 * */
export function createTrackedCollection<T>(source: TrackedSource<T>): TrackedCollection<T> {
  let held = new Map<string, T>();
  let readAt: Date | null = null;
  let revision = 0;

  async function readAll(): Promise<void> {
    const reading = await source.readActive();
    const next = new Map(reading.active.map(({ id, record }) => [id, record]));
    const changed =
      next.size !== held.size ||
      [...next].some(([id, record]) => !sameRecord(held.get(id), record));
    held = next;
    readAt = reading.readAt;
    if (changed) revision += 1;
  }

  async function readChanges(since: Date): Promise<void> {
    const reading = await source.readChanges(new Date(since.getTime() - overlapMs));
    if (reading.truncated) return readAll();
    const next = new Map(held);
    let changed = false;
    for (const { id, record } of reading.changed) {
      if (record === null) {
        changed = next.delete(id) || changed;
      } else {
        changed ||= !sameRecord(next.get(id), record);
        next.set(id, record);
      }
    }
    if (next.size !== reading.activeCount) return readAll();
    held = next;
    readAt = reading.readAt;
    if (changed) revision += 1;
  }

  return {
    catchUp: (fromNothing = false) =>
      readAt === null || fromNothing ? readAll() : readChanges(readAt),
    revision: () => revision,
    records: () => [...held.values()],
    get: (id) => held.get(id) ?? null,
  };
}

/** Records are plain data, written with their fields always in the same order. */
function sameRecord(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

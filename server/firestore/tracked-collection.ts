import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#domain/app-error.ts';
import type { ChangeReading, TrackedSource } from './tracked-source.ts';

/**
 * A write is stamped when its processing begins and visible a moment later, so each reading of
 * changes reaches this far behind the last one. Costs a second read of what changed just before.
 */
const overlapMs = 10_000;
/** So many of what a reading lost are asked for by name before the loss is believed. */
const mostAskedFor = 20;

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
 *
 * Why nothing active goes. A reading of everything takes several questions, any of which may be answered
 * with less than there is. So the same proof follows it: with fewer documents than are active it is refused.
 * And where it lost more than half of what was held, a sample of the lost is asked for by name before it is
 * believed: lists and counts that say 'nothing' must not empty the site while the documents are there.
 */
export function createTrackedCollection<T>(source: TrackedSource<T>): TrackedCollection<T> {
  let held = new Map<string, T>();
  let readAt: Date | null = null;
  let revision = 0;

  function keep(next: Map<string, T>, asOf: Date, isChanged: boolean): void {
    held = next;
    readAt = asOf;
    if (isChanged) revision += 1;
  }

  function changesSince(since: Date): Promise<ChangeReading<T>> {
    return source.readChanges(new Date(since.getTime() - overlapMs));
  }

  async function readAll(): Promise<void> {
    const everything = await source.readActive();
    const next = new Map(everything.active.map(({ id, record }) => [id, record]));
    const { changed, truncated, activeCount } = await changesSince(everything.readAt);
    applyTo(next, changed);
    // More than are active were deleted meanwhile: the next reading of changes misses them.
    if (next.size < activeCount && !truncated) {
      throw new AppError('unavailable', 'a reading of everything was not whole');
    }
    const lost = [...held.keys()].filter((id) => !next.has(id));
    if (lost.length > held.size / 2 && (await source.isAnyActive(lost.slice(0, mostAskedFor)))) {
      throw new AppError('unavailable', 'a reading of everything left out what is there');
    }
    const isChanged =
      next.size !== held.size ||
      [...next].some(([id, record]) => !isDeepStrictEqual(held.get(id), record));
    keep(next, everything.readAt, isChanged);
  }

  async function readChanges(since: Date): Promise<void> {
    const { changed, truncated, activeCount, readAt: asOf } = await changesSince(since);
    const next = new Map(held);
    const isChanged = applyTo(next, changed);
    if (truncated || next.size !== activeCount) return readAll();
    keep(next, asOf, isChanged);
  }

  return {
    catchUp: (fromNothing = false) =>
      readAt === null || fromNothing ? readAll() : readChanges(readAt),
    revision: () => revision,
    records: () => [...held.values()],
    get: (id) => held.get(id) ?? null,
  };
}

/** @returns whether that changed anything */
function applyTo<T>(records: Map<string, T>, changes: ChangeReading<T>['changed']): boolean {
  let isChanged = false;
  for (const { id, record } of changes) {
    if (record === null) {
      isChanged = records.delete(id) || isChanged;
    } else {
      isChanged ||= !isDeepStrictEqual(records.get(id), record);
      records.set(id, record);
    }
  }
  return isChanged;
}

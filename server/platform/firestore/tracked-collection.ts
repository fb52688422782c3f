import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#shared/app-error.ts';
import type { Renewal, SharedReadings } from './shared-readings.ts';
import type { ChangeReading, LeftReading, TrackedSource } from './tracked-source.ts';

/**
 * A write is stamped when its processing begins and visible a moment later, so each reading of
 * changes reaches this far behind the last one. Costs a second read of what changed just before.
 */
const overlapMs = 10_000;
/** So many of what a reading lost are asked for by name before the loss is believed. */
const mostAskedFor = 20;
/** So many of what another server left are compared with the database, by name. */
const mostCompared = 10;
/** After so many changes what was left for others is left anew, since they would read as many; but no more often than this. */
const changesUntilLeft = 100;
const leftEveryMs = 5 * 60_000;

/** The active documents of one collection, held in memory and caught up on demand. */
export interface TrackedCollection<T> {
  /**
   * Catches up with the database. Everything that became inactive or was deleted before the call
   * is gone when it resolves.
   * @param fromNothing reads everything instead of the changes; where readings are shared, their age says when
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
 *
 * What another server read is only a place to begin at. It goes through the same proof: all changes since then, the
 * number of active documents now, and some of them by name. What does not pass is as if nobody had left anything.
 * @param shared where several servers read for each other; each reads for itself when absent
 */
export function createTrackedCollection<T>(
  source: TrackedSource<T>,
  shared: SharedReadings<T> | null = null,
): TrackedCollection<T> {
  let held = new Map<string, T>();
  let state: ReadingState | null = null;
  let revision = 0;
  /** Changes since a reading was last left for others or taken from one, and when that was read. */
  let changes = 0;
  let leftAt = 0;

  function keep(next: Map<string, T>, as: ReadingState, isChanged: boolean): void {
    held = next;
    state = as;
    if (isChanged) revision += 1;
  }

  function changesSince({ readAt, horizon }: Omit<ReadingState, 'wholeAt'>) {
    return source.readChanges(new Date(readAt.getTime() - overlapMs), horizon);
  }

  /** Holds everything from now on, if that can be. */
  async function keepAll(next: Map<string, T>, as: ReadingState): Promise<void> {
    const lost = [...held.keys()].filter((id) => !next.has(id));
    if (lost.length > held.size / 2 && (await source.isAnyActive(lost.slice(0, mostAskedFor)))) {
      throw new AppError('unavailable', 'a reading of everything left out what is there');
    }
    const isChanged =
      next.size !== held.size ||
      [...next].some(([id, record]) => !isDeepStrictEqual(held.get(id), record));
    keep(next, as, isChanged);
  }

  async function readAll(): Promise<LeftReading<T>> {
    const everything = await source.readActive();
    const { readAt, horizon } = everything;
    const next = new Map(everything.active.map(({ id, record }) => [id, record]));
    const { changed, truncated, activeCount } = await changesSince(everything);
    applyTo(next, changed);
    // More than are active were deleted meanwhile: the next reading of changes misses them.
    if (next.size < activeCount && !truncated) {
      throw new AppError('unavailable', 'a reading of everything was not whole');
    }
    await keepAll(next, { readAt, horizon, wholeAt: readAt });
    [changes, leftAt] = [0, readAt.getTime()];
    return { active: asActive(next), readAt, horizon, wholeAt: readAt };
  }

  /** @returns why what another server left is not what the database holds; null when it is, and held from now on */
  async function takeOver(left: LeftReading<T>): Promise<string | null> {
    const { readAt, wholeAt, horizon } = left;
    const since = await changesSince(left);
    if (readAt > since.readAt || wholeAt > readAt) return 'it comes from the future';
    if (shared?.isDue({ readAt: since.readAt, wholeAt })) return 'it is old';
    if (since.truncated) return 'too much changed since';
    const next = new Map(left.active.map(({ id, record }) => [id, record]));
    const changed = new Set(since.changed.map(({ id }) => id));
    const compared = someOf([...next.keys()].filter((id) => !changed.has(id)));
    applyTo(next, since.changed);
    if (next.size !== since.activeCount) return 'not as many are active';
    const found = compared.length === 0 ? [] : await source.readNamed(compared, horizon);
    for (const { id, record, writtenAt } of found) {
      // Written after the changes were read: not what they are about.
      if (writtenAt !== null && writtenAt > since.readAt) continue;
      // Written without a stamp, or into another database than the one that was read: one that was restored.
      if (writtenAt === null || writtenAt > readAt) return 'the database was written anew';
      if (!isDeepStrictEqual(shared?.asLeft(record), next.get(id))) return 'a record is not equal';
    }
    await keepAll(next, { readAt: since.readAt, horizon, wholeAt });
    [changes, leftAt] = [since.changed.length, readAt.getTime()];
    return null;
  }

  async function renew(what: Renewal<T>['held']): Promise<void> {
    const outcome = await (shared?.renew({
      newerThan: state?.wholeAt ?? null,
      take: takeOver,
      read: readAll,
      held: what,
    }) ?? 'alone');
    if (outcome === 'done') return;
    if (outcome === 'busy' && what === 'old' && state !== null) return readChanges(state);
    await readAll();
  }

  async function readChanges(since: ReadingState): Promise<void> {
    const { changed, truncated, activeCount, readAt } = await changesSince(since);
    const next = new Map(held);
    const isChanged = applyTo(next, changed);
    if (truncated || next.size !== activeCount) return renew('too much');
    keep(next, { ...since, readAt }, isChanged);
    changes += changed.length;
    if (shared && changes >= changesUntilLeft && readAt.getTime() - leftAt >= leftEveryMs) {
      [changes, leftAt] = [0, readAt.getTime()];
      shared.leave({ ...since, readAt, active: asActive(next) });
    }
  }

  return {
    async catchUp(fromNothing = false) {
      if (state === null) return renew('nothing');
      if (shared) return shared.isDue(state) ? renew('old') : readChanges(state);
      return fromNothing ? renew('old') : readChanges(state);
    },
    revision: () => revision,
    records: () => [...held.values()],
    get: (id) => held.get(id) ?? null,
  };
}

/** What is held, in the database's time. */
interface ReadingState {
  readAt: Date;
  /** When everything was read that it began with. */
  wholeAt: Date;
  horizon: Date | null;
}

function asActive<T>(records: ReadonlyMap<string, T>): LeftReading<T>['active'] {
  return [...records].map(([id, record]) => ({ id, record }));
}

/** Some of many, others each time. */
function someOf(ids: readonly string[]): string[] {
  const step = Math.max(1, Math.floor(ids.length / mostCompared));
  const first = randomInt(step);
  return ids.filter((_id, at) => at % step === first).slice(0, mostCompared);
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

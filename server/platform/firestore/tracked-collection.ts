import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#shared/app-error.ts';
import type { Renewal, SharedSnapshots } from './shared-snapshots.ts';
import type { ChangeSnapshot, StoredSnapshot, TrackedSource } from './tracked-source.ts';

/**
 * A write gets its timestamp when its processing begins and becomes visible later, so each read of changes overlaps the
 * previous one by this time (ms). Recent changes are read twice.
 */
const overlapMs = 10_000;
/** Maximum number of missing documents that are checked by id before their loss is accepted. */
const mostAskedFor = 20;
/** Maximum number of records of a shared snapshot that are compared with the database by id. */
const mostCompared = 10;
/**
 * Number of changes after which a new snapshot is shared, because a new server would have to read that many; and the
 * minimum interval in milliseconds.
 */
const changesUntilLeft = 100;
const leftEveryMs = 5 * 60_000;

/** Active documents of one collection, held in memory and updated on demand. */
export interface TrackedCollection<T> {
  /**
   * Catches up with the database. Documents that became inactive or were deleted before the call are gone when it
   * resolves.
   * @param fromNothing reads everything instead of the changes; ignored with shared snapshots, where their age decides
   * @throws AppError 'unavailable'; the held data is unchanged
   */
  catchUp(fromNothing?: boolean): Promise<void>;
  /** Returns a number that grows whenever a record changes, appears or disappears. */
  revision(): number;
  /** Returns all records, in no particular order. */
  records(): T[];
  get(id: string): T | null;
}

/**
 * Creates a collection that is updated with few reads: only documents with a new `updatedAt`, and a count of the active
 * ones.
 *
 * Why no inactive document remains: every write that activates a place sets `updatedAt` (enforced by the security rules
 * and done by the server), so after applying the changes the held ids include all active ones. If the counts are equal,
 * the sets are equal. A document that was deleted, or deactivated manually without a new `updatedAt`, leaves one held
 * id too many: the counts differ, and everything is read again. Both counts come from one read-only transaction, so
 * that no write in between can hide another.
 *
 * Why no active document is lost: a complete read takes several queries, and any of them may return an incomplete
 * result. The same check follows it: a result with fewer documents than are active is rejected. If more than half of
 * the held documents are missing, a sample of them is checked by id first: empty lists and counts must not empty the
 * site while the documents exist.
 *
 * A snapshot of another server is only a starting point. It passes the same check: all changes since then, the current
 * number of active documents, and some of them by id. A snapshot that fails the check is ignored.
 * @param shared snapshots shared between servers; if absent, this server reads separately
 */
export function createTrackedCollection<T>(
  source: TrackedSource<T>,
  shared: SharedSnapshots<T> | null = null,
): TrackedCollection<T> {
  let held = new Map<string, T>();
  let state: ReadingState | null = null;
  let revision = 0;
  /** Number of changes since a snapshot was last shared or taken over, and the read time of that snapshot. */
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

  /** Replaces the held data, unless the new data is incomplete. */
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

  async function readAll(): Promise<StoredSnapshot<T>> {
    const everything = await source.readActive();
    const { readAt, horizon } = everything;
    const next = new Map(everything.active.map(({ id, record }) => [id, record]));
    const { changed, truncated, activeCount } = await changesSince(everything);
    applyTo(next, changed);
    // More documents than are active were deleted during the read; the next read of changes corrects that.
    if (next.size < activeCount && !truncated) {
      throw new AppError('unavailable', 'a reading of everything was not whole');
    }
    await keepAll(next, { readAt, horizon, wholeAt: readAt });
    [changes, leftAt] = [0, readAt.getTime()];
    return { active: asActive(next), readAt, horizon, wholeAt: readAt };
  }

  /**
   * Verifies a snapshot of another server and holds it.
   * @returns the reason why it does not match the database; null if it was accepted
   */
  async function takeOver(left: StoredSnapshot<T>): Promise<string | null> {
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
      // Written after the changes were read, so no comparison is possible.
      if (writtenAt !== null && writtenAt > since.readAt) continue;
      // Written without a timestamp, or the database was restored from a backup.
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

/** State of the held data, in the database's time. */
interface ReadingState {
  readAt: Date;
  /** Time of the complete read on which the data is based. */
  wholeAt: Date;
  horizon: Date | null;
}

function asActive<T>(records: ReadonlyMap<string, T>): StoredSnapshot<T>['active'] {
  return [...records].map(([id, record]) => ({ id, record }));
}

/** Returns a random sample of the ids. */
function someOf(ids: readonly string[]): string[] {
  const step = Math.max(1, Math.floor(ids.length / mostCompared));
  const first = randomInt(step);
  return ids.filter((_id, at) => at % step === first).slice(0, mostCompared);
}

/**
 * Applies the changes.
 * @returns true if any record changed
 */
function applyTo<T>(records: Map<string, T>, changes: ChangeSnapshot<T>['changed']): boolean {
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

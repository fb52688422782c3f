import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#shared/app-error.ts';
import { minuteMs } from '#shared/time-units.ts';
import type { Renewal, SharedSnapshots } from './shared-snapshots.ts';
import type { ChangeSnapshot, StoredSnapshot, TrackedSource } from './tracked-source.ts';

/**
 * A write gets its timestamp when its processing begins and becomes visible later, so each read of changes overlaps the
 * previous one by this time (ms). Recent changes are read twice.
 */
const overlapMs = 10_000;
/** Maximum number of missing documents that are checked by id before their loss is accepted. */
const maxCheckedMissing = 20;
/** Maximum number of records of a shared snapshot that are compared with the database by id. */
const maxComparedRecords = 10;
/**
 * Number of changes after which a new snapshot is shared, because a new server would have to read that many; and the
 * minimum interval in milliseconds.
 */
const changesUntilShared = 100;
const minShareIntervalMs = 5 * minuteMs;

/** Active documents of one collection, held in memory and updated on demand. */
export interface TrackedCollection<T> {
  /**
   * Catches up with the database. Documents that became inactive or were deleted before the call are gone when it
   * resolves.
   * @param isFullRead reads everything instead of the changes; ignored with shared snapshots, where the age of the held
   * data decides
   * @throws AppError 'unavailable'; the held data is unchanged
   */
  catchUp(isFullRead?: boolean): Promise<void>;
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
 * A snapshot of another server is only a starting point. It must pass the same check: all changes since its read time
 * are applied, the number of active documents must be equal, and a sample of them is compared by id. A snapshot that
 * fails the check is ignored.
 * @param shared snapshots shared between servers; if absent, this server reads separately
 */
export function createTrackedCollection<T>(
  source: TrackedSource<T>,
  shared: SharedSnapshots<T> | null = null,
): TrackedCollection<T> {
  let records = new Map<string, T>();
  let state: SnapshotState | null = null;
  let revision = 0;
  /** Number of changes since a snapshot was last shared or taken over, and the read time of that snapshot. */
  let changesSinceShare = 0;
  let sharedAtMs = 0;

  function replaceRecords(
    nextRecords: Map<string, T>,
    nextState: SnapshotState,
    isChanged: boolean,
  ): void {
    records = nextRecords;
    state = nextState;
    if (isChanged) revision += 1;
  }

  function changesSince({ readAt, horizon }: Omit<SnapshotState, 'wholeAt'>) {
    return source.readChanges(new Date(readAt.getTime() - overlapMs), horizon);
  }

  /** Replaces the held data, unless the new data is incomplete. */
  async function replaceAll(nextRecords: Map<string, T>, nextState: SnapshotState): Promise<void> {
    const missingIds = [...records.keys()].filter((id) => !nextRecords.has(id));
    if (
      missingIds.length > records.size / 2 &&
      (await source.isAnyActive(missingIds.slice(0, maxCheckedMissing)))
    ) {
      throw new AppError('unavailable', 'the complete read omitted existing records');
    }
    const isChanged =
      nextRecords.size !== records.size ||
      [...nextRecords].some(([id, record]) => !isDeepStrictEqual(records.get(id), record));
    replaceRecords(nextRecords, nextState, isChanged);
  }

  async function readAll(): Promise<StoredSnapshot<T>> {
    const fullSnapshot = await source.readActive();
    const { readAt, horizon } = fullSnapshot;
    const nextRecords = new Map(fullSnapshot.active.map(({ id, record }) => [id, record]));
    const { changed, truncated: isTruncated, activeCount } = await changesSince(fullSnapshot);
    applyChanges(nextRecords, changed);
    // A result with more records than active documents contains documents deleted during the read; the next read of
    // changes corrects that.
    if (nextRecords.size < activeCount && !isTruncated) {
      throw new AppError('unavailable', 'the complete read was incomplete');
    }
    await replaceAll(nextRecords, { readAt, horizon, wholeAt: readAt });
    [changesSinceShare, sharedAtMs] = [0, readAt.getTime()];
    return { active: toActiveRecords(nextRecords), readAt, horizon, wholeAt: readAt };
  }

  /**
   * Verifies a snapshot of another server and holds it.
   * @returns the reason why it does not match the database; null if it was accepted
   */
  async function acceptSnapshot(snapshot: StoredSnapshot<T>): Promise<string | null> {
    const { readAt, wholeAt, horizon } = snapshot;
    const changesRead = await changesSince(snapshot);
    if (readAt > changesRead.readAt || wholeAt > readAt) return 'read time in the future';
    if (shared?.isDue({ readAt: changesRead.readAt, wholeAt })) return 'too old';
    if (changesRead.truncated) return 'too many changes since';
    const nextRecords = new Map(snapshot.active.map(({ id, record }) => [id, record]));
    const changed = new Set(changesRead.changed.map(({ id }) => id));
    const comparedIds = sampleOf([...nextRecords.keys()].filter((id) => !changed.has(id)));
    applyChanges(nextRecords, changesRead.changed);
    if (nextRecords.size !== changesRead.activeCount) return 'number of active records differs';
    const foundRecords =
      comparedIds.length === 0 ? [] : await source.readByIds(comparedIds, horizon);
    for (const { id, record, writtenAt } of foundRecords) {
      // The document was written after the changes were read, so it cannot be compared.
      if (writtenAt !== null && writtenAt > changesRead.readAt) continue;
      // The document is missing or was written without a new `updatedAt`, or the database was restored from a backup.
      if (writtenAt === null || writtenAt > readAt)
        return 'database restored, or written without a timestamp';
      if (!isDeepStrictEqual(shared?.asStored(record), nextRecords.get(id)))
        return 'a record differs';
    }
    await replaceAll(nextRecords, { readAt: changesRead.readAt, horizon, wholeAt });
    [changesSinceShare, sharedAtMs] = [changesRead.changed.length, readAt.getTime()];
    return null;
  }

  async function renew(heldState: Renewal<T>['heldDataState']): Promise<void> {
    const outcome = await (shared?.renew({
      newerThan: state?.wholeAt ?? null,
      accept: acceptSnapshot,
      read: readAll,
      heldDataState: heldState,
    }) ?? 'alone');
    if (outcome === 'done') return;
    if (outcome === 'busy' && heldState === 'old' && state !== null) return readChanges(state);
    await readAll();
  }

  async function readChanges(snapshotState: SnapshotState): Promise<void> {
    const {
      changed,
      truncated: isTruncated,
      activeCount,
      readAt,
    } = await changesSince(snapshotState);
    const nextRecords = new Map(records);
    const isChanged = applyChanges(nextRecords, changed);
    if (isTruncated || nextRecords.size !== activeCount) return renew('too much');
    replaceRecords(nextRecords, { ...snapshotState, readAt }, isChanged);
    changesSinceShare += changed.length;
    if (
      shared &&
      changesSinceShare >= changesUntilShared &&
      readAt.getTime() - sharedAtMs >= minShareIntervalMs
    ) {
      [changesSinceShare, sharedAtMs] = [0, readAt.getTime()];
      shared.share({ ...snapshotState, readAt, active: toActiveRecords(nextRecords) });
    }
  }

  return {
    async catchUp(isFullRead = false) {
      if (state === null) return renew('nothing');
      if (shared) return shared.isDue(state) ? renew('old') : readChanges(state);
      return isFullRead ? renew('old') : readChanges(state);
    },
    revision: () => revision,
    records: () => [...records.values()],
    get: (id) => records.get(id) ?? null,
  };
}

/** State of the held data, in the database's time. */
interface SnapshotState {
  readAt: Date;
  /** Time of the complete read on which the data is based. */
  wholeAt: Date;
  horizon: Date | null;
}

function toActiveRecords<T>(recordsById: ReadonlyMap<string, T>): StoredSnapshot<T>['active'] {
  return [...recordsById].map(([id, record]) => ({ id, record }));
}

/** Returns a random sample of the ids. */
function sampleOf(ids: readonly string[]): string[] {
  const step = Math.max(1, Math.floor(ids.length / maxComparedRecords));
  const firstIndex = randomInt(step);
  return ids.filter((_id, index) => index % step === firstIndex).slice(0, maxComparedRecords);
}

/**
 * Applies the changes.
 * @returns true if any record changed
 */
function applyChanges<T>(
  recordsById: Map<string, T>,
  changes: ChangeSnapshot<T>['changed'],
): boolean {
  let isChanged = false;
  for (const { id, record } of changes) {
    if (record === null) {
      isChanged = recordsById.delete(id) || isChanged;
    } else {
      isChanged ||= !isDeepStrictEqual(recordsById.get(id), record);
      recordsById.set(id, record);
    }
  }
  return isChanged;
}

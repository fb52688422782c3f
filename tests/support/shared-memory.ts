import { AppError } from '#shared/app-error.ts';
import type { Lease } from '#server/platform/firestore/lease.ts';
import type { SnapshotStore } from '#server/platform/firestore/snapshot-store.ts';
import { createSharedSnapshots } from '#server/platform/firestore/shared-snapshots.ts';
import type { SharedSnapshots } from '#server/platform/firestore/shared-snapshots.ts';
import { startStopwatch } from '#server/platform/stopwatch.ts';
import { hourMs } from '#shared/time-units.ts';

/** State that several servers of one test share, in memory. */
export interface SharedMemory {
  /** Content of the store; tests may set it to anything. */
  bytes: Buffer | null;
  /** True makes the store unavailable. */
  isAway: boolean;
  /** Owner of the lease to read everything; tests may set an owner that has crashed or never ends. */
  holder: string | null;
  writes: number;
  readonly reasons: string[];
  /**
   * Returns the shared snapshots for one server. A waiting server polls without delay; its default patience is long.
   */
  of<T>(owner: string, patienceMs?: number): SharedSnapshots<T>;
}

export const sharedRebuildMs = hourMs;
export const sharedName = { project: 'demo-shared', collection: 'things' };
export const sharedSecret = 'a secret of this test';

/** @param now the database clock in ms */
export function sharedMemory(now: () => number): SharedMemory {
  let version = 0;
  let last: Buffer | null = null;
  const answer = <R>(read: () => R): Promise<R> =>
    memory.isAway
      ? Promise.reject(new AppError('unavailable', 'the store is unavailable'))
      : Promise.resolve().then(read);
  const store: SnapshotStore = {
    read: (known) =>
      answer(() => {
        if (memory.bytes !== last) version += 1;
        last = memory.bytes;
        if (last === null || known === String(version)) return null;
        return { bytes: last, version: String(version) };
      }),
    write: (bytes) =>
      answer(() => {
        memory.bytes = bytes;
        memory.writes += 1;
      }),
  };
  const leaseOf = (owner: string): Lease => ({
    take: () => {
      if (memory.holder !== null && memory.holder !== owner) return Promise.resolve(null);
      memory.holder = owner;
      return Promise.resolve(new Date(now()));
    },
    release: () => {
      if (memory.holder === owner) memory.holder = null;
      return Promise.resolve();
    },
  });
  const memory: SharedMemory = {
    ...{ bytes: null, isAway: false, holder: null, writes: 0, reasons: [] },
    of: (owner, patienceMs = 20_000) =>
      createSharedSnapshots({
        store,
        lease: leaseOf(owner),
        name: sharedName,
        secret: sharedSecret,
        rebuildAfterMs: sharedRebuildMs,
        startStopwatch,
        logger: {
          info: (about: object) => {
            if ('reason' in about) memory.reasons.push(String(about.reason));
          },
          warn: () => undefined,
        },
        delays: {
          lookMs: 1,
          leaseRetryMs: 1,
          silenceMs: 20_000,
          answerMs: 20_000,
          nothing: patienceMs,
          'too much': patienceMs,
          old: 0,
        },
      }),
  };
  return memory;
}

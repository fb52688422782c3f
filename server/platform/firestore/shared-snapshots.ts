import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { withinShorterBudget } from '../http/request-budget.ts';
import type { StartStopwatch } from '../stopwatch.ts';
import type { Lease } from './lease.ts';
import { decodeSnapshot, encodeSnapshot, plainRecord } from './snapshot-codec.ts';
import type { SnapshotName } from './snapshot-codec.ts';
import type { SnapshotStore } from './snapshot-store.ts';
import type { StoredSnapshot } from './tracked-source.ts';

export interface Renewal<T> {
  /** A snapshot that is not newer is ignored; null accepts any. */
  newerThan: Date | null;
  /**
   * Verifies a stored snapshot and holds it.
   * @returns the reason for a rejection, or null
   */
  take: (left: StoredSnapshot<T>) => Promise<string | null>;
  /** Reads everything from the database, and holds it. */
  read: () => Promise<StoredSnapshot<T>>;
  /** Data held during the renewal: 'nothing' and 'too much' may not be served for long, 'old' may. */
  held: 'nothing' | 'too much' | 'old';
}

/** Snapshots of one collection shared between servers. */
export interface SharedSnapshots<T> {
  /**
   * Uses the snapshot of another server, or takes the lease, reads everything and stores a snapshot for the others.
   * @returns 'busy' when another server is still reading, 'alone' when the store is unavailable
   * @throws AppError 'unavailable', and any error of `take` and `read`
   */
  renew(work: Renewal<T>): Promise<'done' | 'busy' | 'alone'>;
  /** Stores the held data for servers that start later. Runs in the background; a failure is only logged. */
  leave(reading: StoredSnapshot<T>): void;
  /** True if a complete read is due. */
  isDue(reading: Pick<StoredSnapshot<T>, 'readAt' | 'wholeAt'>): boolean;
  /** Returns a record as it is after storing and loading it. */
  asLeft(record: T | null): unknown;
}

export interface SharedSnapshotsOptions {
  store: SnapshotStore;
  lease: Lease;
  name: SnapshotName;
  /** Key that signs snapshots: PRIVACY_SECRET of the configuration, the same on all servers. */
  secret: string;
  /** Interval of complete reads, in milliseconds. */
  rebuildAfterMs: number;
  startStopwatch: StartStopwatch;
  logger: Pick<Logger, 'info' | 'warn'>;
  /** Default values if absent. */
  waits?: SnapshotDelays;
}

/** Wait times in milliseconds. */
export interface SnapshotDelays {
  /** Interval between reads of the store (look), and between attempts to take the lease (lease). */
  look: number;
  lease: number;
  /** Silence of the reading server after which another one takes over. */
  silence: number;
  /** Longest wait for the database, as for every query of a collection. */
  answer: number;
  /** Longest wait for another server that is reading, by the state of the held data. */
  nothing: number;
  'too much': number;
  old: number;
}

/**
 * A removed place must disappear from every response after 30 seconds, and up to 20 of them pass before a read detects
 * it.
 */
export const defaultDelays: SnapshotDelays = {
  ...{ look: 250, lease: 2_000, silence: 10_000, answer: 3_000 },
  ...{ nothing: 20_000, 'too much': 6_000, old: 0 },
};

/**
 * Creates the sharing of snapshots: one server at a time reads a collection, and the others use its stored snapshot, so
 * ten servers that start together cost the reads of one. Correctness does not depend on it: a snapshot is used only
 * after the verification of TrackedCollection, the wait for the reading server is limited, and without the store or
 * that server each server reads separately.
 */
export function createSharedSnapshots<T>(options: SharedSnapshotsOptions): SharedSnapshots<T> {
  const { store, lease, name, secret, startStopwatch, logger } = options;
  const { waits = defaultDelays } = options;
  const about = { collection: name.collection };
  let isLeaving = false;

  /**
   * Tries to take the lease.
   * @returns true if this server holds it; false while another one does
   */
  async function takeLease(): Promise<boolean> {
    return (await withinShorterBudget(() => lease.take(), waits.answer)) !== null;
  }

  const giveBack = () => lease.release().catch(() => undefined);

  /** Runs `work` while renewing the lease. */
  async function asTheOne<R>(work: () => Promise<R>): Promise<R> {
    let renewal: Promise<unknown> = Promise.resolve();
    const renewing = setInterval(() => {
      renewal = takeLease().catch(() => false);
    }, waits.silence / 4).unref();
    try {
      return await work();
    } finally {
      clearInterval(renewing);
      // A renewal in progress would take the lease again after its release.
      await renewal;
    }
  }

  async function write(reading: StoredSnapshot<T>): Promise<void> {
    const age = startStopwatch();
    const bytes = await encodeSnapshot(reading, name, secret);
    await store.write(bytes);
    logger.info(
      { ...about, documents: reading.active.length, bytes: bytes.length, ms: Math.round(age()) },
      'a reading was left for other servers',
    );
  }

  async function writeAndGiveBack(reading: StoredSnapshot<T>): Promise<void> {
    try {
      await asTheOne(() => write(reading));
    } catch (error) {
      logger.warn({ ...about, err: error }, 'a reading was not left for other servers');
    } finally {
      await giveBack();
    }
  }

  async function leaveLater(reading: StoredSnapshot<T>): Promise<void> {
    if (isLeaving) return;
    isLeaving = true;
    try {
      if (!(await takeLease())) return;
      await writeAndGiveBack(reading);
    } catch (error) {
      logger.warn({ ...about, err: error }, 'a reading was not left for other servers');
    } finally {
      isLeaving = false;
    }
  }

  return {
    async renew({ newerThan, take, read, held }) {
      const waited = startStopwatch();
      let seen: string | null = null;
      let nextAttempt = 0;

      /**
       * Looks for a stored snapshot.
       * @returns true if it was taken
       */
      const look = async (): Promise<boolean> => {
        const found = await store.read(seen);
        if (found === null) return false;
        seen = found.version;
        const age = startStopwatch();
        const left = await decodeSnapshot<T>(found.bytes, name, secret, newerThan);
        const reason = 'refused' in left ? left.refused : await take(left);
        if ('refused' in left || reason !== null) {
          logger.info({ ...about, reason }, 'what another server left is not used');
          return false;
        }
        const documents = left.active.length;
        logger.info({ ...about, documents, ms: Math.round(age()) }, 'taken from another server');
        return true;
      };
      const lookOrSay = async (): Promise<boolean | 'alone'> => {
        try {
          return await look();
        } catch (error) {
          if (!store.isFailure(error)) throw error;
          logger.warn({ ...about, err: error }, 'the store of readings does not answer');
          return 'alone';
        }
      };

      for (;;) {
        const taken = await lookOrSay();
        if (taken !== false) return taken === true ? 'done' : 'alone';
        if (waited() >= nextAttempt) {
          if (await takeLease()) {
            try {
              // The previous holder may have finished between the look and the lease.
              const late = await lookOrSay();
              if (late === true) {
                await giveBack();
                return 'done';
              }
              const reading = await asTheOne(read);
              void writeAndGiveBack(reading);
              return 'done';
            } catch (error) {
              void giveBack();
              throw error;
            }
          }
          nextAttempt = waited() + waits.lease;
        }
        if (waited() >= waits[held]) return 'busy';
        await pause(waits.look);
      }
    },
    leave: (reading) => void leaveLater(reading),
    isDue: ({ readAt, wholeAt }) => readAt.getTime() - wholeAt.getTime() >= options.rebuildAfterMs,
    asLeft: (record) => (record === null ? null : plainRecord(record)),
  };
}

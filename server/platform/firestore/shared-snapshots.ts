import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { withinShorterBudget } from '../http/request-budget.ts';
import type { StartStopwatch } from '../stopwatch.ts';
import type { Lease } from './lease.ts';
import { decodeSnapshot, encodeSnapshot, toPlainRecord } from './snapshot-codec.ts';
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
  accept: (snapshot: StoredSnapshot<T>) => Promise<string | null>;
  /** Reads everything from the database, and holds it. */
  read: () => Promise<StoredSnapshot<T>>;
  /**
   * State of the data held until the renewal ends: 'nothing' (no data), 'too much' (it does not match the database) or
   * 'old' (correct, but a complete read is due). It selects the longest wait for another server, see SnapshotDelays.
   */
  heldDataState: 'nothing' | 'too much' | 'old';
}

/** Snapshots of one collection shared between servers. */
export interface SharedSnapshots<T> {
  /**
   * Uses the snapshot of another server, or takes the lease, reads everything and stores a snapshot for the others.
   * @returns 'done' when new data is held, 'busy' when another server is still reading, 'alone' when the store is
   * unavailable
   * @throws AppError 'unavailable', and any error of `accept` and `read`
   */
  renew(work: Renewal<T>): Promise<'done' | 'busy' | 'alone'>;
  /** Stores the held data for servers that start later. Runs in the background; a failure is only logged. */
  share(snapshot: StoredSnapshot<T>): void;
  /** True if a complete read is due. */
  isDue(snapshot: Pick<StoredSnapshot<T>, 'readAt' | 'wholeAt'>): boolean;
  /** Returns a record as it is after storing and loading it. */
  asStored(record: T | null): unknown;
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
  delays?: SnapshotDelays;
}

/** Wait times in milliseconds. */
export interface SnapshotDelays {
  /** Interval between reads of the store (lookMs), and between attempts to take the lease (leaseRetryMs). */
  lookMs: number;
  leaseRetryMs: number;
  /** Silence of the reading server after which another one takes over. */
  silenceMs: number;
  /** Longest wait for one response of the database, the same as in firestoreSource(). */
  answerMs: number;
  /** Longest wait for another server that is reading, by the state of the held data. */
  nothing: number;
  'too much': number;
  old: number;
}

/**
 * A removed place must disappear from every response within 30 seconds. Up to 20 of them pass before a read detects the
 * removal, so the wait with 'too much' data is only six seconds.
 */
export const defaultDelays: SnapshotDelays = {
  ...{ lookMs: 250, leaseRetryMs: 2_000, silenceMs: 10_000, answerMs: 3_000 },
  ...{ nothing: 20_000, 'too much': 6_000, old: 0 },
};

/**
 * Creates the sharing of snapshots: one server at a time reads a collection, and the others use its stored snapshot.
 * Correctness does not depend on it: TrackedCollection verifies each snapshot, the wait for the reading server is
 * limited, and if the store or the reading server fails, each server reads separately.
 */
export function createSharedSnapshots<T>(options: SharedSnapshotsOptions): SharedSnapshots<T> {
  const { store, lease, name, secret, startStopwatch, logger } = options;
  const { delays = defaultDelays } = options;
  const logFields = { collection: name.collection };
  let isSharing = false;

  /**
   * Tries to take the lease.
   * @returns true if this server holds it; false while another one does
   */
  async function takeLease(): Promise<boolean> {
    return (await withinShorterBudget(() => lease.take(), delays.answerMs)) !== null;
  }

  const releaseLease = () => lease.release().catch(() => undefined);

  /** Runs `work` while renewing the lease. */
  async function whileRenewingLease<R>(work: () => Promise<R>): Promise<R> {
    let renewal: Promise<unknown> = Promise.resolve();
    const renewalTimer = setInterval(() => {
      renewal = takeLease().catch(() => false);
    }, delays.silenceMs / 4).unref();
    try {
      return await work();
    } finally {
      clearInterval(renewalTimer);
      // A renewal in progress would take the lease again after its release.
      await renewal;
    }
  }

  async function writeSnapshot(snapshot: StoredSnapshot<T>): Promise<void> {
    const elapsedMs = startStopwatch();
    const bytes = await encodeSnapshot(snapshot, name, secret);
    await store.write(bytes);
    logger.info(
      {
        ...logFields,
        documents: snapshot.active.length,
        bytes: bytes.length,
        ms: Math.round(elapsedMs()),
      },
      'snapshot stored for other servers',
    );
  }

  async function writeAndRelease(snapshot: StoredSnapshot<T>): Promise<void> {
    try {
      await whileRenewingLease(() => writeSnapshot(snapshot));
    } catch (error) {
      logger.warn({ ...logFields, err: error }, 'snapshot not stored');
    } finally {
      await releaseLease();
    }
  }

  async function shareLater(snapshot: StoredSnapshot<T>): Promise<void> {
    if (isSharing) return;
    isSharing = true;
    try {
      if (!(await takeLease())) return;
      await writeAndRelease(snapshot);
    } catch (error) {
      logger.warn({ ...logFields, err: error }, 'snapshot not stored');
    } finally {
      isSharing = false;
    }
  }

  return {
    async renew({ newerThan, accept, read, heldDataState }) {
      const waitedMs = startStopwatch();
      let lastReadVersion: string | null = null;
      let nextAttempt = 0;

      /**
       * Looks for a stored snapshot.
       * @returns true if a snapshot was found and accepted, 'alone' if the store does not respond
       */
      const tryStore = async (): Promise<boolean | 'alone'> => {
        const storedSnapshot = await store.read(lastReadVersion).catch((error: unknown) => {
          logger.warn({ ...logFields, err: error }, 'snapshot store does not respond');
          return 'alone' as const;
        });
        if (storedSnapshot === 'alone') return 'alone';
        if (storedSnapshot === null) return false;
        lastReadVersion = storedSnapshot.version;
        const elapsedMs = startStopwatch();
        const snapshot = await decodeSnapshot<T>(storedSnapshot.bytes, name, secret, newerThan);
        const reason = 'refused' in snapshot ? snapshot.refused : await accept(snapshot);
        if ('refused' in snapshot || reason !== null) {
          logger.info({ ...logFields, reason }, 'snapshot of another server ignored');
          return false;
        }
        const documents = snapshot.active.length;
        logger.info(
          { ...logFields, documents, ms: Math.round(elapsedMs()) },
          'snapshot loaded from another server',
        );
        return true;
      };

      for (;;) {
        const storeOutcome = await tryStore();
        if (storeOutcome !== false) return storeOutcome === true ? 'done' : 'alone';
        if (waitedMs() >= nextAttempt) {
          if (await takeLease()) {
            try {
              // The previous holder may have stored a snapshot after this server read the store and before it took the
              // lease.
              const lateStoreOutcome = await tryStore();
              if (lateStoreOutcome === true) {
                await releaseLease();
                return 'done';
              }
              const snapshot = await whileRenewingLease(read);
              void writeAndRelease(snapshot);
              return 'done';
            } catch (error) {
              void releaseLease();
              throw error;
            }
          }
          nextAttempt = waitedMs() + delays.leaseRetryMs;
        }
        if (waitedMs() >= delays[heldDataState]) return 'busy';
        await pause(delays.lookMs);
      }
    },
    share: (snapshot) => void shareLater(snapshot),
    isDue: ({ readAt, wholeAt }) => readAt.getTime() - wholeAt.getTime() >= options.rebuildAfterMs,
    asStored: (record) => (record === null ? null : toPlainRecord(record)),
  };
}

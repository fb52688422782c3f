import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { withinShorterBudget } from '../http/request-budget.ts';
import type { StartStopwatch } from '../stopwatch.ts';
import type { Lease } from './lease.ts';
import { decodeReading, encodeReading, plainRecord } from './reading-codec.ts';
import type { ReadingName } from './reading-codec.ts';
import type { ReadingStore } from './reading-store.ts';
import type { LeftReading } from './tracked-source.ts';

export interface Renewal<T> {
  /** What is not newer than this is of no use; null when anything is. */
  newerThan: Date | null;
  /** Proves what another server left and holds it. @returns why not, or null */
  take: (left: LeftReading<T>) => Promise<string | null>;
  /** Reads everything from the database, and holds it. */
  read: () => Promise<LeftReading<T>>;
  /** What is held meanwhile: nothing and too much are not to be shown for long, what is only old may be. */
  held: 'nothing' | 'too much' | 'old';
}

/** What several servers read of one collection for each other. */
export interface SharedReadings<T> {
  /**
   * Takes what another server left, or reads everything as the only one and leaves it for the others.
   * @returns 'busy' when another server is still reading, 'alone' when nobody can leave anything: the store is away
   * @throws AppError 'unavailable', and what `take` and `read` throw
   */
  renew(work: Renewal<T>): Promise<'done' | 'busy' | 'alone'>;
  /** Leaves what is held for those that begin later; nobody waits for it, and its failure is only logged. */
  leave(reading: LeftReading<T>): void;
  /** Whether everything is to be read again. */
  isDue(reading: Pick<LeftReading<T>, 'readAt' | 'wholeAt'>): boolean;
  /** What becomes of a record that is left and taken. */
  asLeft(record: T | null): unknown;
}

export interface SharedReadingsOptions {
  store: ReadingStore;
  lease: Lease;
  name: ReadingName;
  /** Signs what is left: PRIVACY_SECRET of the configuration, the same at all servers. */
  secret: string;
  /** After so long everything is read again, in milliseconds. */
  rebuildAfterMs: number;
  startStopwatch: StartStopwatch;
  logger: Pick<Logger, 'info' | 'warn'>;
  /** The usual when absent. */
  waits?: ReadingWaits;
}

/** All in milliseconds. */
export interface ReadingWaits {
  /** Between two looks at the store, and between two attempts to be the one that reads. */
  look: number;
  lease: number;
  /** How long the one that reads may be silent before another does it. */
  silence: number;
  /** Longest wait for the database, as for every question of a collection. */
  answer: number;
  /** How long another server that is reading is waited for. */
  nothing: number;
  'too much': number;
  old: number;
}

/** A place that is gone is out of every answer after 30 seconds, 20 of which are over when somebody looks. */
export const usualWaits: ReadingWaits = {
  ...{ look: 250, lease: 2_000, silence: 10_000, answer: 3_000 },
  ...{ nothing: 20_000, 'too much': 6_000, old: 0 },
};

/**
 * One server at a time reads a collection, and the others take it from the store: ten that begin at once cost the
 * reads of one. Nothing depends on it. What is left is believed only after the proof of TrackedCollection, whoever
 * reads is waited for so long and no longer, and without the store or the other server each reads for itself.
 */
export function createSharedReadings<T>(options: SharedReadingsOptions): SharedReadings<T> {
  const { store, lease, name, secret, startStopwatch, logger } = options;
  const { waits = usualWaits } = options;
  const about = { collection: name.collection };
  let isLeaving = false;

  /** @returns whether we are the one; false while another server is */
  async function takeLease(): Promise<boolean> {
    return (await withinShorterBudget(() => lease.take(), waits.answer)) !== null;
  }

  const giveBack = () => lease.release().catch(() => undefined);

  /** Does it as the one that has the lease, for as long as it takes. */
  async function asTheOne<R>(work: () => Promise<R>): Promise<R> {
    let renewal: Promise<unknown> = Promise.resolve();
    const renewing = setInterval(() => {
      renewal = takeLease().catch(() => false);
    }, waits.silence / 4).unref();
    try {
      return await work();
    } finally {
      clearInterval(renewing);
      // One that is on its way would take again what is given back.
      await renewal;
    }
  }

  async function write(reading: LeftReading<T>): Promise<void> {
    const age = startStopwatch();
    const bytes = await encodeReading(reading, name, secret);
    await store.write(bytes);
    logger.info(
      { ...about, documents: reading.active.length, bytes: bytes.length, ms: Math.round(age()) },
      'a reading was left for other servers',
    );
  }

  async function writeAndGiveBack(reading: LeftReading<T>): Promise<void> {
    try {
      await asTheOne(() => write(reading));
    } catch (error) {
      logger.warn({ ...about, err: error }, 'a reading was not left for other servers');
    } finally {
      await giveBack();
    }
  }

  async function leaveLater(reading: LeftReading<T>): Promise<void> {
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

      /** @returns whether what lies there was taken */
      const look = async (): Promise<boolean> => {
        const found = await store.read(seen);
        if (found === null) return false;
        seen = found.version;
        const age = startStopwatch();
        const left = await decodeReading<T>(found.bytes, name, secret, newerThan);
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
              // Whoever had it may have ended between the look and the lease.
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

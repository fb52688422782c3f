import { Timestamp } from '@google-cloud/firestore';
import type { Firestore } from '@google-cloud/firestore';
import { DatabaseError } from './database-error.ts';

/** So long a server that is gone keeps the others from its work, in milliseconds, where nothing else is said. */
const usualMs = 40_000;

/** What a write is refused with when the lease is not any more as it was read: NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION, ABORTED. */
const outrun: ReadonlySet<unknown> = new Set([5, 6, 9, 10]);

export interface Lease {
  /**
   * Takes or renews it.
   * @returns the database's time, when it is ours; null while another server has it
   * @throws AppError 'unavailable'
   */
  take(): Promise<Date | null>;
  /** Gives it back, so that another server need not wait. */
  release(): Promise<void>;
}

/**
 * One server at a time does a piece of work: leases/{name} says which, and until when. Time is the database's own, the
 * same for all servers, whatever their clocks say or however these are turned back. What must happen once is made sure
 * of where it is written; the lease only spares doing it twice. One reading and one write on the condition that nobody
 * wrote in between: many that want it at the same moment know at once who has it, where transactions would wait for
 * each other.
 * @param owner what tells this server from every other
 * @param leaseMs how long a server that is gone keeps the others from the work
 */
export function createLease(
  firestore: Firestore,
  name: string,
  owner: string,
  leaseMs = usualMs,
): Lease {
  const lease = firestore.collection('leases').doc(name);

  /** Whether a write went through; false when another server was faster. */
  async function isDone(write: Promise<unknown>): Promise<boolean> {
    try {
      await write;
      return true;
    } catch (error) {
      if (error instanceof DatabaseError && outrun.has(error.status)) return false;
      throw error;
    }
  }

  return {
    async take() {
      const held = await lease.get();
      const now = held.readTime;
      const until: unknown = held.get('until');
      const isFree =
        held.get('owner') === owner ||
        !(until instanceof Timestamp) ||
        until.toMillis() <= now.toMillis() ||
        // No lease lasts so long: a clock was turned back.
        until.toMillis() > now.toMillis() + leaseMs;
      if (!isFree) return null;
      const ours = { owner, until: Timestamp.fromMillis(now.toMillis() + leaseMs) };
      const writing = held.updateTime
        ? lease.update(ours, { lastUpdateTime: held.updateTime })
        : lease.create(ours);
      if (await isDone(writing)) return now.toDate();
      // The client may have repeated a write whose answer was lost.
      return (await lease.get()).get('owner') === owner ? now.toDate() : null;
    },
    async release() {
      const held = await lease.get();
      if (held.get('owner') !== owner || !held.updateTime) return;
      await isDone(lease.delete({ lastUpdateTime: held.updateTime }));
    },
  };
}

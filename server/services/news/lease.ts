import { Timestamp } from '@google-cloud/firestore';
import type { Firestore } from '@google-cloud/firestore';

/** So long a server that is gone keeps the others from its work, in milliseconds. */
const leaseMs = 40_000;

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
 * of where it is written; the lease only spares doing it twice.
 * @param owner what tells this server from every other
 */
export function createLease(firestore: Firestore, name: string, owner: string): Lease {
  const lease = firestore.collection('leases').doc(name);
  return {
    take: () =>
      firestore.runTransaction(async (transaction) => {
        const held = await transaction.get(lease);
        const now = held.readTime;
        const until: unknown = held.get('until');
        const isFree =
          held.get('owner') === owner ||
          !(until instanceof Timestamp) ||
          until.toMillis() <= now.toMillis() ||
          // No lease lasts so long: a clock was turned back.
          until.toMillis() > now.toMillis() + leaseMs;
        if (!isFree) return null;
        transaction.set(lease, { owner, until: Timestamp.fromMillis(now.toMillis() + leaseMs) });
        return now.toDate();
      }),
    release: () =>
      firestore.runTransaction(async (transaction) => {
        const held = await transaction.get(lease);
        if (held.get('owner') === owner) transaction.delete(lease);
      }),
  };
}

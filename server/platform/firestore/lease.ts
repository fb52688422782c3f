import { Timestamp } from '@google-cloud/firestore';
import type { Firestore } from '@google-cloud/firestore';
import { databaseStatusOf } from './database-error.ts';

/** Default duration of a lease in milliseconds, which is how long a crashed server blocks the others. */
const defaultLeaseMs = 40_000;

/**
 * gRPC statuses of a write that lost a race for the lease: NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION, ABORTED.
 */
const lostRaceCodes: ReadonlySet<unknown> = new Set([5, 6, 9, 10]);

export interface Lease {
  /**
   * Takes or renews the lease.
   * @returns the database's time if this server holds the lease; null while another server does
   * @throws AppError 'unavailable'
   */
  take(): Promise<Date | null>;
  /** Releases the lease, so that another server need not wait. */
  release(): Promise<void>;
}

/**
 * Creates a lease that lets one server at a time do some work: leases/{name} stores the holder and the expiry, in times
 * of the database. The lease only avoids duplicate work; work that must happen exactly once needs its own check in the
 * write. Taking the lease costs one read and one conditional write, which fails at once if another server was faster.
 * @param owner unique id of this server
 * @param leaseMs how long a crashed server blocks the others
 */
export function createLease(
  firestore: Firestore,
  name: string,
  owner: string,
  leaseMs = defaultLeaseMs,
): Lease {
  const leaseRef = firestore.collection('leases').doc(name);

  /** Returns true if a write succeeded, false if another server was faster. */
  async function tryWrite(write: Promise<unknown>): Promise<boolean> {
    try {
      await write;
      return true;
    } catch (error) {
      if (lostRaceCodes.has(databaseStatusOf(error))) return false;
      throw error;
    }
  }

  return {
    async take() {
      const storedLease = await leaseRef.get();
      const now = storedLease.readTime;
      const expiresAt: unknown = storedLease.get('until');
      const isFree =
        storedLease.get('owner') === owner ||
        !(expiresAt instanceof Timestamp) ||
        expiresAt.toMillis() <= now.toMillis() ||
        // No lease lasts this long, so the database's clock was turned back.
        expiresAt.toMillis() > now.toMillis() + leaseMs;
      if (!isFree) return null;
      const newLease = { owner, until: Timestamp.fromMillis(now.toMillis() + leaseMs) };
      const write = storedLease.updateTime
        ? leaseRef.update(newLease, { lastUpdateTime: storedLease.updateTime })
        : leaseRef.create(newLease);
      if (await tryWrite(write)) return now.toDate();
      // The client may have retried a successful write whose response was lost; then this server holds the lease.
      return (await leaseRef.get()).get('owner') === owner ? now.toDate() : null;
    },
    async release() {
      const storedLease = await leaseRef.get();
      if (storedLease.get('owner') !== owner || !storedLease.updateTime) return;
      await tryWrite(leaseRef.delete({ lastUpdateTime: storedLease.updateTime }));
    },
  };
}

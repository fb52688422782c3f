import { setTimeout as pause } from 'node:timers/promises';
import type { Firestore } from '@google-cloud/firestore';
import { AppError } from '#shared/app-error.ts';
import { withoutBudget, budgetLeftMs } from '../http/request-budget.ts';
import { createLease } from './lease.ts';

/** More than twice the time limit of a request, so a lease that is older was not released. */
const leaseMs = 20_000;
const retryEveryMs = 250;

/**
 * Runs `work` while no other server holds the same lease; within one server the caller must prevent concurrency. Waits
 * up to the remaining time of the request.
 * @param options lease: the id of a document in leases; server: unique id of this server
 * @throws AppError 'unavailable' when another server does not finish in time, and any error of `work`
 */
export async function withLease<T>(
  firestore: Firestore,
  { lease: name, server }: { lease: string; server: string },
  work: () => Promise<T>,
): Promise<T> {
  const lease = createLease(firestore, name, server, leaseMs);
  while ((await lease.take()) === null) {
    if (budgetLeftMs() < retryEveryMs) {
      throw new AppError('unavailable', 'Another server holds the lease');
    }
    await pause(retryEveryMs);
  }
  try {
    return await work();
  } finally {
    // Awaited, because a late release would also end the lease of the next caller in this process, which has the same
    // owner. If the release fails, the lease expires.
    await withoutBudget(() => lease.release()).catch(() => undefined);
  }
}

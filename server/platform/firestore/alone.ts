import { setTimeout as pause } from 'node:timers/promises';
import type { Firestore } from '@google-cloud/firestore';
import { AppError } from '#shared/app-error.ts';
import { beyondBudget, budgetLeftMs } from '../http/request-budget.ts';
import { createLease } from './lease.ts';

/** More than twice as long as a request may take: whoever has it is done, or gone. */
const leaseMs = 20_000;
const askEveryMs = 250;

/**
 * Does it while no other server does anything under the same lease; within a server the caller sees to that. Waits as
 * long as the request has time.
 * @param options lease: the id of a document in leases; server: what tells this one from every other
 * @throws AppError 'unavailable' when another server does not end in time, and what `work` throws
 */
export async function alone<T>(
  firestore: Firestore,
  { lease: name, server }: { lease: string; server: string },
  work: () => Promise<T>,
): Promise<T> {
  const lease = createLease(firestore, name, server, leaseMs);
  while ((await lease.take()) === null) {
    if (budgetLeftMs() < askEveryMs) {
      throw new AppError('unavailable', 'Another server is at the same work');
    }
    await pause(askEveryMs);
  }
  try {
    return await work();
  } finally {
    // Waited for: the next one here must not lose the lease to this. One that is not given back ends by itself.
    await beyondBudget(() => lease.release()).catch(() => undefined);
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Firestore } from '@google-cloud/firestore';
import { AppError } from '#domain/app-error.ts';
import { createLease } from '../../firestore/lease.ts';
import { beyondBudget, budgetLeftMs } from '../../http/request-budget.ts';

/** More than twice as long as a request may take: whoever has it is done, or gone. */
const leaseMs = 20_000;
const askEveryMs = 250;

/** Which server imports events of somebody: the id of a document in leases. */
export function importLeaseOf(uid: string): string {
  return `event-import-${uid}`;
}

/**
 * Does it while no other server imports events of the same person; within a server the caller sees to that. Waits as
 * long as the request has time.
 * @param options server: what tells this one from every other
 * @throws AppError 'unavailable' when another server does not end in time, and what `work` throws
 */
export async function alone<T>(
  firestore: Firestore,
  { uid, server }: { uid: string; server: string },
  work: () => Promise<T>,
): Promise<T> {
  const lease = createLease(firestore, importLeaseOf(uid), server, leaseMs);
  while ((await lease.take()) === null) {
    if (budgetLeftMs() < askEveryMs) {
      throw new AppError('unavailable', 'another server is importing events of the same person');
    }
    await pause(askEveryMs);
  }
  try {
    return await work();
  } finally {
    // Waited for: a later import here must not lose the lease to this. One that is not given back ends by itself.
    await beyondBudget(() => lease.release()).catch(() => undefined);
  }
}

import { FieldPath } from '@google-cloud/firestore';
import type { Firestore, QueryDocumentSnapshot } from '@google-cloud/firestore';
import type { Logger } from 'pino';
import { errorCode } from '#shared/app-error.ts';
import { isEntitled } from '#features/club/model/membership.ts';
import { membershipEndings } from '#features/club/model/membership-ending.ts';
import type { ClubStore } from './club-store.ts';
import { standingOf } from './membership-plan.ts';

interface SweepDependencies {
  firestore: Firestore;
  store: ClubStore;
  /** Updates a membership from Stripe; rejects if Stripe does not respond. */
  sync: (uid: string) => Promise<unknown>;
  /** Completes an interrupted withdrawal; rejects if Stripe does not respond. */
  finishWithdrawal: (uid: string) => Promise<unknown>;
  /** Ends the subscriptions of an inactive user; rejects if Stripe does not respond. */
  finishEnding: (uid: string) => Promise<unknown>;
  now: () => Date;
  logger: Pick<Logger, 'info' | 'error'>;
}

/** Maximum number of records of each kind per sweep; the next sweep continues. */
const atOnce = 100;

/**
 * Creates the periodic sweep for work that no event or request triggers. It updates expired memberships from Stripe, or
 * ends them by time if Stripe does not respond; completes interrupted withdrawals and memberships that a super admin
 * ends; and deletes events that Stripe no longer resends and withdrawals that no longer count.
 * @returns one sweep, which never rejects
 */
export function createClubSweep(dependencies: SweepDependencies): () => Promise<void> {
  const { firestore, finishWithdrawal, finishEnding, now, logger } = dependencies;
  const nextWithdrawals = openWithdrawals(dependencies);
  const nextEndings = openEndings(dependencies);
  const steps: [string, () => Promise<void>][] = [
    ['memberships', () => each(lapsedMembers(firestore, now()), (uid) => lapse(dependencies, uid))],
    ['withdrawals', () => each(nextWithdrawals(), finishWithdrawal)],
    ['endings', () => each(nextEndings(), finishEnding)],
    ['events', () => forget(dependencies, 'stripeEvents')],
    ['withdrawals of long ago', () => forget(dependencies, 'withdrawals')],
  ];
  return async () => {
    for (const [step, run] of steps) {
      await run().catch((error: unknown) => {
        logger.error({ step, code: errorCode(error) }, 'the club was not swept');
      });
    }
  };
}

/** Processes all users even if some fail, then throws the first error. */
async function each(uids: Promise<string[]>, work: (uid: string) => Promise<unknown>) {
  const failures: unknown[] = [];
  for (const uid of await uids) {
    await work(uid).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

/** Returns up to 100 users whose status is 'active' although the paid time is over. @throws AppError 'unavailable' */
export async function lapsedMembers(firestore: Firestore, now: Date): Promise<string[]> {
  const lapsed = firestore
    .collection('clubMembers')
    .where('status', '==', 'active')
    .where('entitledUntil', '<', now)
    .orderBy('entitledUntil')
    .limit(atOnce);
  const found = await lapsed.get();
  return found.docs.map(({ id }) => id);
}

async function lapse({ store, sync, now }: SweepDependencies, uid: string): Promise<void> {
  try {
    await sync(uid);
  } catch (error) {
    const { revision, member } = await store.read(uid);
    if (member === null || isEntitled(standingOf(member), now())) throw error;
    await store.commit(uid, { seenRevision: revision, member: { ...member, status: 'past_due' } });
  }
}

/**
 * Each sweep continues where the previous one ended, so that withdrawals that cannot be completed do not block others.
 */
function openWithdrawals({ firestore }: SweepDependencies): () => Promise<string[]> {
  let after = '';
  return async () => {
    const open = firestore
      .collection('customers')
      .where('withdrawing', '>', after)
      .orderBy('withdrawing')
      .limit(atOnce);
    const { docs } = await open.get();
    after = docs.length < atOnce ? '' : String(docs.at(-1)?.get('withdrawing') ?? '');
    return docs.map(({ id }) => id);
  };
}

/**
 * Returns inactive users whose subscriptions Stripe has not ended yet. Each sweep continues where the previous one
 * ended.
 */
function openEndings({ firestore }: SweepDependencies): () => Promise<string[]> {
  let last: QueryDocumentSnapshot | null = null;
  return async () => {
    const open = firestore
      .collection('customers')
      .where('ending', 'in', [...membershipEndings])
      .orderBy(FieldPath.documentId())
      .limit(atOnce);
    const { docs } = await (last ? open.startAfter(last) : open).get();
    last = docs.length < atOnce ? null : (docs.at(-1) ?? null);
    return docs.map(({ id }) => id);
  };
}

/** Deletes records with an `expiresAt` in the past. */
async function forget(
  { firestore, now }: SweepDependencies,
  name: 'stripeEvents' | 'withdrawals',
): Promise<void> {
  const old = firestore.collection(name).where('expiresAt', '<', now()).limit(atOnce);
  const { docs } = await old.get();
  if (docs.length === 0) return;
  const batch = firestore.batch();
  for (const { ref } of docs) batch.delete(ref);
  await batch.commit();
}

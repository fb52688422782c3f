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
  /** Brings a membership to what Stripe says; rejects when Stripe cannot be asked. */
  sync: (uid: string) => Promise<unknown>;
  /** Ends what a crash interrupted; rejects when Stripe cannot be asked. */
  finishWithdrawal: (uid: string) => Promise<unknown>;
  /** Ends what people pay for who were made inactive; rejects when Stripe cannot be asked. */
  finishEnding: (uid: string) => Promise<unknown>;
  now: () => Date;
  logger: Pick<Logger, 'info' | 'error'>;
}

/** Of each kind in one sweep; the next takes up the rest. */
const atOnce = 100;

/**
 * What no event and no person does: memberships whose time is over become what Stripe says, or end by time alone
 * when Stripe cannot be asked; withdrawals that a crash interrupted are finished, and so are memberships
 * that a super admin wants to end; events that Stripe repeats no more, and withdrawals that count no more, are
 * forgotten.
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

/** All of them, though some fail; then fails as the first of those did. */
async function each(uids: Promise<string[]>, work: (uid: string) => Promise<unknown>) {
  const failures: unknown[] = [];
  for (const uid of await uids) {
    await work(uid).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

/** Who is 'active' though the time is over, at most a hundred. @throws AppError 'unavailable' */
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

/** Each sweep goes on where the one before ended: those that cannot be finished keep no others waiting. */
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

/** Those whom a super admin made inactive, while Stripe has not ended what they pay for; in turn, as withdrawals. */
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

/** Records that say themselves until when they are kept. */
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

import { FieldPath } from '@google-cloud/firestore';
import type { Firestore, QueryDocumentSnapshot } from '@google-cloud/firestore';
import type { Logger } from 'pino';
import { errorCode } from '#shared/app-error.ts';
import { isEntitled } from '#features/club/model/membership.ts';
import { membershipEndings } from '#features/club/model/membership-ending.ts';
import type { ClubStore } from './club-store.ts';
import { toMembershipState } from './membership-records.ts';

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
const maxRecords = 100;

/**
 * Creates the sweep for work that no event or request triggers. It updates expired memberships from Stripe, or sets
 * them to past_due if Stripe does not respond; completes interrupted withdrawals and `ending` requests
 * (finishEnding()); and deletes marks of events that Stripe no longer resends and withdrawals that no longer delay
 * benefits.
 * @returns a function that runs one sweep and never rejects
 */
export function createClubSweep(dependencies: SweepDependencies): () => Promise<void> {
  const { firestore, finishWithdrawal, finishEnding, now, logger } = dependencies;
  const readNextWithdrawals = createWithdrawalReader(dependencies);
  const readNextEndings = createEndingReader(dependencies);
  const steps: [string, () => Promise<void>][] = [
    [
      'memberships',
      () =>
        forEachUser(findLapsedMembers(firestore, now()), (uid) =>
          expireMembership(dependencies, uid),
        ),
    ],
    ['withdrawals', () => forEachUser(readNextWithdrawals(), finishWithdrawal)],
    ['endings', () => forEachUser(readNextEndings(), finishEnding)],
    ['events', () => deleteExpired(dependencies, 'stripeEvents')],
    ['old withdrawals', () => deleteExpired(dependencies, 'withdrawals')],
  ];
  return async () => {
    for (const [step, run] of steps) {
      await run().catch((error: unknown) => {
        logger.error({ step, code: errorCode(error) }, 'club cleanup step failed');
      });
    }
  };
}

/** Processes all users even if some fail, then throws the first error. */
async function forEachUser(uids: Promise<string[]>, work: (uid: string) => Promise<unknown>) {
  const failures: unknown[] = [];
  for (const uid of await uids) {
    await work(uid).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

/**
 * Returns the uids of up to 100 members with the status 'active' although their entitlement is over.
 * @throws AppError 'unavailable'
 */
export async function findLapsedMembers(firestore: Firestore, now: Date): Promise<string[]> {
  const lapsedQuery = firestore
    .collection('clubMembers')
    .where('status', '==', 'active')
    .where('entitledUntil', '<', now)
    .orderBy('entitledUntil')
    .limit(maxRecords);
  const snapshot = await lapsedQuery.get();
  return snapshot.docs.map(({ id }) => id);
}

async function expireMembership(
  { store, sync, now }: SweepDependencies,
  uid: string,
): Promise<void> {
  try {
    await sync(uid);
  } catch (error) {
    const { revision, member } = await store.read(uid);
    if (member === null || isEntitled(toMembershipState(member), now())) throw error;
    await store.commit(uid, {
      expectedRevision: revision,
      member: { ...member, status: 'past_due' },
    });
  }
}

/**
 * Creates a function that returns the uids of unfinished withdrawals. Each call continues where the previous one ended,
 * so that withdrawals that cannot be completed do not block others.
 */
function createWithdrawalReader({ firestore }: SweepDependencies): () => Promise<string[]> {
  let lastSubscriptionId = '';
  return async () => {
    const openQuery = firestore
      .collection('customers')
      .where('withdrawing', '>', lastSubscriptionId)
      .orderBy('withdrawing')
      .limit(maxRecords);
    const { docs } = await openQuery.get();
    lastSubscriptionId =
      docs.length < maxRecords ? '' : String(docs.at(-1)?.get('withdrawing') ?? '');
    return docs.map(({ id }) => id);
  };
}

/**
 * Creates a function that returns the uids of users with an `ending` request. Each call continues where the previous
 * one ended.
 */
function createEndingReader({ firestore }: SweepDependencies): () => Promise<string[]> {
  let lastDocument: QueryDocumentSnapshot | null = null;
  return async () => {
    const openQuery = firestore
      .collection('customers')
      .where('ending', 'in', [...membershipEndings])
      .orderBy(FieldPath.documentId())
      .limit(maxRecords);
    const { docs } = await (lastDocument ? openQuery.startAfter(lastDocument) : openQuery).get();
    lastDocument = docs.length < maxRecords ? null : (docs.at(-1) ?? null);
    return docs.map(({ id }) => id);
  };
}

/** Deletes records with an `expiresAt` in the past. */
async function deleteExpired(
  { firestore, now }: SweepDependencies,
  name: 'stripeEvents' | 'withdrawals',
): Promise<void> {
  const expiredQuery = firestore.collection(name).where('expiresAt', '<', now()).limit(maxRecords);
  const { docs } = await expiredQuery.get();
  if (docs.length === 0) return;
  const batch = firestore.batch();
  for (const { ref } of docs) batch.delete(ref);
  await batch.commit();
}

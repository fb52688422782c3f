import { FieldPath } from '@google-cloud/firestore';
import type { Firestore, Query, QueryDocumentSnapshot } from '@google-cloud/firestore';
import type { Logger } from 'pino';
import { errorCode } from '#shared/app-error.ts';
import { isEntitled } from '#features/club/model/membership.ts';
import { membershipEndings } from '#features/club/model/membership-ending.ts';
import { deleteDocuments } from '#server/platform/firestore/record-pages.ts';
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
 * them to past_due if Stripe does not respond; completes interrupted withdrawals and `ending` requests; and deletes
 * marks of events that Stripe no longer resends and withdrawals that no longer delay benefits.
 * @returns a function that runs one sweep and never rejects
 */
export function createClubSweep(dependencies: SweepDependencies): () => Promise<void> {
  const { firestore, finishWithdrawal, finishEnding, now, logger } = dependencies;
  const customers = firestore.collection('customers');
  const readNextWithdrawals = createCustomerReader(
    customers.where('withdrawing', '>', '').orderBy('withdrawing'),
  );
  const readNextEndings = createCustomerReader(
    customers.where('ending', 'in', [...membershipEndings]).orderBy(FieldPath.documentId()),
  );
  const deleteExpired = async (name: 'stripeEvents' | 'withdrawals') => {
    const expired = firestore.collection(name).where('expiresAt', '<', now());
    await deleteDocuments(firestore, expired, { pageSize: maxRecords, maxPages: 1 });
  };
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
    ['events', () => deleteExpired('stripeEvents')],
    ['old withdrawals', () => deleteExpired('withdrawals')],
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
 * Creates a function that returns the uids of up to 100 customers. Each call continues where the previous one ended, so
 * that customers whose work cannot be completed do not block others.
 */
function createCustomerReader(customers: Query): () => Promise<string[]> {
  let lastDocument: QueryDocumentSnapshot | null = null;
  return async () => {
    const page = lastDocument ? customers.startAfter(lastDocument) : customers;
    const { docs } = await page.limit(maxRecords).get();
    lastDocument = docs.length < maxRecords ? null : (docs.at(-1) ?? null);
    return docs.map(({ id }) => id);
  };
}

import { FieldValue } from '@google-cloud/firestore';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import type { Pseudonyms } from '#server/platform/pseudonyms.ts';
import { getWithdrawalEffectEnd } from '#features/club/model/membership.ts';
import { toPayment } from '#features/payments/model/club-payment.ts';
import { getRevision, toCustomer } from '#features/payments/model/customer.ts';
import { instantOf } from '#shared/stored-fields.ts';
import { clubMemberRecord } from '#features/club/model/club-member.ts';
import { toPublicSettings } from '#features/settings/model/public-settings.ts';
import { toPlan } from '#features/club/model/subscription-plan.ts';
import { dayMs } from '#shared/time-units.ts';
import type { ClubChange, ClubStore, CommitOutcome, StripeEventMark } from './club-store.ts';

/** Retention time of event marks in days; Stripe resends an event for three days. */
const eventRetentionDays = 30;
/** Maximum number of payments per user. */
const maxPayments = 500;
/** Maximum number of plans per price; several plans may sell one price while one replaces another. */
const maxPlans = 20;

export interface ClubStoreOptions {
  firestore: Firestore;
  /** Used to find running erasures and withdrawals. */
  pseudonyms: Pick<Pseudonyms, 'ofErasure' | 'ofWithdrawal'>;
  now: () => Date;
}

/**
 * Creates the store of the club's records in Firestore: customers, clubMembers, clubPayments, stripeEvents, and
 * withdrawals. Withdrawals outlive the account; their ids are keyed hashes of e-mail addresses.
 */
export function createFirestoreClubStore(options: ClubStoreOptions): ClubStore {
  const { firestore } = options;
  const collection = (name: string) => firestore.collection(name);

  return {
    async read(uid) {
      // Reads the revision first, so that all other data is at least as new.
      const customer = await collection('customers').doc(uid).get();
      const [member, payments] = await Promise.all([
        collection('clubMembers').doc(uid).get(),
        collection('clubPayments').where('userId', '==', uid).limit(maxPayments).get(),
      ]);
      const fields = customer.data() ?? {};
      const memberFields = member.data();
      return {
        revision: getRevision(fields),
        customer: toCustomer(fields),
        member: memberFields ? clubMemberRecord.read(memberFields) : null,
        payments: new Map(payments.docs.map((payment) => [payment.id, toPayment(payment.data())])),
      };
    },

    commit(uid, change) {
      return firestore.runTransaction((transaction) =>
        commitInTransaction(transaction, options, uid, change),
      );
    },

    async findOwner(customerId) {
      const snapshot = await collection('customers')
        .where('customerId', '==', customerId)
        .limit(1)
        .get();
      return snapshot.docs[0]?.id ?? null;
    },

    async isEventHandled(eventId) {
      const snapshot = await collection('stripeEvents').doc(eventId).get();
      return snapshot.exists;
    },

    async isInactive(uid) {
      const user = await collection('users').doc(uid).get();
      return !user.exists || user.get('status') === 'inactive';
    },

    async findWithdrawalDate(email) {
      const withdrawalRef = collection('withdrawals').doc(options.pseudonyms.ofWithdrawal(email));
      const snapshot = await withdrawalRef.get();
      const withdrawnAt = instantOf(snapshot.get('withdrawnAt'));
      return withdrawnAt !== null && options.now() < getWithdrawalEffectEnd(withdrawnAt)
        ? withdrawnAt
        : null;
    },

    async listPlansOfPrice(priceId) {
      const snapshot = await collection('subscriptionPlans')
        .where('stripePriceId', '==', priceId)
        .limit(maxPlans)
        .get();
      return snapshot.docs.map((plan) => toPlan(plan.id, plan.data()));
    },

    async isClubEnabled() {
      const settings = await collection('settings').doc('public').get();
      return toPublicSettings(settings.data()).clubEnabled;
    },
  };
}

/**
 * Reads the user's record and the mark of a running erasure in the same transaction. No new records are stored for a
 * user who is being erased, and with `requiresActiveUser` none for an inactive user, regardless of the order of the
 * operations.
 */
async function commitInTransaction(
  transaction: Transaction,
  { firestore, pseudonyms, now }: ClubStoreOptions,
  uid: string,
  {
    expectedRevision,
    requiresActiveUser,
    customer,
    member,
    payments,
    withdrawal,
    event,
  }: ClubChange,
): Promise<CommitOutcome> {
  const customerRef = firestore.collection('customers').doc(uid);
  const eventMarkRefs = event ? [firestore.collection('stripeEvents').doc(event.id)] : [];
  const [storedCustomer, user, runningErasure, eventMark] = await transaction.getAll(
    customerRef,
    firestore.collection('users').doc(uid),
    firestore.collection('erasures').doc(pseudonyms.ofErasure(uid)),
    ...eventMarkRefs,
  );
  if (eventMark?.exists) return 'seen';
  const isErased = !user?.exists || runningErasure?.exists === true;
  const revision = getRevision(storedCustomer?.data() ?? {});
  if (!isErased && revision !== expectedRevision) return 'stale';
  if (event && eventMark) transaction.set(eventMark.ref, eventMarkFields(event, now()));
  if (isErased) return 'gone';
  if (requiresActiveUser && user.get('status') === 'inactive') return 'inactive';
  const commonFields = { userId: uid, updatedAt: FieldValue.serverTimestamp() };
  if (customer === undefined && member === undefined && payments === undefined) {
    // Makes a concurrent commit stale: it may be based on an older reading of Stripe.
    if (event && storedCustomer?.exists) {
      transaction.update(customerRef, { ...commonFields, revision: revision + 1 });
    }
    return 'done';
  }
  transaction.set(
    customerRef,
    { ...customer, ...commonFields, revision: revision + 1 },
    { merge: true },
  );
  if (withdrawal) {
    const { email, at: withdrawnAt } = withdrawal;
    transaction.set(firestore.collection('withdrawals').doc(pseudonyms.ofWithdrawal(email)), {
      withdrawnAt,
      expiresAt: getWithdrawalEffectEnd(withdrawnAt),
    });
  }
  if (member)
    transaction.set(firestore.collection('clubMembers').doc(uid), { ...member, ...commonFields });
  for (const [invoiceId, payment] of payments ?? []) {
    transaction.set(firestore.collection('clubPayments').doc(invoiceId), {
      ...payment,
      userId: uid,
      // Receipts use the time of recording, because the payment at Stripe may be days older.
      recordedAt: FieldValue.serverTimestamp(),
    });
  }
  return 'done';
}

/**
 * Returns the fields of stripeEvents/{id}. They identify no user; the sweep deletes them when Stripe no longer resends
 * the event.
 */
export function eventMarkFields({ type, createdAt }: StripeEventMark, now: Date) {
  return {
    type,
    createdAt,
    recordedAt: FieldValue.serverTimestamp(),
    expiresAt: new Date(now.getTime() + eventRetentionDays * dayMs),
  };
}

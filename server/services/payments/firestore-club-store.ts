import { FieldValue } from '@google-cloud/firestore';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import type { Pseudonyms } from '../privacy/pseudonyms.ts';
import { untraceable } from '../untraceable.ts';
import { revisionOf, toCustomer, toMember, toPayment, toPlan } from './club-records.ts';
import type { ClubChange, ClubStore, CommitOutcome, StripeEventMark } from './club-store.ts';

const dayMs = 86_400_000;
/** Stripe repeats an event for three days. */
const eventDays = 30;
/** Payments that one person has at most. */
const mostPayments = 500;
/** Several plans may sell one price while one replaces another. */
const mostPlans = 20;

export interface ClubStoreOptions {
  firestore: Firestore;
  /** Tells who is being erased. */
  pseudonyms: Pick<Pseudonyms, 'ofErasure'>;
  now: () => Date;
  deadlineMs?: number;
}

/** The club's records in Firestore: customers, clubMembers, clubPayments, stripeEvents (DESIGN section 4). */
export function firestoreClubStore(options: ClubStoreOptions): ClubStore {
  const { firestore, deadlineMs = 8_000 } = options;
  const collection = (name: string) => firestore.collection(name);
  const inTime = <T>(work: Promise<T>, what: string) => untraceable(work, what, deadlineMs);

  return {
    async read(uid) {
      // The revision first: what is read behind it is at least as new.
      const customer = await inTime(collection('customers').doc(uid).get(), 'reading a customer');
      const [member, payments] = await inTime(
        Promise.all([
          collection('clubMembers').doc(uid).get(),
          collection('clubPayments').where('userId', '==', uid).limit(mostPayments).get(),
        ]),
        'reading a membership',
      );
      const fields = customer.data() ?? {};
      const memberFields = member.data();
      return {
        revision: revisionOf(fields),
        customer: toCustomer(fields),
        member: memberFields ? toMember(memberFields) : null,
        payments: new Map(payments.docs.map((one) => [one.id, toPayment(one.data())])),
      };
    },

    commit(uid, change) {
      const committing = firestore.runTransaction((transaction) =>
        commitWithin(transaction, options, uid, change),
      );
      return inTime(committing, 'writing a membership');
    },

    async ownerOf(customerId) {
      const found = await inTime(
        collection('customers').where('customerId', '==', customerId).limit(1).get(),
        'looking for a customer',
      );
      return found.docs[0]?.id ?? null;
    },

    async isEventSeen(eventId) {
      const found = await inTime(collection('stripeEvents').doc(eventId).get(), 'reading an event');
      return found.exists;
    },

    async plansOf(priceId) {
      const found = await inTime(
        collection('subscriptionPlans')
          .where('stripePriceId', '==', priceId)
          .limit(mostPlans)
          .get(),
        'reading plans',
      );
      return found.docs.map((plan) => toPlan(plan.id, plan.data()));
    },

    async isClubEnabled() {
      const settings = await inTime(collection('settings').doc('public').get(), 'reading settings');
      return settings.get('clubEnabled') !== false;
    },
  };
}

/**
 * The person's record and the mark of their erasure are read in the same transaction: whoever is being erased gets
 * no new records, whichever of the two began first.
 */
async function commitWithin(
  transaction: Transaction,
  { firestore, pseudonyms, now }: ClubStoreOptions,
  uid: string,
  { seenRevision, customer, member, payments, event }: ClubChange,
): Promise<CommitOutcome> {
  const customers = firestore.collection('customers').doc(uid);
  const marks = event ? [firestore.collection('stripeEvents').doc(event.id)] : [];
  const [stored, person, erasure, mark] = await transaction.getAll(
    customers,
    firestore.collection('users').doc(uid),
    firestore.collection('erasures').doc(pseudonyms.ofErasure(uid)),
    ...marks,
  );
  if (mark?.exists) return 'seen';
  const isGone = !person?.exists || erasure?.exists === true;
  const revision = revisionOf(stored?.data() ?? {});
  if (!isGone && revision !== seenRevision) return 'stale';
  if (event && mark) transaction.set(mark.ref, eventMarkFields(event, now()));
  if (isGone) return 'gone';
  if (customer === undefined && member === undefined && payments === undefined) return 'done';
  const stamp = { userId: uid, updatedAt: FieldValue.serverTimestamp() };
  transaction.set(customers, { ...customer, ...stamp, revision: revision + 1 }, { merge: true });
  if (member)
    transaction.set(firestore.collection('clubMembers').doc(uid), { ...member, ...stamp });
  for (const [invoiceId, payment] of payments ?? []) {
    transaction.set(firestore.collection('clubPayments').doc(invoiceId), {
      ...payment,
      userId: uid,
    });
  }
  return 'done';
}

/** stripeEvents/{id}: it names nobody, and the sweep removes it when Stripe repeats it no more. */
export function eventMarkFields({ type, createdAt }: StripeEventMark, now: Date) {
  return {
    type,
    createdAt,
    recordedAt: FieldValue.serverTimestamp(),
    expiresAt: new Date(now.getTime() + eventDays * dayMs),
  };
}

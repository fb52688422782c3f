import type { PaymentProblem } from '#features/club/model/club-member.ts';
import {
  benefitsBeginAt,
  entitlementOf,
  isEntitled,
  paymentProblemOf,
} from '#features/club/model/membership.ts';
import type { Entitlement } from '#features/club/model/membership.ts';
import type { PaymentRecord } from '#features/payments/model/stored-club-payment.ts';
import type { MemberRecord } from '#features/club/model/stored-membership.ts';
import { isOver } from './billing-snapshot.ts';
import type { BillingInvoice, BillingSnapshot, BillingSubscription } from './billing-snapshot.ts';

/** What has to be stored about one person. */
export interface ClubRecords {
  /** null for somebody who never joined. */
  member: MemberRecord | null;
  /** By invoice id. */
  payments: ReadonlyMap<string, PaymentRecord>;
}

/** What is known here and not at Stripe. */
export interface KnownClub {
  member: MemberRecord | null;
  customer: {
    withdrawnAt: Date | null;
    duplicate: string;
    duplicateEndedAt: Date | null;
  };
}

/**
 * What has to be stored, from what Stripe says and what is stored: nothing else goes in, so that events may come
 * twice, late or in any order. Doing it again changes nothing.
 * @param planOf the document of subscriptionPlans that sells a price; '' for none
 */
export function planRecords(
  billing: BillingSnapshot,
  { member: stored, customer }: KnownClub,
  planOf: (priceId: string) => string,
  now: Date,
): ClubRecords {
  const payments = paymentsOf(billing.invoices);
  const told = toldOf(billing, customer);
  const chosen = chooseSubscription(billing, now);
  if (chosen) return { member: memberOf(chosen, planOf, told), payments };
  // What Stripe never heard of, such as a demonstration's, ends with its time: another account's key, put in by
  // mistake, must not end everybody's.
  const goesOn =
    stored !== null && billing.customer !== 'deleted' && isEntitled(standingOf(stored), now);
  const left = goesOn ? stored : stored && endedMember(stored, now);
  return { member: left && { ...left, ...told }, payments };
}

type Told = Pick<MemberRecord, 'withdrawnAt' | 'duplicateEndedAt' | 'duplicateRefundedCents'>;

function toldOf({ invoices }: BillingSnapshot, customer: KnownClub['customer']): Told {
  const { withdrawnAt, duplicate, duplicateEndedAt } = customer;
  const ofDuplicate = invoices.filter(
    ({ subscriptionId }) => duplicate !== '' && subscriptionId === duplicate,
  );
  return {
    withdrawnAt,
    duplicateEndedAt,
    duplicateRefundedCents: ofDuplicate.reduce((sum, one) => sum + one.refundedCents, 0),
  };
}

/** The subscription that a membership stands on, with what follows from it. */
export interface ChosenSubscription {
  subscription: BillingSubscription;
  entitlement: Entitlement;
  invoices: readonly BillingInvoice[];
  paymentProblem: PaymentProblem | null;
}

/**
 * The best of somebody's subscriptions: one that entitles, then one that still can, then the newest. Of two that
 * charge the later is about to end (duplicateOf()); whoever has two keeps what they pay for until then.
 */
export function chooseSubscription(
  { subscriptions, invoices }: BillingSnapshot,
  now: Date,
): ChosenSubscription | null {
  const ranked = subscriptions
    .map((subscription) => judge(subscription, invoices, now))
    .sort(
      (a, b) =>
        rank(b) - rank(a) ||
        b.subscription.createdAt.getTime() - a.subscription.createdAt.getTime() ||
        (a.subscription.id < b.subscription.id ? -1 : 1),
    );
  return ranked[0] ?? null;
}

/** Stripe's words for a subscription that is paid for. */
const paidStatuses: ReadonlySet<string> = new Set(['active', 'trialing']);

/**
 * The subscription that is one too many: of several that are paid for at once, the latest. The same for everybody
 * who asks, whatever order Stripe lists them in; null where there is none.
 */
export function duplicateOf({
  subscriptions,
}: Pick<BillingSnapshot, 'subscriptions'>): BillingSubscription | null {
  const paid = subscriptions
    .filter(({ status }) => paidStatuses.has(status))
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1));
  return paid.length > 1 ? (paid.at(-1) ?? null) : null;
}

function rank({ entitlement, subscription }: ChosenSubscription): number {
  if (entitlement.status === 'active') return 2;
  return isOver(subscription) ? 0 : 1;
}

function judge(
  subscription: BillingSubscription,
  all: readonly BillingInvoice[],
  now: Date,
): ChosenSubscription {
  const invoices = all.filter(({ subscriptionId }) => subscriptionId === subscription.id);
  const paid = invoices.filter(({ paidCents }) => paidCents > 0);
  const lastPaid = inOrder(paid, ({ paidAt }) => paidAt).at(-1) ?? null;
  const isDisputed = lastPaid?.isDisputed ?? false;
  const isRefunded = lastPaid !== null && lastPaid.refundedCents >= lastPaid.paidCents;
  const entitlement = entitlementOf(
    {
      ...subscription,
      firstFailureAt: openInvoice(invoices)?.finalizedAt ?? null,
      isPaymentLost: isDisputed || isRefunded,
    },
    now,
  );
  const paymentProblem = paymentProblemOf(subscription.status, { isDisputed, isRefunded });
  return { subscription, entitlement, invoices, paymentProblem };
}

/** The invoice that has to be paid first: collecting it began when it was finalised. */
function openInvoice(invoices: readonly BillingInvoice[]): BillingInvoice | null {
  const open = invoices.filter(({ status }) => status === 'open');
  return inOrder(open, ({ finalizedAt }) => finalizedAt)[0] ?? null;
}

function inOrder(
  invoices: readonly BillingInvoice[],
  timeOf: (invoice: BillingInvoice) => Date | null,
): BillingInvoice[] {
  const time = (invoice: BillingInvoice) => timeOf(invoice)?.getTime() ?? 0;
  return [...invoices].sort((a, b) => time(a) - time(b) || (a.id < b.id ? -1 : 1));
}

function memberOf(
  { subscription, entitlement, invoices, paymentProblem }: ChosenSubscription,
  planOf: (priceId: string) => string,
  told: Told,
): MemberRecord {
  const isPayable = paymentProblem === 'failed' || paymentProblem === 'action';
  return {
    status: entitlement.status,
    planId: planOf(subscription.priceId),
    interval: subscription.interval,
    stripeSubscriptionId: subscription.id,
    startedAt: subscription.createdAt,
    currentPeriodStart: subscription.currentPeriodStart,
    currentPeriodEnd: subscription.currentPeriodEnd,
    entitledUntil: entitlement.until,
    cancelAtPeriodEnd: subscription.cancelAt !== null && !isOver(subscription),
    paymentProblem: paymentProblem ?? '',
    paymentUrl: (isPayable && openInvoice(invoices)?.hostedUrl) || '',
    benefitsFrom: benefitsBeginAt(subscription.createdAt, told.withdrawnAt),
    ...told,
  };
}

/** A membership that ends by what is known here: Stripe knows nothing of it any more, or never did. */
export function endedMember(stored: MemberRecord, now: Date): MemberRecord {
  const { entitledUntil } = stored;
  return {
    ...stored,
    status: 'canceled',
    entitledUntil: entitledUntil && entitledUntil > now ? now : entitledUntil,
    cancelAtPeriodEnd: false,
    paymentProblem: '',
    paymentUrl: '',
  };
}

function paymentsOf(invoices: readonly BillingInvoice[]): Map<string, PaymentRecord> {
  const payments = new Map<string, PaymentRecord>();
  for (const { id, paidCents, paidAt, refundedCents, chargedBackCents } of invoices) {
    if (paidCents <= 0 || paidAt === null) continue;
    // What a bank took back is revenue no more than what was given back; of a part refunded it may be both.
    const gone = Math.min(paidCents, refundedCents + chargedBackCents);
    payments.set(id, { amountCents: paidCents, refundedCents: gone, paidAt });
  }
  return payments;
}

/** A stored record as the model of the club judges it (membership.ts). */
export function standingOf({
  status,
  entitledUntil,
  cancelAtPeriodEnd,
  paymentProblem,
}: MemberRecord) {
  return {
    isActive: status === 'active',
    entitledUntil,
    cancelAtPeriodEnd,
    paymentProblem: paymentProblem === '' ? null : paymentProblem,
  };
}

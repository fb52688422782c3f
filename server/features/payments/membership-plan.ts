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

/** Club records to store for one user. */
export interface ClubRecords {
  /** null for a user who never joined. */
  member: MemberRecord | null;
  /** By invoice id. */
  payments: ReadonlyMap<string, PaymentRecord>;
}

/** Stored data that Stripe does not have. */
export interface KnownClub {
  member: MemberRecord | null;
  customer: {
    withdrawnAt: Date | null;
    duplicate: string;
    duplicateEndedAt: Date | null;
  };
}

/**
 * Computes the records to store only from Stripe's data and the stored data, so that events may arrive twice, late or
 * in any order. Idempotent.
 * @param planOf returns the id of the document of subscriptionPlans that sells a price; '' for none
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
  // A membership unknown to Stripe, such as one of a demonstration, ends only when its time is over: a wrong Stripe key
  // must not end all memberships.
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

/** The subscription that determines a membership, with derived data. */
export interface ChosenSubscription {
  subscription: BillingSubscription;
  entitlement: Entitlement;
  invoices: readonly BillingInvoice[];
  paymentProblem: PaymentProblem | null;
}

/**
 * Returns the best subscription of a user: first one that entitles, then one that is not over, then the newest. If two
 * charge the user, the later one is about to end (duplicateOf()); until then the user keeps it.
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

/** Stripe statuses of a paid subscription. */
const paidStatuses: ReadonlySet<string> = new Set(['active', 'trialing']);

/**
 * Returns the latest of several paid subscriptions, which must end, or null for at most one. Independent of the order
 * in which Stripe lists them, so that all servers agree.
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

/** Returns the open invoice that was finalised first; its collection started at that time. */
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

/** Returns the ended state of a membership that Stripe no longer knows or never knew. */
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
    // A chargeback reduces revenue like a refund; a partly refunded payment may have both.
    const gone = Math.min(paidCents, refundedCents + chargedBackCents);
    payments.set(id, { amountCents: paidCents, refundedCents: gone, paidAt });
  }
  return payments;
}

/** Converts a stored record for the club model (membership.ts). */
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

import type { PaymentProblem, MemberRecord } from '#features/club/model/club-member.ts';
import {
  computeBenefitsStart,
  computeEntitlement,
  isEntitled,
  toPaymentProblem,
} from '#features/club/model/membership.ts';
import type { Entitlement } from '#features/club/model/membership.ts';
import type { PaymentRecord } from '#features/payments/model/club-payment.ts';
import { hasEnded } from './billing-snapshot.ts';
import type { BillingInvoice, BillingSnapshot, BillingSubscription } from './billing-snapshot.ts';

/** Club records to store for one user. */
export interface ClubRecords {
  /** null for a user who never joined. */
  member: MemberRecord | null;
  /** By invoice id. */
  payments: ReadonlyMap<string, PaymentRecord>;
}

/** Stored data that Stripe does not have. */
export interface StoredMembership {
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
 * @param planIdOf returns the id of the document of subscriptionPlans that sells a price; '' for none
 */
export function computeRecords(
  billing: BillingSnapshot,
  { member: storedMember, customer }: StoredMembership,
  planIdOf: (priceId: string) => string,
  now: Date,
): ClubRecords {
  const payments = paymentRecordsOf(billing.invoices);
  const withdrawalFields = withdrawalFieldsOf(billing, customer);
  const chosenSubscription = chooseSubscription(billing, now);
  if (chosenSubscription)
    return { member: buildMemberRecord(chosenSubscription, planIdOf, withdrawalFields), payments };
  // A membership unknown to Stripe, such as one of a demonstration, ends only when its time is over: a wrong Stripe key
  // must not end all memberships.
  const isContinuing =
    storedMember !== null &&
    billing.customer !== 'deleted' &&
    isEntitled(toMembershipState(storedMember), now);
  const remainingMember = isContinuing
    ? storedMember
    : storedMember && toEndedMember(storedMember, now);
  return { member: remainingMember && { ...remainingMember, ...withdrawalFields }, payments };
}

type WithdrawalFields = Pick<
  MemberRecord,
  'withdrawnAt' | 'duplicateEndedAt' | 'duplicateRefundedCents'
>;

function withdrawalFieldsOf(
  { invoices }: BillingSnapshot,
  customer: StoredMembership['customer'],
): WithdrawalFields {
  const { withdrawnAt, duplicate, duplicateEndedAt } = customer;
  const duplicateInvoices = invoices.filter(
    ({ subscriptionId }) => duplicate !== '' && subscriptionId === duplicate,
  );
  return {
    withdrawnAt,
    duplicateEndedAt,
    duplicateRefundedCents: duplicateInvoices.reduce(
      (sum, invoice) => sum + invoice.refundedCents,
      0,
    ),
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
 * Returns the subscription that determines the membership: one that entitles, otherwise one that has not ended,
 * otherwise any; among equals the newest. Returns null for none. The newest can be a duplicate (findDuplicate()); it
 * determines the membership until it has ended.
 */
export function chooseSubscription(
  { subscriptions, invoices }: BillingSnapshot,
  now: Date,
): ChosenSubscription | null {
  const rankedSubscriptions = subscriptions
    .map((subscription) => evaluateSubscription(subscription, invoices, now))
    .sort(
      (a, b) =>
        computeRank(b) - computeRank(a) ||
        b.subscription.createdAt.getTime() - a.subscription.createdAt.getTime() ||
        (a.subscription.id < b.subscription.id ? -1 : 1),
    );
  return rankedSubscriptions[0] ?? null;
}

/** Stripe statuses of a paid subscription. */
export const paidStatuses: ReadonlySet<string> = new Set(['active', 'trialing']);

/**
 * Returns the newest of two or more paid subscriptions, which must end; null if there are fewer than two. Independent
 * of the order in which Stripe lists them, so that all servers agree.
 */
export function findDuplicate({
  subscriptions,
}: Pick<BillingSnapshot, 'subscriptions'>): BillingSubscription | null {
  const paid = subscriptions
    .filter(({ status }) => paidStatuses.has(status))
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1));
  return paid.length > 1 ? (paid.at(-1) ?? null) : null;
}

function computeRank({ entitlement, subscription }: ChosenSubscription): number {
  if (entitlement.status === 'active') return 2;
  return hasEnded(subscription) ? 0 : 1;
}

function evaluateSubscription(
  subscription: BillingSubscription,
  allInvoices: readonly BillingInvoice[],
  now: Date,
): ChosenSubscription {
  const invoices = allInvoices.filter(({ subscriptionId }) => subscriptionId === subscription.id);
  const paid = invoices.filter(({ paidCents }) => paidCents > 0);
  const lastPaid = sortByTime(paid, ({ paidAt }) => paidAt).at(-1) ?? null;
  const isDisputed = lastPaid?.isDisputed ?? false;
  const isRefunded = lastPaid !== null && lastPaid.refundedCents >= lastPaid.paidCents;
  const entitlement = computeEntitlement(
    {
      ...subscription,
      firstFailureAt: findFirstOpenInvoice(invoices)?.finalizedAt ?? null,
      isPaymentLost: isDisputed || isRefunded,
    },
    now,
  );
  const paymentProblem = toPaymentProblem(subscription.status, { isDisputed, isRefunded });
  return { subscription, entitlement, invoices, paymentProblem };
}

/** Returns the open invoice that was finalised first; its collection started at that time. */
function findFirstOpenInvoice(invoices: readonly BillingInvoice[]): BillingInvoice | null {
  const openInvoices = invoices.filter(({ status }) => status === 'open');
  return sortByTime(openInvoices, ({ finalizedAt }) => finalizedAt)[0] ?? null;
}

function sortByTime(
  invoices: readonly BillingInvoice[],
  timeOf: (invoice: BillingInvoice) => Date | null,
): BillingInvoice[] {
  const timeValue = (invoice: BillingInvoice) => timeOf(invoice)?.getTime() ?? 0;
  return [...invoices].sort((a, b) => timeValue(a) - timeValue(b) || (a.id < b.id ? -1 : 1));
}

function buildMemberRecord(
  { subscription, entitlement, invoices, paymentProblem }: ChosenSubscription,
  planIdOf: (priceId: string) => string,
  withdrawalFields: WithdrawalFields,
): MemberRecord {
  const isPayable = paymentProblem === 'failed' || paymentProblem === 'action';
  return {
    status: entitlement.status,
    planId: planIdOf(subscription.priceId),
    interval: subscription.interval,
    stripeSubscriptionId: subscription.id,
    startedAt: subscription.createdAt,
    currentPeriodStart: subscription.currentPeriodStart,
    currentPeriodEnd: subscription.currentPeriodEnd,
    entitledUntil: entitlement.until,
    cancelAtPeriodEnd: subscription.cancelAt !== null && !hasEnded(subscription),
    paymentProblem: paymentProblem ?? '',
    paymentUrl: (isPayable && findFirstOpenInvoice(invoices)?.hostedUrl) || '',
    benefitsFrom: computeBenefitsStart(subscription.createdAt, withdrawalFields.withdrawnAt),
    ...withdrawalFields,
  };
}

/** Returns the ended state of a membership that Stripe no longer knows or never knew. */
export function toEndedMember(storedMember: MemberRecord, now: Date): MemberRecord {
  const { entitledUntil } = storedMember;
  return {
    ...storedMember,
    status: 'canceled',
    entitledUntil: entitledUntil && entitledUntil > now ? now : entitledUntil,
    cancelAtPeriodEnd: false,
    paymentProblem: '',
    paymentUrl: '',
  };
}

function paymentRecordsOf(invoices: readonly BillingInvoice[]): Map<string, PaymentRecord> {
  const payments = new Map<string, PaymentRecord>();
  for (const { id, paidCents, paidAt, refundedCents, chargedBackCents } of invoices) {
    if (paidCents <= 0 || paidAt === null) continue;
    // A chargeback reduces revenue like a refund; a partly refunded payment may have both.
    const lostCents = Math.min(paidCents, refundedCents + chargedBackCents);
    payments.set(id, { amountCents: paidCents, refundedCents: lostCents, paidAt });
  }
  return payments;
}

/** Converts a stored record for the club model (membership.ts). */
export function toMembershipState({
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

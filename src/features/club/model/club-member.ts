import { cents, choice, defineRecord, flag, id, instant, line } from '#shared/record/record.ts';
import type { RecordOf } from '#shared/record/record.ts';

/**
 * Status of a membership. It is 'active' if and only if the user is entitled to benefits; all other values are Stripe
 * statuses of a subscription without benefits.
 */
export const clubStatuses = [
  'active',
  'past_due',
  'incomplete',
  'incomplete_expired',
  'canceled',
  'unpaid',
  'paused',
] as const;
export type ClubStatus = (typeof clubStatuses)[number];

/**
 * Problem of a payment: 'failed' was declined and is retried, 'action' needs a step of the user (the first payment, or
 * a confirmation at the bank), 'refunded' was refunded, 'disputed' was disputed at the bank.
 */
export const paymentProblems = ['failed', 'action', 'refunded', 'disputed'] as const;
export type PaymentProblem = (typeof paymentProblems)[number];

export const clubIntervals = ['month', 'year'] as const;

/** The membership of a user, stored in clubMembers/{uid}. Only the server writes it. */
export const clubMemberRecord = defineRecord(
  {
    /** An unknown status becomes canceled, without benefits. */
    status: choice(clubStatuses, 'canceled'),
    /** Id of a document of subscriptionPlans; '' if the plan is unknown. */
    planId: line(200),
    interval: choice(clubIntervals, null),
    stripeSubscriptionId: line(200),
    /** Creation of this subscription; the seven days of withdrawal start here. */
    startedAt: instant(),
    currentPeriodStart: instant(),
    currentPeriodEnd: instant(),
    /** End of the entitlement unless it is renewed; null for none. */
    entitledUntil: instant(),
    /** True if the membership ends at `entitledUntil` without renewal. */
    cancelAtPeriodEnd: flag(),
    paymentProblem: choice(paymentProblems, ''),
    /** Stripe page where the open invoice can be paid; '' for none. */
    paymentUrl: line(2_000),
    /** Last withdrawal from a subscription with a full refund; null for none. */
    withdrawnAt: instant(),
    /** Time from which benefits can be used, as returned by computeBenefitsStart(); null if immediately. */
    benefitsFrom: instant(),
    /** When a second subscription was ended, because two were paid for at the same time; null for none. */
    duplicateEndedAt: instant(),
    /** Amount refunded so far for the second subscription. */
    duplicateRefundedCents: cents(),
  },
  { unreadFields: { userId: id(), createdAt: instant(), updatedAt: instant() } },
);

/** The read fields of a stored membership. */
export type MemberRecord = RecordOf<typeof clubMemberRecord>;

/** The club status of a user, as needed outside the club feature. */
export interface ClubMember {
  /** True if the user is entitled to benefits; the server writes the status 'active' only then. */
  isActive: boolean;
  /** End of the entitlement unless it is renewed; null for none. */
  entitledUntil: Date | null;
}

/** A duplicate subscription that was ended. */
export interface EndedDuplicate {
  endedAt: Date;
  /** Amount refunded so far, in integer cents. */
  refundedCents: number;
}

/** A membership with all fields visible to its owner. */
export interface Membership
  extends
    ClubMember,
    Omit<
      MemberRecord,
      'stripeSubscriptionId' | 'paymentProblem' | 'duplicateEndedAt' | 'duplicateRefundedCents'
    > {
  paymentProblem: PaymentProblem | null;
  /** A second subscription that was ended and refunded, because two were paid for at the same time. */
  duplicate: EndedDuplicate | null;
}

/** Reads the club status of a user from the stored membership. */
export function toClubMember(data: unknown): ClubMember {
  const { status, entitledUntil } = clubMemberRecord.read(data);
  return { isActive: status === 'active', entitledUntil };
}

/** Parses a stored membership into the data for its member, without the Stripe subscription id. */
export function toMembership(data: unknown): Membership {
  const {
    stripeSubscriptionId: _stripeSubscriptionId,
    duplicateEndedAt: endedAt,
    duplicateRefundedCents: refundedCents,
    ...record
  } = clubMemberRecord.read(data);
  return {
    ...record,
    isActive: record.status === 'active',
    paymentProblem: record.paymentProblem || null,
    duplicate: endedAt && { endedAt, refundedCents },
  };
}

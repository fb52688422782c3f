/**
 * How a membership stands. 'active' exactly while the person is entitled (DESIGN section 4); every other word is
 * Stripe's for a subscription that entitles to nothing.
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
 * What is wrong with the payment: 'failed' was refused and is tried again, 'action' waits for the person (the
 * first payment, or their bank), 'refunded' was given back, 'disputed' was contested at the bank.
 */
export const paymentProblems = ['failed', 'action', 'refunded', 'disputed'] as const;
export type PaymentProblem = (typeof paymentProblems)[number];

export const clubIntervals = ['month', 'year'] as const;
export type ClubInterval = (typeof clubIntervals)[number];

/** How somebody stands with the club, as far as others than the club itself must know. */
export interface ClubMember {
  /** Entitled to what the club offers; the server writes 'active' exactly then (DESIGN section 4). */
  isActive: boolean;
  /** When the entitlement ends unless it is renewed; null when there is none. */
  entitledUntil: Date | null;
}

/** A subscription that was one too many. */
export interface EndedDuplicate {
  endedAt: Date;
  /** Integer cents that were given back so far. */
  refundedCents: number;
}

/** A membership with all that its owner sees of it. */
export interface Membership extends ClubMember {
  status: ClubStatus;
  /** Document of subscriptionPlans; '' when the plan is not known any more. */
  planId: string;
  interval: ClubInterval | null;
  /** When this subscription was made: the seven days of withdrawal count from here. */
  startedAt: Date | null;
  /** The last time that they withdrew from a subscription, and got everything back; null for never. */
  withdrawnAt: Date | null;
  /** Instant from which benefits can be used; null for somebody who need not wait. */
  benefitsFrom: Date | null;
  /** A second subscription that was ended and given back, because two had been paid for at once. */
  duplicate: EndedDuplicate | null;
  currentPeriodStart: Date | null;
  currentPeriodEnd: Date | null;
  /** Ends at `entitledUntil` instead of being renewed. */
  cancelAtPeriodEnd: boolean;
  paymentProblem: PaymentProblem | null;
  /** Stripe's page on which the open invoice can be paid; '' when there is none. */
  paymentUrl: string;
}

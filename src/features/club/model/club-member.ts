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
export type ClubInterval = (typeof clubIntervals)[number];

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
export interface Membership extends ClubMember {
  status: ClubStatus;
  /** Id of a document of subscriptionPlans; '' if the plan is unknown. */
  planId: string;
  interval: ClubInterval | null;
  /** Creation of this subscription; the seven days of withdrawal start here. */
  startedAt: Date | null;
  /** Last withdrawal from a subscription with a full refund; null for none. */
  withdrawnAt: Date | null;
  /** Time from which benefits can be used; null if they can be used immediately. */
  benefitsFrom: Date | null;
  /** A second subscription that was ended and refunded, because two were paid for at the same time. */
  duplicate: EndedDuplicate | null;
  currentPeriodStart: Date | null;
  currentPeriodEnd: Date | null;
  /** True if the membership ends at `entitledUntil` without renewal. */
  cancelAtPeriodEnd: boolean;
  paymentProblem: PaymentProblem | null;
  /** Stripe page where the open invoice can be paid; '' for none. */
  paymentUrl: string;
}

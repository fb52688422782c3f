import type { PaymentRecord } from '#features/payments/model/club-payment.ts';
import type { CustomerRecord } from '#features/payments/model/customer.ts';
import type { MemberRecord } from '#features/club/model/club-member.ts';
import type { SubscriptionPlan } from '#features/club/model/subscription-plan.ts';

/** All stored club data of one user. The revision is read first, so the other data is at least as new. */
export interface StoredClub {
  /**
   * Incremented with every change of the user's records, and with every event, even if it changes nothing: an older
   * reading of Stripe must not be stored after it. A commit passes the revision that it has read.
   */
  revision: number;
  customer: CustomerRecord;
  member: MemberRecord | null;
  payments: ReadonlyMap<string, PaymentRecord>;
}

/** The stored fields of a Stripe event. */
export interface StripeEventMark {
  id: string;
  type: string;
  createdAt: Date;
}

/** Changes of one commit; absent fields are unchanged. */
export interface ClubChange {
  /** Revision that the change is based on. */
  expectedRevision: number;
  /** Refuses the commit for an inactive user; set for changes that lead to a payment. */
  requiresActiveUser?: true;
  customer?: Partial<CustomerRecord>;
  member?: MemberRecord;
  payments?: ReadonlyMap<string, PaymentRecord>;
  /** A withdrawal, stored by e-mail address so that it outlives the account. */
  withdrawal?: { email: string; at: Date };
  /** Marked as done in the same commit. */
  event?: StripeEventMark;
}

/**
 * done: stored. stale: the records were changed concurrently. seen: the event was already handled; nothing is stored.
 * gone: the user was erased or is being erased; only the event is stored. inactive: refused by `requiresActiveUser`;
 * only the event is stored.
 */
export type CommitOutcome = 'done' | 'stale' | 'seen' | 'gone' | 'inactive';

/** Store of the club's records. Every function throws AppError 'unavailable' if the database does not respond. */
export interface ClubStore {
  read(uid: string): Promise<StoredClub>;
  /** Stores all changes, or as little as the returned outcome says. */
  commit(uid: string, change: ClubChange): Promise<CommitOutcome>;
  /** Returns the uid of a customer, or null. */
  findOwner(customerId: string): Promise<string | null>;
  isEventHandled(eventId: string): Promise<boolean>;
  /** True if the account is inactive or does not exist. */
  isInactive(uid: string): Promise<boolean>;
  /** Returns the last withdrawal by an e-mail address; null if there is none that still delays benefits. */
  findWithdrawalDate(email: string): Promise<Date | null>;
  /** Returns the plans that sell a price. */
  listPlansOfPrice(priceId: string): Promise<SubscriptionPlan[]>;
  /** True if super admins have switched the club on. */
  isClubEnabled(): Promise<boolean>;
}

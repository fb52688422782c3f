import type { PaymentRecord } from '#features/payments/model/stored-club-payment.ts';
import type { CustomerRecord } from '#features/payments/model/stored-customer.ts';
import type { MemberRecord } from '#features/club/model/stored-membership.ts';
import type { SubscriptionPlan } from '#features/club/model/subscription-plan.ts';

/** Everything stored about one person's club, as of one moment. */
export interface StoredClub {
  /** Goes up with every change of the person's records: who writes says which one they have seen. */
  revision: number;
  customer: CustomerRecord;
  member: MemberRecord | null;
  payments: ReadonlyMap<string, PaymentRecord>;
}

/** An event of Stripe, as far as it is kept. */
export interface StripeEventMark {
  id: string;
  type: string;
  createdAt: Date;
}

/** What one commit changes; what is absent stays as it is. */
export interface ClubChange {
  /** The revision that the change was computed from. */
  seenRevision: number;
  /** Nothing is stored for somebody who was made inactive: for what leads to a payment. */
  forActive?: true;
  customer?: Partial<CustomerRecord>;
  member?: MemberRecord;
  payments?: ReadonlyMap<string, PaymentRecord>;
  /** A withdrawal that is remembered beyond the account, by the address of who withdrew. */
  withdrawal?: { email: string; at: Date };
  /** Marked as done in the same commit. */
  event?: StripeEventMark;
}

/**
 * done: stored. stale: somebody else changed these records meanwhile. seen: the event was done before; nothing is
 * stored. gone: the person was erased or is being erased; nothing is stored but the event. inactive: refused by
 * `forActive`.
 */
export type CommitOutcome = 'done' | 'stale' | 'seen' | 'gone' | 'inactive';

/** Where the club's records are. Every function throws AppError 'unavailable' when it does not answer. */
export interface ClubStore {
  read(uid: string): Promise<StoredClub>;
  /** All or nothing, and nothing of it when somebody else was faster. */
  commit(uid: string, change: ClubChange): Promise<CommitOutcome>;
  /** Who pays as this customer; null for nobody. */
  ownerOf(customerId: string): Promise<string | null>;
  isEventSeen(eventId: string): Promise<boolean>;
  /** Whether somebody was made inactive; true of nobody, too. */
  isInactive(uid: string): Promise<boolean>;
  /** The last withdrawal of whoever had an e-mail address; null for none that counts still. */
  withdrawalOf(email: string): Promise<Date | null>;
  /** The plans that sell a price. */
  plansOf(priceId: string): Promise<SubscriptionPlan[]>;
  /** Whether super admins have the club switched on. */
  isClubEnabled(): Promise<boolean>;
}

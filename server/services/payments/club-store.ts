import type { MemberRecord, PaymentRecord } from './membership-plan.ts';

/** customers/{uid}: what the server alone knows about somebody who pays. */
export interface CustomerRecord {
  /** Stripe's customer; '' after it was deleted there, or before it was made. */
  customerId: string;
  email: string;
  /** How many customers somebody had: part of the key under which the next one is made. */
  generation: number;
  /** How many checkouts were begun: part of the key under which the next one is made. */
  checkouts: number;
  /** The last checkout begun; '' for none. */
  checkoutSessionId: string;
  /** The subscription that is being withdrawn from, until everything was given back; '' for none. */
  withdrawing: string;
}

export const newCustomer: CustomerRecord = {
  customerId: '',
  email: '',
  generation: 0,
  checkouts: 0,
  checkoutSessionId: '',
  withdrawing: '',
};

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
  customer?: Partial<CustomerRecord>;
  member?: MemberRecord;
  payments?: ReadonlyMap<string, PaymentRecord>;
  /** Marked as done in the same commit. */
  event?: StripeEventMark;
}

/**
 * done: stored. stale: somebody else changed these records meanwhile. seen: the event was done before; nothing is
 * stored. gone: the person was erased or is being erased; nothing is stored but the event.
 */
export type CommitOutcome = 'done' | 'stale' | 'seen' | 'gone';

/** A plan that Stripe's catalogue is mirrored into. */
export interface PlanRecord {
  id: string;
  priceId: string;
  name: string;
  priceCents: number;
  interval: string;
  isActive: boolean;
}

/** Where the club's records are. Every function throws AppError 'unavailable' when it does not answer. */
export interface ClubStore {
  read(uid: string): Promise<StoredClub>;
  /** All or nothing, and nothing of it when somebody else was faster. */
  commit(uid: string, change: ClubChange): Promise<CommitOutcome>;
  /** Who pays as this customer; null for nobody. */
  ownerOf(customerId: string): Promise<string | null>;
  isEventSeen(eventId: string): Promise<boolean>;
  /** The plans that sell a price. */
  plansOf(priceId: string): Promise<PlanRecord[]>;
  /** Whether super admins have the club switched on. */
  isClubEnabled(): Promise<boolean>;
}

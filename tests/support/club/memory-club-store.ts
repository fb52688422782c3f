import type { PaymentRecord } from '#features/payments/model/club-payment.ts';
import { toCustomer } from '#features/payments/model/customer.ts';
import type { CustomerRecord } from '#features/payments/model/customer.ts';
import type { MemberRecord } from '#features/club/model/club-member.ts';
import { toPlan } from '#features/club/model/subscription-plan.ts';
import type { ClubChange, ClubStore, CommitOutcome } from '#server/features/payments/club-store.ts';

/** In-memory store of one user's club documents. Like in Firestore, commits are atomic. */
export class MemoryClubStore implements ClubStore {
  revision = 0;
  customer: CustomerRecord;
  member: MemberRecord | null = null;
  readonly payments = new Map<string, PaymentRecord>();
  readonly seen = new Set<string>();
  isGone = false;
  isClosed = false;
  readonly #uid: string;
  readonly #plans: readonly string[];

  /** @param plans price ids; each is also the id of its plan */
  constructor(uid: string, customerId: string, plans: readonly string[]) {
    this.#uid = uid;
    this.#plans = plans;
    this.customer = { ...toCustomer({}), customerId };
  }

  read() {
    const { revision, customer, member, payments } = this;
    return Promise.resolve(
      structuredClone({ revision, customer, member, payments: new Map(payments) }),
    );
  }

  commit(_uid: string, change: ClubChange): Promise<CommitOutcome> {
    return Promise.resolve(this.#commit(structuredClone(change)));
  }

  #commit({
    expectedRevision,
    requiresActiveUser,
    customer,
    member,
    payments,
    event,
  }: ClubChange): CommitOutcome {
    if (event && this.seen.has(event.id)) return 'seen';
    if (!this.isGone && expectedRevision !== this.revision) return 'stale';
    if (event) this.seen.add(event.id);
    if (this.isGone) return 'gone';
    if (requiresActiveUser && this.isClosed) return 'inactive';
    const isChanged = Boolean(customer ?? member ?? payments);
    if (isChanged || event) this.revision += 1;
    if (!isChanged) return 'done';
    this.customer = { ...this.customer, ...customer };
    if (member) this.member = member;
    for (const [id, payment] of payments ?? []) this.payments.set(id, payment);
    return 'done';
  }

  findOwner(customerId: string) {
    return Promise.resolve(customerId === this.customer.customerId ? this.#uid : null);
  }

  isEventHandled(eventId: string) {
    return Promise.resolve(this.seen.has(eventId));
  }

  isInactive() {
    return Promise.resolve(this.isClosed);
  }

  /** No user returns with another account in these tests. */
  findWithdrawalDate() {
    return Promise.resolve(null);
  }

  listPlansOfPrice(priceId: string) {
    const ids = this.#plans.filter((id) => id === priceId);
    return Promise.resolve(
      ids.map((id) => toPlan(id, { stripePriceId: id, name: id, isActive: true })),
    );
  }

  isClubEnabled() {
    return Promise.resolve(true);
  }
}

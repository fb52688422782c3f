import type { Stripe } from 'stripe';
import { errorCode } from '#shared/app-error.ts';
import type { BillingSnapshot } from '../billing-snapshot.ts';
import type { StripeEventMark } from '../club-store.ts';
import type { KeyedLock } from '#server/platform/keyed-lock.ts';
import { bindCustomer } from '../customer-owner.ts';
import { syncMembership } from '../membership-sync.ts';
import type { SyncDependencies } from '../membership-sync.ts';
import { subjectOf } from './stripe-events.ts';
import type { EventSubject } from './stripe-events.ts';

export interface WebhookDependencies extends SyncDependencies {
  /** One person's events of this process wait for each other instead of getting in each other's way. */
  lock: KeyedLock;
  /** The uid that a customer was made for; '' for a customer of something else. */
  uidOfCustomer: (customerId: string) => Promise<string>;
  /** Whose card a charge took; '' for nobody's. */
  customerOfCharge: (chargeId: string) => Promise<string>;
  /** Takes a credit back that a payment lost to a bank left; nothing else. */
  takeBackLostCredit: (customerId: string, billing: BillingSnapshot) => Promise<void>;
  /** Brings the plans to what the catalogue says, and marks the event in the same commit. */
  mirrorProduct: (productId: string, event: StripeEventMark) => Promise<void>;
}

/** ignored: it concerns nobody here, or is not known. */
export type EventOutcome = 'done' | 'seen' | 'gone' | 'ignored';

/**
 * Does what an event asks for, exactly once in effect however often it comes.
 * @throws AppError 'unavailable' when it could not be done: Stripe must send it again
 */
export async function handleEvent(
  dependencies: WebhookDependencies,
  event: Pick<Stripe.Event, 'id' | 'type' | 'created' | 'data'>,
): Promise<EventOutcome> {
  const { store, mirrorProduct, lock } = dependencies;
  const subject = subjectOf(event);
  if (subject === null || subject.kind === 'notice') return 'ignored';
  if (await store.isEventSeen(event.id)) return 'seen';
  const mark = { id: event.id, type: event.type, createdAt: new Date(event.created * 1_000) };
  if (subject.kind === 'product') {
    await mirrorProduct(subject.productId, mark);
    return 'done';
  }
  const uid = await ownerOf(dependencies, subject);
  if (uid === null) return 'ignored';
  const { outcome } = await lock.run(uid, async () => {
    // Before the event is marked as done: what fails here comes again with it.
    if (subject.kind === 'charge') await settleCredit(dependencies, uid);
    return syncMembership(dependencies, uid, mark);
  });
  return outcome === 'seen' || outcome === 'gone' ? outcome : 'done';
}

async function settleCredit(
  { store, readBilling, takeBackLostCredit }: WebhookDependencies,
  uid: string,
): Promise<void> {
  const { customerId } = (await store.read(uid)).customer;
  if (customerId !== '') await takeBackLostCredit(customerId, await readBilling(customerId));
}

async function ownerOf(
  { customerOfCharge, ...dependencies }: WebhookDependencies,
  subject: Extract<EventSubject, { kind: 'customer' | 'charge' }>,
): Promise<string | null> {
  const customerId =
    subject.kind === 'customer' ? subject.customerId : await chargedCustomer(subject.chargeId);
  return customerId === '' ? null : bindCustomer(dependencies, customerId);

  async function chargedCustomer(chargeId: string): Promise<string> {
    try {
      return await customerOfCharge(chargeId);
    } catch (error) {
      if (errorCode(error) === 'not-found') return '';
      throw error;
    }
  }
}

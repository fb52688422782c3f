import type { Stripe } from 'stripe';
import type { BillingSnapshot } from '../billing-snapshot.ts';
import type { StripeEventMark } from '../club-store.ts';
import type { KeyedLock } from '#server/platform/keyed-lock.ts';
import { assignCustomer } from '../customer-owner.ts';
import { syncMembership } from '../membership-sync.ts';
import type { SyncDependencies } from '../membership-sync.ts';
import { subjectOf } from './stripe-events.ts';
import type { EventSubject } from './stripe-events.ts';

export interface WebhookDependencies extends SyncDependencies {
  /** Serializes the events of one user within this process, to avoid conflicts. */
  lock: KeyedLock;
  /** Returns the uid for which a customer was created; '' for other customers. */
  uidOfCustomer: (customerId: string) => Promise<string>;
  /** Returns the customer of a charge; '' for none or an unknown charge. */
  customerOfCharge: (chargeId: string) => Promise<string>;
  /** Removes only the credit left by a payment that was lost to a chargeback. */
  removeLostCredit: (customerId: string, billing: BillingSnapshot) => Promise<void>;
  /** Updates the plans from the catalogue and marks the event in the same commit. */
  updatePlansOfProduct: (productId: string, event: StripeEventMark) => Promise<void>;
}

/** ignored: the event is unknown, requires no action or concerns no user here. */
export type EventOutcome = 'done' | 'seen' | 'gone' | 'ignored';

/**
 * Handles an event with exactly-once effect, however often it is sent.
 * @throws AppError 'unavailable' if it failed and Stripe must resend it
 */
export async function handleEvent(
  dependencies: WebhookDependencies,
  event: Pick<Stripe.Event, 'id' | 'type' | 'created' | 'data'>,
): Promise<EventOutcome> {
  const { store, updatePlansOfProduct, lock } = dependencies;
  const subject = subjectOf(event);
  if (subject === null || subject.kind === 'notice') return 'ignored';
  if (await store.isEventHandled(event.id)) return 'seen';
  const eventMark = { id: event.id, type: event.type, createdAt: new Date(event.created * 1_000) };
  if (subject.kind === 'product') {
    await updatePlansOfProduct(subject.productId, eventMark);
    return 'done';
  }
  const uid = await findOwner(dependencies, subject);
  if (uid === null) return 'ignored';
  const { outcome } = await lock.run(uid, async () => {
    // Runs before the event is marked as done, so that Stripe resends the event after a failure.
    if (subject.kind === 'charge') await removeCreditOfLostPayment(dependencies, uid);
    return syncMembership(dependencies, uid, eventMark);
  });
  return outcome === 'seen' || outcome === 'gone' ? outcome : 'done';
}

async function removeCreditOfLostPayment(
  { store, readBilling, removeLostCredit }: WebhookDependencies,
  uid: string,
): Promise<void> {
  const { customerId } = (await store.read(uid)).customer;
  if (customerId !== '') await removeLostCredit(customerId, await readBilling(customerId));
}

async function findOwner(
  { customerOfCharge, ...dependencies }: WebhookDependencies,
  subject: Extract<EventSubject, { kind: 'customer' | 'charge' }>,
): Promise<string | null> {
  const customerId =
    subject.kind === 'customer' ? subject.customerId : await customerOfCharge(subject.chargeId);
  return customerId === '' ? null : assignCustomer(dependencies, customerId);
}

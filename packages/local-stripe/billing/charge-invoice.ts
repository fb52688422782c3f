import { change } from '../engine.ts';
import type { Engine } from '../engine.ts';
import type { Charge, Invoice, PaymentIntent, PaymentMethod } from '../objects.ts';
import { newCharge, newInvoicePayment, newPaymentIntent } from '../resources/new-objects.ts';
import { behaviourOf, DECLINED } from './test-cards.ts';

/** The requested outcome of a payment; with 'card' the card's number decides. */
export type RequestedPaymentResult = 'card' | 'paid' | 'failed' | 'action_required';

export type PaymentOutcome =
  | { kind: 'paid' }
  | { kind: 'action_required' }
  | { kind: 'failed'; code: string; declineCode: string; message: string };

/**
 * Requested outcome of a payment, and whether the customer is present (`onSession`). With 'card', only a present
 * customer is asked for authentication, and the card that fails at renewals is accepted only from a present customer.
 */
export interface PaymentSetting {
  wish: RequestedPaymentResult;
  onSession: boolean;
}

/** Returns the outcome of a payment with a card, without charging it. */
export function decideOutcome(
  method: PaymentMethod | undefined,
  { wish, onSession }: PaymentSetting,
): PaymentOutcome {
  if (wish === 'paid' || wish === 'action_required') return { kind: wish };
  if (wish === 'failed' || !method) return { ...DECLINED, kind: 'failed' };
  const behaviour = behaviourOf(method.card.last4);
  if (behaviour.kind === 'declined') return { ...behaviour, kind: 'failed' };
  if (behaviour.kind === 'renewal_fails' && !onSession) return { ...DECLINED, kind: 'failed' };
  if (behaviour.kind === 'authentication' && onSession) return { kind: 'action_required' };
  return { kind: 'paid' };
}

/**
 * Tries to collect an open invoice and sends Stripe's events. An invoice with nothing due counts as paid without a
 * charge.
 */
export function chargeInvoice(
  engine: Engine,
  invoice: Invoice,
  method: PaymentMethod | undefined,
  setting: PaymentSetting,
): PaymentOutcome {
  invoice.attempted = true;
  if (invoice.amount_due === 0) {
    markPaid(engine, invoice);
    return { kind: 'paid' };
  }
  invoice.attempt_count += 1;
  const outcome = decideOutcome(method, setting);
  const intent = intentOf(engine, invoice);
  intent.payment_method = method?.id ?? null;
  if (outcome.kind === 'paid') {
    succeed(engine, invoice, intent);
  } else if (outcome.kind === 'action_required') {
    intent.status = 'requires_action';
    engine.emit('payment_intent.requires_action', intent);
    engine.emit('invoice.payment_action_required', invoice);
  } else {
    fail(engine, invoice, intent, outcome);
  }
  return outcome;
}

/** Returns the only payment intent of an invoice. The first attempt creates it. */
function intentOf(engine: Engine, invoice: Invoice): PaymentIntent {
  const { store } = engine;
  const known = store.all('invoicePayments').find((payment) => payment.invoice === invoice.id);
  if (known) return store.get('paymentIntents', known.payment.payment_intent);
  const intent = store.put('paymentIntents', newPaymentIntent(engine, invoice));
  store.put('invoicePayments', newInvoicePayment(engine, invoice, intent));
  engine.emit('payment_intent.created', intent);
  return intent;
}

function succeed(engine: Engine, invoice: Invoice, intent: PaymentIntent): void {
  const charge = addCharge(engine, intent, null);
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.last_payment_error = null;
  engine.emit('charge.succeeded', charge);
  engine.emit('payment_intent.succeeded', intent);
  const payment = engine.store
    .all('invoicePayments')
    .find((candidate) => candidate.invoice === invoice.id);
  if (payment) {
    payment.status = 'paid';
    payment.amount_paid = intent.amount;
    payment.status_transitions.paid_at = engine.now();
    engine.emit('invoice_payment.paid', payment);
  }
  markPaid(engine, invoice);
}

function fail(
  engine: Engine,
  invoice: Invoice,
  intent: PaymentIntent,
  failure: { code: string; declineCode: string; message: string },
): void {
  const charge = addCharge(engine, intent, failure);
  intent.status = 'requires_payment_method';
  intent.last_payment_error = {
    charge: charge.id,
    code: failure.code,
    decline_code: failure.declineCode,
    message: failure.message,
    type: 'card_error',
  };
  engine.emit('charge.failed', charge);
  engine.emit('payment_intent.payment_failed', intent);
  engine.emit('invoice.payment_failed', invoice);
}

function addCharge(
  engine: Engine,
  intent: PaymentIntent,
  failure: { code: string; message: string } | null,
): Charge {
  const charge = engine.store.put('charges', newCharge(engine, intent, failure));
  intent.latest_charge = charge.id;
  return charge;
}

function markPaid(engine: Engine, invoice: Invoice): void {
  change(engine, 'invoice.updated', invoice, (open) => {
    open.status = 'paid';
    open.amount_paid = open.amount_due;
    open.amount_remaining = 0;
    open.next_payment_attempt = null;
    open.status_transitions.paid_at = engine.now();
  });
  engine.emit('invoice.paid', invoice);
  engine.emit('invoice.payment_succeeded', invoice);
}

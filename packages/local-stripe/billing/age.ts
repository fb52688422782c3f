import type { Engine } from '../engine.ts';
import type { Tables } from '../objects.ts';

/** Names of the fields that contain a time, in any object. Amounts and counts have other names. */
const TIME_FIELDS: ReadonlySet<string> = new Set([
  'billing_cycle_anchor',
  'cancel_at',
  'canceled_at',
  'created',
  'current_period_end',
  'current_period_start',
  'effective_at',
  'end',
  'ended_at',
  'expires_at',
  'finalized_at',
  'marked_uncollectible_at',
  'next_payment_attempt',
  'paid_at',
  'period_end',
  'period_start',
  'start',
  'start_date',
  'voided_at',
  'webhooks_delivered_at',
]);

const OWNED = [
  'customerBalanceTransactions',
  'subscriptions',
  'invoices',
  'paymentIntents',
  'charges',
  'checkoutSessions',
  'paymentMethods',
  'portalSessions',
] as const satisfies readonly (keyof Tables)[];

/**
 * Moves every time of a customer's objects into the past. Events stay unchanged.
 * @param seconds distance; 0 changes nothing
 */
export function makeOlder(engine: Engine, customerId: string, seconds: number): void {
  if (seconds === 0) return;
  const { store } = engine;
  const owned: object[] = OWNED.flatMap((table) =>
    store.all(table).filter((object) => object.customer === customerId),
  );
  const invoices = new Set(
    store.all('invoices').flatMap(({ id, customer }) => (customer === customerId ? [id] : [])),
  );
  const charges = new Set(
    store.all('charges').flatMap(({ id, customer }) => (customer === customerId ? [id] : [])),
  );
  for (const object of [
    store.find('customers', customerId),
    ...owned,
    ...store.all('invoicePayments').filter(({ invoice }) => invoices.has(invoice)),
    ...store.all('refunds').filter(({ charge }) => charges.has(charge)),
    ...store.all('disputes').filter(({ charge }) => charges.has(charge)),
  ]) {
    if (object) shift(object, seconds);
  }
}

function shift(value: object, seconds: number): void {
  for (const [name, field] of Object.entries(value) as [string, unknown][]) {
    if (typeof field === 'number' && TIME_FIELDS.has(name)) {
      (value as Record<string, unknown>)[name] = field - seconds;
    } else if (
      typeof field === 'object' &&
      field !== null &&
      name !== 'metadata' &&
      name !== 'price'
    ) {
      shift(field, seconds);
    }
  }
}

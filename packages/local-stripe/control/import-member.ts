import { addInterval } from '../billing/intervals.ts';
import { TEST_CARDS } from '../billing/test-cards.ts';
import type { Engine } from '../engine.ts';
import type { Metadata, Subscription } from '../objects.ts';
import { newCustomer } from '../resources/customers.ts';
import { newSubscription } from '../resources/new-objects.ts';
import { attachCard } from '../resources/payment-methods.ts';
import { text } from './command.ts';
import type { Command } from './command.ts';

/**
 * Adds a customer with an active subscription that started in the past, for the club members of the demo data
 * (seed/write-subscriptions.ts). Sends no events. An existing subscription stays unchanged.
 * @param command {customer, email, name, subscription, price, startedAt, metadata}: ids as given, startedAt in Unix
 * seconds is the start of the current period
 * @throws StripeApiError when the price does not exist; RangeError when a field is missing or invalid
 */
export function importMember(engine: Engine, command: Command): Subscription {
  const { store } = engine;
  const id = text(command, 'subscription');
  const known = store.find('subscriptions', id);
  if (known) return known;
  const startedAt = Number(command['startedAt']);
  if (!Number.isInteger(startedAt)) throw new RangeError("'startedAt' must be Unix seconds.");
  const price = store.get('prices', text(command, 'price'), 'price');
  const [card] = TEST_CARDS;
  if (!card || !price.recurring) throw new RangeError('The price is not recurring.');

  const then: Engine = { ...engine, now: () => startedAt, emit: () => NO_EVENT };
  const customer = store.put('customers', newCustomer(then, text(command, 'customer')));
  customer.email = text(command, 'email');
  customer.name = text(command, 'name');
  const metadata = (command['metadata'] ?? {}) as Metadata;
  customer.metadata = { ...metadata };
  const method = attachCard(then, card, customer);
  customer.invoice_settings.default_payment_method = method.id;
  const subscription = newSubscription(then, {
    customer,
    price,
    quantity: 1,
    metadata: { ...metadata },
    method,
  });
  subscription.id = id;
  subscription.status = 'active';
  for (const item of subscription.items.data) {
    item.subscription = id;
    const { interval, interval_count: count } = price.recurring;
    item.current_period_end = addInterval(startedAt, interval, count);
  }
  return store.put('subscriptions', subscription);
}

const NO_EVENT = {
  id: 'evt_none',
  object: 'event',
  api_version: '',
  created: 0,
  livemode: false,
  type: 'none',
  data: { object: {} },
  pending_webhooks: 0,
  request: null,
} as const;

import { invalidRequest, noSuch } from '../api-error.ts';
import type { Params } from '../api/form-body.ts';
import {
  changedMetadata,
  mapsOf,
  optionalBoolean,
  optionalChoice,
  optionalInteger,
  optionalMap,
  optionalText,
  requiredText,
} from '../api/params.ts';
import { listRoute, readRoute, route } from '../api/route.ts';
import type { StripeRoute } from '../api/route.ts';
import { subscribe } from '../billing/subscribe.ts';
import { endSubscription, hasEnded, setEndAtPeriodEnd } from '../billing/subscription-end.ts';
import { switchPlan } from '../billing/switch-plan.ts';
import { change } from '../engine.ts';
import type { Engine } from '../engine.ts';
import type { Price, Subscription } from '../objects.ts';
import { livingCustomer } from './customers.ts';

const WRITABLE = [
  'automatic_tax',
  'cancel_at',
  'cancel_at_period_end',
  'cancellation_details',
  'collection_method',
  'default_payment_method',
  'description',
  'invoice_settings',
  'items',
  'metadata',
  'off_session',
  'payment_behavior',
  'payment_settings',
  'proration_behavior',
  'proration_date',
];
const STATUSES = [
  'all',
  'ended',
  'active',
  'past_due',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'unpaid',
  'paused',
  'trialing',
] as const;
const PRORATIONS = ['create_prorations', 'always_invoice', 'none'] as const;

export const subscriptionRoutes: readonly StripeRoute[] = [
  route('POST', '/v1/subscriptions', [...WRITABLE, 'customer'], ({ engine, params }) =>
    create(engine, params),
  ),
  listRoute('subscriptions', '/v1/subscriptions', {
    texts: ['customer'],
    accepts: ['price', 'status', 'collection_method'],
    objects: ({ engine, params }) => {
      const status = optionalChoice(params, 'status', STATUSES);
      const price = optionalText(params, 'price');
      return engine.store
        .all('subscriptions')
        .filter(
          (subscription) =>
            (price === undefined || subscription.items.data[0]?.price.id === price) &&
            hasStatus(subscription, status),
        );
    },
  }),
  readRoute('subscriptions', '/v1/subscriptions'),
  route('POST', '/v1/subscriptions/:id', WRITABLE, ({ engine, params, id }) =>
    update(engine, engine.store.get('subscriptions', id), params),
  ),
  route(
    'DELETE',
    '/v1/subscriptions/:id',
    ['cancellation_details', 'invoice_now', 'prorate'],
    ({ engine, params, id }) => {
      const subscription = engine.store.get('subscriptions', id);
      if (hasEnded(subscription)) throw noSuch('subscription', id);
      applyDetails(subscription, params);
      endSubscription(engine, subscription, 'cancellation_requested');
      return subscription;
    },
  ),
];

/**
 * Returns whether a subscription has the status. Without a status, canceled subscriptions are excluded, like in Stripe.
 */
function hasStatus(subscription: Subscription, status: (typeof STATUSES)[number] | undefined) {
  if (status === 'all') return true;
  if (status === 'ended') return hasEnded(subscription);
  return status === undefined ? subscription.status !== 'canceled' : subscription.status === status;
}

function create(engine: Engine, params: Params): Subscription {
  const customer = livingCustomer(engine, requiredText(params, 'customer'), 'customer');
  const [item] = mapsOf(params, 'items');
  if (!item)
    throw invalidRequest('Missing required param: items.', {
      code: 'parameter_missing',
      param: 'items',
    });
  const price = recurringPrice(engine, requiredText(item, 'price'), 'items[0][price]');
  const methodId =
    optionalText(params, 'default_payment_method') ??
    customer.invoice_settings.default_payment_method ??
    undefined;
  const behavior = optionalText(params, 'payment_behavior');
  if (methodId === undefined && behavior !== 'default_incomplete') {
    throw invalidRequest(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
      { code: 'resource_missing' },
    );
  }
  const waits = behavior === 'default_incomplete';
  const { subscription } = subscribe(engine, {
    customer,
    price,
    quantity: optionalInteger(item, 'quantity') ?? 1,
    metadata: changedMetadata(params),
    method:
      methodId === undefined
        ? undefined
        : engine.store.get('paymentMethods', methodId, 'default_payment_method'),
    setting: waits
      ? { wish: 'action_required', onSession: true }
      : { wish: 'card', onSession: false },
  });
  return subscription;
}

function update(engine: Engine, subscription: Subscription, params: Params): Subscription {
  if (hasEnded(subscription)) {
    const other = Object.keys(params).find(
      (name) => !['cancellation_details', 'metadata', 'expand'].includes(name),
    );
    if (other !== undefined) {
      throw invalidRequest(
        'A canceled subscription can only update its cancellation_details and metadata.',
      );
    }
  }
  const atPeriodEnd = optionalBoolean(params, 'cancel_at_period_end');
  const method = optionalText(params, 'default_payment_method');
  if (method !== undefined) engine.store.get('paymentMethods', method, 'default_payment_method');
  const [item] = mapsOf(params, 'items');
  if (item) switchItem(engine, subscription, item, params);
  change(engine, 'customer.subscription.updated', subscription, (live) => {
    live.metadata = changedMetadata(params, live.metadata);
    if (method !== undefined) live.default_payment_method = method;
    applyDetails(live, params);
  });
  if (atPeriodEnd !== undefined && atPeriodEnd !== subscription.cancel_at_period_end) {
    setEndAtPeriodEnd(engine, subscription, atPeriodEnd);
  }
  return subscription;
}

function switchItem(
  engine: Engine,
  subscription: Subscription,
  item: Params,
  params: Params,
): void {
  const id = optionalText(item, 'id');
  if (id !== undefined && id !== subscription.items.data[0]?.id) {
    throw invalidRequest(`Invalid subscription item id: '${id}'`, { param: 'items[0][id]' });
  }
  if (id === undefined) {
    throw invalidRequest(
      'The local stand-in keeps one item in a subscription: name its id to change its price.',
      { param: 'items' },
    );
  }
  const priceId = optionalText(item, 'price');
  if (priceId === undefined || priceId === subscription.items.data[0]?.price.id) return;
  const proration = optionalChoice(params, 'proration_behavior', PRORATIONS);
  switchPlan(engine, subscription, {
    price: recurringPrice(engine, priceId, 'items[0][price]'),
    prorate: proration !== 'none',
    onlyWhenPaid: optionalText(params, 'payment_behavior') === 'error_if_incomplete',
    setting: { wish: 'card', onSession: false },
  });
}

/**
 * Returns a recurring price.
 * @throws StripeApiError when the price does not exist, is inactive or is not recurring
 */
export function recurringPrice(engine: Engine, id: string, param: string): Price {
  const price = engine.store.get('prices', id, param);
  if (!price.active) {
    throw invalidRequest(
      'The price specified is inactive. This field only accepts active prices.',
      {
        code: 'price_inactive',
        param,
      },
    );
  }
  if (price.recurring) return price;
  throw invalidRequest(
    'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
    { param },
  );
}

function applyDetails(subscription: Subscription, params: Params): void {
  const details = optionalMap(params, 'cancellation_details');
  if (!details) return;
  subscription.cancellation_details.comment = optionalText(details, 'comment') ?? null;
  subscription.cancellation_details.feedback = optionalText(details, 'feedback') ?? null;
}

import { invalidRequest } from '../api-error.ts';
import type { Params } from '../api/form-body.ts';
import {
  changedMetadata,
  optionalBoolean,
  optionalChoice,
  optionalInteger,
  optionalMap,
  optionalText,
  requiredText,
} from '../api/params.ts';
import { listRoute, readRoute, route } from '../api/route.ts';
import type { StripeRoute } from '../api/route.ts';
import { change } from '../engine.ts';
import type { Engine } from '../engine.ts';
import type { Interval, Price, Product } from '../objects.ts';
import { newId } from '../store.ts';

const INTERVALS = ['day', 'week', 'month', 'year'] as const satisfies readonly Interval[];
const PRODUCT_PARAMS = ['active', 'description', 'metadata', 'name', 'statement_descriptor'];
const PRICE_PARAMS = ['active', 'lookup_key', 'metadata', 'nickname', 'transfer_lookup_key'];

/** Routes of products and prices. */
export const catalogueRoutes: readonly StripeRoute[] = [
  route(
    'POST',
    '/v1/products',
    [...PRODUCT_PARAMS, 'id', 'default_price_data'],
    ({ engine, params }) => {
      const name = requiredText(params, 'name');
      const product = addProduct(engine, { id: optionalText(params, 'id'), name });
      applyToProduct(engine, product, params);
      engine.emit('product.created', product);
      return product;
    },
  ),
  listRoute('products', '/v1/products', { flags: ['active'] }),
  readRoute('products', '/v1/products'),
  route(
    'POST',
    '/v1/products/:id',
    [...PRODUCT_PARAMS, 'default_price'],
    ({ engine, params, id }) =>
      change(engine, 'product.updated', engine.store.get('products', id), (product) => {
        applyToProduct(engine, product, params);
      }),
  ),
  route(
    'POST',
    '/v1/prices',
    [
      ...PRICE_PARAMS,
      'billing_scheme',
      'currency',
      'product',
      'product_data',
      'recurring',
      'unit_amount',
    ],
    ({ engine, params }) => {
      const price = createPrice(engine, params);
      engine.emit('price.created', price);
      return price;
    },
  ),
  listRoute('prices', '/v1/prices', {
    texts: ['product'],
    flags: ['active'],
    accepts: ['type', 'currency', 'lookup_keys', 'recurring'],
  }),
  readRoute('prices', '/v1/prices'),
  route('POST', '/v1/prices/:id', PRICE_PARAMS, ({ engine, params, id }) =>
    change(engine, 'price.updated', engine.store.get('prices', id), (price) => {
      price.active = optionalBoolean(params, 'active') ?? price.active;
      if ('nickname' in params) price.nickname = optionalText(params, 'nickname') ?? null;
      price.metadata = changedMetadata(params, price.metadata);
    }),
  ),
];

/** A product with one price. */
export interface PricePlan {
  /** Id of the price, 'price_…'. */
  id: string;
  /** Name of the product. */
  name: string;
  /** Amount in the smallest unit of the currency. */
  unitAmount: number;
  currency: string;
  interval: Interval;
}

/** Adds a product and its price with the id of the plan. If a price with this id exists, returns it unchanged. */
export function addPrice(engine: Engine, plan: PricePlan): Price {
  const known = engine.store.find('prices', plan.id);
  if (known) return known;
  const product = addProduct(engine, { name: plan.name });
  const recurring = { interval: plan.interval, count: 1 };
  return putPrice(engine, { ...plan, product: product.id, recurring });
}

function addProduct(engine: Engine, { id, name }: { id?: string; name: string }): Product {
  const now = engine.now();
  return engine.store.put('products', {
    id: id ?? newId('prod', 14),
    object: 'product',
    created: now,
    livemode: false,
    active: true,
    default_price: null,
    description: null,
    images: [],
    marketing_features: [],
    metadata: {},
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    type: 'service',
    unit_label: null,
    updated: now,
    url: null,
  } as Product);
}

function applyToProduct(engine: Engine, product: Product, params: Params): void {
  product.name = optionalText(params, 'name') ?? product.name;
  product.active = optionalBoolean(params, 'active') ?? product.active;
  if ('description' in params) product.description = optionalText(params, 'description') ?? null;
  product.metadata = changedMetadata(params, product.metadata);
  product.updated = engine.now();
}

function createPrice(engine: Engine, params: Params): Price {
  const recurring = optionalMap(params, 'recurring');
  const unitAmount = optionalInteger(params, 'unit_amount');
  if (unitAmount === undefined || unitAmount < 0) {
    throw invalidRequest('Invalid non-negative integer', { param: 'unit_amount' });
  }
  const productData = optionalMap(params, 'product_data');
  const product = productData
    ? addProduct(engine, { name: requiredText(productData, 'name') })
    : engine.store.get('products', requiredText(params, 'product'), 'product');
  const price = putPrice(engine, {
    id: newId('price'),
    product: product.id,
    unitAmount,
    currency: requiredText(params, 'currency'),
    recurring: recurring
      ? {
          interval: optionalChoice(recurring, 'interval', INTERVALS) ?? 'month',
          count: optionalInteger(recurring, 'interval_count') ?? 1,
        }
      : null,
  });
  price.active = optionalBoolean(params, 'active') ?? true;
  price.lookup_key = optionalText(params, 'lookup_key') ?? null;
  price.nickname = optionalText(params, 'nickname') ?? null;
  price.metadata = changedMetadata(params);
  return price;
}

interface PriceParts {
  id: string;
  product: string;
  unitAmount: number;
  currency: string;
  recurring: { interval: Interval; count: number } | null;
}

function putPrice(engine: Engine, parts: PriceParts): Price {
  const { id, product, unitAmount, currency, recurring } = parts;
  return engine.store.put('prices', {
    id,
    object: 'price',
    created: engine.now(),
    livemode: false,
    active: true,
    billing_scheme: 'per_unit',
    currency,
    custom_unit_amount: null,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product,
    recurring: recurring && {
      interval: recurring.interval,
      interval_count: recurring.count,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? 'recurring' : 'one_time',
    unit_amount: unitAmount,
    unit_amount_decimal: String(unitAmount),
  } as Price);
}

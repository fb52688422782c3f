import { FieldValue } from '@google-cloud/firestore';
import type { Firestore } from '@google-cloud/firestore';
import type { Stripe } from 'stripe';
import { toPlan } from '#features/club/model/subscription-plan.ts';
import { groupIds } from '#server/platform/firestore/record-pages.ts';
import type { StripeEventMark } from './club-store.ts';
import type { SubscriptionPlan } from '#features/club/model/subscription-plan.ts';
import { eventMarkFields } from './firestore-club-store.ts';
import { callStripe, ifNotFound } from './stripe/call-stripe.ts';

/** A price in Stripe's catalogue, which plans can sell. */
export interface CataloguePrice {
  id: string;
  cents: number | null;
  currency: string;
  interval: string;
  isActive: boolean;
  /** Name of the product. */
  name: string;
}

/**
 * Returns the prices of a product; none for an unknown product. A price is active only if its product is active too.
 */
export type ReadCatalogue = (productId: string) => Promise<CataloguePrice[]>;

interface CatalogueDependencies {
  firestore: Firestore;
  readCatalogue: ReadCatalogue;
  now: () => Date;
}

/** Maximum number of active and of inactive prices per product, and of plans per query; far above any real number. */
const maxPrices = 100;

/** Creates the catalogue reader, with three Stripe requests per call. @throws AppError 'unavailable', 'unknown' */
export function createCatalogueReader(stripe: Stripe): ReadCatalogue {
  return async (productId) => {
    const [product, activePrices, inactivePrices] = await Promise.all([
      findProduct(stripe, productId),
      listPrices(stripe, productId, true),
      listPrices(stripe, productId, false),
    ]);
    return [...activePrices, ...inactivePrices].map((price) => ({
      id: price.id,
      cents: price.unit_amount,
      currency: price.currency,
      interval: price.recurring?.interval ?? '',
      isActive: price.active && product?.active === true,
      name: product?.name ?? '',
    }));
  };
}

async function listPrices(
  stripe: Stripe,
  product: string,
  isActive: boolean,
): Promise<Stripe.Price[]> {
  const list = stripe.prices.list({ product, active: isActive, limit: maxPrices });
  return (await callStripe(list, 'reading prices').catch(ifNotFound({ data: [] }))).data;
}

async function findProduct(stripe: Stripe, id: string): Promise<Stripe.Product | null> {
  const product = await callStripe(stripe.products.retrieve(id), 'reading a product').catch(
    ifNotFound(null),
  );
  // Stripe's types contain no deleted product here, but the API returns one with `deleted`.
  return product && 'deleted' in product && product.deleted ? null : product;
}

/**
 * Updates the plans that sell a product's prices from Stripe's catalogue, so that the shown price is the charged price.
 * It never puts a plan on sale, which only super admins do. The product's name is copied only if a single plan sells
 * the product. The transaction reads the plans first and then the catalogue, so that concurrent events end with the
 * newer catalogue.
 * @param event marked as done in the same commit
 * @throws AppError 'unavailable'
 */
export async function updatePlansOfProduct(
  { firestore, readCatalogue, now }: CatalogueDependencies,
  productId: string,
  event: StripeEventMark,
): Promise<void> {
  const eventMarkRef = firestore.collection('stripeEvents').doc(event.id);
  // Read outside the transaction, because the query for the plans needs the price ids from Stripe.
  const initialPrices = await readCatalogue(productId);
  await firestore.runTransaction(async (transaction) => {
    const plans: SubscriptionPlan[] = [];
    const existingMark = await transaction.get(eventMarkRef);
    for (const ids of groupIds(initialPrices.map(({ id }) => id))) {
      const plansQuery = firestore
        .collection('subscriptionPlans')
        .where('stripePriceId', 'in', ids);
      const planDocuments = await transaction.get(plansQuery.limit(maxPrices));
      plans.push(...planDocuments.docs.map((plan) => toPlan(plan.id, plan.data())));
    }
    if (existingMark.exists) return;
    const prices = plans.length > 0 ? await readCatalogue(productId) : initialPrices;
    for (const plan of plans) {
      const planChange = findPlanChange(plan, prices, plans.length === 1);
      if (planChange === null) continue;
      const update = { ...planChange, updatedAt: FieldValue.serverTimestamp() };
      transaction.update(firestore.collection('subscriptionPlans').doc(plan.id), update);
    }
    transaction.set(eventMarkRef, eventMarkFields(event, now()));
  });
}

/**
 * Returns the changes that make a plan match its price; null if it already does, or if `prices` does not contain its
 * price.
 * @param isOnlyPlan true if no other plan sells the product
 */
export function findPlanChange(
  plan: SubscriptionPlan,
  prices: readonly CataloguePrice[],
  isOnlyPlan: boolean,
): Partial<Record<'price' | 'interval' | 'isActive' | 'name', unknown>> | null {
  const price = prices.find(({ id }) => id === plan.stripePriceId);
  if (!price) return null;
  const { cents, currency, interval, isActive, name } = price;
  const isSellable =
    isActive &&
    cents !== null &&
    currency === 'brl' &&
    (interval === 'month' || interval === 'year');
  const planChange = {
    ...(isSellable && cents !== plan.price && { price: cents }),
    ...(isSellable && interval !== plan.interval && { interval }),
    ...(!isSellable && plan.isActive && { isActive: false }),
    ...(isOnlyPlan && name !== '' && name !== plan.name && name.length <= 100 && { name }),
  };
  return Object.keys(planChange).length > 0 ? planChange : null;
}

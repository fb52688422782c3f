import { FieldValue } from '@google-cloud/firestore';
import type { Firestore } from '@google-cloud/firestore';
import type { Stripe } from 'stripe';
import { errorCode } from '#shared/app-error.ts';
import { toPlan } from '#features/club/model/stored-subscription-plan.ts';
import type { StripeEventMark } from './club-store.ts';
import type { SubscriptionPlan } from '#features/club/model/subscription-plan.ts';
import { eventMarkFields } from './firestore-club-store.ts';
import { askStripe } from './stripe/stripe-failure.ts';

/** What Stripe's catalogue says of a price that a plan sells. */
export interface CataloguePrice {
  id: string;
  cents: number | null;
  currency: string;
  interval: string;
  isActive: boolean;
  /** Of its product. */
  name: string;
}

/** The prices of a product; a product or price that is gone counts as one that is not for sale. */
export type ReadCatalogue = (productId: string) => Promise<CataloguePrice[]>;

interface CatalogueDependencies {
  firestore: Firestore;
  readCatalogue: ReadCatalogue;
  now: () => Date;
}

/** Prices of one product: far more than anybody sells. */
const mostPrices = 100;
/** Firestore's bound of an 'in'. */
const mostAtOnce = 30;

/** Two reads of Stripe. @throws AppError 'unavailable', 'unknown' */
export function stripeCatalogue(stripe: Stripe): ReadCatalogue {
  return async (productId) => {
    const [product, active, inactive] = await Promise.all([
      findProduct(stripe, productId),
      pricesOf(stripe, productId, true),
      pricesOf(stripe, productId, false),
    ]);
    return [...active, ...inactive].map((price) => ({
      id: price.id,
      cents: price.unit_amount,
      currency: price.currency,
      interval: price.recurring?.interval ?? '',
      isActive: price.active && product?.active === true,
      name: product?.name ?? '',
    }));
  };
}

async function pricesOf(
  stripe: Stripe,
  product: string,
  isActive: boolean,
): Promise<Stripe.Price[]> {
  const list = stripe.prices.list({ product, active: isActive, limit: mostPrices });
  try {
    return (await askStripe(list, 'reading prices')).data;
  } catch (error) {
    if (errorCode(error) === 'not-found') return [];
    throw error;
  }
}

async function findProduct(stripe: Stripe, id: string): Promise<Stripe.Product | null> {
  try {
    const product = await askStripe(stripe.products.retrieve(id), 'reading a product');
    // The types know no deleted product here; the API answers one with `deleted`.
    return 'deleted' in product && product.deleted ? null : product;
  } catch (error) {
    if (errorCode(error) === 'not-found') return null;
    throw error;
  }
}

/**
 * Brings the plans that sell a product's prices to what the catalogue says: what is shown is what is charged.
 * Nothing is put on sale by it: that stays with super admins. The product's name becomes the plan's only where the
 * product sells one plan. The plans are read first and the catalogue within the same transaction, so that two
 * events at once end with the newer catalogue.
 * @param event marked as done in the same commit
 * @throws AppError 'unavailable'
 */
export async function mirrorProduct(
  { firestore, readCatalogue, now }: CatalogueDependencies,
  productId: string,
  event: StripeEventMark,
): Promise<void> {
  const mark = firestore.collection('stripeEvents').doc(event.id);
  // Which plans, outside: the query needs ids that only Stripe has.
  const known = await readCatalogue(productId);
  await firestore.runTransaction(async (transaction) => {
    const plans: SubscriptionPlan[] = [];
    const seen = await transaction.get(mark);
    for (let from = 0; from < known.length; from += mostAtOnce) {
      const ids = known.slice(from, from + mostAtOnce).map(({ id }) => id);
      const selling = firestore.collection('subscriptionPlans').where('stripePriceId', 'in', ids);
      const found = await transaction.get(selling.limit(mostPrices));
      plans.push(...found.docs.map((plan) => toPlan(plan.id, plan.data())));
    }
    if (seen.exists) return;
    const prices = plans.length > 0 ? await readCatalogue(productId) : known;
    for (const plan of plans) {
      const change = planChange(plan, prices, plans.length === 1);
      if (change === null) continue;
      const stamped = { ...change, updatedAt: FieldValue.serverTimestamp() };
      transaction.update(firestore.collection('subscriptionPlans').doc(plan.id), stamped);
    }
    transaction.set(mark, eventMarkFields(event, now()));
  });
}

/**
 * What a plan has to change to say what its price says; null for nothing.
 * @param isOnly the product sells this plan alone
 */
export function planChange(
  plan: SubscriptionPlan,
  prices: readonly CataloguePrice[],
  isOnly: boolean,
): Partial<Record<'price' | 'interval' | 'isActive' | 'name', unknown>> | null {
  const price = prices.find(({ id }) => id === plan.stripePriceId);
  if (!price) return null;
  const { cents, currency, interval, isActive, name } = price;
  const isSellable =
    isActive &&
    cents !== null &&
    currency === 'brl' &&
    (interval === 'month' || interval === 'year');
  const change = {
    ...(isSellable && cents !== plan.price && { price: cents }),
    ...(isSellable && interval !== plan.interval && { interval }),
    ...(!isSellable && plan.isActive && { isActive: false }),
    ...(isOnly && name !== '' && name !== plan.name && name.length <= 100 && { name }),
  };
  return Object.keys(change).length > 0 ? change : null;
}

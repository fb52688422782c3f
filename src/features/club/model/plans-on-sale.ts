import type { SubscriptionPlan } from './subscription-plan.ts';

/** Returns the listed plans for buyers: those on sale first, then by price. */
export function selectListedPlans(plans: readonly SubscriptionPlan[]): SubscriptionPlan[] {
  return plans
    .filter(({ listed }) => listed)
    .sort((a, b) => Number(b.isActive) - Number(a.isActive) || a.price - b.price);
}

/** Returns whether a plan can be bought. */
export function isOnSale({
  isActive,
  stripePriceId,
}: Pick<SubscriptionPlan, 'isActive' | 'stripePriceId'>): boolean {
  return isActive && stripePriceId !== '';
}

/** Returns the price of a plan per month, in integer cents: a yearly price is divided by twelve and rounded. */
export function computeMonthlyPrice({
  price,
  interval,
}: Pick<SubscriptionPlan, 'price' | 'interval'>): number {
  return interval === 'year' ? Math.round(price / 12) : price;
}

/**
 * Returns how many cents a yearly plan saves over twelve months of the cheapest monthly plan on sale; null for another
 * plan and without a saving.
 */
export function computeYearlySaving(
  plan: SubscriptionPlan,
  plans: readonly SubscriptionPlan[],
): number | null {
  if (plan.interval !== 'year') return null;
  const monthlyPrices = plans
    .filter((other) => other.interval === 'month' && isOnSale(other))
    .map(({ price }) => price);
  const saving = 12 * Math.min(...monthlyPrices) - plan.price;
  return Number.isFinite(saving) && saving > 0 ? saving : null;
}

/** Returns the number of example bills whose discounts add up to the price of one interval of a plan. */
export function countVisitsToPay(
  { discountCents }: { discountCents: number },
  { price }: { price: number },
): number {
  return Math.max(1, Math.ceil(price / discountCents));
}

export const planIntervals = ['month', 'year'] as const;
export type PlanInterval = (typeof planIntervals)[number];

/** A plan of the club. */
export interface SubscriptionPlan {
  id: string;
  name: string;
  description: string;
  /** Cents per interval. */
  price: number;
  interval: PlanInterval;
  /** True if the plan can be bought; otherwise it is shown as 'Em breve'. */
  isActive: boolean;
  features: string[];
  /** Id of the Stripe price; '' for none, so that the plan cannot be bought. */
  stripePriceId: string;
  /** Shows the badge 'Mais Popular'. */
  featured: boolean;
  /** True if the plan is in the list of plans. */
  listed: boolean;
  createdAt: Date | null;
  updatedAt: Date | null;
}

/** Returns whether a plan without the field `featured` is the popular one. */
export function isFeaturedByName(name: string): boolean {
  return name.includes('Mensal');
}

/** Returns whether a plan without the field `listed` is listed. */
export function isListedByName(name: string): boolean {
  return !name.includes('Anual');
}

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

/** Limits of the fields, as in the security rules, and the maximum number of plans. */
export const planBounds = {
  name: 100,
  description: 1000,
  features: 20,
  feature: 200,
  stripePriceId: 200,
  plans: 100,
} as const;

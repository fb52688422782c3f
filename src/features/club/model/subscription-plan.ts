export const planIntervals = ['month', 'year'] as const;
export type PlanInterval = (typeof planIntervals)[number];

/** A plan of the club (SPEC section 3, DESIGN section 4). */
export interface SubscriptionPlan {
  id: string;
  name: string;
  description: string;
  /** Cents for each interval. */
  price: number;
  interval: PlanInterval;
  /** Can be bought; otherwise it is announced as 'Em breve'. */
  isActive: boolean;
  features: string[];
  /** The price of Stripe that is paid; '' while there is none, and nobody can buy the plan. */
  stripePriceId: string;
  /** Carries the badge 'Mais Popular'. */
  featured: boolean;
  /** Stands in the list of plans. */
  listed: boolean;
  createdAt: Date | null;
  updatedAt: Date | null;
}

/** Whether a plan that does not say so is the popular one (SPEC section 9). */
export function isFeaturedByName(name: string): boolean {
  return name.includes('Mensal');
}

/** Whether a plan that does not say so is listed (SPEC section 5). */
export function isListedByName(name: string): boolean {
  return !name.includes('Anual');
}

/** The plans as people who may subscribe see them: the listed ones, those on sale first, then by price. */
export function listedPlans(plans: readonly SubscriptionPlan[]): SubscriptionPlan[] {
  return plans
    .filter(({ listed }) => listed)
    .sort((a, b) => Number(b.isActive) - Number(a.isActive) || a.price - b.price);
}

/** Whether a plan can be paid at all. */
export function isOnSale({
  isActive,
  stripePriceId,
}: Pick<SubscriptionPlan, 'isActive' | 'stripePriceId'>): boolean {
  return isActive && stripePriceId !== '';
}

/** Bounds of the fields, as rules hold them; a hundred plans are more than anybody compares. */
export const planBounds = {
  name: 100,
  description: 1000,
  features: 20,
  feature: 200,
  stripePriceId: 200,
  plans: 100,
} as const;

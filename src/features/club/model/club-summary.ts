import type { SubscriptionPlan } from './subscription-plan.ts';
import { isOnSale, selectListedPlans } from './plans-on-sale.ts';
import type { TodaysOffer } from '#features/offers/model/todays-offers.ts';

/** Lowest price of a membership. */
export interface LowestPlanPrice extends Pick<SubscriptionPlan, 'price' | 'interval'> {
  /** True if only one plan is on sale. */
  isOnly: boolean;
}

/** Summary of the club for other pages. */
export interface ClubSummary {
  price: LowestPlanPrice;
  /** Number of places with an unexpired offer. */
  partners: number;
  /** Number of these places with an offer that can be used today. */
  partnersToday: number;
  /** The first offers of today, at most maxSummaryOffers. */
  offers: TodaysOffer[];
}

export const maxSummaryOffers = 3;

/** Returns the lowest price of a membership; null if no plan is on sale. */
export function findLowestPlanPrice(plans: readonly SubscriptionPlan[]): LowestPlanPrice | null {
  const plansOnSale = selectListedPlans(plans).filter(isOnSale);
  const [cheapestPlan] = plansOnSale;
  return cheapestPlan
    ? {
        price: cheapestPlan.price,
        interval: cheapestPlan.interval,
        isOnly: plansOnSale.length === 1,
      }
    : null;
}

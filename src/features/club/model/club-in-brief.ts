import type { SubscriptionPlan } from './subscription-plan.ts';
import { isOnSale, listedPlans } from './subscription-plan.ts';
import type { TodaysOffer } from '#features/offers/model/todays-offers.ts';

/** Lowest price of a membership. */
export interface MembersPrice extends Pick<SubscriptionPlan, 'price' | 'interval'> {
  /** True if only one plan is on sale. */
  isOnly: boolean;
}

/** Summary of the club for other pages. */
export interface ClubInBrief {
  price: MembersPrice;
  /** Number of places with an unexpired offer. */
  partners: number;
  /** Number of these places with an offer that can be used today. */
  partnersToday: number;
  /** The first offers of today, at most offersInBrief. */
  offers: TodaysOffer[];
}

export const offersInBrief = 3;

/** Returns the lowest price of a membership; null if no plan is on sale. */
export function membersPrice(plans: readonly SubscriptionPlan[]): MembersPrice | null {
  const onSale = listedPlans(plans).filter(isOnSale);
  const [least] = onSale;
  return least
    ? { price: least.price, interval: least.interval, isOnly: onSale.length === 1 }
    : null;
}

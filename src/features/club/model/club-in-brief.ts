import type { SubscriptionPlan } from './subscription-plan.ts';
import { isOnSale, listedPlans } from './subscription-plan.ts';
import type { TodaysOffer } from '#features/offers/model/todays-offers.ts';

/** What a membership costs at least. */
export interface MembersPrice extends Pick<SubscriptionPlan, 'price' | 'interval'> {
  /** There is nothing else to choose from. */
  isOnly: boolean;
}

/** What the club is, where a page is about something else. */
export interface ClubInBrief {
  price: MembersPrice;
  /** Places with an offer that is not over. */
  partners: number;
  /** Those of them with an offer that can be used today. */
  partnersToday: number;
  /** The first of today's offers, offersInBrief at most. */
  offers: TodaysOffer[];
}

export const offersInBrief = 3;

/** What a membership costs at least; null while nobody can join. */
export function membersPrice(plans: readonly SubscriptionPlan[]): MembersPrice | null {
  const onSale = listedPlans(plans).filter(isOnSale);
  const [least] = onSale;
  return least
    ? { price: least.price, interval: least.interval, isOnly: onSale.length === 1 }
    : null;
}

import { lowestPlanPrice, maxSummaryOffers } from '#features/club/model/club-summary.ts';
import type { ClubSummary } from '#features/club/model/club-summary.ts';
import { listTodaysOffers } from '#features/offers/model/todays-offers.ts';
import type { SiteFacts } from '#server/search-index/site-facts-source.ts';
import type { PublicOffers } from '#server/search-index/public-offers.ts';

/** Returns the summary of the club at the given time; null if no plan can be subscribed or the plans are unknown. */
export function clubSummary(
  { clubOffers: { offers, places } }: Pick<PublicOffers, 'clubOffers'>,
  facts: SiteFacts | null,
  at: Date,
): ClubSummary | null {
  const price = facts && lowestPlanPrice(facts.plans);
  if (!price) return null;
  const today = listTodaysOffers(offers, places, at);
  return {
    price,
    partners: places.size,
    partnersToday: today.length,
    offers: today.slice(0, maxSummaryOffers),
  };
}

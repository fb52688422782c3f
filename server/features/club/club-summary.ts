import { findLowestPlanPrice, maxSummaryOffers } from '#features/club/model/club-summary.ts';
import type { ClubSummary } from '#features/club/model/club-summary.ts';
import { listTodaysOffers } from '#features/offers/model/todays-offers.ts';
import type { SiteFacts } from '#server/search-index/site-facts-source.ts';
import type { PublicOffers } from '#server/search-index/public-offers.ts';

/** Returns the summary of the club at the given time; null if no plan is on sale or the plans could not be read. */
export function buildClubSummary(
  { clubOffers: { offers, places } }: Pick<PublicOffers, 'clubOffers'>,
  facts: SiteFacts | null,
  now: Date,
): ClubSummary | null {
  const price = facts && findLowestPlanPrice(facts.plans);
  if (!price) return null;
  const todaysOffers = listTodaysOffers(offers, places, now);
  return {
    price,
    partners: places.size,
    partnersToday: todaysOffers.length,
    offers: todaysOffers.slice(0, maxSummaryOffers),
  };
}

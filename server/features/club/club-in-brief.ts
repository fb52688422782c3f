import { membersPrice, offersInBrief } from '#features/club/model/club-in-brief.ts';
import type { ClubInBrief } from '#features/club/model/club-in-brief.ts';
import { todaysOffers } from '#features/offers/model/todays-offers.ts';
import type { SiteFacts } from '#server/search-index/site-facts-source.ts';
import type { PublicOffers } from '#server/search-index/public-offers.ts';

/** Returns the summary of the club at the given time; null if no plan can be subscribed or the plans are unknown. */
export function clubInBrief(
  { clubOffers: { offers, places } }: Pick<PublicOffers, 'clubOffers'>,
  facts: SiteFacts | null,
  at: Date,
): ClubInBrief | null {
  const price = facts && membersPrice(facts.plans);
  if (!price) return null;
  const today = todaysOffers(offers, places, at);
  return {
    price,
    partners: places.size,
    partnersToday: today.length,
    offers: today.slice(0, offersInBrief),
  };
}

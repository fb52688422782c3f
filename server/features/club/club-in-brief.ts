import { membersPrice, offersInBrief } from '#features/club/model/club-in-brief.ts';
import type { ClubInBrief } from '#features/club/model/club-in-brief.ts';
import { todaysOffers } from '#features/offers/model/todays-offers.ts';
import type { SiteFacts } from '#server/search-index/site-facts-source.ts';
import type { PublicOffers } from '#server/search-index/public-offers.ts';

/** The club in a few words at a moment; null while nobody can join, or nothing is known of its plans. */
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

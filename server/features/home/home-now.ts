import { toPartialAgenda, listTodayAndWeekend } from '#features/events/model/agenda/agenda.ts';
import { selectHomeRails, railSize } from '#features/home/model/home-rails.ts';
import { getEndOfDay } from '#shared/calendar/brand-moment.ts';
import type { HomeNow } from '#features/home/model/home-now.ts';
import { findLowestPlanPrice, maxSummaryOffers } from '#features/club/model/club-summary.ts';
import type { ClubSummary } from '#features/club/model/club-summary.ts';
import { listTodaysOffers } from '#features/offers/model/todays-offers.ts';
import { isUsableBefore, offerAvailabilityAt } from '#features/offers/model/offer-calendar.ts';
import type { ListedPlace } from '#features/places/model/place.ts';
import type { SiteFacts } from '#server/search-index/site-facts-source.ts';
import type { PublicOffers } from '#server/search-index/public-offers.ts';
import type { PlaceDirectory } from '#server/search-index/place-index.ts';
import { highlights } from '#server/search-index/highlights.ts';
import { toListedPlace } from '#server/search-index/listed-place.ts';

/**
 * Returns the content of the home page below its highlights. Events are omitted while they cannot be read. Offers and
 * the club are omitted while they cannot be read or the club is disabled.
 */
export function buildHomeNow(
  directory: Pick<PlaceDirectory, 'byRating' | 'offers' | 'events' | 'facts'>,
  now: Date,
): HomeNow<ListedPlace> {
  const { byRating, offers, events, facts } = directory;
  const highlightIds = highlights(directory).map(({ id }) => id);
  const pastPlaces = events?.pastPlaceIds ?? new Set<string>();
  const midnight = getEndOfDay(now);
  const club = facts?.settings.clubEnabled === false ? null : offers;
  const summary = club && buildClubSummary(club, facts, now);
  const summaryPlaceIds = summary?.offers.map(({ placeId }) => placeId) ?? [];
  const { openNow, tonight, benefits, neighborhoods } = selectHomeRails(byRating, {
    at: now,
    shown: new Set([...highlightIds, ...pastPlaces, ...summaryPlaceIds]),
    isBenefitToday: ({ id, hours }) =>
      club
        ?.ofPlace(id)
        .some((offer) => isUsableBefore(offerAvailabilityAt(offer, hours, now), midnight)) ?? false,
  });
  return {
    openNow: openNow.map(toListedPlace),
    tonight: tonight.map(toListedPlace),
    benefits: benefits.map(toListedPlace),
    neighborhoods,
    agenda: toPartialAgenda(events ? listTodayAndWeekend(events.agenda, now, railSize) : []),
    club: summary,
    past: byRating
      .slice(0, byRating.findIndex(({ id }) => id === highlightIds.at(-1)) + 1)
      .flatMap(({ id }) => (pastPlaces.has(id) ? [id] : [])),
  };
}

/** Returns the summary of the club at the given time; null if no plan is on sale or the plans could not be read. */
function buildClubSummary(
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

import { agendaOf, todayAndWeekend } from '#features/events/model/agenda/agenda.ts';
import { endOfDay, homeRails, railSize } from '#features/home/model/home-rails.ts';
import type { HomeNow } from '#features/home/model/home-now.ts';
import { clubSummary } from '#server/features/club/club-summary.ts';
import { isUsableBefore, offerAvailabilityAt } from '#features/offers/model/offer-calendar.ts';
import type { ListedPlace } from '#features/places/model/place.ts';
import type { PlaceDirectory } from '#server/search-index/place-index.ts';
import { highlights } from '#server/search-index/highlights.ts';
import { toListed } from '#server/search-index/listed-place.ts';

/**
 * Returns the time-dependent content of the home page, without its highlights. Offers or events are omitted while they
 * cannot be read.
 */
export function homeNow(
  directory: Pick<PlaceDirectory, 'byRating' | 'offers' | 'events' | 'facts'>,
  at: Date,
): HomeNow<ListedPlace> {
  const { byRating, offers, events, facts } = directory;
  const shown = highlights(directory).map(({ id }) => id);
  const past = events?.pastPlaces ?? new Set<string>();
  const midnight = endOfDay(at);
  const club = facts?.settings.clubEnabled === false ? null : offers;
  const inBrief = club && clubSummary(club, facts, at);
  const told = inBrief?.offers.map(({ placeId }) => placeId) ?? [];
  const { openNow, tonight, benefits, neighborhoods } = homeRails(byRating, {
    at,
    shown: new Set([...shown, ...past, ...told]),
    isBenefitToday: ({ id, hours }) =>
      club
        ?.ofPlace(id)
        .some((offer) => isUsableBefore(offerAvailabilityAt(offer, hours, at), midnight)) ?? false,
  });
  return {
    openNow: openNow.map(toListed),
    tonight: tonight.map(toListed),
    benefits: benefits.map(toListed),
    neighborhoods,
    agenda: agendaOf(events ? todayAndWeekend(events.agenda, at, railSize) : []),
    club: inBrief,
    past: byRating
      .slice(0, byRating.findIndex(({ id }) => id === shown.at(-1)) + 1)
      .flatMap(({ id }) => (past.has(id) ? [id] : [])),
  };
}

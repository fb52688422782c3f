import { endOfDay, homeRails } from '#domain/home-rails.ts';
import type { HomeRails } from '#domain/home-rails.ts';
import { offerStandingAt } from '#domain/offer-calendar.ts';
import type { OfferCalendar } from '#domain/club-offer.ts';
import type { ListedPlace } from '#domain/place.ts';
import { highlightCount } from '#domain/top-places.ts';
import type { PlaceDirectory } from '../search-index/place-index.ts';
import { toListed } from './listed-place.ts';

/** What the home page says of a moment besides its highlights. Without offers, while they cannot be read. */
export function homeNow(
  { byRating, offers, facts }: Pick<PlaceDirectory, 'byRating' | 'offers' | 'facts'>,
  at: Date,
): HomeRails<ListedPlace> {
  const midnight = endOfDay(at);
  const club = facts?.settings.clubEnabled === false ? null : offers;
  const { openNow, tonight, benefits, neighborhoods } = homeRails(byRating, {
    at,
    shown: new Set(byRating.slice(0, highlightCount).map(({ id }) => id)),
    isBenefitToday: (placeId) =>
      club?.ofPlace(placeId).some((offer) => isUsableBefore(offer, at, midnight)) ?? false,
  });
  return {
    openNow: openNow.map(toListed),
    tonight: tonight.map(toListed),
    benefits: benefits.map(toListed),
    neighborhoods,
  };
}

function isUsableBefore(offer: OfferCalendar, at: Date, end: Date): boolean {
  const standing = offerStandingAt(offer, at);
  return standing.kind === 'valid' || (standing.kind === 'later' && standing.from < end);
}

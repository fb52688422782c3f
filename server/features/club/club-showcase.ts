import { maxShowcased } from '#features/club/model/club-showcase.ts';
import type { ClubShowcase, ShowcaseOffer } from '#features/club/model/club-showcase.ts';
import type { ClubOffer } from '#features/offers/model/club-offer.ts';
import { getEndOfDay } from '#features/home/model/home-rails.ts';
import { isUsableBefore, offerAvailabilityAt } from '#features/offers/model/offer-calendar.ts';
import type { PageData } from '#features/home/model/page-data.ts';
import type { PlaceDirectory } from '#server/search-index/place-index.ts';

type OfferPlaces = Required<PageData>['clubOffers']['places'];

/** Returns the showcase of the club at the given time; null while its offers cannot be read. */
export function clubShowcase(
  { offers: club, facts }: Pick<PlaceDirectory, 'offers' | 'facts'>,
  at: Date,
): ClubShowcase | null {
  if (!club) return null;
  const { offers, places } = club.clubOffers;
  return {
    partners: places.size,
    offers: offers.length,
    shown: shownOffers(offers, places, at),
    saved: facts?.saved ?? null,
  };
}

/** Returns one offer per place, offers usable before midnight first. Stops as soon as enough offers are found. */
function shownOffers(offers: readonly ClubOffer[], places: OfferPlaces, at: Date): ShowcaseOffer[] {
  const midnight = getEndOfDay(at);
  const today = new Map<string, ShowcaseOffer>();
  const others = new Map<string, ShowcaseOffer>();
  for (const offer of offers) {
    if (today.size >= maxShowcased) break;
    const place = places.get(offer.placeId);
    if (!place || today.has(place.id)) continue;
    const availability = offerAvailabilityAt(offer, place.hours, at);
    if (availability.kind === 'over') continue;
    const isToday = isUsableBefore(availability, midnight);
    const { id, title, categoryName, neighborhood, cover } = place;
    const showcased = {
      id: offer.id,
      title: offer.title,
      place: { id, title, categoryName, neighborhood, cover },
    };
    if (isToday) today.set(place.id, showcased);
    else if (!others.has(place.id)) others.set(place.id, showcased);
  }
  const notToday = [...others].filter(([placeId]) => !today.has(placeId));
  return [...today.values(), ...notToday.map(([, offer]) => offer)].slice(0, maxShowcased);
}

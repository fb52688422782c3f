import { maxShowcaseOffers } from '#features/club/model/club-showcase.ts';
import type {
  ClubShowcase,
  ShowcaseExample,
  ShowcaseOffer,
} from '#features/club/model/club-showcase.ts';
import type { ClubOffer } from '#features/offers/model/club-offer.ts';
import { getEndOfDay } from '#shared/calendar/brand-moment.ts';
import { isUsableBefore, offerAvailabilityAt } from '#features/offers/model/offer-calendar.ts';
import { computeOfferExample } from '#features/offers/model/offer-example.ts';
import type { PageData } from '#features/home/model/page-data.ts';
import type { PlaceDirectory } from '#server/search-index/place-index.ts';

type OfferPlaces = Required<PageData>['clubOffers']['places'];

/** Returns the showcase of the club at the given time; null while the offers of the club cannot be read. */
export function buildClubShowcase(
  { offers: publicOffers, facts: siteFacts }: Pick<PlaceDirectory, 'offers' | 'facts'>,
  now: Date,
): ClubShowcase | null {
  if (!publicOffers) return null;
  const { offers, places } = publicOffers.clubOffers;
  const shown = selectShowcaseOffers(offers, places, now);
  return {
    partners: places.size,
    offers: offers.length,
    shown,
    example: findLargestExample(shown, offers),
    saved: siteFacts?.saved ?? null,
  };
}

/** Returns the example bill with the largest discount; null without one. */
function findLargestExample(
  shown: readonly ShowcaseOffer[],
  offers: readonly ClubOffer[],
): ShowcaseExample | null {
  let largest: ShowcaseExample | null = null;
  for (const { id, place } of shown) {
    const offer = offers.find((terms) => terms.id === id);
    const example = offer && computeOfferExample(offer);
    if (example && example.discountCents > (largest?.discountCents ?? 0)) {
      largest = { placeTitle: place.title, ...example };
    }
  }
  return largest;
}

/**
 * Returns at most maxShowcaseOffers offers, one per place, with the offers usable before midnight first. The search
 * stops early when it has found enough offers usable before midnight.
 */
function selectShowcaseOffers(
  offers: readonly ClubOffer[],
  places: OfferPlaces,
  now: Date,
): ShowcaseOffer[] {
  const midnight = getEndOfDay(now);
  const todaysOffers = new Map<string, ShowcaseOffer>();
  const laterOffers = new Map<string, ShowcaseOffer>();
  for (const offer of offers) {
    if (todaysOffers.size >= maxShowcaseOffers) break;
    const place = places.get(offer.placeId);
    if (!place || todaysOffers.has(place.id)) continue;
    const availability = offerAvailabilityAt(offer, place.hours, now);
    if (availability.kind === 'over') continue;
    const isToday = isUsableBefore(availability, midnight);
    const { id, title, categoryName, neighborhood, cover } = place;
    const showcaseOffer = {
      id: offer.id,
      title: offer.title,
      place: { id, title, categoryName, neighborhood, cover },
    };
    if (isToday) todaysOffers.set(place.id, showcaseOffer);
    else if (!laterOffers.has(place.id)) laterOffers.set(place.id, showcaseOffer);
  }
  const laterEntries = [...laterOffers].filter(([placeId]) => !todaysOffers.has(placeId));
  return [...todaysOffers.values(), ...laterEntries.map(([, offer]) => offer)].slice(
    0,
    maxShowcaseOffers,
  );
}

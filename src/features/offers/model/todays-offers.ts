import { computeDiscountShare } from './club-benefit.ts';
import type { ClubOffer } from './club-offer.ts';
import { getEndOfDay } from '#shared/calendar/brand-moment.ts';
import { isUsableBefore, offerAvailabilityAt } from './offer-calendar.ts';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';

/** A club offer that can be used before the end of the day. */
export interface TodaysOffer extends Pick<ClubOffer, 'id' | 'placeId' | 'title'> {
  /** Name of the place. */
  placeTitle: string;
  /** Image of the place. */
  cover: PlaceImage | null;
  /** Start time; null if usable now. */
  from: Date | null;
  /** End of the uninterrupted span; can be after midnight. */
  until: Date;
}

interface OfferPlaceFields {
  title: string;
  hours: PlaceHours | null;
  cover: PlaceImage | null;
}

/**
 * Returns the best offer of each place among those that can be used before the end of the day in the brand's time zone,
 * best first. The best offer is the one that starts first (or is usable now); on a tie, the one with the larger
 * discount.
 * @param places the places of the offers, by id; offers of other places are omitted
 */
export function listTodaysOffers(
  offers: readonly ClubOffer[],
  places: ReadonlyMap<string, OfferPlaceFields>,
  now: Date,
): TodaysOffer[] {
  const endOfToday = getEndOfDay(now);
  const bestByPlace = new Map<string, { offer: TodaysOffer; share: number }>();
  for (const offer of offers) {
    const place = places.get(offer.placeId);
    const usableSpan = place && findUsableSpan(offer, place.hours, { now, end: endOfToday });
    if (!usableSpan) continue;
    const { id, placeId, title } = offer;
    const share = computeDiscountShare(offer);
    const currentBest = bestByPlace.get(placeId);
    const candidate = {
      offer: { id, placeId, title, placeTitle: place.title, cover: place.cover, ...usableSpan },
      share,
    };
    if (!currentBest || isBetter(candidate, currentBest)) bestByPlace.set(placeId, candidate);
  }
  return [...bestByPlace.values()]
    .sort((a, b) => (isBetter(a, b) ? -1 : isBetter(b, a) ? 1 : 0))
    .map(({ offer }) => offer);
}

interface RankedOffer {
  offer: TodaysOffer;
  share: number;
}

function isBetter(a: RankedOffer, b: RankedOffer): boolean {
  const startDifference = (a.offer.from?.getTime() ?? 0) - (b.offer.from?.getTime() ?? 0);
  return startDifference < 0 || (startDifference === 0 && a.share > b.share);
}

/** Usable span between two times; null if there is none. */
function findUsableSpan(
  offer: ClubOffer,
  hours: PlaceHours | null,
  { now, end }: { now: Date; end: Date },
): Pick<TodaysOffer, 'from' | 'until'> | null {
  const availability = offerAvailabilityAt(offer, hours, now);
  if (availability.kind === 'valid') return { from: null, until: availability.until };
  if (availability.kind === 'over' || !isUsableBefore(availability, end)) return null;
  const laterAvailability = offerAvailabilityAt(offer, hours, availability.from);
  return laterAvailability.kind === 'valid'
    ? { from: availability.from, until: laterAvailability.until }
    : null;
}

import { shareOff } from './club-benefit.ts';
import type { ClubOffer } from './club-offer.ts';
import { endOfDay } from '#features/home/model/home-rails.ts';
import { isUsableBefore, offerAvailabilityAt } from './offer-calendar.ts';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';

/** A club offer that can be used before the end of the day. */
export interface TodaysOffer extends Pick<ClubOffer, 'id' | 'placeId' | 'title'> {
  /** Name of the place. */
  placeTitle: string;
  /** Start time; null if usable now. */
  from: Date | null;
  /** End of the uninterrupted span; can be after midnight. */
  until: Date;
}

/**
 * Returns the best offer of each place that can be used before the end of the day, in the brand's time zone. Offers
 * usable now come first, then those with an earlier start; on a tie, those with a larger discount.
 * @param places the places of the offers, by id; offers of other places are omitted
 */
export function todaysOffers(
  offers: readonly ClubOffer[],
  places: ReadonlyMap<string, { title: string; hours: PlaceHours | null }>,
  now: Date,
): TodaysOffer[] {
  const midnight = endOfDay(now);
  const best = new Map<string, { offer: TodaysOffer; share: number }>();
  for (const offer of offers) {
    const place = places.get(offer.placeId);
    const usable = place && usableBefore(offer, place.hours, { now, end: midnight });
    if (!usable) continue;
    const { id, placeId, title } = offer;
    const share = shareOff(offer);
    const known = best.get(placeId);
    const found = { offer: { id, placeId, title, placeTitle: place.title, ...usable }, share };
    if (!known || isBefore(found, known)) best.set(placeId, found);
  }
  return [...best.values()]
    .sort((a, b) => (isBefore(a, b) ? -1 : isBefore(b, a) ? 1 : 0))
    .map(({ offer }) => offer);
}

interface Compared {
  offer: TodaysOffer;
  share: number;
}

function isBefore(a: Compared, b: Compared): boolean {
  const sooner = (a.offer.from?.getTime() ?? 0) - (b.offer.from?.getTime() ?? 0);
  return sooner < 0 || (sooner === 0 && a.share > b.share);
}

/** Usable span between two times; null if there is none. */
function usableBefore(
  offer: ClubOffer,
  hours: PlaceHours | null,
  { now, end }: { now: Date; end: Date },
): Pick<TodaysOffer, 'from' | 'until'> | null {
  const standing = offerAvailabilityAt(offer, hours, now);
  if (standing.kind === 'valid') return { from: null, until: standing.until };
  if (standing.kind === 'over' || !isUsableBefore(standing, end)) return null;
  const then = offerAvailabilityAt(offer, hours, standing.from);
  return then.kind === 'valid' ? { from: standing.from, until: then.until } : null;
}

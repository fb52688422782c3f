import type { OpeningState } from '#features/opening-hours/model/opening-state.ts';
import { openingState } from '#features/opening-hours/model/opening-state.ts';
import type { Place } from '#features/places/model/place.ts';
import { dayMinutes } from '#features/opening-hours/model/opening-spans.ts';
import { instantOfWallClock, wallClockAt } from '#shared/zoned-time.ts';

/** Places of a rail at most, and the fewest that make one; few places give the club something on a day. */
export const railSize = 8;
export const leastInRail = 4;
export const leastBenefits = 2;
/** Of one category in a rail, so that a rail shows the city and not its bars. */
const mostOfCategory = 3;
/** Best-rated places that are looked at: hours take their time, and below them nobody is recommended. */
const mostLookedAt = 500;
/** Neighbourhoods at most, the fewest that are worth a rail, and places that make one worth a visit. */
const mostNeighborhoods = 10;
const leastNeighborhoods = 3;
const leastInNeighborhood = 2;

/** Local hours of a day: until when a night is still to come, and when it has begun. */
const morning = 5 * 60;
const evening = 18 * 60;
const afternoon = 16 * 60;
const night = 21 * 60;

/** What there is to do at a moment. A rail with too little to show is empty. */
export interface HomeRails<P> {
  /** Open for half an hour at least, and not always: a beach is no news. */
  openNow: P[];
  /** Open tonight and closed in the afternoon; said while the night is to come. */
  tonight: P[];
  /** Those with an offer of the club that can be used today. */
  benefits: P[];
  /** Neighbourhoods with most places first. */
  neighborhoods: { name: string; count: number }[];
}

type RailPlace = Pick<Place, 'id' | 'category' | 'hours' | 'neighborhood'>;

/**
 * What the home page says of a moment, each place at most once.
 * @param byRating all places, those to be shown before others first
 * @param options.at the moment, by the clock of the brand's time zone
 * @param options.shown ids of places that the page shows already
 * @param options.isBenefitToday whether a place has an offer that can be used before the day ends
 */
export function homeRails<P extends RailPlace>(
  byRating: readonly P[],
  {
    at,
    shown,
    isBenefitToday,
  }: { at: Date; shown: ReadonlySet<string>; isBenefitToday: (place: P) => boolean },
): HomeRails<P> {
  const taken = new Set(shown);
  const rail = (places: readonly P[], belongs: (place: P) => boolean, least = leastInRail): P[] => {
    const found: P[] = [];
    const ofCategory = new Map<string, number>();
    for (const place of places) {
      const alike = ofCategory.get(place.category) ?? 0;
      if (taken.has(place.id) || alike >= mostOfCategory || !belongs(place)) continue;
      ofCategory.set(place.category, alike + 1);
      found.push(place);
      if (found.length === railSize) break;
    }
    if (found.length < least) return [];
    for (const { id } of found) taken.add(id);
    return found;
  };
  const { dayNumber, minutes } = wallClockAt(at);
  const best = byRating.slice(0, mostLookedAt);
  const todayAt = (time: number) => instantOfWallClock({ dayNumber, minutes: time });
  const isNightToCome = minutes >= morning && minutes < evening;
  // Few places have an offer: those come first, and are looked for among all.
  const benefits = rail(byRating, isBenefitToday, leastBenefits);
  return {
    openNow: rail(best, ({ hours }) => isNews(openingState(hours, at))),
    tonight: isNightToCome
      ? rail(
          best,
          ({ hours }) =>
            isNews(openingState(hours, todayAt(night))) &&
            openingState(hours, todayAt(afternoon)).kind === 'closed',
        )
      : [],
    benefits,
    neighborhoods: neighborhoodsOf(byRating),
  };
}

/** The end of the local day at a moment. */
export function endOfDay(at: Date): Date {
  return instantOfWallClock({ dayNumber: wallClockAt(at).dayNumber, minutes: dayMinutes });
}

function isNews(state: OpeningState): boolean {
  return state.kind === 'open' && state.closesAt !== null;
}

function neighborhoodsOf(places: readonly RailPlace[]): HomeRails<never>['neighborhoods'] {
  const counts = new Map<string, number>();
  for (const { neighborhood } of places) {
    if (neighborhood !== '') counts.set(neighborhood, (counts.get(neighborhood) ?? 0) + 1);
  }
  const found = [...counts]
    .map(([name, count]) => ({ name, count }))
    .filter(({ count }) => count >= leastInNeighborhood)
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'pt-BR'))
    .slice(0, mostNeighborhoods);
  return found.length < leastNeighborhoods ? [] : found;
}

import type { OpeningState } from '#features/opening-hours/model/opening-state.ts';
import { openingState } from '#features/opening-hours/model/opening-state.ts';
import type { Place } from '#features/places/model/place.ts';
import { dayMinutes } from '#features/opening-hours/model/opening-spans.ts';
import { instantOfWallClock, wallClockAt } from '#shared/zoned-time.ts';

/**
 * Maximum number of places in a rail, and the minimum for a rail to be shown. The minimum for benefits is lower,
 * because few places have an offer on a given day.
 */
export const railSize = 8;
export const minRailSize = 4;
export const minBenefits = 2;
/** Maximum number of places of one category in a rail, for variety. */
const mostOfCategory = 3;
/**
 * Number of best-rated places that are considered: evaluating hours takes time, and lower-rated places are not
 * recommended.
 */
const mostLookedAt = 500;
/** Maximum and minimum number of neighbourhoods in the rail, and minimum number of places in a neighbourhood. */
const mostNeighborhoods = 10;
const leastNeighborhoods = 3;
const leastInNeighborhood = 2;

/**
 * Local times in minutes since midnight. The rail of tonight is shown from morning until evening; its places are open
 * at `night` and closed in the `afternoon`.
 */
const morning = 5 * 60;
const evening = 18 * 60;
const afternoon = 16 * 60;
const night = 21 * 60;

/** Recommended places at a moment. A rail with too few places is empty. */
export interface HomeRails<P> {
  /** Places that stay open for at least half an hour. Places that are always open, such as beaches, are excluded. */
  openNow: P[];
  /** Places open tonight but closed in the afternoon; empty outside 05:00 to 18:00. */
  tonight: P[];
  /** Places with a club offer that can be used today. */
  benefits: P[];
  /** Neighbourhoods, those with the most places first. */
  neighborhoods: { name: string; count: number }[];
}

type RailPlace = Pick<Place, 'id' | 'category' | 'hours' | 'neighborhood'>;

/**
 * Selects the places of the home page rails. Each place appears at most once.
 * @param byRating all places, in the order of preference
 * @param options.at the moment; hours use the time zone of the brand
 * @param options.shown ids of places that the page already shows
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
  const rail = (places: readonly P[], belongs: (place: P) => boolean, least = minRailSize): P[] => {
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
  // Few places have an offer, so this rail selects first and from all places.
  const benefits = rail(byRating, isBenefitToday, minBenefits);
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

/** Returns the end of the local day that contains a moment. */
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

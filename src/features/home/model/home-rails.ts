import type { OpeningState } from '#features/opening-hours/model/opening-state.ts';
import { getOpeningState } from '#features/opening-hours/model/opening-state.ts';
import type { Place } from '#features/places/model/place.ts';
import { instantOfWallClock, wallClockAt } from '#shared/zoned-time.ts';

/**
 * Maximum number of places in a rail, and the minimum for a rail to be shown. The minimum for benefits is lower,
 * because few places have an offer on a given day.
 */
export const railSize = 8;
export const minRailSize = 4;
export const minBenefits = 2;
/** Maximum number of places of one category in a rail, for variety. */
const maxPerCategory = 3;
/**
 * Number of best-rated places that are considered: evaluating hours takes time, and lower-rated places are not
 * recommended.
 */
const maxCandidates = 500;
/** Maximum and minimum number of neighbourhoods in the rail, and minimum number of places in a neighbourhood. */
const maxNeighborhoods = 10;
const minNeighborhoods = 3;
const minPlacesPerNeighborhood = 2;

/**
 * Local times in minutes since midnight. The rail of tonight is shown from morning until evening; its places are open
 * at `nightMinutes` and closed at `afternoonMinutes`.
 */
const morningMinutes = 5 * 60;
const eveningMinutes = 18 * 60;
const afternoonMinutes = 16 * 60;
const nightMinutes = 21 * 60;

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
 * @param placesByRating all places, in the order of preference
 * @param options.at the moment; hours use the time zone of the brand
 * @param options.shown ids of places that the page already shows
 * @param options.isBenefitToday whether a place has an offer that can be used before the day ends
 */
export function selectHomeRails<P extends RailPlace>(
  placesByRating: readonly P[],
  {
    at: now,
    shown: shownIds,
    isBenefitToday,
  }: { at: Date; shown: ReadonlySet<string>; isBenefitToday: (place: P) => boolean },
): HomeRails<P> {
  const usedIds = new Set(shownIds);
  const selectRail = (
    places: readonly P[],
    belongs: (place: P) => boolean,
    minCount = minRailSize,
  ): P[] => {
    const railPlaces: P[] = [];
    const countByCategory = new Map<string, number>();
    for (const place of places) {
      const categoryCount = countByCategory.get(place.category) ?? 0;
      if (usedIds.has(place.id) || categoryCount >= maxPerCategory || !belongs(place)) continue;
      countByCategory.set(place.category, categoryCount + 1);
      railPlaces.push(place);
      if (railPlaces.length === railSize) break;
    }
    if (railPlaces.length < minCount) return [];
    for (const { id } of railPlaces) usedIds.add(id);
    return railPlaces;
  };
  const { dayNumber, minutes } = wallClockAt(now);
  const candidates = placesByRating.slice(0, maxCandidates);
  const todayAt = (time: number) => instantOfWallClock({ dayNumber, minutes: time });
  const isBeforeNight = minutes >= morningMinutes && minutes < eveningMinutes;
  // Few places have an offer, so this rail selects first and from all places.
  const benefits = selectRail(placesByRating, isBenefitToday, minBenefits);
  return {
    openNow: selectRail(candidates, ({ hours }) =>
      isOpenWithClosingTime(getOpeningState(hours, now)),
    ),
    tonight: isBeforeNight
      ? selectRail(
          candidates,
          ({ hours }) =>
            isOpenWithClosingTime(getOpeningState(hours, todayAt(nightMinutes))) &&
            getOpeningState(hours, todayAt(afternoonMinutes)).kind === 'closed',
        )
      : [],
    benefits,
    neighborhoods: countNeighborhoods(placesByRating),
  };
}

function isOpenWithClosingTime(state: OpeningState): boolean {
  return state.kind === 'open' && state.closesAt !== null;
}

function countNeighborhoods(places: readonly RailPlace[]): HomeRails<never>['neighborhoods'] {
  const counts = new Map<string, number>();
  for (const { neighborhood } of places) {
    if (neighborhood !== '') counts.set(neighborhood, (counts.get(neighborhood) ?? 0) + 1);
  }
  const largestNeighborhoods = [...counts]
    .map(([name, count]) => ({ name, count }))
    .filter(({ count }) => count >= minPlacesPerNeighborhood)
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'pt-BR'))
    .slice(0, maxNeighborhoods);
  return largestNeighborhoods.length < minNeighborhoods ? [] : largestNeighborhoods;
}

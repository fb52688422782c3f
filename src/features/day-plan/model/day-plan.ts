import { distanceInMetres } from '#shared/geo.ts';
import type { Coordinates } from '#shared/geo.ts';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import {
  minutesPerDay,
  joinedSpans,
  createOpeningCalendar,
} from '#features/opening-hours/model/opening-spans.ts';
import type { Span } from '#features/opening-hours/model/opening-spans.ts';

/** Maximum number of places in a plan. Stays of one hour each fill a day, and planDay() remains fast. */
export const maxPlannedPlaces = 8;

/** Duration of a stay in minutes; shorter if the place is open for less. */
export const stayMinutes = 60;

/** Maximum delay (minutes) of a visit with a planned time. */
export const maxDelayMinutes = 90;

/** Travel time by car: a fixed time for starting and parking, and 25 km/h over 1.4 times the straight line. */
const fixedTripMinutes = 5;
const detourFactor = 1.4;
const metresPerMinute = 25_000 / 60;
const stepMinutes = 5;
/** Travel time in minutes for an unknown distance. */
const defaultTravelMinutes = 15;

/** The data of a place that a plan needs. */
export interface PlannedPlace {
  id: string;
  geo: Coordinates | null;
  hours: PlaceHours;
  /** The visit begins at this time, in minutes since midnight of the planned day, or up to maxDelayMinutes later. */
  plannedAt?: number;
}

/** A stop of the plan; times in minutes since midnight of the planned day. */
export interface DayStop {
  id: string;
  arrives: number;
  leaves: number;
  /** Straight-line distance from the previous stop or the origin; null if either position is unknown. */
  metres: number | null;
}

export interface DayPlan {
  stops: DayStop[];
  /** Places that do not fit: closed on that day, or not open in the remaining time. */
  skipped: { id: string; reason: 'closed' | 'no-time' }[];
}

export interface DayPlanOptions {
  /** Local date, in days since 1970-01-01. */
  dayNumber: number;
  /** Start time, in minutes since midnight of that date. */
  begins: number;
  /** Start position; null to start at the first place. */
  origin: Coordinates | null;
}

/** The best route that visits a set of places and ends at a given one. `metres` is its length. */
interface PartialRoute {
  leaves: number;
  metres: number;
  stop: DayStop;
  previousRoute: PartialRoute | null;
}

/**
 * Plans the route that visits the most places while they are open. Among equal routes it takes the one that ends first,
 * then the shortest. Places with unknown hours count as open. No stop begins after midnight.
 *
 * Uses dynamic programming over the visited set and the last place (Held-Karp). This is correct because leaving a place
 * earlier is never worse: it is always possible to wait.
 * @param places at most maxPlannedPlaces; further ones are ignored
 */
export function planDay(places: readonly PlannedPlace[], options: DayPlanOptions): DayPlan {
  const { dayNumber, begins: startMinutes, origin } = options;
  const candidates = places
    .slice(0, maxPlannedPlaces)
    .map((place) => ({ place, spans: spansOn(place.hours, dayNumber) }));
  const routesByVisited = new Map<number, Map<number, PartialRoute>>();
  let bestRoute: { seen: number; way: PartialRoute } | null = null;

  const extendRoute = (
    visitedMask: number,
    previousRoute: PartialRoute | null,
    position: Coordinates | null,
  ) => {
    for (const [placeIndex, { place, spans }] of candidates.entries()) {
      if (visitedMask & (1 << placeIndex)) continue;
      const stop = createStop(place, spans, { previousRoute, position, begins: startMinutes });
      if (stop === null) continue;
      const route = {
        leaves: stop.leaves,
        metres: (previousRoute?.metres ?? 0) + (stop.metres ?? 0),
        stop,
        previousRoute,
      };
      const reachedMask = visitedMask | (1 << placeIndex);
      const routesByLastStop = routesByVisited.get(reachedMask) ?? new Map<number, PartialRoute>();
      routesByVisited.set(reachedMask, routesByLastStop);
      const other = routesByLastStop.get(placeIndex);
      if (other === undefined || isPreferredRoute(route, other))
        routesByLastStop.set(placeIndex, route);
      if (bestRoute === null || isBetterResult({ seen: reachedMask, way: route }, bestRoute))
        bestRoute = { seen: reachedMask, way: route };
    }
  };

  extendRoute(0, null, origin);
  // Adding a place gives a larger mask, so all routes of a mask are known when the loop reaches it.
  for (let visitedMask = 1; visitedMask < 1 << candidates.length; visitedMask += 1) {
    for (const [lastPlaceIndex, route] of routesByVisited.get(visitedMask) ?? [])
      extendRoute(visitedMask, route, candidates[lastPlaceIndex]?.place.geo ?? null);
  }

  const stops: DayStop[] = [];
  // TypeScript narrows `bestRoute` to null here, because it is only assigned inside a function.
  let route = (bestRoute as { way: PartialRoute } | null)?.way ?? null;
  for (; route !== null; route = route.previousRoute) stops.unshift(route.stop);
  const skipped = candidates
    .filter(({ place }) => !stops.some(({ id }) => id === place.id))
    .map(({ place: { id, hours } }) => ({
      id,
      reason: opensOn(hours, dayNumber) ? ('no-time' as const) : ('closed' as const),
    }));
  return { stops, skipped };
}

/**
 * Returns the opening times that touch a date, in minutes since its midnight; a span can begin before the date or end
 * after it. Empty if the place is closed. With unknown hours, one span covers the whole day.
 */
export function spansOn(hours: PlaceHours, dayNumber: number): Span[] {
  if (hours.kind !== 'structured') return [{ start: 0, end: Infinity }];
  const { spansOf } = createOpeningCalendar(hours.hours);
  return [...joinedSpans(spansOf, dayNumber, { last: 1, endlessAt: 2 })].filter(
    ({ start, end }) => end > 0 && start < minutesPerDay,
  );
}

/**
 * Returns whether a place opens on a date. The rest of the previous night does not count. A place that is always open
 * or has unknown hours counts on every day.
 */
function opensOn(hours: PlaceHours, dayNumber: number): boolean {
  return (
    hours.kind !== 'structured' || createOpeningCalendar(hours.hours).spansOf(dayNumber).length > 0
  );
}

interface Leg {
  previousRoute: PartialRoute | null;
  position: Coordinates | null;
  begins: number;
}

/** Returns the earliest possible stop at a place; null if there is none on that day. */
function createStop(
  { id, geo, plannedAt }: PlannedPlace,
  spans: Span[],
  { previousRoute, position, begins: startMinutes }: Leg,
) {
  const metres = position && geo ? distanceInMetres(position, geo) : null;
  // Without an origin the plan starts at the first place, without travel time.
  const travelMinutes = previousRoute === null && position === null ? 0 : toTravelMinutes(metres);
  const arrives = (previousRoute?.leaves ?? startMinutes) + travelMinutes;
  for (const { start, end } of spans) {
    const startsVisitAt = Math.max(arrives, start, plannedAt ?? 0);
    if (plannedAt !== undefined && startsVisitAt > plannedAt + maxDelayMinutes) return null;
    const visitMinutes = Math.min(stayMinutes, end - Math.max(start, 0));
    if (startsVisitAt < minutesPerDay && startsVisitAt + visitMinutes <= end) {
      return { id, arrives: startsVisitAt, leaves: startsVisitAt + visitMinutes, metres };
    }
  }
  return null;
}

/** Returns the travel time, rounded up to five minutes because it is an estimate. */
function toTravelMinutes(metres: number | null): number {
  if (metres === null) return defaultTravelMinutes;
  const minutes = fixedTripMinutes + (metres * detourFactor) / metresPerMinute;
  return Math.ceil(minutes / stepMinutes) * stepMinutes;
}

/**
 * Compares the end times, then the lengths, then the end times of the stops before the last; the smaller value is
 * preferred. The last comparison makes the visitor wait as late as possible.
 */
function isPreferredRoute(route: PartialRoute, other: PartialRoute): boolean {
  if (route.leaves !== other.leaves) return route.leaves < other.leaves;
  if (route.metres !== other.metres) return route.metres < other.metres;
  return (route.previousRoute?.leaves ?? 0) < (other.previousRoute?.leaves ?? 0);
}

function isBetterResult(
  first: { seen: number; way: PartialRoute },
  other: { seen: number; way: PartialRoute },
): boolean {
  const extraStops = countVisited(first.seen) - countVisited(other.seen);
  return extraStops > 0 || (extraStops === 0 && isPreferredRoute(first.way, other.way));
}

function countVisited(visitedMask: number): number {
  return visitedMask.toString(2).replaceAll('0', '').length;
}

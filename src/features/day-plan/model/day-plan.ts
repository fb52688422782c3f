import { distanceInMetres } from '#shared/geo.ts';
import type { Coordinates } from '#shared/geo.ts';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import {
  dayMinutes,
  joinedSpans,
  openingCalendar,
} from '#features/opening-hours/model/opening-spans.ts';
import type { Span } from '#features/opening-hours/model/opening-spans.ts';

/** Maximum number of places in a plan: with one hour each they fill a day, and all orders can still be evaluated. */
export const maxPlanned = 8;

/** Duration of a stay in minutes; shorter if the place is open for less. */
export const stayMinutes = 60;

/** Travel time by car: a fixed time for starting and parking, and 25 km/h over 1.4 times the straight line. */
const startMinutes = 5;
const detour = 1.4;
const metresAMinute = 25_000 / 60;
const stepMinutes = 5;
/** Travel time in minutes for an unknown distance. */
const unknownMinutes = 15;

/** The data of a place that a plan needs. */
export interface PlannedPlace {
  id: string;
  geo: Coordinates | null;
  hours: PlaceHours;
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
  left: { id: string; reason: 'closed' | 'no-time' }[];
}

interface DayPlanOptions {
  /** Local date, in days since 1970-01-01. */
  dayNumber: number;
  /** Start time, in minutes since midnight of that date. */
  begins: number;
  /** Start position; null to start at the first place. */
  origin: Coordinates | null;
}

/** The best way to visit a set of places and end at a given one of them. */
interface Way {
  leaves: number;
  metres: number;
  stop: DayStop;
  before: Way | null;
}

/**
 * Plans the order that visits the most places while they are open; among these the one that ends first, then the
 * shortest. Places with unknown hours count as open. No stop begins after midnight.
 *
 * Uses dynamic programming over the visited set and the last place (Held-Karp). This is correct because leaving a place
 * earlier is never worse: it is always possible to wait.
 * @param places at most maxPlanned; further ones are ignored
 */
export function planDay(places: readonly PlannedPlace[], options: DayPlanOptions): DayPlan {
  const { dayNumber, begins, origin } = options;
  const visits = places
    .slice(0, maxPlanned)
    .map((place) => ({ place, spans: spansOn(place.hours, dayNumber) }));
  const ways = new Map<number, Map<number, Way>>();
  let best: { seen: number; way: Way } | null = null;

  const goOn = (seen: number, from: Way | null, at: Coordinates | null) => {
    for (const [next, { place, spans }] of visits.entries()) {
      if (seen & (1 << next)) continue;
      const stop = stopAt(place, spans, { from, at, begins });
      if (stop === null) continue;
      const way = {
        leaves: stop.leaves,
        metres: (from?.metres ?? 0) + (stop.metres ?? 0),
        stop,
        before: from,
      };
      const reached = seen | (1 << next);
      const known = ways.get(reached) ?? new Map<number, Way>();
      ways.set(reached, known);
      const other = known.get(next);
      if (other === undefined || isBefore(way, other)) known.set(next, way);
      if (best === null || isBetter({ seen: reached, way }, best)) best = { seen: reached, way };
    }
  };

  goOn(0, null, origin);
  // Each step leads from a set to a larger number, so every set is complete when the loop reaches it.
  for (let seen = 1; seen < 1 << visits.length; seen += 1) {
    for (const [last, way] of ways.get(seen) ?? [])
      goOn(seen, way, visits[last]?.place.geo ?? null);
  }

  const stops: DayStop[] = [];
  // TypeScript narrows `best` to null here, because it is only assigned inside a function.
  let way = (best as { way: Way } | null)?.way ?? null;
  for (; way !== null; way = way.before) stops.unshift(way.stop);
  const left = visits
    .filter(({ place }) => !stops.some(({ id }) => id === place.id))
    .map(({ place: { id, hours } }) => ({
      id,
      reason: opensOn(hours, dayNumber) ? ('no-time' as const) : ('closed' as const),
    }));
  return { stops, left };
}

/** Returns the opening times on a date, in minutes since midnight; empty if the place does not open. */
function spansOn(hours: PlaceHours, dayNumber: number): Span[] {
  if (hours.kind !== 'structured') return [{ start: 0, end: Infinity }];
  const { spansOf } = openingCalendar(hours.hours);
  return [...joinedSpans(spansOf, dayNumber, { last: 1, endlessAt: 2 })].filter(
    ({ start, end }) => end > 0 && start < dayMinutes,
  );
}

/**
 * Returns whether a place opens on a date. The rest of the previous night does not count; a place that is always open
 * counts on every day.
 */
function opensOn(hours: PlaceHours, dayNumber: number): boolean {
  return hours.kind !== 'structured' || openingCalendar(hours.hours).spansOf(dayNumber).length > 0;
}

interface Leg {
  from: Way | null;
  at: Coordinates | null;
  begins: number;
}

/** Returns the earliest possible stop at a place; null if there is none on that day. */
function stopAt({ id, geo }: PlannedPlace, spans: Span[], { from, at, begins }: Leg) {
  const metres = at && geo ? distanceInMetres(at, geo) : null;
  // Without an origin the plan starts at the first place, without travel time.
  const travels = from === null && at === null ? 0 : minutesFor(metres);
  const arrives = (from?.leaves ?? begins) + travels;
  for (const { start, end } of spans) {
    const enters = Math.max(arrives, start);
    const stays = Math.min(stayMinutes, end - Math.max(start, 0));
    if (enters < dayMinutes && enters + stays <= end) {
      return { id, arrives: enters, leaves: enters + stays, metres };
    }
  }
  return null;
}

/** Returns the travel time, rounded up to five minutes because it is an estimate. */
function minutesFor(metres: number | null): number {
  if (metres === null) return unknownMinutes;
  const minutes = startMinutes + (metres * detour) / metresAMinute;
  return Math.ceil(minutes / stepMinutes) * stepMinutes;
}

/** Compares by end, then distance, then by how early the previous stop ends, so that waiting is at the end. */
function isBefore(way: Way, other: Way): boolean {
  if (way.leaves !== other.leaves) return way.leaves < other.leaves;
  if (way.metres !== other.metres) return way.metres < other.metres;
  return (way.before?.leaves ?? 0) < (other.before?.leaves ?? 0);
}

function isBetter(one: { seen: number; way: Way }, other: { seen: number; way: Way }): boolean {
  const more = countOf(one.seen) - countOf(other.seen);
  return more > 0 || (more === 0 && isBefore(one.way, other.way));
}

function countOf(seen: number): number {
  return seen.toString(2).replaceAll('0', '').length;
}

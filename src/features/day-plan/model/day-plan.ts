import { distanceInMetres } from '#shared/geo.ts';
import type { Coordinates } from '#shared/geo.ts';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import {
  dayMinutes,
  joinedSpans,
  openingCalendar,
} from '#features/opening-hours/model/opening-spans.ts';
import type { Span } from '#features/opening-hours/model/opening-spans.ts';

/** Most places of a day: with one hour each they fill it, and every order of them can still be looked at. */
export const maxPlanned = 8;

/** Minutes that one stays at a place, or as long as it is open, where that is less. */
export const stayMinutes = 60;

/** Between two places by car: getting in and finding a place for it, and 25 km/h along 1.4 times the straight line. */
const startMinutes = 5;
const detour = 1.4;
const metresAMinute = 25_000 / 60;
const stepMinutes = 5;
/** Where it is not known how far it is. */
const unknownMinutes = 15;

/** A place as a plan knows it. */
export interface PlannedPlace {
  id: string;
  geo: Coordinates | null;
  hours: PlaceHours;
}

/** When one is at a place, in minutes since the midnight at which the day begins. */
export interface DayStop {
  id: string;
  arrives: number;
  leaves: number;
  /** Straight line from the stop before, or from where one sets out; null where either is unknown. */
  metres: number | null;
}

export interface DayPlan {
  stops: DayStop[];
  /** What does not fit: closed on that day, or not open at any time that is left. */
  left: { id: string; reason: 'closed' | 'no-time' }[];
}

interface DayPlanOptions {
  /** Local date, in days since 1970-01-01. */
  dayNumber: number;
  /** When one sets out, in minutes since its midnight. */
  begins: number;
  /** Where one sets out; null when that is the first place. */
  origin: Coordinates | null;
}

/** The best way to have been at a set of places and to be at the last of them. */
interface Way {
  leaves: number;
  metres: number;
  stop: DayStop;
  before: Way | null;
}

/**
 * The order in which most of the places can be seen on a day while they are open; of these the one that is over first,
 * and of these the shortest. Places whose hours are unknown count as open. Nobody arrives after midnight.
 *
 * All orders are weighed by what has been seen and where one is (Held and Karp): leaving earlier is never worse, since
 * one may wait.
 * @param places at most maxPlanned; those beyond are not looked at
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
  // What is reached from a set is a larger number: each is complete when its turn comes.
  for (let seen = 1; seen < 1 << visits.length; seen += 1) {
    for (const [last, way] of ways.get(seen) ?? [])
      goOn(seen, way, visits[last]?.place.geo ?? null);
  }

  const stops: DayStop[] = [];
  // Not narrowed: it is set in a function.
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

/** When a place is open on a date, in minutes since its midnight; nothing on a day on which it does not open. */
function spansOn(hours: PlaceHours, dayNumber: number): Span[] {
  if (hours.kind !== 'structured') return [{ start: 0, end: Infinity }];
  const { spansOf } = openingCalendar(hours.hours);
  return [...joinedSpans(spansOf, dayNumber, { last: 1, endlessAt: 2 })].filter(
    ({ start, end }) => end > 0 && start < dayMinutes,
  );
}

/** What is left of the night before is no opening of a day; a time without end has one on each. */
function opensOn(hours: PlaceHours, dayNumber: number): boolean {
  return hours.kind !== 'structured' || openingCalendar(hours.hours).spansOf(dayNumber).length > 0;
}

interface Leg {
  from: Way | null;
  at: Coordinates | null;
  begins: number;
}

/** The first time that one can be at a place; null when there is none on that day. */
function stopAt({ id, geo }: PlannedPlace, spans: Span[], { from, at, begins }: Leg) {
  const metres = at && geo ? distanceInMetres(at, geo) : null;
  // Whoever does not say where they are sets out from the first place.
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

/** In steps, since nobody knows it to the minute. */
function minutesFor(metres: number | null): number {
  if (metres === null) return unknownMinutes;
  const minutes = startMinutes + (metres * detour) / metresAMinute;
  return Math.ceil(minutes / stepMinutes) * stepMinutes;
}

/** Of two that end alike, the one that waits at its end: what is done is done. */
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

import type { ListedDate } from '#features/events/model/event-date.ts';
import { distanceInMetres } from '#shared/geo.ts';
import type { Coordinates } from '#shared/geo.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import { wallClockAt, weekdayOf } from '#shared/zoned-time.ts';
import type { Translations } from '#shared/translations.ts';

/** Data of an event for cards and lists. */
export interface EventSummary {
  id: string;
  placeId: string;
  title: string;
  /** Only in the language of the page. Links use the Portuguese title. */
  translations: Translations<'title'>;
  /** Null for an event without images. The picture of the place would be the same for all its events. */
  cover: PlaceImage | null;
  /** 0 if free, null if unknown. */
  priceCents: number | null;
  /** Dates that are not over, sorted by start. */
  dates: readonly ListedDate[];
}

/** Data of a place for the agenda. */
export interface EventPlace extends Pick<
  PlaceSummary,
  'id' | 'title' | 'categoryName' | 'categorySlug' | 'neighborhood' | 'geo'
> {
  /** True if the club has a current offer at the place. */
  hasBenefit: boolean;
}

/** All dates that are not over, with their events and places. */
export interface Agenda {
  events: readonly EventSummary[];
  /** Places of the events, by id. */
  places: ReadonlyMap<string, EventPlace>;
  /** False if only the first dates are included, as in a server-rendered page. */
  isWhole: boolean;
}

/** Range of local day numbers, including both ends. */
export interface DaySpan {
  first: number;
  last: number;
}

/** Periods as URL values. The URL may contain a date instead. */
export const agendaPeriods = ['hoje', 'amanha', 'fim-de-semana', 'semana'] as const;
export type AgendaPeriod = (typeof agendaPeriods)[number];

/** Distance filters in kilometres. */
export const agendaDistances = [2, 5, 10] as const;
export type AgendaDistance = (typeof agendaDistances)[number];

/** Filters of the agenda. An empty list, '', false and null disable a filter. */
export interface AgendaFilters {
  /** A period, or a day number. */
  when: AgendaPeriod | number | null;
  /** Slugs of place categories; one of them must match. */
  categories: readonly string[];
  neighborhood: string;
  isFree: boolean;
  withBenefit: boolean;
  distance: AgendaDistance | null;
  /** Id of the only place to show. */
  placeId: string;
}

export const noAgendaFilters: AgendaFilters = {
  when: null,
  categories: [],
  neighborhood: '',
  isFree: false,
  withBenefit: false,
  distance: null,
  placeId: '',
};

/** The fields of an event that selections of its dates use. */
export type EventWithDates = Pick<EventSummary, 'placeId' | 'title' | 'dates'>;

/** One date of an event. */
export interface Occurrence<E extends EventWithDates = EventSummary> {
  event: E;
  date: E['dates'][number];
  /** Local day under which a list shows it: its first day, or the first day of the list if it has begun. */
  day: number;
}

/** One date of an event with its place, in the agenda and the search. */
export interface PlacedOccurrence extends Occurrence {
  place: EventPlace;
}

/** Local time (minutes) until which a night belongs to the previous day. */
const nightEndMinutes = 6 * 60;

/** Returns true if a date is not over. */
export function isUpcomingDate({ endsAt }: ListedDate, now: Date): boolean {
  return endsAt > now;
}

/** Returns the next date that is not cancelled, or null if there is none. */
export function findNextDate<D extends ListedDate>(dates: readonly D[], now: Date): D | null {
  return dates.find((date) => isUpcomingDate(date, now) && date.status !== 'cancelled') ?? null;
}

/** Returns the local days of a date. A date that ends before 06:00 ends on the previous day. */
export function getDaysOfDate({ startsAt, endsAt }: ListedDate): DaySpan {
  const first = wallClockAt(startsAt).dayNumber;
  const { dayNumber, minutes } = wallClockAt(endsAt);
  return { first, last: Math.max(first, minutes < nightEndMinutes ? dayNumber - 1 : dayNumber) };
}

/**
 * Returns each event with its next date, sorted by start. Uses a cancelled date only if no other date remains. Omits
 * events that are over.
 */
export function addNextDates(events: readonly EventSummary[], now: Date): Occurrence[] {
  const today = wallClockAt(now).dayNumber;
  return events
    .flatMap((event) => {
      const date =
        findNextDate(event.dates, now) ??
        event.dates.find((upcomingDate) => isUpcomingDate(upcomingDate, now));
      return date ? [{ event, date, day: Math.max(getDaysOfDate(date).first, today) }] : [];
    })
    .toSorted((a, b) => a.date.startsAt.getTime() - b.date.startsAt.getTime());
}

/**
 * Returns the days of a period. The weekend is Friday to Sunday, without days that are over. Without a period, the
 * range has no end.
 */
export function getDaysOfPeriod(when: AgendaFilters['when'], now: Date): DaySpan {
  const today = wallClockAt(now).dayNumber;
  if (typeof when === 'number') return { first: when, last: when };
  switch (when) {
    case 'hoje':
      return { first: today, last: today };
    case 'amanha':
      return { first: today + 1, last: today + 1 };
    case 'fim-de-semana': {
      const sunday = today + ((7 - weekdayOf(today)) % 7);
      return { first: Math.max(today, sunday - 2), last: sunday };
    }
    case 'semana':
      return { first: today, last: today + 6 };
    case null:
      return { first: today, last: Number.POSITIVE_INFINITY };
  }
}

/**
 * Returns the dates that are not over and fall on these days, each once, under its first day in the range, or under
 * today if it has begun. Sorted by day, then by time, with cancelled dates last on their day.
 */
export function listOccurrences(
  agenda: Agenda,
  { first, last }: DaySpan,
  now: Date,
): PlacedOccurrence[] {
  const today = wallClockAt(now).dayNumber;
  const foundOccurrences: PlacedOccurrence[] = [];
  for (const event of agenda.events) {
    const place = agenda.places.get(event.placeId);
    if (!place) continue;
    for (const date of event.dates) {
      if (!isUpcomingDate(date, now)) continue;
      const days = getDaysOfDate(date);
      // A night in progress after midnight also belongs to today.
      const lastDay = days.first < today ? Math.max(days.last, today) : days.last;
      const day = Math.max(days.first, first, today);
      if (day <= last && day <= lastDay) foundOccurrences.push({ event, place, date, day });
    }
  }
  return foundOccurrences.sort(compareOccurrences);
}

/**
 * Returns the dates of today, followed by those of the weekend: the next date of each event, without cancelled ones.
 */
export function listTodayAndWeekend(
  agenda: Agenda,
  now: Date,
  maxCount: number,
): PlacedOccurrence[] {
  const foundOccurrences = new Map<string, PlacedOccurrence>();
  for (const when of ['hoje', 'fim-de-semana'] as const) {
    for (const occurrence of listOccurrences(agenda, getDaysOfPeriod(when, now), now)) {
      const { id } = occurrence.event;
      if (occurrence.date.status !== 'cancelled' && !foundOccurrences.has(id))
        foundOccurrences.set(id, occurrence);
    }
  }
  return [...foundOccurrences.values()].slice(0, maxCount);
}

/** Returns an agenda with only these dates. */
export function toPartialAgenda(shownOccurrences: readonly PlacedOccurrence[]): Agenda {
  const dates = new Set(shownOccurrences.map(({ date }) => date));
  return {
    events: [...new Set(shownOccurrences.map(({ event }) => event))].map((event) => ({
      ...event,
      dates: event.dates.filter((date) => dates.has(date)),
    })),
    places: new Map(shownOccurrences.map(({ place }) => [place.id, place])),
    isWhole: false,
  };
}

function compareOccurrences(a: Occurrence, b: Occurrence): number {
  return (
    a.day - b.day ||
    Number(a.date.status === 'cancelled') - Number(b.date.status === 'cancelled') ||
    a.date.startsAt.getTime() - b.date.startsAt.getTime() ||
    a.event.title.localeCompare(b.event.title, 'pt-BR') ||
    (a.event.id < b.event.id ? -1 : 1)
  );
}

/**
 * Returns the agenda of the events that match all filters except the days.
 * @param origin location of the visitor; null disables the distance filter
 */
export function filterAgenda(
  agenda: Agenda,
  filters: Omit<AgendaFilters, 'when'>,
  origin: Coordinates | null,
): Agenda {
  const { categories, neighborhood, isFree, withBenefit, distance, placeId: onlyPlaceId } = filters;
  const isMatchingPlace = ({ categorySlug, geo, ...place }: EventPlace): boolean =>
    (onlyPlaceId === '' || place.id === onlyPlaceId) &&
    (categories.length === 0 || categories.includes(categorySlug)) &&
    (neighborhood === '' || place.neighborhood === neighborhood) &&
    (!withBenefit || place.hasBenefit) &&
    (distance === null ||
      origin === null ||
      (geo !== null && distanceInMetres(origin, geo) <= distance * 1000));
  const matchingPlaceIds = new Set(
    [...agenda.places.values()].filter(isMatchingPlace).map(({ id }) => id),
  );
  return {
    ...agenda,
    events: agenda.events.filter(
      ({ placeId, priceCents }) => matchingPlaceIds.has(placeId) && (!isFree || priceCents === 0),
    ),
  };
}

/** Returns the number of active filters, except the days. */
export function agendaFilterCount(filters: AgendaFilters): number {
  const { categories, neighborhood, isFree, withBenefit, distance, placeId } = filters;
  return (
    categories.length +
    [neighborhood !== '', isFree, withBenefit, distance !== null, placeId !== ''].filter(Boolean)
      .length
  );
}

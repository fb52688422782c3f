import type { EventDate } from '../event.ts';
import { distanceInMetres } from '#shared/geo.ts';
import type { Coordinates } from '#shared/geo.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import type { PlaceImage } from '#features/places/model/place.ts';
import { wallClockAt, weekdayOf } from '#shared/zoned-time.ts';

/** A date as lists know it. */
export type ListedDate = Omit<EventDate, 'key'>;

/** What cards and lists need of an event. */
export interface EventSummary {
  id: string;
  placeId: string;
  title: string;
  /** That of its place where it has none. */
  cover: PlaceImage | null;
  /** 0 is free, null is not known. */
  priceCents: number | null;
  /** Those that are not over, in order. */
  dates: readonly ListedDate[];
}

/** What the agenda needs of a place. */
export interface EventPlace extends Pick<
  PlaceSummary,
  'id' | 'title' | 'categoryName' | 'categorySlug' | 'neighborhood' | 'geo'
> {
  /** The club has an offer there that is not over. */
  hasBenefit: boolean;
}

/** What takes place from now on. */
export interface Agenda {
  events: readonly EventSummary[];
  /** Those of the events, by id. */
  places: ReadonlyMap<string, EventPlace>;
  /** False of the beginning alone, as a page brings it. */
  isWhole: boolean;
}

/** Local days, the last one included. */
export interface DaySpan {
  first: number;
  last: number;
}

/** Choices of days as they stand in an address; a date stands beside them. */
export const agendaPeriods = ['hoje', 'amanha', 'fim-de-semana', 'semana'] as const;
export type AgendaPeriod = (typeof agendaPeriods)[number];

/** Distances in kilometres that can be asked for. */
export const agendaDistances = [2, 5, 10] as const;
export type AgendaDistance = (typeof agendaDistances)[number];

/** What of the agenda is asked for. An empty list, '', false or null asks nothing. */
export interface AgendaFilters {
  /** A period, or the number of a day. */
  when: AgendaPeriod | number | null;
  /** Slugs of the categories of places; one of them fits. */
  categories: readonly string[];
  neighborhood: string;
  isFree: boolean;
  withBenefit: boolean;
  distance: AgendaDistance | null;
  /** Id of a place: what takes place there alone. */
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

/** One date of an event, under the day of the list on which it stands. */
export interface Occurrence {
  event: EventSummary;
  place: EventPlace;
  date: ListedDate;
  /** Local day. */
  day: number;
}

/** An event with the date that is told of it: its next one. */
export type ComingEvent = Omit<Occurrence, 'day'>;

/** Until this hour a night belongs to the evening on which it began. */
const nightEnds = 6 * 60;

/** A date that is over is shown nowhere. */
export function isComing({ endsAt }: Pick<EventDate, 'endsAt'>, now: Date): boolean {
  return endsAt > now;
}

/** The next date that takes place; null when all that are to come are cancelled. */
export function nextDate<D extends ListedDate>(dates: readonly D[], now: Date): D | null {
  return dates.find((date) => isComing(date, now) && date.status !== 'cancelled') ?? null;
}

/** The local days of a date. A night that ends before six in the morning ends on the day before. */
export function daysOfDate({ startsAt, endsAt }: Pick<EventDate, 'startsAt' | 'endsAt'>): DaySpan {
  const first = wallClockAt(startsAt).dayNumber;
  const { dayNumber, minutes } = wallClockAt(endsAt);
  return { first, last: Math.max(first, minutes < nightEnds ? dayNumber - 1 : dayNumber) };
}

/** Events each with its next date, soonest first: one that takes place before one that is cancelled. None that is over. */
export function withNextDate(
  events: readonly EventSummary[],
  now: Date,
): { event: EventSummary; date: ListedDate }[] {
  return events
    .flatMap((event) => {
      const date = nextDate(event.dates, now) ?? event.dates.find((each) => isComing(each, now));
      return date ? [{ event, date }] : [];
    })
    .toSorted((a, b) => a.date.startsAt.getTime() - b.date.startsAt.getTime());
}

/** The days that a choice stands for. A weekend begins on Friday, and from then on with the day itself. */
export function daysOfChoice(when: AgendaFilters['when'], now: Date): DaySpan {
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
 * The dates that are not over and fall on these days, each once: under its first day among them, one that has begun
 * under today. By day, then by time; what is cancelled stands last on its day.
 */
export function occurrences(agenda: Agenda, { first, last }: DaySpan, now: Date): Occurrence[] {
  const today = wallClockAt(now).dayNumber;
  const found: Occurrence[] = [];
  for (const event of agenda.events) {
    const place = agenda.places.get(event.placeId);
    if (!place) continue;
    for (const date of event.dates) {
      if (!isComing(date, now)) continue;
      const days = daysOfDate(date);
      // A night that is still under way after midnight is of today, too.
      const until = days.first < today ? Math.max(days.last, today) : days.last;
      const day = Math.max(days.first, first, today);
      if (day <= last && day <= until) found.push({ event, place, date, day });
    }
  }
  return found.sort(inOrder);
}

/**
 * What takes place today, and after it what does at the weekend: of each event its next date, what is cancelled left
 * out.
 */
export function todayAndWeekend(agenda: Agenda, now: Date, most: number): Occurrence[] {
  const found = new Map<string, Occurrence>();
  for (const when of ['hoje', 'fim-de-semana'] as const) {
    for (const occurrence of occurrences(agenda, daysOfChoice(when, now), now)) {
      const { id } = occurrence.event;
      if (occurrence.date.status !== 'cancelled' && !found.has(id)) found.set(id, occurrence);
    }
  }
  return [...found.values()].slice(0, most);
}

/** An agenda of these dates alone. */
export function agendaOf(shown: readonly Occurrence[]): Agenda {
  const dates = new Set(shown.map(({ date }) => date));
  return {
    events: [...new Set(shown.map(({ event }) => event))].map((event) => ({
      ...event,
      dates: event.dates.filter((date) => dates.has(date)),
    })),
    places: new Map(shown.map(({ place }) => [place.id, place])),
    isWhole: false,
  };
}

function inOrder(a: Occurrence, b: Occurrence): number {
  return (
    a.day - b.day ||
    Number(a.date.status === 'cancelled') - Number(b.date.status === 'cancelled') ||
    a.date.startsAt.getTime() - b.date.startsAt.getTime() ||
    a.event.title.localeCompare(b.event.title, 'pt-BR') ||
    (a.event.id < b.event.id ? -1 : 1)
  );
}

/**
 * The agenda of the events that fit everything but the days.
 * @param origin where the visitor is; without it distances ask nothing
 */
export function filteredAgenda(
  agenda: Agenda,
  filters: Omit<AgendaFilters, 'when'>,
  origin: Coordinates | null,
): Agenda {
  const { categories, neighborhood, isFree, withBenefit, distance, placeId: only } = filters;
  const isPlace = ({ categorySlug, geo, ...place }: EventPlace): boolean =>
    (only === '' || place.id === only) &&
    (categories.length === 0 || categories.includes(categorySlug)) &&
    (neighborhood === '' || place.neighborhood === neighborhood) &&
    (!withBenefit || place.hasBenefit) &&
    (distance === null ||
      origin === null ||
      (geo !== null && distanceInMetres(origin, geo) <= distance * 1000));
  const fitting = new Set([...agenda.places.values()].filter(isPlace).map(({ id }) => id));
  return {
    ...agenda,
    events: agenda.events.filter(
      ({ placeId, priceCents }) => fitting.has(placeId) && (!isFree || priceCents === 0),
    ),
  };
}

/** How many filters beside the days are chosen. */
export function agendaFilterCount(filters: AgendaFilters): number {
  const { categories, neighborhood, isFree, withBenefit, distance, placeId } = filters;
  return (
    categories.length +
    [neighborhood !== '', isFree, withBenefit, distance !== null, placeId !== ''].filter(Boolean)
      .length
  );
}

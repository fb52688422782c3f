import { eventRecord } from './event.ts';
import {
  maxEventDates,
  maxEventPriceCents,
  maxTicketUrlLength,
  ageLimits,
  maxEventYearsAhead,
} from './event-options.ts';
import { storedPictures } from '#features/pictures/model/stored-place-images.ts';
import { maxEventDays } from './event-date.ts';
import type { EventContent, GuideEvent } from './event.ts';
import type { AgeLimit, EventAccess } from './event-options.ts';
import type { EventDate, EventDateStatus } from './event-date.ts';
import { sortDates, createDateKeys } from './event-dates.ts';
import { monthWeeks, instantsOnDay, expandSeries } from './event-repetition.ts';
import type { EventRepetition, MonthWeek } from './event-repetition.ts';
import { parseReais, formatReaisInput } from '#shared/money.ts';
import { minutesOf } from '#features/opening-hours/model/opening-spans.ts';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import { safeExternalUrl } from '#shared/addresses/safe-url.ts';
import {
  clockText,
  dayNumberOf,
  instantOfWallClock,
  isoDateOf,
  wallClockAt,
  weekdayOf,
} from '#shared/zoned-time.ts';

export const eventPricings = ['free', 'price', 'unknown'] as const;
export type EventPricing = (typeof eventPricings)[number];

export const repetitionKinds = ['once', 'days', 'weeks', 'months'] as const;
export type RepetitionKind = (typeof repetitionKinds)[number];

/** Form values of one date: days are 'YYYY-MM-DD' and times 'HH:MM', local. */
export interface EventDateDraft {
  key: string;
  day: string;
  start: string;
  endDay: string;
  end: string;
  status: EventDateStatus;
}

/** Form values for dates to add. */
export interface EventPatternDraft {
  firstDay: string;
  start: string;
  /** '' if the date ends on the same day or the next morning. */
  endDay: string;
  end: string;
  repeats: RepetitionKind;
  /** Interval in days, weeks or months. */
  every: string;
  /** 0 is Sunday. */
  weekdays: number[];
  week: MonthWeek;
  weekday: number;
  /** Last day of the series. */
  until: string;
  /** Days removed from the preview. */
  except: string[];
}

/** Form values of an event. */
export interface EventDraft {
  title: string;
  description: string;
  images: PlaceImage[];
  dates: EventDateDraft[];
  /** Null if no dates are being added. */
  pattern: EventPatternDraft | null;
  pricing: EventPricing;
  price: string;
  ticketUrl: string;
  /** '' if unknown. */
  ageLimit: string;
  access: EventAccess[];
  isActive: boolean;
}

/** Validation errors with the form field that shows them, in form order. */
export const eventProblemFields = {
  'title-missing': 'title',
  'description-too-long': 'description',
  'pattern-incomplete': 'pattern',
  'pattern-end-first': 'pattern',
  'pattern-too-long': 'pattern',
  'pattern-past': 'pattern',
  'pattern-too-far': 'pattern',
  'pattern-no-weekday': 'pattern',
  'pattern-every': 'pattern',
  'pattern-until': 'pattern',
  'pattern-empty': 'pattern',
  'date-incomplete': 'dates',
  'date-end-first': 'dates',
  'date-too-long': 'dates',
  'date-too-far': 'dates',
  'dates-missing': 'dates',
  'too-many-dates': 'dates',
  'price-unreadable': 'price',
  'tickets-unusable': 'ticketUrl',
} as const satisfies Record<string, keyof EventDraft>;
export type EventProblem = keyof typeof eventProblemFields;

const dayMs = 86_400_000;

/** Initial form values for dates to add: one evening. */
export const newPattern: EventPatternDraft = {
  firstDay: '',
  start: '20:00',
  endDay: '',
  end: '23:00',
  repeats: 'once',
  every: '1',
  weekdays: [],
  week: 1,
  weekday: 5,
  until: '',
  except: [],
};

/** Form values of a new event, visible as soon as it is saved. */
export const newEventDraft: EventDraft = {
  title: '',
  description: '',
  images: [],
  dates: [],
  pattern: newPattern,
  pricing: 'unknown',
  price: '',
  ticketUrl: '',
  ageLimit: '',
  access: [],
  isActive: true,
};

/** Returns the form values of a stored event. readEventDraft() converts them back. */
export function toEventDraft(event: GuideEvent): EventDraft {
  const { priceCents } = event;
  return {
    title: event.title,
    description: event.description,
    images: event.images,
    dates: event.dates.map(toDateDraft),
    pattern: null,
    pricing: priceCents === null ? 'unknown' : priceCents === 0 ? 'free' : 'price',
    price: priceCents ? formatReaisInput(priceCents) : '',
    ticketUrl: event.ticketUrl,
    ageLimit: event.ageLimit === null ? '' : String(event.ageLimit),
    access: [...event.access],
    isActive: event.isActive,
  };
}

/** Returns the form values for a copy of an event, without its dates. */
export function toCopiedDraft(event: GuideEvent): EventDraft {
  return { ...toEventDraft(event), dates: [], pattern: newPattern };
}

/**
 * Converts a draft to its content and lists all validation errors. With errors, the content is incomplete: values that
 * could not be parsed are missing.
 * @param stored the event being edited; a date that was not changed keeps its exact times, even if it is over
 */
export function readEventDraft(
  draft: EventDraft,
  { now, stored = null }: { now: Date; stored?: GuideEvent | null },
): { content: EventContent; problems: EventProblem[] } {
  const problems = new Set<EventProblem>();
  const title = eventRecord.fields.title.read(draft.title);
  if (title === '') problems.add('title-missing');
  const description = eventRecord.fields.description.check.clean(draft.description);
  if (description.length > eventRecord.fields.description.maxLength)
    problems.add('description-too-long');
  const draftDates = draft.dates.flatMap((date) => parseDateDraft(date, stored, now, problems));
  const patternDates = draft.pattern ? expandPattern(draft.pattern, now) : noAddedDates;
  for (const problem of patternDates.problems) problems.add(problem);
  const dates = joinDates(draftDates, patternDates.dates, stored?.dates ?? []);
  if (dates.length > maxEventDates) problems.add('too-many-dates');
  if (draft.dates.length === 0 && draft.pattern === null) problems.add('dates-missing');
  const priceCents = parsePriceCents(draft);
  if (priceCents === undefined) problems.add('price-unreadable');
  const ticketUrl = parseTicketUrl(draft.ticketUrl);
  if (ticketUrl === undefined) problems.add('tickets-unusable');
  const problemOrder = Object.keys(eventProblemFields) as EventProblem[];
  return {
    content: {
      title,
      description,
      images: draft.images.slice(0, storedPictures.check.maxItems),
      dates,
      priceCents: priceCents ?? null,
      ticketUrl: ticketUrl ?? '',
      ageLimit:
        ageLimits.find((limit): limit is AgeLimit => String(limit) === draft.ageLimit) ?? null,
      access: [...draft.access],
      isActive: draft.isActive,
    },
    problems: problemOrder.filter((problem) => problems.has(problem)),
  };
}

/** Times of a date to add. */
export type AddedDate = Pick<EventDate, 'startsAt' | 'endsAt'> & { day: string };

export interface AddedDates {
  dates: AddedDate[];
  /** Days of the series that were removed by the user. */
  excludedDays: string[];
  /** True if the series has more dates than an event can hold. */
  isCut: boolean;
  problems: EventProblem[];
}

const noAddedDates: AddedDates = { dates: [], excludedDays: [], isCut: false, problems: [] };

/** Expands a pattern to dates and lists its validation errors. With errors, there are no dates. */
export function expandPattern(pattern: EventPatternDraft, now: Date): AddedDates {
  const failWith = (...problems: EventProblem[]): AddedDates => ({ ...noAddedDates, problems });
  const firstDay = dayNumberOf(pattern.firstDay);
  if (firstDay === null || !isClockTime(pattern.start) || !isClockTime(pattern.end)) {
    return failWith('pattern-incomplete');
  }
  const isOnce = pattern.repeats === 'once';
  const repetition = toRepetition(pattern);
  if (repetition === null) return failWith('pattern-every');
  if (repetition.kind === 'weeks' && repetition.weekdays.length === 0) {
    return failWith('pattern-no-weekday');
  }
  const lastDay = isOnce ? firstDay : dayNumberOf(pattern.until);
  if (lastDay === null || lastDay < firstDay) return failWith('pattern-until');
  const times = toEventTimes(pattern, firstDay);
  if (times === null) return failWith('pattern-end-first');
  if (times.endMinutes - times.startMinutes > maxEventDays * 1440)
    return failWith('pattern-too-long');
  const series = { firstDay, repetition, lastDay };
  const allOccurrences = expandSeries({ ...series, except: [] });
  const excludedDays = pattern.except.filter((day) =>
    allOccurrences.days.some((dayNumber) => isoDateOf(dayNumber) === day),
  );
  const { days, isCut } = expandSeries({
    ...series,
    except: excludedDays.flatMap((day) => dayNumberOf(day) ?? []),
  });
  const dates = days.map((day) => ({ day: isoDateOf(day), ...instantsOnDay(day, times) }));
  const [first] = dates;
  const last = dates.at(-1);
  if (!first || !last) return { ...failWith('pattern-empty'), excludedDays };
  if (first.endsAt <= now) return { ...failWith('pattern-past'), excludedDays };
  // The rules have the same limit.
  if (last.endsAt > getLatestEnd(now)) return { ...failWith('pattern-too-far'), excludedDays };
  return { dates, excludedDays, isCut, problems: [] };
}

/**
 * Returns the positions of a day in its month, such as 'a quarta sexta' and, if no such weekday follows, also 'a última
 * sexta'. Empty for an invalid day.
 */
export function getMonthPositions(day: string): { week: MonthWeek; weekday: number }[] {
  const dayNumber = dayNumberOf(day);
  if (dayNumber === null) return [];
  const weekday = weekdayOf(dayNumber);
  const week = monthWeeks.find((match) => match === Math.ceil(Number(day.slice(8)) / 7));
  const isLast = isoDateOf(dayNumber + 7).slice(5, 7) !== day.slice(5, 7);
  return [...(week ? [week] : []), ...(isLast ? [-1 as const] : [])].map((monthWeek) => ({
    week: monthWeek,
    weekday,
  }));
}

function getLatestEnd(now: Date): Date {
  return new Date(now.getTime() + (maxEventYearsAhead * 366 + maxEventDays) * dayMs - dayMs);
}

function toRepetition(pattern: EventPatternDraft): EventRepetition | null {
  const { repeats, weekdays, week, weekday } = pattern;
  if (repeats === 'once') return { kind: 'once' };
  const every = /^\d{1,2}$/.test(pattern.every.trim()) ? Number(pattern.every) : 0;
  if (every < 1) return null;
  if (repeats === 'days') return { kind: 'days', every };
  if (repeats === 'weeks') return { kind: 'weeks', every, weekdays };
  return { kind: 'months', every, week, weekday };
}

/** Returns null if the date would not end after it begins. */
function toEventTimes({ repeats, start, end, endDay }: EventPatternDraft, firstDay: number) {
  const startMinutes = minutesOf(start);
  const endDayNumber = repeats === 'once' && endDay !== '' ? dayNumberOf(endDay) : null;
  const dayOffset =
    endDayNumber === null ? (minutesOf(end) < startMinutes ? 1 : 0) : endDayNumber - firstDay;
  const endMinutes = minutesOf(end) + dayOffset * 1440;
  return endMinutes > startMinutes ? { startMinutes, endMinutes } : null;
}

function toDateDraft({ key, startsAt, endsAt, status }: EventDate): EventDateDraft {
  const start = wallClockAt(startsAt);
  const end = wallClockAt(endsAt);
  return {
    key,
    day: isoDateOf(start.dayNumber),
    start: clockText(start.minutes),
    endDay: isoDateOf(end.dayNumber),
    end: clockText(end.minutes),
    status,
  };
}

function parseDateDraft(
  draft: EventDateDraft,
  stored: GuideEvent | null,
  now: Date,
  problems: Set<EventProblem>,
): EventDate[] {
  const match = stored?.dates.find(({ key }) => key === draft.key);
  if (match) {
    const { day, start, endDay, end } = toDateDraft(match);
    const isMoved =
      day !== draft.day || start !== draft.start || endDay !== draft.endDay || end !== draft.end;
    if (!isMoved) return [{ ...match, status: draft.status }];
  }
  const firstDay = dayNumberOf(draft.day);
  const lastDay = dayNumberOf(draft.endDay);
  if (
    firstDay === null ||
    lastDay === null ||
    !isClockTime(draft.start) ||
    !isClockTime(draft.end)
  ) {
    problems.add('date-incomplete');
    return [];
  }
  const startsAt = instantOfWallClock({ dayNumber: firstDay, minutes: minutesOf(draft.start) });
  const endsAt = instantOfWallClock({ dayNumber: lastDay, minutes: minutesOf(draft.end) });
  if (endsAt <= startsAt) problems.add('date-end-first');
  else if (endsAt.getTime() - startsAt.getTime() > maxEventDays * dayMs) {
    problems.add('date-too-long');
  } else if (endsAt > getLatestEnd(now) || firstDay < minDayNumber) problems.add('date-too-far');
  return [{ key: draft.key, startsAt, endsAt, status: draft.status }];
}

/** Minimum day: the rules accept only dates from 2000 on, in UTC. */
const minDayNumber = Date.UTC(2000, 0, 2) / dayMs;

/** Returns all dates, sorted by start. An added date with the same start as an existing one is dropped. */
function joinDates(
  draftDates: readonly EventDate[],
  patternDates: readonly AddedDate[],
  stored: readonly EventDate[],
): EventDate[] {
  const usedTimes = new Set(draftDates.map(({ startsAt }) => startsAt.getTime()));
  const newDates = patternDates.filter(({ startsAt }) => !usedTimes.has(startsAt.getTime()));
  const keys = createDateKeys([...stored, ...draftDates], newDates.length);
  return sortDates([
    ...draftDates,
    ...newDates.map(({ startsAt, endsAt }, index): EventDate => ({
      key: keys[index] ?? '',
      startsAt,
      endsAt,
      status: 'scheduled',
    })),
  ]);
}

function parsePriceCents({ pricing, price }: EventDraft): number | null | undefined {
  if (pricing !== 'price') return pricing === 'free' ? 0 : null;
  const cents = parseReais(price);
  return cents !== null && cents > 0 && cents <= maxEventPriceCents ? cents : undefined;
}

function parseTicketUrl(text: string): string | undefined {
  if (text.trim() === '') return '';
  const url = safeExternalUrl(text);
  return url !== null && url.length <= maxTicketUrlLength ? url : undefined;
}

function isClockTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

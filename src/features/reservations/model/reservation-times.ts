import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import {
  dayMinutes,
  minutesOf,
  openingCalendar,
} from '#features/opening-hours/model/opening-spans.ts';
import type { Span } from '#features/opening-hours/model/opening-spans.ts';
import { maxDaysAhead } from './reservation-request.ts';
import type { BrandMoment } from './reservation-request.ts';
import {
  clockText,
  dayNumberOf,
  instantOfWallClock,
  isoDateOf,
  wallClockAt,
} from '#shared/zoned-time.ts';

/** Minutes between two choices. */
const stepMinutes = 30;

/** Minutes that the form leaves a place to read a request; the server takes every time that is still to come. */
export const leadMinutes = 30;

/** What can be asked for on one date. */
export type ReservationDay =
  /** No such date, past, or too far ahead. */
  | { kind: 'out-of-range' }
  /** Nobody knows the hours: any time later than `after` ('' for the whole day). */
  | { kind: 'any'; after: string }
  /** `label` names the exception ('Natal'), '' without one. */
  | { kind: 'closed'; label: string }
  /** It opens on that date, but the last choice has passed. */
  | { kind: 'over' }
  /** 'HH:MM', ascending: the small hours of a night that began the day before, and the day's own. */
  | { kind: 'times'; small: string[]; later: string[] };

/** The first and the last date that can be asked for: today in the brand's time zone and 180 days on. */
export function reservableDates(now: Date): { first: string; last: string } {
  const today = wallClockAt(now).dayNumber;
  return { first: isoDateOf(today), last: isoDateOf(today + maxDaysAhead) };
}

/** The wall clock of the brand's time zone at an instant. */
export function brandMoment(now: Date): BrandMoment {
  const { dayNumber, minutes } = wallClockAt(now);
  return { date: isoDateOf(dayNumber), time: clockText(minutes) };
}

/**
 * The times of a date at which a place is open, in steps of 30 minutes, by the brand's wall clock. The
 * minute of closing is no choice. What an evening runs on past midnight belongs to the date it reaches.
 * @param date 'YYYY-MM-DD'
 * @param lead minutes from now on in which nothing can be asked for
 */
export function reservationDay(
  hours: PlaceHours,
  date: string,
  now: Date,
  lead = 0,
): ReservationDay {
  const dayNumber = dayNumberOf(date);
  const today = wallClockAt(now);
  if (dayNumber === null || dayNumber < today.dayNumber) return { kind: 'out-of-range' };
  if (dayNumber > today.dayNumber + maxDaysAhead) return { kind: 'out-of-range' };
  const passed = (today.dayNumber - dayNumber) * dayMinutes + today.minutes + lead;
  if (hours.kind !== 'structured') {
    if (passed >= dayMinutes - 1) return { kind: 'over' };
    return { kind: 'any', after: passed < 0 ? '' : clockText(passed) };
  }
  const calendar = openingCalendar(hours.hours);
  const fromYesterday = calendar
    .spansOf(dayNumber - 1)
    .map(({ start, end }) => ({ start: Math.max(0, start - dayMinutes), end: end - dayMinutes }));
  const own = calendar
    .spansOf(dayNumber)
    .map(({ start, end }) => ({ start, end: Math.min(end, dayMinutes) }));
  const small = choicesOf(fromYesterday);
  const later = choicesOf(own).filter((minutes) => !small.includes(minutes));
  if (small.length + later.length === 0) {
    return { kind: 'closed', label: calendar.exceptionOf(dayNumber)?.label ?? '' };
  }
  const toCome = (minutes: number[]) =>
    minutes.filter((minute) => minute > passed).map((minute) => clockText(minute));
  const times = { small: toCome(small), later: toCome(later) };
  return times.small.length + times.later.length === 0
    ? { kind: 'over' }
    : { kind: 'times', ...times };
}

/** The first date, from today on, on which a time can be asked for; null where there is none in the next 180 days. */
export function firstReservableDate(hours: PlaceHours, now: Date): string | null {
  const today = wallClockAt(now).dayNumber;
  for (let ahead = 0; ahead <= maxDaysAhead; ahead += 1) {
    const date = isoDateOf(today + ahead);
    const { kind } = reservationDay(hours, date, now, leadMinutes);
    if (kind === 'times' || kind === 'any') return date;
  }
  return null;
}

/** A day on which one has a reservation: its time stays a choice, whatever the hours have become meanwhile. */
export function dayWithOwn(day: ReservationDay, own: string): ReservationDay {
  if (day.kind === 'closed' || day.kind === 'over')
    return { kind: 'times', small: [], later: [own] };
  if (day.kind !== 'times' || isTimeOf(day, own)) return day;
  return { ...day, later: [...day.later, own].sort() };
}

/** The instant of a moment; null when there is no such date or time. */
export function instantOfMoment({ date, time }: BrandMoment): Date | null {
  const dayNumber = dayNumberOf(date);
  if (dayNumber === null || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return null;
  return instantOfWallClock({ dayNumber, minutes: minutesOf(time) });
}

/** Whether a time may be asked for on a day: one of its choices, or any to come where hours are unknown. */
export function isTimeOf(day: ReservationDay, time: string): boolean {
  if (day.kind === 'times') return day.small.includes(time) || day.later.includes(time);
  return day.kind === 'any' && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) && time > day.after;
}

/** Half and full hours inside the spans; a span too short for one begins with its own start. */
function choicesOf(spans: readonly Span[]): number[] {
  const choices = new Set<number>();
  for (const { start, end } of spans) {
    if (end <= start) continue;
    const first = Math.ceil(start / stepMinutes) * stepMinutes;
    if (first >= end) choices.add(start);
    for (let minutes = first; minutes < end; minutes += stepMinutes) choices.add(minutes);
  }
  return [...choices].sort((a, b) => a - b);
}

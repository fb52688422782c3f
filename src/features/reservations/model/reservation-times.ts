import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import {
  minutesPerDay,
  minutesOf,
  createOpeningCalendar,
} from '#features/opening-hours/model/opening-spans.ts';
import type { Span } from '#features/opening-hours/model/opening-spans.ts';
import { maxDaysAhead } from './reservation-request.ts';
import type { BrandMoment } from '#shared/calendar/brand-moment.ts';
import {
  clockText,
  dayNumberOf,
  instantOfWallClock,
  isoDateOf,
  wallClockAt,
} from '#shared/zoned-time.ts';

/** Minutes between two selectable times. */
export const stepMinutes = 30;

/** Minimum lead time in minutes that the form gives the place. The server accepts every future time. */
export const leadMinutes = 30;

/** Selectable times of one date. */
export type ReservationDay =
  /** Invalid or past date, or too far ahead. */
  | { kind: 'out-of-range' }
  /** The hours are unknown: any time after `after` ('' for the whole day). */
  | { kind: 'any'; after: string }
  /** `label` names the exception ('Natal'); '' without one. */
  | { kind: 'closed'; label: string }
  /** The place opens on that date, but the last selectable time has passed. */
  | { kind: 'over' }
  /**
   * 'HH:MM', ascending. `afterMidnight` are times of the opening that began on the previous day, `regular` those of the
   * day itself.
   */
  | { kind: 'times'; afterMidnight: string[]; regular: string[] };

/** Returns the first and the last reservable date: today in the brand's time zone and 180 days later. */
export function reservableDates(now: Date): { first: string; last: string } {
  const today = wallClockAt(now).dayNumber;
  return { first: isoDateOf(today), last: isoDateOf(today + maxDaysAhead) };
}

/**
 * Returns the times of a date at which the place is open, in steps of 30 minutes of the brand's wall clock, without the
 * closing time. Times after midnight belong to the new date.
 * @param date 'YYYY-MM-DD'
 * @param minLeadMinutes times within this number of minutes from now are not selectable
 */
export function reservationDay(
  hours: PlaceHours,
  date: string,
  now: Date,
  minLeadMinutes = 0,
): ReservationDay {
  const dayNumber = dayNumberOf(date);
  const today = wallClockAt(now);
  if (dayNumber === null || dayNumber < today.dayNumber) return { kind: 'out-of-range' };
  if (dayNumber > today.dayNumber + maxDaysAhead) return { kind: 'out-of-range' };
  const passedMinutes =
    (today.dayNumber - dayNumber) * minutesPerDay + today.minutes + minLeadMinutes;
  if (hours.kind !== 'structured') {
    if (passedMinutes >= minutesPerDay - 1) return { kind: 'over' };
    return { kind: 'any', after: passedMinutes < 0 ? '' : clockText(passedMinutes) };
  }
  const calendar = createOpeningCalendar(hours.hours);
  const yesterdaySpans = calendar.spansOf(dayNumber - 1).map(({ start, end }) => ({
    start: Math.max(0, start - minutesPerDay),
    end: end - minutesPerDay,
  }));
  const daySpans = calendar
    .spansOf(dayNumber)
    .map(({ start, end }) => ({ start, end: Math.min(end, minutesPerDay) }));
  const nightStartMinutes = listStartMinutes(yesterdaySpans);
  const dayStartMinutes = listStartMinutes(daySpans).filter(
    (minutes) => !nightStartMinutes.includes(minutes),
  );
  if (nightStartMinutes.length + dayStartMinutes.length === 0) {
    return { kind: 'closed', label: calendar.exceptionOf(dayNumber)?.label ?? '' };
  }
  const listUpcomingTimes = (minutes: number[]) =>
    minutes.filter((minute) => minute > passedMinutes).map((minute) => clockText(minute));
  const times = {
    afterMidnight: listUpcomingTimes(nightStartMinutes),
    regular: listUpcomingTimes(dayStartMinutes),
  };
  return times.afterMidnight.length + times.regular.length === 0
    ? { kind: 'over' }
    : { kind: 'times', ...times };
}

/** Returns the first date from today on with a selectable time; null if the next 180 days have none. */
export function firstReservableDate(hours: PlaceHours, now: Date): string | null {
  const today = wallClockAt(now).dayNumber;
  for (let dayOffset = 0; dayOffset <= maxDaysAhead; dayOffset += 1) {
    const date = isoDateOf(today + dayOffset);
    const { kind } = reservationDay(hours, date, now, leadMinutes);
    if (kind === 'times' || kind === 'any') return date;
  }
  return null;
}

/** Adds the time of an existing reservation to its day, even if the opening hours have changed since. */
export function addReservedTime(day: ReservationDay, reservedTime: string): ReservationDay {
  if (day.kind === 'closed' || day.kind === 'over')
    return { kind: 'times', afterMidnight: [], regular: [reservedTime] };
  if (day.kind !== 'times' || isSelectableTime(day, reservedTime)) return day;
  return { ...day, regular: [...day.regular, reservedTime].sort() };
}

/** Returns the timestamp of a wall-clock time; null for an invalid date or time. */
export function momentToDate({ date, time }: BrandMoment): Date | null {
  const dayNumber = dayNumberOf(date);
  if (dayNumber === null || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return null;
  return instantOfWallClock({ dayNumber, minutes: minutesOf(time) });
}

/** Returns true if the time is selectable on the day: one of its times, or any later time if the hours are unknown. */
export function isSelectableTime(day: ReservationDay, time: string): boolean {
  if (day.kind === 'times') return day.afterMidnight.includes(time) || day.regular.includes(time);
  return day.kind === 'any' && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) && time > day.after;
}

/** Returns the half and full hours inside the spans. A span without one contributes its start. */
function listStartMinutes(spans: readonly Span[]): number[] {
  const startMinutes = new Set<number>();
  for (const { start, end } of spans) {
    if (end <= start) continue;
    const first = Math.ceil(start / stepMinutes) * stepMinutes;
    if (first >= end) startMinutes.add(start);
    for (let minutes = first; minutes < end; minutes += stepMinutes) startMinutes.add(minutes);
  }
  return [...startMinutes].sort((a, b) => a - b);
}

import { dayMs } from '#shared/time-units.ts';
import type { TranslationOf } from '../translation.ts';
import { clockText, isoDateOf, wallClockAt, weekdayOf } from '../zoned-time.ts';
import { formatLongDate } from './formats.en.ts';
import { maxWeekdayDaysAhead, weekdayInSentence } from './weekdays.en.ts';

function daysAhead(instant: Date, now: Date): number {
  return wallClockAt(instant).dayNumber - wallClockAt(now).dayNumber;
}

// Returns '24 December', with the year if it differs from the current one.
function dateText(instant: Date, now: Date): string {
  const year = isoDateOf(wallClockAt(now).dayNumber).slice(0, 4);
  return formatLongDate(instant).replace(` ${year}`, '');
}

function dayText(instant: Date, now: Date): string {
  const daysUntil = daysAhead(instant, now);
  if (daysUntil === 0) return 'today';
  if (daysUntil === 1) return 'tomorrow';
  return daysUntil > 1 && daysUntil <= maxWeekdayDaysAhead
    ? weekdayInSentence(weekdayOf(wallClockAt(instant).dayNumber))
    : dateText(instant, now);
}

// Returns ' at 18:00'; '' for midnight, the start of a day.
function atTimeText(instant: Date): string {
  const { minutes } = wallClockAt(instant);
  return minutes === 0 ? '' : ` at ${clockText(minutes)}`;
}

export function dayAndTimeText(instant: Date, now: Date): string {
  return dayText(instant, now) + atTimeText(instant);
}

export function onDayAndTimeText(instant: Date, now: Date): string {
  const daysUntil = daysAhead(instant, now);
  const preposition = daysUntil === 0 || daysUntil === 1 ? '' : 'on ';
  return preposition + dayAndTimeText(instant, now);
}

export function untilTimeText(instant: Date, now: Date): string {
  if (instant.getTime() - now.getTime() >= dayMs) return `until ${dayAndTimeText(instant, now)}`;
  const { minutes } = wallClockAt(instant);
  return `until ${minutes === 0 ? 'midnight' : clockText(minutes)}`;
}

export function sinceTimeText(instant: Date, now: Date): string {
  if (daysAhead(instant, now) !== 0) return `from ${dayAndTimeText(instant, now)}`;
  const { minutes } = wallClockAt(instant);
  return `from ${minutes === 0 ? 'midnight' : clockText(minutes)}`;
}

export function untilEndText(instant: Date, now: Date): string {
  if (wallClockAt(instant).minutes !== 0) return untilTimeText(instant, now);
  const lastInstant = new Date(instant.getTime() - 1);
  return daysAhead(lastInstant, now) === 0
    ? 'until midnight'
    : `until the end of ${dayText(lastInstant, now)}`;
}

export type Complete = TranslationOf<
  typeof import('./day-and-time.ts'),
  typeof import('./day-and-time.en.ts')
>;

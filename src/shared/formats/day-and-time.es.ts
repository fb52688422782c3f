import { dayMs } from '#shared/time-units.ts';
import type { TranslationOf } from '../translation.ts';
import { clockText, isoDateOf, wallClockAt, weekdayOf } from '../zoned-time.ts';
import { formatLongDate } from './formats.es.ts';
import { maxWeekdayDaysAhead, weekdayInSentence } from './weekdays.es.ts';

function daysAhead(instant: Date, now: Date): number {
  return wallClockAt(instant).dayNumber - wallClockAt(now).dayNumber;
}

// Returns '24 de diciembre', with the year if it differs from the current one.
function dateText(instant: Date, now: Date): string {
  const year = isoDateOf(wallClockAt(now).dayNumber).slice(0, 4);
  return formatLongDate(instant).replace(` de ${year}`, '');
}

// Today and tomorrow have no article: 'hasta mañana', but 'hasta el martes' and 'a partir del martes'.
function hasArticle(instant: Date, now: Date): boolean {
  const daysUntil = daysAhead(instant, now);
  return daysUntil !== 0 && daysUntil !== 1;
}

function dayText(instant: Date, now: Date): string {
  const daysUntil = daysAhead(instant, now);
  if (daysUntil === 0) return 'hoy';
  if (daysUntil === 1) return 'mañana';
  return daysUntil > 1 && daysUntil <= maxWeekdayDaysAhead
    ? weekdayInSentence(weekdayOf(wallClockAt(instant).dayNumber))
    : dateText(instant, now);
}

function onDayText(instant: Date, now: Date): string {
  const day = dayText(instant, now);
  return hasArticle(instant, now) ? `el ${day}` : day;
}

function ofDayText(instant: Date, now: Date): string {
  const day = dayText(instant, now);
  return hasArticle(instant, now) ? `del ${day}` : `de ${day}`;
}

// Returns 'las 18:00', 'la 01:30'; '' for midnight, the start of a day.
function clockPhrase(instant: Date): string {
  const { minutes } = wallClockAt(instant);
  if (minutes === 0) return '';
  return `${Math.floor(minutes / 60) === 1 ? 'la' : 'las'} ${clockText(minutes)}`;
}

function withTime(day: string, instant: Date): string {
  const clock = clockPhrase(instant);
  return clock === '' ? day : `${day} a ${clock}`;
}

export function dayAndTimeText(instant: Date, now: Date): string {
  return withTime(dayText(instant, now), instant);
}

export function onDayAndTimeText(instant: Date, now: Date): string {
  return withTime(onDayText(instant, now), instant);
}

export function untilTimeText(instant: Date, now: Date): string {
  return instant.getTime() - now.getTime() < dayMs
    ? `hasta ${clockPhrase(instant) || 'la medianoche'}`
    : `hasta ${onDayAndTimeText(instant, now)}`;
}

export function sinceTimeText(instant: Date, now: Date): string {
  return daysAhead(instant, now) === 0
    ? `a partir de ${clockPhrase(instant) || 'la medianoche'}`
    : `a partir ${withTime(ofDayText(instant, now), instant)}`;
}

export function untilEndText(instant: Date, now: Date): string {
  if (wallClockAt(instant).minutes !== 0) return untilTimeText(instant, now);
  const lastInstant = new Date(instant.getTime() - 1);
  return daysAhead(lastInstant, now) === 0
    ? 'hasta la medianoche'
    : `hasta el final ${ofDayText(lastInstant, now)}`;
}

export type Complete = TranslationOf<
  typeof import('./day-and-time.ts'),
  typeof import('./day-and-time.es.ts')
>;

import { dayMs } from '#shared/time-units.ts';
import { clockText, wallClockAt, weekdayOf } from '../zoned-time.ts';
import { formatLongDate } from './formats.ts';
import { maxWeekdayDaysAhead, onWeekdayText, weekdayInSentence } from './weekdays.ts';

function daysAhead(instant: Date, now: Date): number {
  return wallClockAt(instant).dayNumber - wallClockAt(now).dayNumber;
}

/** Returns '24 de dezembro' or '1º de dezembro', with the year if it differs from the current one. */
function dateText(instant: Date, now: Date): string {
  const [, year = ''] = / de (\d{4})$/.exec(formatLongDate(now)) ?? [];
  return formatLongDate(instant).replace(` de ${year}`, '').replace(/^1 /, '1º ');
}

function dayText(instant: Date, now: Date): string {
  const daysUntil = daysAhead(instant, now);
  if (daysUntil === 0) return 'hoje';
  if (daysUntil === 1) return 'amanhã';
  return daysUntil > 1 && daysUntil <= maxWeekdayDaysAhead
    ? weekdayInSentence(weekdayOf(wallClockAt(instant).dayNumber))
    : dateText(instant, now);
}

/** Returns '18:00'; '' for midnight, the start of a day. */
function timeText(instant: Date): string {
  const { minutes } = wallClockAt(instant);
  return minutes === 0 ? '' : clockText(minutes);
}

/** Returns 'às 18:00', 'à 01:30', for a sentence; '' for midnight. */
function atTimeText(instant: Date): string {
  const time = timeText(instant);
  return time === '' ? '' : `${time.startsWith('01') ? 'à' : 'às'} ${time}`;
}

/** Returns the text that follows 'a partir de': 'hoje, 18:00', 'amanhã', 'terça, 18:00', '1º de dezembro, 18:00'. */
export function dayAndTimeText(instant: Date, now: Date): string {
  return [dayText(instant, now), timeText(instant)].filter(Boolean).join(', ');
}

/** Returns the text that follows a verb in a sentence: 'hoje, às 18:00', 'na terça, às 18:00', 'em 1º de dezembro'. */
export function onDayAndTimeText(instant: Date, now: Date): string {
  const daysUntil = daysAhead(instant, now);
  const day = dayText(instant, now);
  const { dayNumber } = wallClockAt(instant);
  const dayPhrase =
    daysUntil === 0 || daysUntil === 1
      ? day
      : daysUntil > 1 && daysUntil <= maxWeekdayDaysAhead
        ? onWeekdayText(weekdayOf(dayNumber))
        : `em ${day}`;
  return [dayPhrase, atTimeText(instant)].filter(Boolean).join(', ');
}

/** Returns 'até 21:40' or 'até meia-noite' within a day, otherwise 'até terça, 18:00'. */
export function untilTimeText(instant: Date, now: Date): string {
  const isWithinDay = instant.getTime() - now.getTime() < dayMs;
  return `até ${isWithinDay ? timeText(instant) || 'meia-noite' : dayAndTimeText(instant, now)}`;
}

/** Returns 'a partir das 17:00' or 'a partir da 01:30' for today, 'a partir de amanhã, 17:00' for another day. */
export function sinceTimeText(instant: Date, now: Date): string {
  const isToday = daysAhead(instant, now) === 0;
  return isToday
    ? `a partir ${atTimeText(instant).replace('à', 'da') || 'da meia-noite'}`
    : `a partir de ${dayAndTimeText(instant, now)}`;
}

/**
 * Returns untilTimeText() for an end time; the midnight at the end of today becomes 'até meia-noite', that at the end
 * of a Tuesday 'até o fim de terça'.
 */
export function untilEndText(instant: Date, now: Date): string {
  if (wallClockAt(instant).minutes !== 0) return untilTimeText(instant, now);
  const lastInstant = new Date(instant.getTime() - 1);
  return daysAhead(lastInstant, now) === 0
    ? 'até meia-noite'
    : `até o fim de ${dayText(lastInstant, now)}`;
}

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

/** Returns 'às 18:00', 'à 01:30'; '' for midnight, the start of a day. */
function timeText(instant: Date): string {
  const { minutes } = wallClockAt(instant);
  if (minutes === 0) return '';
  return `${Math.floor(minutes / 60) === 1 ? 'à' : 'às'} ${clockText(minutes)}`;
}

/**
 * Returns the text that follows 'a partir de': 'hoje, às 18:00', 'amanhã', 'terça, às 18:00', '1º de dezembro, às
 * 18:00'.
 */
export function dayAndTimeText(instant: Date, now: Date): string {
  return [dayText(instant, now), timeText(instant)].filter(Boolean).join(', ');
}

/** Returns the text that follows a verb: as dayAndTimeText(), but 'na terça, às 18:00' and 'em 1º de dezembro'. */
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
  return [dayPhrase, timeText(instant)].filter(Boolean).join(', ');
}

/** Returns 'até as 21:40' or 'até a meia-noite' for today, 'até terça, às 18:00' for another day. */
export function untilTimeText(instant: Date, now: Date): string {
  const isToday = daysAhead(instant, now) === 0;
  return isToday
    ? `até ${timeText(instant).replace('à', 'a') || 'a meia-noite'}`
    : `até ${dayAndTimeText(instant, now)}`;
}

/** Returns 'a partir das 17:00' or 'a partir da 01:30' for today, 'a partir de amanhã, às 17:00' for another day. */
export function sinceTimeText(instant: Date, now: Date): string {
  const isToday = daysAhead(instant, now) === 0;
  return isToday
    ? `a partir ${timeText(instant).replace('à', 'da') || 'da meia-noite'}`
    : `a partir de ${dayAndTimeText(instant, now)}`;
}

/**
 * Returns untilTimeText() for an end time; the midnight at the end of today becomes 'até a meia-noite', that at the end
 * of a Tuesday 'até o fim de terça'.
 */
export function untilEndText(instant: Date, now: Date): string {
  if (wallClockAt(instant).minutes !== 0) return untilTimeText(instant, now);
  const lastInstant = new Date(instant.getTime() - 1);
  return daysAhead(lastInstant, now) === 0
    ? 'até a meia-noite'
    : `até o fim de ${dayText(lastInstant, now)}`;
}

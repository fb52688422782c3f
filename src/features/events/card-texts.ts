import { formatDayAndMonth } from '#shared/formats/formats.ts';
import { maxWeekdayDaysAhead, shortWeekdays } from '#shared/formats/weekdays.ts';
import { clockText, isoDateOf, wallClockAt, weekdayOf } from '#shared/zoned-time.ts';

/**
 * Returns the time of an event on a place card: 'Hoje, 20:00', 'Sex, 20:00', 'Dom 13/12, 06:00', 'Agora'. Separate from
 * texts.ts, so that place lists do not load the other texts.
 */
export function nextEventTime(startsAt: Date, now: Date): string {
  if (startsAt <= now) return 'Agora';
  const { dayNumber, minutes } = wallClockAt(startsAt);
  const daysAhead = dayNumber - wallClockAt(now).dayNumber;
  const weekday = shortWeekdays[weekdayOf(dayNumber)] ?? '';
  const capitalized = weekday.charAt(0).toUpperCase() + weekday.slice(1);
  const date = daysAhead > maxWeekdayDaysAhead ? ` ${formatDayAndMonth(isoDateOf(dayNumber))}` : '';
  const day = ['Hoje', 'Amanhã'][daysAhead] ?? capitalized + date;
  return `${day}, ${clockText(minutes)}`;
}

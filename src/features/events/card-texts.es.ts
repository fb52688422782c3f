import { formatDayAndMonth } from '#shared/formats/formats.es.ts';
import { maxWeekdayDaysAhead, shortWeekdays } from '#shared/formats/weekdays.es.ts';
import type { TranslationOf } from '#shared/translation.ts';
import { clockText, isoDateOf, wallClockAt, weekdayOf } from '#shared/zoned-time.ts';

export function nextEventTime(startsAt: Date, now: Date): string {
  if (startsAt <= now) return 'Ahora';
  const { dayNumber, minutes } = wallClockAt(startsAt);
  const daysAhead = dayNumber - wallClockAt(now).dayNumber;
  const weekday = shortWeekdays[weekdayOf(dayNumber)] ?? '';
  const capitalized = weekday.charAt(0).toUpperCase() + weekday.slice(1);
  const date = daysAhead > maxWeekdayDaysAhead ? ` ${formatDayAndMonth(isoDateOf(dayNumber))}` : '';
  const day = ['Hoy', 'Mañana'][daysAhead] ?? capitalized + date;
  return `${day}, ${clockText(minutes)}`;
}

export type Complete = TranslationOf<
  typeof import('./card-texts.ts'),
  typeof import('./card-texts.es.ts')
>;

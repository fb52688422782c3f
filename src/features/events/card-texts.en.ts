import { formatDayAndMonth } from '#shared/formats/formats.en.ts';
import { maxWeekdayDaysAhead, shortWeekdays } from '#shared/formats/weekdays.en.ts';
import type { TranslationOf } from '#shared/translation.ts';
import { clockText, isoDateOf, wallClockAt, weekdayOf } from '#shared/zoned-time.ts';

export function nextEventTime(startsAt: Date, now: Date): string {
  if (startsAt <= now) return 'Now';
  const { dayNumber, minutes } = wallClockAt(startsAt);
  const daysAhead = dayNumber - wallClockAt(now).dayNumber;
  const weekday = shortWeekdays[weekdayOf(dayNumber)] ?? '';
  const date = daysAhead > maxWeekdayDaysAhead ? ` ${formatDayAndMonth(isoDateOf(dayNumber))}` : '';
  const day = ['Today', 'Tomorrow'][daysAhead] ?? weekday + date;
  return `${day}, ${clockText(minutes)}`;
}

export type Complete = TranslationOf<
  typeof import('./card-texts.ts'),
  typeof import('./card-texts.en.ts')
>;

import type { NextEvent } from '#features/events/model/next-event.ts';
import { formatDayAndMonth } from '#shared/formats/formats.ts';
import { maxWeekdayDaysAhead, shortWeekdays } from '#shared/formats/weekdays.ts';
import { clockText, isoDateOf, wallClockAt, weekdayOf } from '#shared/zoned-time.ts';

/**
 * Returns the event line of a place card: 'Hoje, 20:00 · Roda de samba', 'Sex, 20:00 · Roda de samba', 'Dom 13/12, 06:00
 * · Corrida', 'Agora · Roda de samba'. Separate from texts.ts, so that place lists do not load the other texts.
 */
export function nextEventText({ title, startsAt }: NextEvent, now: Date): string {
  if (startsAt <= now) return `Agora · ${title}`;
  const { dayNumber, minutes } = wallClockAt(startsAt);
  const daysAhead = dayNumber - wallClockAt(now).dayNumber;
  const weekday = shortWeekdays[weekdayOf(dayNumber)] ?? '';
  const capitalized = weekday.charAt(0).toUpperCase() + weekday.slice(1);
  const date = daysAhead > maxWeekdayDaysAhead ? ` ${formatDayAndMonth(isoDateOf(dayNumber))}` : '';
  const day = ['Hoje', 'Amanhã'][daysAhead] ?? capitalized + date;
  return `${day}, ${clockText(minutes)} · ${title}`;
}

import type { OpeningDay } from '#features/opening-hours/model/opening-week.ts';
import { formatDayAndMonth } from '#shared/formats/formats.ts';
import { weekdayNames } from '#shared/formats/weekdays.ts';

/** Hours of one row of the list: 'Fechado', '24 horas', '11:30–15:00, 18:00–23:00'. */
export function openingDayText(day: OpeningDay): string {
  if (day.isAllDay) return '24 horas';
  if (day.spans.length === 0) return 'Fechado';
  return day.spans.map(({ open, close }) => `${open}–${close}`).join(', ');
}

/** Name of one row of the list: 'Segunda', and on a date with its own hours 'Sexta, 25/12 (Natal)'. */
export function openingDayName(day: OpeningDay): string {
  const name = weekdayNames[day.weekday] ?? '';
  if (!day.isException) return name;
  const label = day.label === '' ? '' : ` (${day.label})`;
  return `${name}, ${formatDayAndMonth(day.date)}${label}`;
}

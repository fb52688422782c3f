import type { OpeningException } from '#features/opening-hours/model/opening-hours.ts';
import type { OpeningDay } from '#features/opening-hours/model/opening-week.ts';
import { formatDayAndMonth } from '#shared/formats/formats.ts';
import { weekdayNames } from '#shared/formats/weekdays.ts';

/** Returns the hours of a row of the list: 'Fechado', '24 horas', '11:30–15:00, 18:00–23:00'. */
export function openingDayText(day: OpeningDay): string {
  if (day.isAllDay) return '24 horas';
  if (day.spans.length === 0) return 'Fechado';
  return day.spans.map(({ open, close }) => `${open}–${close}`).join(', ');
}

/** Returns the name of a row of the list: 'Segunda', or 'Sexta, 25/12 (Natal)' for a date with special hours. */
export function openingDayName(day: OpeningDay): string {
  const name = weekdayNames[day.weekday] ?? '';
  if (!day.isException) return name;
  const label = day.label === '' ? '' : ` (${day.label})`;
  return `${name}, ${formatDayAndMonth(day.date)}${label}`;
}

/** Returns the hours of a date with special hours: '11:00–15:00' or 'Fechado'. */
export function specialHoursText({ closed, periods }: OpeningException): string {
  if (closed || periods.length === 0) return 'Fechado';
  return periods.map(({ open, close }) => `${open}–${close}`).join(', ');
}

import type { OpeningException } from '#features/opening-hours/model/opening-hours.ts';
import type { OpeningDay } from '#features/opening-hours/model/opening-week.ts';
import { formatDayAndMonth } from '#shared/formats/formats.es.ts';
import { weekdayNames } from '#shared/formats/weekdays.es.ts';
import type { TranslationOf } from '#shared/translation.ts';

export function openingDayText(day: OpeningDay): string {
  if (day.isAllDay) return '24 horas';
  if (day.spans.length === 0) return 'Cerrado';
  return day.spans.map(({ open, close }) => `${open}–${close}`).join(', ');
}

export function openingDayName(day: OpeningDay): string {
  const name = weekdayNames[day.weekday] ?? '';
  if (!day.isException) return name;
  const label = day.label === '' ? '' : ` (${day.label})`;
  return `${name}, ${formatDayAndMonth(day.date)}${label}`;
}

export function specialHoursText({ closed, periods }: OpeningException): string {
  if (closed || periods.length === 0) return 'Cerrado';
  return periods.map(({ open, close }) => `${open}–${close}`).join(', ');
}

export type Complete = TranslationOf<
  typeof import('./week-texts.ts'),
  typeof import('./week-texts.es.ts')
>;

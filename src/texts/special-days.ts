import {
  clockText,
  dayMinutes,
  openingCalendar,
} from '#features/opening-hours/model/opening-spans.ts';
import type { OpeningException, PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { dayNumberOf } from '#shared/zoned-time.ts';

import { shortDayText } from './reservations.ts';

/** 'sex., 25/12' of 'YYYY-MM-DD'. */
export function shortDateText(date: string): string {
  return `${shortDayText(date)}, ${date.slice(8, 10)}/${date.slice(5, 7)}`;
}

/** 'fechado', or '10:00–14:00, 18:00–02:00'. */
export function specialDayText({ closed, periods }: Pick<OpeningException, 'closed' | 'periods'>) {
  return closed ? 'fechado' : periods.map(({ open, close }) => `${open}–${close}`).join(', ');
}

/** What the week says of a date, without the exception that the date may have: 'fechado', '18:00–02:00'. */
export function weeklyHoursText(hours: PlaceHours, date: string): string {
  const day = dayNumberOf(date);
  if (hours.kind !== 'structured' || day === null) return '';
  const spans = openingCalendar({ ...hours.hours, exceptions: [] }).spansOf(day);
  if (spans.length === 0) return 'fechado';
  if (spans.some(({ start, end }) => end - start >= dayMinutes)) return '24 horas';
  return spans.map(({ start, end }) => `${clockText(start)}–${clockText(end)}`).join(', ');
}

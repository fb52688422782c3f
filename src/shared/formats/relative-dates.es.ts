import { minuteMs } from '#shared/time-units.ts';
import { locale } from '../language.es.ts';
import type { TranslationOf } from '../translation.ts';
import { wallClockAt } from '../zoned-time.ts';
import { missingDate } from './formats.es.ts';

let relativeFormat: Intl.RelativeTimeFormat | undefined;

const getRelativeFormat = () =>
  (relativeFormat ??= new Intl.RelativeTimeFormat(locale, { numeric: 'always' }));

export function formatRelativeDate(date: Date | null | undefined, now: Date): string {
  if (date == null || Number.isNaN(date.getTime())) return missingDate;
  const minutes = Math.floor((now.getTime() - date.getTime()) / minuteMs);
  if (minutes < 1) return 'hace un momento';
  if (minutes < 60) return getRelativeFormat().format(-minutes, 'minute');
  const days = wallClockAt(now).dayNumber - wallClockAt(date).dayNumber;
  if (days < 1) return getRelativeFormat().format(-Math.floor(minutes / 60), 'hour');
  if (days === 1) return 'ayer';
  if (days < 7) return getRelativeFormat().format(-days, 'day');
  if (days < 30) return getRelativeFormat().format(-Math.floor(days / 7), 'week');
  if (days < 365) return getRelativeFormat().format(-Math.min(Math.floor(days / 30), 11), 'month');
  return getRelativeFormat().format(-Math.floor(days / 365), 'year');
}

export type Complete = TranslationOf<
  typeof import('./relative-dates.ts'),
  typeof import('./relative-dates.es.ts')
>;

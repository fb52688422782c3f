import { minuteMs } from '#shared/time-units.ts';
import { locale } from '../language.ts';
import { wallClockAt } from '../zoned-time.ts';
import { missingDate } from './formats.ts';

/** The formatter, created at its first use. */
let relativeFormat: Intl.RelativeTimeFormat | undefined;

const getRelativeFormat = () =>
  (relativeFormat ??= new Intl.RelativeTimeFormat(locale, { numeric: 'always' }));

/**
 * Formats the time since a date: 'agora mesmo', 'há 5 minutos', 'há 3 horas', 'ontem', 'há 3 dias', 'há 2 semanas', 'há
 * 4 meses', 'há 1 ano'. Days are calendar days in the brand's time zone. A date after `now` (the device clock is
 * behind) is 'agora mesmo'.
 */
export function formatRelativeDate(date: Date | null | undefined, now: Date): string {
  if (date == null || Number.isNaN(date.getTime())) return missingDate;
  const minutes = Math.floor((now.getTime() - date.getTime()) / minuteMs);
  if (minutes < 1) return 'agora mesmo';
  if (minutes < 60) return getRelativeFormat().format(-minutes, 'minute');
  const days = wallClockAt(now).dayNumber - wallClockAt(date).dayNumber;
  if (days < 1) return getRelativeFormat().format(-Math.floor(minutes / 60), 'hour');
  if (days === 1) return 'ontem';
  if (days < 7) return getRelativeFormat().format(-days, 'day');
  if (days < 30) return getRelativeFormat().format(-Math.floor(days / 7), 'week');
  if (days < 365) return getRelativeFormat().format(-Math.min(Math.floor(days / 30), 11), 'month');
  return getRelativeFormat().format(-Math.floor(days / 365), 'year');
}

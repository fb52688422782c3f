import type { OpeningException, PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { minutesPerDay, createOpeningCalendar } from '#features/opening-hours/model/opening-spans.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { shortWeekdayText } from '#shared/formats/stored-dates.ts';
import { clockText, dayNumberOf } from '#shared/zoned-time.ts';
import { lostAccessText } from '#features/places/panel-texts.ts';

export const specialDayErrors: ErrorSentences = {
  default: 'O dia não foi salvo',
  'invalid-input':
    'Não cabem mais datas especiais neste local. Apague as que já passaram no editor.',
  'not-found': 'Este local não existe mais. Atualize a página.',
  'permission-denied': lostAccessText,
};

/** Converts 'YYYY-MM-DD' to 'sex., 25/12'. */
export function shortDateText(date: string): string {
  return `${shortWeekdayText(date)}, ${date.slice(8, 10)}/${date.slice(5, 7)}`;
}

/** Returns 'fechado', or '10:00–14:00, 18:00–02:00'. */
export function specialDayText({ closed, periods }: Pick<OpeningException, 'closed' | 'periods'>) {
  return closed ? 'fechado' : periods.map(({ open, close }) => `${open}–${close}`).join(', ');
}

/** Returns the weekly hours of a date, ignoring its exception: 'fechado', '18:00–02:00'. */
export function weeklyHoursText(hours: PlaceHours, date: string): string {
  const day = dayNumberOf(date);
  if (hours.kind !== 'structured' || day === null) return '';
  const spans = createOpeningCalendar({ ...hours.hours, exceptions: [] }).spansOf(day);
  if (spans.length === 0) return 'fechado';
  if (spans.some(({ start, end }) => end - start >= minutesPerDay)) return '24 horas';
  return spans.map(({ start, end }) => `${clockText(start)}–${clockText(end)}`).join(', ');
}

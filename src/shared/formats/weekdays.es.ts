import type { TranslationOf } from '../translation.ts';

export { maxWeekdayDaysAhead } from './weekdays.ts';

export const shortWeekdays = ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'] as const;

export const weekdayNames = [
  'Domingo',
  'Lunes',
  'Martes',
  'Miércoles',
  'Jueves',
  'Viernes',
  'Sábado',
] as const;

export function weekdayInSentence(day: number): string {
  return (weekdayNames[day] ?? '').toLowerCase();
}

export function onWeekdayText(day: number): string {
  return `el ${weekdayInSentence(day)}`;
}

export type Complete = TranslationOf<
  typeof import('./weekdays.ts'),
  typeof import('./weekdays.es.ts')
>;

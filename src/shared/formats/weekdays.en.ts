import type { TranslationOf } from '../translation.ts';

export { maxWeekdayDaysAhead } from './weekdays.ts';

export const shortWeekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

export const weekdayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

export function weekdayInSentence(day: number): string {
  return weekdayNames[day] ?? '';
}

export function onWeekdayText(day: number): string {
  return `on ${weekdayInSentence(day)}`;
}

export type Complete = TranslationOf<
  typeof import('./weekdays.ts'),
  typeof import('./weekdays.en.ts')
>;

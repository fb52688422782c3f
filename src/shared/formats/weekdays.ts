/** Short weekday names, Sunday first. */
export const shortWeekdays = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'] as const;

/** Days ahead for which the weekday alone is unambiguous. */
export const maxWeekdayDaysAhead = 6;

/** Weekday names, Sunday first as in `Date`. */
export const weekdayNames = [
  'Domingo',
  'Segunda',
  'Terça',
  'Quarta',
  'Quinta',
  'Sexta',
  'Sábado',
] as const;

/** Returns a weekday for use within a sentence: 'terça'. */
export function weekdayInSentence(day: number): string {
  return (weekdayNames[day] ?? '').toLowerCase();
}

/** Returns 'na terça', 'no sábado'. */
export function onWeekdayText(day: number): string {
  return `${day === 0 || day === 6 ? 'no' : 'na'} ${weekdayInSentence(day)}`;
}

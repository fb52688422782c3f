/** Sunday first. */
export const shortWeekdays = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'] as const;

/** Sunday first, as `Date` counts them. */
export const weekdayNames = [
  'Domingo',
  'Segunda',
  'Terça',
  'Quarta',
  'Quinta',
  'Sexta',
  'Sábado',
] as const;

/** 'terça', as within a sentence. */
export function weekdayInSentence(day: number): string {
  return (weekdayNames[day] ?? '').toLowerCase();
}

/** 'na terça', 'no sábado'. */
export function onWeekday(day: number): string {
  return `${day === 0 || day === 6 ? 'no' : 'na'} ${weekdayInSentence(day)}`;
}

import type {
  ExceptionProblem,
  HoursProblems,
  RangesProblem,
} from '#features/opening-hours/model/hours-draft.ts';
import { maxHoursLabel, maxHoursNoteLength } from '#features/opening-hours/model/hours-draft.ts';
import { maxExceptions, maxPeriods } from '#features/opening-hours/model/opening-hours.ts';
import type { TranslationOf } from '#shared/translation.ts';

const rangesProblemTexts: Record<RangesProblem, string> = {
  incomplete: 'Indicá la apertura y el cierre de cada período.',
  overlap: 'Los períodos se superponen, acá o con los del día siguiente.',
};

export function rangesProblemText(problem: RangesProblem | null | undefined): string {
  return problem ? rangesProblemTexts[problem] : '';
}

export function exceptionProblemText(problem: ExceptionProblem | null | undefined): string {
  switch (problem) {
    case null:
    case undefined:
      return '';
    case 'no-date':
      return 'Elegí la fecha.';
    case 'same-date':
      return 'Esta fecha ya está en la lista.';
    case 'no-times':
      return 'Agregá un período o marcá la fecha como cerrada.';
    case 'label-too-long':
      return `Usá hasta ${maxHoursLabel} caracteres en el nombre de la fecha.`;
    case 'incomplete':
    case 'overlap':
      return rangesProblemTexts[problem];
  }
}

export function generalHoursProblemText(problem: HoursProblems['general']): string {
  switch (problem) {
    case null:
      return '';
    case 'empty':
      return 'Marcá al menos un día como abierto o elegí “Não informar”.';
    case 'too-many-periods':
      return `Podés cargar como máximo ${maxPeriods} períodos por semana. Quitá algunos.`;
    case 'too-many-exceptions':
      return `Podés cargar como máximo ${maxExceptions} fechas especiales. Quitá algunas.`;
    case 'exceptions-too-long':
      return 'Las fechas especiales tienen demasiado texto o demasiados períodos. Acortá los nombres o quitá algunas.';
    case 'note-too-long':
      return `Usá hasta ${maxHoursNoteLength} caracteres en la observación.`;
  }
}

// Periods of a day
export const addHours = 'Agregar horario';
export const addPeriod = 'Otro período';

export function opensLabel(subject: string, period: number): string {
  return `${subject}: abre, período ${period}`;
}

export const betweenTimes = 'a';

export function closesLabel(subject: string, period: number): string {
  return `${subject}: cierra, período ${period}`;
}

export function removePeriod(period: number, subject: string): string {
  return `Quitar el período ${period} de ${subject}`;
}

export const allDay = '24 horas';
export const closesNextDay = 'Cierra al día siguiente';

// Week
export const closedDay = 'Cerrado';

export function copyToOtherDays(weekday: string): string {
  return `Copiar el horario del ${weekday} a otros días`;
}

export const copyHours = 'Copiar';
export const everyDay = 'Todos';
export const workdaysLabel = 'Lun a vie';
export const confirmCopy = 'Copiar horario';

export function allDayOn(weekday: string): string {
  return `24 horas: ${weekday}`;
}

export function copyHoursOf(weekday: string): string {
  return `Copiar el horario del ${weekday} a`;
}

export type Complete = TranslationOf<
  typeof import('./editor-texts.ts'),
  typeof import('./editor-texts.es.ts')
>;

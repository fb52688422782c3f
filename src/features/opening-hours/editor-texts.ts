import type {
  ExceptionProblem,
  HoursProblems,
  RangesProblem,
} from '#features/opening-hours/model/hours-draft.ts';
import { maxHoursLabel, maxHoursNoteLength } from '#features/opening-hours/model/hours-draft.ts';
import { maxExceptions, maxPeriods } from '#features/opening-hours/model/opening-hours.ts';

const rangesProblemTexts: Record<RangesProblem, string> = {
  incomplete: 'Informe a abertura e o fechamento de cada período.',
  overlap: 'Os períodos se sobrepõem, aqui ou com os do dia seguinte.',
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
      return 'Escolha a data.';
    case 'same-date':
      return 'Esta data já está na lista.';
    case 'no-times':
      return 'Adicione um período ou marque como fechado.';
    case 'label-too-long':
      return `Use até ${maxHoursLabel} caracteres no nome da data.`;
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
      return 'Abra pelo menos um dia, ou escolha “Não informar”.';
    case 'too-many-periods':
      return `São no máximo ${maxPeriods} períodos por semana. Remova alguns.`;
    case 'too-many-exceptions':
      return `São no máximo ${maxExceptions} datas especiais. Remova algumas.`;
    case 'exceptions-too-long':
      return 'As datas especiais têm texto ou períodos demais. Encurte os nomes ou remova algumas.';
    case 'note-too-long':
      return `Use até ${maxHoursNoteLength} caracteres na observação.`;
  }
}

// Periods of a day
export const addHours = 'Adicionar horário';
export const addPeriod = 'Outro período';

export function opensLabel(subject: string, period: number): string {
  return `${subject}: abre, período ${period}`;
}

export const betweenTimes = 'às';

export function closesLabel(subject: string, period: number): string {
  return `${subject}: fecha, período ${period}`;
}

export function removePeriod(period: number, subject: string): string {
  return `Remover período ${period} de ${subject}`;
}

export const allDay = '24 horas';
export const closesNextDay = 'Fecha no dia seguinte';

// Week
export const closedDay = 'Fechado';

export function copyToOtherDays(weekday: string): string {
  return `Copiar ${weekday} para outros dias`;
}

export const copyHours = 'Copiar';
export const everyDay = 'Todos';
export const workdaysLabel = 'Seg a sex';
export const confirmCopy = 'Copiar horário';

export function allDayOn(weekday: string): string {
  return `24 horas: ${weekday}`;
}

export function copyHoursOf(weekday: string): string {
  return `Copiar o horário de ${weekday} para`;
}

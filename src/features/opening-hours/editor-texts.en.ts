import type {
  ExceptionProblem,
  HoursProblems,
  RangesProblem,
} from '#features/opening-hours/model/hours-draft.ts';
import { maxHoursLabel, maxHoursNoteLength } from '#features/opening-hours/model/hours-draft.ts';
import { maxExceptions, maxPeriods } from '#features/opening-hours/model/opening-hours.ts';
import type { TranslationOf } from '#shared/translation.ts';

const rangesProblemTexts: Record<RangesProblem, string> = {
  incomplete: 'Enter the opening and closing times of each period.',
  overlap: 'The opening times overlap, here or with those of the next day.',
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
      return 'Choose the date.';
    case 'same-date':
      return 'This date is already in the list.';
    case 'no-times':
      return 'Add a period or mark it as closed.';
    case 'label-too-long':
      return `Use up to ${maxHoursLabel} characters in the name of the date.`;
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
      return 'Mark at least one day as open, or choose “Não informar”.';
    case 'too-many-periods':
      return `At most ${maxPeriods} periods per week. Remove some.`;
    case 'too-many-exceptions':
      return `At most ${maxExceptions} special dates. Remove some.`;
    case 'exceptions-too-long':
      return 'The special dates have too much text or too many opening times. Shorten the names or remove some.';
    case 'note-too-long':
      return `Use up to ${maxHoursNoteLength} characters in the note.`;
  }
}

// Periods of a day
export const addHours = 'Add hours';
export const addPeriod = 'Another period';

export function opensLabel(subject: string, period: number): string {
  return `${subject}: opens, period ${period}`;
}

export const betweenTimes = 'to';

export function closesLabel(subject: string, period: number): string {
  return `${subject}: closes, period ${period}`;
}

export function removePeriod(period: number, subject: string): string {
  return `Remove period ${period} for ${subject}`;
}

export const allDay = '24 hours';
export const closesNextDay = 'Closes the next day';

// Week
export const closedDay = 'Closed';

export function copyToOtherDays(weekday: string): string {
  return `Copy ${weekday} to other days`;
}

export const copyHours = 'Copy';
export const everyDay = 'All';
export const workdaysLabel = 'Mon to Fri';
export const confirmCopy = 'Copy hours';

export function allDayOn(weekday: string): string {
  return `24 hours: ${weekday}`;
}

export function copyHoursOf(weekday: string): string {
  return `Copy the hours for ${weekday} to`;
}

export type Complete = TranslationOf<
  typeof import('./editor-texts.ts'),
  typeof import('./editor-texts.en.ts')
>;

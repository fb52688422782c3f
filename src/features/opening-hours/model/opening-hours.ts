/** Weekday and time of day in the brand's time zone. */
export interface WeekTime {
  /** 0 is Sunday, 6 is Saturday. */
  day: number;
  /** 'HH:MM', 24-hour clock. */
  time: string;
}

/**
 * Period from `open` to `close`. A close on an earlier weekday is in the next week; an earlier close on the same
 * weekday is on the next day.
 */
export interface OpeningPeriod {
  open: WeekTime;
  close: WeekTime;
}

/** Date with special hours: `closed`, or separate periods (times of that date). */
export interface OpeningException {
  /** 'YYYY-MM-DD' in the brand's time zone. */
  date: string;
  closed: boolean;
  periods: { open: string; close: string }[];
  label: string;
}

/** Structured hours. A place that is always open has one period from day 0 '00:00' to day 0 '00:00'. */
export interface OpeningHours {
  periods: OpeningPeriod[];
  exceptions: OpeningException[];
  note: string;
}

/** Hours of a place: structured, the unchanged text of an older record, or unknown. */
export type PlaceHours =
  | { kind: 'structured'; hours: OpeningHours }
  | { kind: 'text'; lines: string[] }
  | { kind: 'unknown' };

/** Hours as text in a list, which shows that they are on the page of the place, but not the text itself. */
export const textHoursPlaceholder: PlaceHours = { kind: 'text', lines: ['-'] };

/**
 * Returns only the data needed for the open state: drops the note, the labels of exceptions and the texts of older
 * records.
 */
export function withoutHoursTexts(hours: PlaceHours): PlaceHours {
  if (hours.kind === 'text') return textHoursPlaceholder;
  if (hours.kind === 'unknown') return hours;
  const { periods, exceptions } = hours.hours;
  return {
    kind: 'structured',
    hours: {
      periods,
      exceptions: exceptions.map((exception) => ({ ...exception, label: '' })),
      note: '',
    },
  };
}

/** Maximum number of periods and exceptions of a place. */
export const maxPeriods = 21;
export const maxExceptions = 60;

/** Maximum length of all stored exceptions together, with one line break each. */
export const maxExceptionsLength = 4_000;

/** The only period of a place that is always open. */
export const alwaysOpenPeriod: OpeningPeriod = {
  open: { day: 0, time: '00:00' },
  close: { day: 0, time: '00:00' },
};

/** A local wall-clock moment of the week in the brand's time zone. */
export interface WeekTime {
  /** 0 is Sunday, 6 is Saturday. */
  day: number;
  /** 'HH:MM', 24 hours. */
  time: string;
}

/** Open from `open` until `close`; a close earlier in the week than the open means past midnight. */
export interface OpeningPeriod {
  open: WeekTime;
  close: WeekTime;
}

/** A date whose hours differ from the weekly ones. `closed` or its own periods (times of that date). */
export interface OpeningException {
  /** 'YYYY-MM-DD' in the brand's time zone. */
  date: string;
  closed: boolean;
  periods: { open: string; close: string }[];
  label: string;
}

/**
 * Structured hours. A place that is always open has one period from day 0 '00:00' to day 0 '00:00'.
 * Source: DESIGN section 4.
 */
export interface OpeningHours {
  periods: OpeningPeriod[];
  exceptions: OpeningException[];
  note: string;
}

/** What a place stores: structured hours, a text of older records shown as it is, or nothing. */
export type PlaceHours =
  | { kind: 'structured'; hours: OpeningHours }
  | { kind: 'text'; lines: string[] }
  | { kind: 'unknown' };

/** What an open state is read from, and no more: without note, names of dates and texts of older records. */
export function openingHoursOnly(hours: PlaceHours): PlaceHours {
  if (hours.kind !== 'structured') return { kind: 'unknown' };
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

/** Most periods and exceptions that are read (DESIGN section 4). */
export const maxPeriods = 21;
export const maxExceptions = 60;

/** The one period of a place that is always open. */
export const alwaysOpenPeriod: OpeningPeriod = {
  open: { day: 0, time: '00:00' },
  close: { day: 0, time: '00:00' },
};

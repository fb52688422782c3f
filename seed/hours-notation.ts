import type {
  OpeningException,
  OpeningHours,
  OpeningPeriod,
} from '#features/opening-hours/model/opening-hours.ts';

const days = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab'];

function dayNumber(name: string): number {
  const day = days.indexOf(name);
  if (day === -1) throw new Error(`Unknown day in hours: ${name}`);
  return day;
}

/** Expands a range of days; 'qua-seg' is Wednesday to the following Monday. */
function daysBetween(range: string): number[] {
  const [from = '', to = from] = range.split('-');
  const first = dayNumber(from);
  const length = (dayNumber(to) - first + 7) % 7;
  return Array.from({ length: length + 1 }, (_, index) => (first + index) % 7);
}

function periodsOf(clause: string): OpeningPeriod[] {
  const [range = '', ...spans] = clause.trim().split(/,?\s+/);
  return daysBetween(range).flatMap((day) =>
    spans.map((span) => {
      const match = /^(\d\d:\d\d)-(\d\d:\d\d)$/.exec(span);
      const [, open, close] = match ?? [];
      if (open === undefined || close === undefined) throw new Error(`Unknown hours: ${clause}`);
      // A closing time that is not after the opening time is on the next day.
      return {
        open: { day, time: open },
        close: { day: close > open ? day : (day + 1) % 7, time: close },
      };
    }),
  );
}

function exceptionsFor(holidays: 'closed' | 'evening' | undefined): OpeningException[] {
  if (holidays === undefined) return [];
  return [
    { date: '2026-12-25', label: 'Natal' },
    { date: '2027-01-01', label: 'Ano-Novo' },
  ].map(({ date, label }) => ({
    date,
    label,
    closed: holidays === 'closed',
    periods: holidays === 'closed' ? [] : [{ open: '19:00', close: '23:30' }],
  }));
}

/**
 * Parses structured hours from a short notation: clauses 'ter-sex 11:30-15:30, 18:30-22:30' joined by ';', or '24h'.
 * Days are dom, seg, ter, qua, qui, sex, sab.
 * @throws Error if the notation is invalid
 */
export function hoursFromNotation(
  notation: string,
  options: { note?: string; holidays?: 'closed' | 'evening' } = {},
): OpeningHours {
  const midnight = { day: 0, time: '00:00' };
  return {
    periods:
      notation === '24h'
        ? [{ open: midnight, close: midnight }]
        : notation.split(';').flatMap(periodsOf),
    exceptions: exceptionsFor(options.holidays),
    note: options.note ?? '',
  };
}

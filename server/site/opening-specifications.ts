import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import {
  dayMinutes,
  openingCalendar,
  weeklySpans,
} from '#features/opening-hours/model/opening-spans.ts';
import { clockText } from '#shared/zoned-time.ts';
import type { Span } from '#features/opening-hours/model/opening-spans.ts';

/** Members of DayOfWeek by weekday number: 0 is Sunday. */
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map(
  (name) => `https://schema.org/${name}`,
);

/** Last minute of a day as a closing time: Google's notation for hours that continue into the next day. */
const lastMinute = '23:59';

/** An OpeningHoursSpecification of schema.org. */
export interface OpeningSpecification {
  '@type': 'OpeningHoursSpecification';
  dayOfWeek?: readonly string[];
  /** 'HH:MM', local. A closing time before the opening time belongs to the next day. */
  opens: string;
  closes: string;
  /** 'YYYY-MM-DD': the single date of an exception. */
  validFrom?: string;
  validThrough?: string;
}

/**
 * Returns opening hours in the form that Google documents for LocalBusiness ("business hours"): a night past midnight
 * is one entry of the day on which it begins, all day is 00:00 to 23:59, and a closed date is 00:00 to 00:00. Closed
 * weekdays are omitted. An exception is an entry that is valid on a single date.
 *
 * Source: developers.google.com/search/docs/appearance/structured-data/local-business
 * @param today number of the local date; earlier exceptions are omitted
 * @returns an empty list for hours that are only known as text
 */
export function openingSpecifications(hours: PlaceHours, today: number): OpeningSpecification[] {
  if (hours.kind !== 'structured') return [];
  const { periods, exceptions } = hours.hours;
  const daysOf = new Map<string, string[]>();
  weeklySpans(periods)
    .flatMap((spans, weekday) =>
      spans.flatMap(cutAtMidnight).map((span) => ({
        times: timesOf(span),
        day: (weekday + Math.floor(span.start / dayMinutes)) % 7,
      })),
    )
    .sort((a, b) => a.day - b.day || (a.times < b.times ? -1 : 1))
    .forEach(({ times, day }) => {
      const names = daysOf.get(times) ?? [];
      const name = days[day] ?? '';
      if (!names.includes(name)) names.push(name);
      daysOf.set(times, names);
    });
  const weeklySpecifications = [...daysOf].map(([times, dayOfWeek]) =>
    specification(times, { dayOfWeek }),
  );
  const calendar = openingCalendar(hours.hours);
  const datedSpecifications = exceptions
    .map(({ date }) => ({ date, day: Date.parse(`${date}T00:00:00Z`) / 86_400_000 }))
    .filter(({ day }) => day >= today)
    .sort((a, b) => a.day - b.day)
    .flatMap(({ date, day }) => {
      const validity = { validFrom: date, validThrough: date };
      // The part after midnight is omitted: an entry for the next date would replace its weekly hours.
      const times = calendar.spansOf(day).flatMap((span) => timesOf(cutAtMidnight(span)[0]));
      return (times.length === 0 ? ['00:00 00:00'] : times).map((text) =>
        specification(text, validity),
      );
    });
  return [...weeklySpecifications, ...datedSpecifications];
}

/** 24 hours from a later start are split in two: an entry with equal opening and closing times would mean closed. */
function cutAtMidnight(span: Span): [Span] | [Span, Span] {
  const { start, end } = span;
  if (end - start < dayMinutes || start === 0) return [span];
  return [
    { start, end: dayMinutes - 1 },
    { start: dayMinutes, end },
  ];
}

/** Returns 'opens closes'. */
function timesOf({ start, end }: Span): string {
  const isAllDay = end - start === dayMinutes;
  return `${clockText(start)} ${isAllDay ? lastMinute : clockText(end)}`;
}

function specification(
  times: string,
  validity: Pick<OpeningSpecification, 'dayOfWeek' | 'validFrom' | 'validThrough'>,
): OpeningSpecification {
  const [opens = '', closes = ''] = times.split(' ');
  return { '@type': 'OpeningHoursSpecification', opens, closes, ...validity };
}

import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import {
  minutesPerDay,
  createOpeningCalendar,
  weeklySpans,
} from '#features/opening-hours/model/opening-spans.ts';
import { clockText } from '#shared/zoned-time.ts';
import type { Span } from '#features/opening-hours/model/opening-spans.ts';
import { dayMs } from '#shared/time-units.ts';

/** Members of DayOfWeek by weekday number: 0 is Sunday. */
const schemaDays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
].map((name) => `https://schema.org/${name}`);

/** Closing time of an entry that lasts the whole day, in Google's notation. */
const lastMinuteOfDay = '23:59';

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
  const daysByTimes = new Map<string, string[]>();
  weeklySpans(periods)
    .flatMap((spans, weekday) =>
      spans.flatMap(cutAtMidnight).map((span) => ({
        times: timesOf(span),
        day: (weekday + Math.floor(span.start / minutesPerDay)) % 7,
      })),
    )
    .sort((a, b) => a.day - b.day || (a.times < b.times ? -1 : 1))
    .forEach(({ times, day }) => {
      const dayNames = daysByTimes.get(times) ?? [];
      const name = schemaDays[day] ?? '';
      if (!dayNames.includes(name)) dayNames.push(name);
      daysByTimes.set(times, dayNames);
    });
  const weeklySpecifications = [...daysByTimes].map(([times, dayOfWeek]) =>
    toSpecification(times, { dayOfWeek }),
  );
  const calendar = createOpeningCalendar(hours.hours);
  const datedSpecifications = exceptions
    .map(({ date }) => ({ date, day: Date.parse(`${date}T00:00:00Z`) / dayMs }))
    .filter(({ day }) => day >= today)
    .sort((a, b) => a.day - b.day)
    .flatMap(({ date, day }) => {
      const validity = { validFrom: date, validThrough: date };
      // The part after midnight is omitted: an entry for the next date would replace its weekly hours.
      const times = calendar.spansOf(day).flatMap((span) => timesOf(cutAtMidnight(span)[0]));
      return (times.length === 0 ? ['00:00 00:00'] : times).map((text) =>
        toSpecification(text, validity),
      );
    });
  return [...weeklySpecifications, ...datedSpecifications];
}

/**
 * 24 hours that begin after 00:00 are split in two: an entry with equal opening and closing times would mean closed.
 */
function cutAtMidnight(span: Span): [Span] | [Span, Span] {
  const { start, end } = span;
  if (end - start < minutesPerDay || start === 0) return [span];
  return [
    { start, end: minutesPerDay - 1 },
    { start: minutesPerDay, end },
  ];
}

/** Returns 'opens closes'. */
function timesOf({ start, end }: Span): string {
  const isAllDay = end - start === minutesPerDay;
  return `${clockText(start)} ${isAllDay ? lastMinuteOfDay : clockText(end)}`;
}

function toSpecification(
  times: string,
  validity: Pick<OpeningSpecification, 'dayOfWeek' | 'validFrom' | 'validThrough'>,
): OpeningSpecification {
  const [opens = '', closes = ''] = times.split(' ');
  return { '@type': 'OpeningHoursSpecification', opens, closes, ...validity };
}

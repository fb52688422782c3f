import {
  instantOfWallClock,
  isoDateOf,
  dayNumberOf,
  wallClockAt,
  weekdayOf,
} from '#shared/zoned-time.ts';
import { upcomingHolidays } from '#features/opening-hours/model/holidays.ts';
import { minutesOf } from '#features/opening-hours/model/opening-spans.ts';

/** Times of a day that stand for the whole day. */
const dayTimes = ['10:00', '13:00', '16:00', '20:00', '22:00'];
/** Earlier times belong to the night of the day before. */
const nightEnds = '05:00';

/** Returns the days of a wish as day numbers; [] without a day. */
function wishedDays(wish: string, today: number): number[] {
  const next = (weekday: number) => today + ((weekday - weekdayOf(today) + 7) % 7);
  const numbersAfter = (word: string) =>
    [...wish.matchAll(new RegExp(`\\b${word} (\\d)`, 'g'))].map(([, number]) => Number(number));
  const weekdays = numbersAfter('day').map(next);
  if (weekdays.length > 0) return weekdays;
  if (wish.includes('weekend')) return [next(6), next(0)];
  if (wish.includes('holiday')) {
    return upcomingHolidays(isoDateOf(today), 1).flatMap(({ date }) => dayNumberOf(date) ?? []);
  }
  const days = numbersAfter('in').map((daysAhead) => today + daysAhead);
  return wish.includes('today') ? [today, ...days] : days;
}

/**
 * Returns the moments at which a place should be open for a wish.
 * @param wish 'now', or a day ('today', 'in 1', 'weekend', 'holiday', 'day 6') and a time ('at 20:00'), of which one may
 *   be missing, as in the targets of the lexicon
 */
export function wishedMoments(wish: string, now: Date): Date[] {
  if (/\bnow\b/.test(wish)) return [now];
  const { dayNumber: today } = wallClockAt(now);
  // The last time is the most exact one: 'à noite, às 23h'.
  const [, time] = [...wish.matchAll(/\bat (\d\d:\d\d)/g)].at(-1) ?? [];
  const days = wishedDays(wish, today);
  // Without a day, it is enough that a place is open at this time on one of the days of a week.
  const dayNumbers =
    days.length === 0 && time ? Array.from({ length: 7 }, (_, ahead) => today + ahead) : days;
  return dayNumbers.flatMap((day) =>
    (time ? [time] : dayTimes).map((clock) =>
      instantOfWallClock({
        dayNumber: day + (clock < nightEnds ? 1 : 0),
        minutes: minutesOf(clock),
      }),
    ),
  );
}

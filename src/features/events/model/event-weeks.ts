import type { GuideEvent } from './event.ts';
import type { Occurrence } from './agenda/agenda.ts';
import { wallClockAt, weekdayOf } from '#shared/zoned-time.ts';

/** Dates that begin in one week, Monday to Sunday. */
export interface EventWeek {
  /** Local day number of the Monday. */
  monday: number;
  dates: Occurrence<GuideEvent>[];
}

/** Returns the Monday of the week of a time, in the brand's time zone. */
export function getMondayDayNumber(instant: Date): number {
  return mondayBefore(wallClockAt(instant).dayNumber);
}

function mondayBefore(dayNumber: number): number {
  return dayNumber - ((weekdayOf(dayNumber) + 6) % 7);
}

/** Returns the dates that are not over by week, sorted by start. Dates in progress belong to the current week. */
export function groupByWeek(events: readonly GuideEvent[], now: Date): EventWeek[] {
  const today = wallClockAt(now).dayNumber;
  const dates = events
    .flatMap((event) =>
      event.dates
        .filter(({ endsAt }) => endsAt > now)
        .map((date): Occurrence<GuideEvent> => {
          const day = Math.max(today, wallClockAt(date.startsAt).dayNumber);
          return { event, date, day };
        }),
    )
    .toSorted(
      (a, b) =>
        a.date.startsAt.getTime() - b.date.startsAt.getTime() ||
        a.event.title.localeCompare(b.event.title),
    );
  const weeks = new Map<number, Occurrence<GuideEvent>[]>();
  for (const occurrence of dates) {
    const monday = mondayBefore(occurrence.day);
    const week = weeks.get(monday) ?? [];
    week.push(occurrence);
    weeks.set(monday, week);
  }
  return [...weeks].map(([monday, datesOfWeek]) => ({ monday, dates: datesOfWeek }));
}

import type { GuideEvent } from './event.ts';
import type { EventDate } from './event-date.ts';
import { wallClockAt, weekdayOf } from '#shared/zoned-time.ts';

/** One date with its event. */
export interface DatedEvent {
  event: GuideEvent;
  date: EventDate;
}

/** Dates that begin in one week, Monday to Sunday. */
export interface EventWeek {
  /** Local day number of the Monday. */
  monday: number;
  dates: DatedEvent[];
}

/** Returns the Monday of the week of a time, in the brand's time zone. */
export function getMondayDayNumber(instant: Date): number {
  const { dayNumber } = wallClockAt(instant);
  return dayNumber - ((weekdayOf(dayNumber) + 6) % 7);
}

/** Returns the dates that are not over by week, sorted by start. Dates in progress belong to the current week. */
export function groupByWeek(events: readonly GuideEvent[], now: Date): EventWeek[] {
  const thisMonday = getMondayDayNumber(now);
  const dates = events
    .flatMap((event) => event.dates.map((date): DatedEvent => ({ event, date })))
    .filter(({ date }) => date.endsAt > now)
    .toSorted(
      (a, b) =>
        a.date.startsAt.getTime() - b.date.startsAt.getTime() ||
        a.event.title.localeCompare(b.event.title),
    );
  const weeks = new Map<number, DatedEvent[]>();
  for (const datedEvent of dates) {
    const monday = Math.max(thisMonday, getMondayDayNumber(datedEvent.date.startsAt));
    const week = weeks.get(monday) ?? [];
    week.push(datedEvent);
    weeks.set(monday, week);
  }
  return [...weeks].map(([monday, datesOfWeek]) => ({ monday, dates: datesOfWeek }));
}

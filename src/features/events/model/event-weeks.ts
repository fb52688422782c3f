import type { EventDate, GuideEvent } from './event.ts';
import { wallClockAt, weekdayOf } from '#shared/zoned-time.ts';

/** One date with its event. */
export interface DatedEvent {
  event: GuideEvent;
  date: EventDate;
}

/** The dates that begin in one week, Monday to Sunday. */
export interface EventWeek {
  /** Local day of its Monday. */
  monday: number;
  dates: DatedEvent[];
}

/** The Monday of the week of an instant, in the brand's zone. */
export function mondayOf(instant: Date): number {
  const { dayNumber } = wallClockAt(instant);
  return dayNumber - ((weekdayOf(dayNumber) + 6) % 7);
}

/** The dates of events that are not over, by weeks, in the order in which they begin. What goes on is in this week. */
export function eventWeeks(events: readonly GuideEvent[], now: Date): EventWeek[] {
  const thisWeek = mondayOf(now);
  const dates = events
    .flatMap((event) => event.dates.map((date): DatedEvent => ({ event, date })))
    .filter(({ date }) => date.endsAt > now)
    .toSorted(
      (a, b) =>
        a.date.startsAt.getTime() - b.date.startsAt.getTime() ||
        a.event.title.localeCompare(b.event.title),
    );
  const weeks = new Map<number, DatedEvent[]>();
  for (const dated of dates) {
    const monday = Math.max(thisWeek, mondayOf(dated.date.startsAt));
    const week = weeks.get(monday) ?? [];
    week.push(dated);
    weeks.set(monday, week);
  }
  return [...weeks].map(([monday, ofWeek]) => ({ monday, dates: ofWeek }));
}

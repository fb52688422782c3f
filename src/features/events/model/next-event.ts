import type { EventSummary } from './agenda/agenda.ts';
import { isComing } from './agenda/agenda.ts';
import { instantOfWallClock, wallClockAt } from '#shared/zoned-time.ts';

/** What the card of a place tells of its agenda: the next date there that takes place and has room. */
export interface NextEvent {
  title: string;
  startsAt: Date;
  endsAt: Date;
}

/** `GET /api/events/next`: the published places at which something takes place these days. */
export interface NextEventsFile {
  format: 1;
  /** Minutes since 1970 of the beginning, and how many it lasts. */
  places: [id: string, title: string, start: number, minutes: number][];
}

/** Local days from today on that a card looks ahead: within them the name of a weekday says which day is meant. */
const daysAhead = 7;
const minuteMs = 60_000;

/**
 * The next event of each place that has one within seven days, today included, by the place's id: what begins first. What
 * has gone on since another day comes by its end, so that an exhibition of a month hides no concert of tonight. Nobody is
 * told to come to a date that is cancelled or sold out.
 * @param events of published places; dates that are over do not count
 */
export function nextEvents(
  events: readonly Pick<EventSummary, 'placeId' | 'title' | 'dates'>[],
  now: Date,
): Map<string, NextEvent> {
  const { dayNumber } = wallClockAt(now);
  const midnight = instantOfWallClock({ dayNumber, minutes: 0 });
  const until = instantOfWallClock({ dayNumber: dayNumber + daysAhead, minutes: 0 });
  const found = new Map<string, NextEvent & { rank: number }>();
  for (const { placeId, title, dates } of events) {
    for (const date of dates) {
      const { startsAt, endsAt, status } = date;
      if (status !== 'scheduled' || startsAt >= until || !isComing(date, now)) continue;
      const rank = (startsAt < midnight ? endsAt : startsAt).getTime();
      if (rank < (found.get(placeId)?.rank ?? Infinity)) {
        found.set(placeId, { title, startsAt, endsAt, rank });
      }
    }
  }
  return new Map(
    [...found].map(([id, { title, startsAt, endsAt }]) => [id, { title, startsAt, endsAt }]),
  );
}

/** As they go over the wire. */
export function encodeNextEvents(next: ReadonlyMap<string, NextEvent>): NextEventsFile {
  return {
    format: 1,
    places: [...next].map(([id, { title, startsAt, endsAt }]) => {
      const start = minutesOf(startsAt);
      return [id, title, start, minutesOf(endsAt) - start];
    }),
  };
}

function minutesOf(instant: Date): number {
  return Math.floor(instant.getTime() / minuteMs);
}

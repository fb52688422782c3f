import type { EventWithDates } from './agenda/agenda.ts';
import { isUpcomingDate } from './agenda/agenda.ts';
import { toEpochMinutes } from './agenda/agenda-codec.ts';
import type { ListedDate } from './event-date.ts';
import { instantOfWallClock, wallClockAt } from '#shared/zoned-time.ts';

/** Next event on the card of a place: the next date there that is neither cancelled nor sold out. */
export interface NextEvent extends Omit<ListedDate, 'status'> {
  title: string;
}

/** Response of `GET /api/events/next`: the next event of the active places that have one. */
export interface NextEventsResponse {
  format: 1;
  /** `start` is in minutes since 1970; `minutes` is the duration. */
  places: [id: string, title: string, start: number, minutes: number][];
}

/**
 * Number of local days, including today, that a card looks ahead. Within this range, the name of a weekday is
 * unambiguous.
 */
const daysAhead = 7;

/**
 * Returns the next event of each place that has one within seven days, including today, by place id: the one that
 * begins first. Events that began before today are ranked by their end, so that an exhibition of one month does not
 * hide a concert tonight. Cancelled and sold-out dates are ignored.
 * @param events events of active places; past dates are ignored
 * @param isWholePlace true for an event that its place consists of: without it the place cannot be visited, so its next
 * date counts whenever it is
 * @param titleOf returns the shown title of an event
 */
export function findNextEvents<Event extends EventWithDates>(
  events: readonly Event[],
  now: Date,
  isWholePlace: (event: Event) => boolean,
  titleOf: (event: Event) => string = ({ title }) => title,
): Map<string, NextEvent> {
  const { dayNumber } = wallClockAt(now);
  const midnight = instantOfWallClock({ dayNumber, minutes: 0 });
  const rangeEnd = instantOfWallClock({ dayNumber: dayNumber + daysAhead, minutes: 0 });
  const nextEventByPlaceId = new Map<string, NextEvent & { rank: number }>();
  for (const event of events) {
    const { placeId, dates } = event;
    const title = titleOf(event);
    const isUnlimited = isWholePlace(event);
    for (const date of dates) {
      const { startsAt, endsAt, status } = date;
      const isInRange = isUnlimited || startsAt < rangeEnd;
      if (status !== 'scheduled' || !isInRange || !isUpcomingDate(date, now)) continue;
      const rank = (startsAt < midnight ? endsAt : startsAt).getTime();
      if (rank < (nextEventByPlaceId.get(placeId)?.rank ?? Infinity)) {
        nextEventByPlaceId.set(placeId, { title, startsAt, endsAt, rank });
      }
    }
  }
  return new Map(
    [...nextEventByPlaceId].map(([id, { title, startsAt, endsAt }]) => [
      id,
      { title, startsAt, endsAt },
    ]),
  );
}

/** Encodes the next events in their wire format. */
export function encodeNextEvents(nextEvents: ReadonlyMap<string, NextEvent>): NextEventsResponse {
  return {
    format: 1,
    places: [...nextEvents].map(([id, { title, startsAt, endsAt }]) => {
      const start = toEpochMinutes(startsAt);
      return [id, title, start, toEpochMinutes(endsAt) - start];
    }),
  };
}

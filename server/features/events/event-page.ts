import { toPartialAgenda, listOccurrences } from '#features/events/model/agenda/agenda.ts';
import type { Agenda } from '#features/events/model/agenda/agenda.ts';
import { encodeAgenda } from '#features/events/model/agenda/agenda-codec.ts';
import { toStoredEventDate } from '#features/events/model/event-date.ts';
import { maxOtherEvents } from '#features/events/model/event-page.ts';
import type { EventPage } from '#features/events/model/event-page.ts';
import { placeSummary } from '#features/places/model/place-summary.ts';
import { toStoredHours } from '#features/places/model/stored-place-lists.ts';
import { wallClockAt } from '#shared/zoned-time.ts';
import { toEventSummary } from '#server/search-index/public-events.ts';
import type { PlaceDirectory } from '#server/search-index/place-index.ts';
import { toListedPlace } from '#server/search-index/listed-place.ts';

/** Maximum number of dates in the server-rendered agenda page; the browser fetches the others. */
export const maxDatesInPage = 24;

/** Returns the data of an event page; null for an event that is over or not public. */
export function buildEventPage(
  id: string,
  {
    events,
    place,
    categories,
    benefits,
  }: Pick<PlaceDirectory, 'events' | 'place' | 'categories' | 'benefits'>,
): EventPage | null {
  const event = events?.event(id);
  const placeRecord = event && place(event.placeId);
  if (!events || !event || !placeRecord) return null;
  const card = placeSummary(toListedPlace(placeRecord), categories);
  const others = events.ofPlace(event.placeId).filter((other) => other.id !== id);
  return {
    event,
    place: { ...card, benefit: benefits.get(placeRecord.id) ?? null },
    others: others.slice(0, maxOtherEvents).map(toEventSummary),
  };
}

/** Serializes the event page in the format that getEvent() of event-page-store.ts parses. */
export function serializeEventPage({ event, place, others }: EventPage): string {
  const { hours, ...card } = place;
  const places = new Map([[place.id, { ...place, hasBenefit: place.benefit !== null }]]);
  return JSON.stringify({
    event: { ...event, isActive: true, dates: event.dates.map(toStoredEventDate) },
    place: { ...card, hours: toStoredHours(hours) },
    others: encodeAgenda(others, places, ''),
  });
}

/** Returns the next maxDatesInPage dates of an agenda, with only the events of these dates. */
export function takeFirstDates(agenda: Agenda, now: Date): Agenda {
  const today = wallClockAt(now).dayNumber;
  const upcoming = listOccurrences(agenda, { first: today, last: Number.POSITIVE_INFINITY }, now);
  if (upcoming.length <= maxDatesInPage) return agenda;
  return toPartialAgenda(upcoming.slice(0, maxDatesInPage));
}

import { toPartialAgenda, listOccurrences } from '#features/events/model/agenda/agenda.ts';
import type { Agenda } from '#features/events/model/agenda/agenda.ts';
import { encodeAgenda } from '#features/events/model/agenda/agenda-codec.ts';
import { eventDateText } from '#features/events/model/event-date-text.ts';
import { maxOtherEvents } from '#features/events/model/event-page.ts';
import type { EventPage } from '#features/events/model/event-page.ts';
import { placeSummary } from '#features/places/model/place-summary.ts';
import { toStoredHours } from '#features/places/model/stored-place-lists.ts';
import { wallClockAt } from '#shared/zoned-time.ts';
import { toEventSummary } from '#server/search-index/public-events.ts';
import type { PlaceDirectory } from '#server/search-index/place-index.ts';
import { toListedPlace } from '#server/search-index/listed-place.ts';

/** Number of dates included in the agenda page; the browser fetches the others. */
export const datesInPage = 24;

/** Returns the data of an event page; null for an event that is not public or over. */
export function eventPage(
  id: string,
  {
    events,
    place,
    categories,
    benefits,
  }: Pick<PlaceDirectory, 'events' | 'place' | 'categories' | 'benefits'>,
): EventPage | null {
  const event = events?.event(id);
  const record = event && place(event.placeId);
  if (!events || !event || !record) return null;
  const card = placeSummary(toListedPlace(record), categories);
  const others = events.ofPlace(event.placeId).filter((other) => other.id !== id);
  return {
    event,
    place: { ...card, benefit: benefits.get(record.id) ?? null },
    others: others.slice(0, maxOtherEvents).map((other) => toEventSummary(other, card)),
  };
}

/** Serializes the event page in the format that the browser's readers of stored events, places and agendas expect. */
export function eventPageText({ event, place, others }: EventPage): string {
  const { hours, ...card } = place;
  const places = new Map([[place.id, { ...place, hasBenefit: place.benefit !== null }]]);
  return JSON.stringify({
    event: { ...event, isActive: true, dates: event.dates.map(eventDateText) },
    place: { ...card, hours: toStoredHours(hours) },
    others: encodeAgenda(others, places, ''),
  });
}

/** Returns the start of an agenda: its next dates and only the events of these dates. */
export function firstDatesOf(agenda: Agenda, at: Date): Agenda {
  const today = wallClockAt(at).dayNumber;
  const upcoming = listOccurrences(agenda, { first: today, last: Number.POSITIVE_INFINITY }, at);
  if (upcoming.length <= datesInPage) return agenda;
  return toPartialAgenda(upcoming.slice(0, datesInPage));
}

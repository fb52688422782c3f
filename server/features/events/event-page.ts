import { agendaOf, occurrences } from '#features/events/model/agenda/agenda.ts';
import type { Agenda } from '#features/events/model/agenda/agenda.ts';
import { encodeAgenda } from '#features/events/model/agenda/agenda-codec.ts';
import { eventDateText } from '#features/events/model/event-date-text.ts';
import { mostOtherEvents } from '#features/events/model/event-page.ts';
import type { EventPage } from '#features/events/model/event-page.ts';
import { placeSummary } from '#features/places/model/place-summary.ts';
import { storedHours } from '#features/places/model/stored-place-lists.ts';
import { wallClockAt } from '#shared/zoned-time.ts';
import { toEventSummary } from '#server/search-index/public-events.ts';
import type { PlaceDirectory } from '#server/search-index/place-index.ts';
import { toListed } from '#server/search-index/listed-place.ts';

/** Dates that the page of the agenda brings: the browser fetches the others. */
export const datesInPage = 24;

/** What the page of an event is made from; null for one that is not public, or over. */
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
  const card = placeSummary(toListed(record), categories);
  const others = events.ofPlace(event.placeId).filter((other) => other.id !== id);
  return {
    event,
    place: { ...card, benefit: benefits.get(record.id) ?? null },
    others: others.slice(0, mostOtherEvents).map((other) => toEventSummary(other, card)),
  };
}

/** The same as the browser's readers of stored events, places and agendas read it. */
export function eventPageText({ event, place, others }: EventPage): string {
  const { hours, ...card } = place;
  const places = new Map([[place.id, { ...place, hasBenefit: place.benefit !== null }]]);
  return JSON.stringify({
    event: { ...event, isActive: true, dates: event.dates.map(eventDateText) },
    place: { ...card, hours: storedHours(hours) },
    others: encodeAgenda(others, places, ''),
  });
}

/** The beginning of an agenda: its next dates, and of their events no others. */
export function beginningOf(agenda: Agenda, at: Date): Agenda {
  const today = wallClockAt(at).dayNumber;
  const all = occurrences(agenda, { first: today, last: Number.POSITIVE_INFINITY }, at);
  if (all.length <= datesInPage) return agenda;
  return agendaOf(all.slice(0, datesInPage));
}

import { findNextDate } from './agenda/agenda.ts';
import type { EventWithDates } from './agenda/agenda.ts';
import { foldText } from '#shared/text/fold-text.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';

type PlaceTitleAndCategory = Pick<PlaceSummary, 'title' | 'categoryName'>;

/**
 * Returns the ids of places that represent only an event that is over: the place has the category of events or the name
 * of its event, and all dates have passed or are cancelled. A place whose event never had a date is not included,
 * because its time is unknown. The home page does not highlight these places.
 * @param events all known events, including past ones
 * @param placeOf returns the published place with an id, or null
 */
export function findPastEventPlaces(
  events: readonly EventWithDates[],
  placeOf: (id: string) => PlaceTitleAndCategory | null,
  now: Date,
): Set<string> {
  const eventsWithDates = events.filter(({ dates }) => dates.length > 0);
  const placeIdsWithUpcomingEvents = new Set(
    eventsWithDates.filter(({ dates }) => findNextDate(dates, now)).map(({ placeId }) => placeId),
  );
  const isPast = (event: EventWithDates): boolean =>
    !placeIdsWithUpcomingEvents.has(event.placeId) && isWholePlace(event, placeOf(event.placeId));
  return new Set(eventsWithDates.filter(isPast).map(({ placeId }) => placeId));
}

/**
 * Returns true if a place consists only of this event: the place has the category of events or the name of the event.
 * @param place the published place of the event; null for any other
 */
export function isWholePlace(
  event: Pick<EventWithDates, 'title'>,
  place: PlaceTitleAndCategory | null,
): boolean {
  if (place === null) return false;
  return (
    /\bevento/.test(foldText(place.categoryName)) || foldText(place.title) === foldText(event.title)
  );
}

/**
 * Returns the first `maxCount` places that are not past events, in order.
 * @param pastPlaceIds ids of the places that are past events
 */
export function excludePastEventPlaces<P extends { id: string }>(
  placesByRating: readonly P[],
  pastPlaceIds: ReadonlySet<string>,
  maxCount: number,
): P[] {
  const remaining: P[] = [];
  for (const place of placesByRating) {
    if (remaining.length === maxCount) break;
    if (!pastPlaceIds.has(place.id)) remaining.push(place);
  }
  return remaining;
}

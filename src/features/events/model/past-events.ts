import { nextDate } from './agenda/agenda.ts';
import type { EventSummary } from './agenda/agenda.ts';
import { foldText } from '#shared/text/fold-text.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';

type DatedEvent = Pick<EventSummary, 'placeId' | 'title' | 'dates'>;
type Named = Pick<PlaceSummary, 'title' | 'categoryName'>;

/**
 * Returns the ids of places that represent only an event that is over: the place has the category of events or the name
 * of its event, and all dates have passed or are cancelled. A place whose event never had a date is not included,
 * because its time is unknown. Past events are not highlighted.
 * @param events all known events, including past ones
 * @param placeOf returns the published place with an id, or null
 */
export function pastEventPlaces(
  events: readonly DatedEvent[],
  placeOf: (id: string) => Named | null,
  now: Date,
): Set<string> {
  const dated = events.filter(({ dates }) => dates.length > 0);
  const coming = new Set(
    dated.filter(({ dates }) => nextDate(dates, now)).map(({ placeId }) => placeId),
  );
  const isPast = ({ placeId, title }: DatedEvent): boolean => {
    const place = coming.has(placeId) ? null : placeOf(placeId);
    return place !== null && isNothingElse(place, title);
  };
  return new Set(dated.filter(isPast).map(({ placeId }) => placeId));
}

function isNothingElse({ title, categoryName }: Named, eventTitle: string): boolean {
  return /\bevento/.test(foldText(categoryName)) || foldText(title) === foldText(eventTitle);
}

/**
 * Returns the first `most` places that are not past events, in order.
 * @param past ids of the places that are past events
 */
export function withoutPastEvents<P extends { id: string }>(
  byRating: readonly P[],
  past: ReadonlySet<string>,
  most: number,
): P[] {
  const found: P[] = [];
  for (const place of byRating) {
    if (found.length === most) break;
    if (!past.has(place.id)) found.push(place);
  }
  return found;
}

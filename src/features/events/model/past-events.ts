import { nextDate } from './agenda/agenda.ts';
import type { EventSummary } from './agenda/agenda.ts';
import { foldText } from '#shared/text/fold-text.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';

type DatedEvent = Pick<EventSummary, 'placeId' | 'title' | 'dates'>;
type Named = Pick<PlaceSummary, 'title' | 'categoryName'>;

/**
 * The places that are nothing but an event, and it is over: of the category of events, or with the name of what takes
 * place there, and all dates have passed or are cancelled. One that never had a date is not among them: nobody knows
 * when it is. A past event is no highlight (DESIGN section 10: the guide is about now).
 * @param events all that are known, those that are over too
 * @param placeOf the published place with an id; null for any other
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

/** The best of these that are no past event, in their order. @param past ids of those that are */
export function standingPlaces<P extends { id: string }>(
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

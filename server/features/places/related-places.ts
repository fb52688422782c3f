import type { EventSummary } from '#features/events/model/agenda/agenda.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { placeSummary } from '#features/places/model/place-summary.ts';
import {
  maxDatesPerEvent,
  maxPlaceEvents,
  findRelatedPlaces,
} from '#features/places/model/related-places.ts';
import type { RelatedContent } from '#features/places/model/related-places.ts';
import type { PlaceRecord } from '#server/search-index/cached-records.ts';
import type { PlaceDirectory } from '#server/search-index/place-index.ts';
import { toEventSummary } from '#server/search-index/public-events.ts';
import { toListedPlace } from '#server/search-index/listed-place.ts';

/**
 * Returns the related content of a place for cards: its next events and other places. Takes a few milliseconds with
 * 10,000 places.
 */
export function buildRelatedPlaces(
  place: PlaceRecord,
  directory: Pick<PlaceDirectory, 'places' | 'benefits' | 'categories' | 'events'>,
): RelatedContent<PlaceSummary> {
  const { places, benefits, categories } = directory;
  const rails = findRelatedPlaces(place, places(), (id) => benefits.has(id));
  return {
    rails: rails.map(({ kind, places: chosenPlaces }) => ({
      kind,
      places: chosenPlaces.map((record) => ({
        ...placeSummary(toListedPlace(record), categories),
        benefit: benefits.get(record.id) ?? null,
      })),
    })),
    events: nextEventsOf(place, directory),
  };
}

/** Returns the next events of a place, each with at most maxDatesPerEvent dates. */
function nextEventsOf({ id }: PlaceRecord, { events }: Pick<PlaceDirectory, 'events'>) {
  const nextEvents = events?.ofPlace(id).slice(0, maxPlaceEvents) ?? [];
  return nextEvents.map((event): EventSummary => {
    const dates = event.dates.slice(0, maxDatesPerEvent);
    return toEventSummary({ ...event, dates });
  });
}

import { excludePastEventPlaces } from '#features/events/model/past-events.ts';
import { highlightCount } from '#features/search/model/top-places.ts';
import type { PlaceRecord } from './cached-records.ts';
import type { PlaceDirectory } from './place-index.ts';

/** Returns the first places of the home page: the best rated ones, without past event places. */
export function highlights({
  byRating,
  events,
}: Pick<PlaceDirectory, 'byRating' | 'events'>): PlaceRecord[] {
  return excludePastEventPlaces(byRating, events?.pastPlaceIds ?? new Set(), highlightCount);
}

import { standingPlaces } from '#features/events/model/past-events.ts';
import { highlightCount } from '#features/search/model/top-places.ts';
import type { PlaceRecord } from './held-records.ts';
import type { PlaceDirectory } from './place-index.ts';

/** Returns the first places of the home page: the best rated ones, without past event places. */
export function highlights({
  byRating,
  events,
}: Pick<PlaceDirectory, 'byRating' | 'events'>): PlaceRecord[] {
  return standingPlaces(byRating, events?.pastPlaces ?? new Set(), highlightCount);
}

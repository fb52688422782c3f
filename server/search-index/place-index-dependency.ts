import { withDeadline } from '#server/platform/http/deadline.ts';
import type { Dependency } from '#server/platform/process/readiness.ts';
import type { LivePlaceIndex } from './place-index.ts';

/** Longest wait of /readyz for the first read of the places, in milliseconds, before it fails. */
const maxWaitMs = 2_000;

/**
 * Returns the readiness check of the places: the server is ready once they were read, because before that every visitor
 * would wait. With more places than a server may hold it is ready too, for everything that works without them.
 */
export function placeIndexDependency(placeIndex: LivePlaceIndex): Dependency {
  let isLoaded = false;
  return {
    name: 'lugares',
    async ping() {
      try {
        if (!isLoaded)
          await withDeadline(placeIndex.current(), maxWaitMs, 'the first read of the places');
        isLoaded = true;
      } catch (error) {
        if (!placeIndex.hasTooManyPlaces()) throw error;
      }
      return placeIndex.hasTooManyPlaces() ? 'above-limit' : undefined;
    },
  };
}

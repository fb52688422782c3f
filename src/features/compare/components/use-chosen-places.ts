import { useQueries } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { placeQuery } from '#features/places/data/place-queries.ts';
import { errorCode, isFinalReadError } from '#shared/app-error.ts';
import type { Place } from '#features/places/model/place.ts';

/** A place whose id is in the URL. */
export interface ChosenPlace {
  /** Null if it is no longer in the guide; undefined while it is loading or if it could not be read. */
  place: Place | null | undefined;
  error: unknown;
  onRetry: () => void;
}

/** Returns the places with these ids, in this order. At most one document read per place. */
export function useChosenPlaces(ids: readonly string[]): (ChosenPlace & { id: string })[] {
  const chosenPlaces = useQueries({
    queries: ids.map((id) => placeQuery(id)),
    combine: toChosenPlaces,
  });
  return ids.flatMap((id, position) => {
    const chosenPlace = chosenPlaces[position];
    return chosenPlace ? [{ id, ...chosenPlace }] : [];
  });
}

/** Defined outside the hook, so that the combined result is stable while the queries are unchanged. */
function toChosenPlaces(results: UseQueryResult<Place>[]): ChosenPlace[] {
  return results.map(({ data, error, refetch }) => ({
    // Also null if an earlier read had returned the place.
    place: error && isFinalReadError(errorCode(error)) ? null : data,
    error: data ? null : error,
    onRetry: () => void refetch(),
  }));
}

import { useQueries } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { placeQuery } from '#features/places/data/place-queries.ts';
import { errorCode } from '#shared/app-error.ts';
import type { Place } from '#features/places/model/place.ts';

/** A place that an address names. */
export interface ChosenPlace {
  /** Null once it is not in the guide any more, undefined while it is on its way or could not be read. */
  place: Place | null | undefined;
  error: unknown;
  onRetry: () => void;
}

/** Codes of a place that is not in the guide any more: no second attempt changes that. */
const gone = new Set(['not-found', 'permission-denied', 'invalid-input']);

/** The places with these ids, in this order: a read each. */
export function useChosenPlaces(ids: readonly string[]): (ChosenPlace & { id: string })[] {
  const chosen = useQueries({ queries: ids.map((id) => placeQuery(id)), combine: chosenOf });
  return ids.flatMap((id, position) => {
    const found = chosen[position];
    return found ? [{ id, ...found }] : [];
  });
}

/** Outside of the hook, so that what it makes stays the same while nothing has come. */
function chosenOf(answers: UseQueryResult<Place>[]): ChosenPlace[] {
  return answers.map(({ data, error, refetch }) => ({
    // Also of one that was there when it was read before.
    place: error && gone.has(errorCode(error)) ? null : data,
    error: data ? null : error,
    onRetry: () => void refetch(),
  }));
}

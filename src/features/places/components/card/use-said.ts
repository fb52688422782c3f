import { useQuery } from '@tanstack/react-query';
import type { SaidOfPlacesQuery } from '#features/places/data/said-of-places-queries.ts';

/**
 * What a query says of a place; null where it says nothing, or not yet.
 * @param isAsked false where the answer is known already
 */
export function useSaid<Said>(
  query: SaidOfPlacesQuery<Said>,
  placeId: string,
  isAsked = true,
): Said | null {
  const { data } = useQuery({
    ...query,
    enabled: ({ state }) =>
      isAsked && (state.data?.isWhole !== false || !state.data.of.has(placeId)),
  });
  return data?.of.get(placeId) ?? null;
}

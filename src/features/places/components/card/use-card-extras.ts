import { useQuery } from '@tanstack/react-query';
import type { CardExtrasQuery } from '#features/places/data/card-extras-queries.ts';

/**
 * Returns the entry of one place in the result of a query, or null if it has none or the query is loading.
 * @param isEnabled false if the value is already known and no request is needed
 */
export function useCardExtras<Extra>(
  query: CardExtrasQuery<Extra>,
  placeId: string,
  isEnabled = true,
): Extra | null {
  const { data } = useQuery({
    ...query,
    enabled: ({ state }) =>
      isEnabled && (state.data?.isWhole !== false || !state.data.of.has(placeId)),
  });
  return data?.of.get(placeId) ?? null;
}

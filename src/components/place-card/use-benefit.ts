import { useQuery } from '@tanstack/react-query';
import { placeBenefitsQuery } from '#data/offers/benefit-queries.ts';
import type { ClubBenefit } from '#domain/club-benefit.ts';
import type { PlaceSummary } from '#domain/place-index.ts';

/** What the club offers at a place, as its list knows it or else the server; nothing while the club is closed. */
export function useBenefit({
  id,
  benefit,
}: Pick<PlaceSummary, 'id' | 'benefit'>): ClubBenefit | null {
  const { data } = useQuery({
    ...placeBenefitsQuery(),
    enabled: ({ state }) =>
      benefit === undefined && (state.data?.isWhole !== false || !state.data.of.has(id)),
  });
  return benefit ?? data?.of.get(id) ?? null;
}

import { placeBenefitsQuery } from '#features/places/data/said-of-places-queries.ts';
import type { ClubBenefit } from '#features/offers/model/club-benefit.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { useSaid } from './use-said.ts';

/** What the club offers at a place, as its list knows it or else the server; nothing while the club is closed. */
export function useBenefit({
  id,
  benefit,
}: Pick<PlaceSummary, 'id' | 'benefit'>): ClubBenefit | null {
  const said = useSaid(placeBenefitsQuery(), id, benefit === undefined);
  return benefit ?? said;
}

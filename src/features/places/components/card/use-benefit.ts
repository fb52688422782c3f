import { placeBenefitsQuery } from '#features/places/data/card-extras-queries.ts';
import type { ClubBenefit } from '#features/offers/model/club-benefit.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { useCardExtras } from './use-card-extras.ts';

/**
 * Returns the club benefit of a place from the list data, or requests it from the server. Returns null if there is no
 * benefit, while it loads, and while the club is closed.
 */
export function useBenefit({
  id,
  benefit,
}: Pick<PlaceSummary, 'id' | 'benefit'>): ClubBenefit | null {
  const loadedBenefit = useCardExtras(placeBenefitsQuery(), id, benefit === undefined);
  return benefit ?? loadedBenefit;
}

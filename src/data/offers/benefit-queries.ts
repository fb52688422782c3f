import { queryOptions } from '@tanstack/react-query';

import type { ClubBenefit } from '#domain/club-benefit.ts';

import { lazyStore } from '../lazy-store.ts';
import { publicFreshMs } from '../query-client.ts';
import { offerKeys } from './offer-keys.ts';

const store = lazyStore(() => import('./benefit-store.ts'));

/** What the club offers at places, by their ids. */
export interface PlaceBenefits {
  /** False where only those of some places are known: the others are not in it. */
  isWhole: boolean;
  of: ReadonlyMap<string, ClubBenefit | null>;
}

/**
 * The best offers of all places. A page that the server rendered brings those of its own places, which are enough as
 * long as no other place is asked about.
 */
export function placeBenefitsQuery() {
  return queryOptions({
    queryKey: [...offerKeys.all, 'benefits'] as const,
    queryFn: async ({ signal }): Promise<PlaceBenefits> => ({
      isWhole: true,
      of: await (await store()).listPlaceBenefits(signal),
    }),
    staleTime: ({ state }) => (state.data?.isWhole ? publicFreshMs : 0),
  });
}

import { useQuery } from '@tanstack/react-query';
import { placeBenefitsQuery } from '#data/offers/benefit-queries.ts';
import { publicSettingsQuery } from '#data/settings/settings-queries.ts';
import type { ClubBenefit } from '#domain/club-benefit.ts';
import type { PlaceSummary } from '#domain/place-index.ts';

/** What the club offers at a place, as its list knows it or else the server; null while the club is closed. */
export function useBenefit({ id, benefit }: PlaceSummary): ClubBenefit | null {
  const { data: settings } = useQuery(publicSettingsQuery());
  const { data } = useQuery({
    ...placeBenefitsQuery(),
    enabled: ({ state }) =>
      benefit === undefined && (state.data?.isWhole !== false || !state.data.of.has(id)),
  });
  if (settings?.clubEnabled === false) return null;
  return benefit ?? data?.of.get(id) ?? null;
}

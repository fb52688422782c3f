import { useQuery } from '@tanstack/react-query';
import { useSession } from '#features/account/components/session/use-session.ts';
import type { ConfirmedUse } from '#features/offers/model/member-availability.ts';
import { recentRedemptionsQuery } from '#features/redemptions/data/own-redemption-queries.ts';

const noUses: readonly ConfirmedUse[] = [];

/** Returns the last confirmed uses of the signed-in user; empty for a visitor and until they are loaded. */
export function useOwnUses(): readonly ConfirmedUse[] {
  const { user } = useSession();
  const { data = noUses } = useQuery({
    ...recentRedemptionsQuery(user?.uid ?? ''),
    enabled: user !== null,
  });
  return data;
}

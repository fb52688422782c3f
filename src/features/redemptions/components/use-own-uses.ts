import { useQuery } from '@tanstack/react-query';
import { useSession } from '#features/account/components/session/use-session.ts';
import { membershipQuery } from '#features/club/data/membership-queries.ts';
import { isEntitled } from '#features/club/model/membership.ts';
import type { ConfirmedUse } from '#features/offers/model/member-availability.ts';
import { recentRedemptionsQuery } from '#features/redemptions/data/own-redemption-queries.ts';
import { useNow } from '#ui/use-now.ts';

const noUses: readonly ConfirmedUse[] = [];

/**
 * Returns the last confirmed uses of a member; empty until they are loaded. Loads them only if another screen has
 * already loaded an active membership, because most users have no uses.
 */
export function useOwnUses(): readonly ConfirmedUse[] {
  const uid = useSession().user?.uid ?? '';
  const now = useNow();
  const { data: member } = useQuery({ ...membershipQuery(uid), enabled: false });
  const { data = noUses } = useQuery({
    ...recentRedemptionsQuery(uid),
    enabled: uid !== '' && !!member && isEntitled(member, now),
  });
  return data;
}

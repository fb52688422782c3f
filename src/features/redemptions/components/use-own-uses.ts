import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '#features/account/components/session/use-session.ts';
import type { ClubMember } from '#features/club/model/club-member.ts';
import type { ConfirmedUse } from '#features/offers/model/member-availability.ts';
import { recentRedemptionsQuery } from '#features/redemptions/data/own-redemption-queries.ts';
import { memberKeys } from '#platform/firestore/member-keys.ts';

const noUses: readonly ConfirmedUse[] = [];

/**
 * Returns the last confirmed uses of a member; empty until they are loaded. Loads them only if another screen has
 * already loaded an active membership, because most users have no uses. A screen that loads the membership itself also
 * loads the uses.
 */
export function useOwnUses(): readonly ConfirmedUse[] {
  const uid = useSession().user?.uid ?? '';
  // The key of membershipQuery(), written as text: importing it would enlarge screens that are close to their budget.
  const membershipKey = [...memberKeys.of(uid), 'membership'];
  const member = useQueryClient().getQueryData<ClubMember | null>(membershipKey);
  const { data = noUses } = useQuery({
    ...recentRedemptionsQuery(uid),
    enabled: member?.isActive === true,
  });
  return data;
}

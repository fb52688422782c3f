import { useEffect, useMemo } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '#features/account/components/session/use-session.ts';
import type { ClubMember } from '#features/club/model/club-member.ts';
import type { ConfirmedUse } from '#features/offers/model/member-availability.ts';
import { recentRedemptionsQuery } from '#features/redemptions/data/own-redemption-queries.ts';
import { readOwnUses, storeOwnUses } from '#features/redemptions/data/own-uses-store.ts';
import { memberKeys } from '#platform/firestore/member-keys.ts';

const noUses: readonly ConfirmedUse[] = [];

/**
 * Returns the last confirmed uses of a member: those that this device knew last until they are loaded, also while the
 * session is restored. Loads them only if an active membership is known from another screen or an earlier visit,
 * because most users have no uses. A screen that loads the membership itself also loads the uses.
 */
export function useOwnUses(): readonly ConfirmedUse[] {
  const { user, shownUser } = useSession();
  const uid = user?.uid ?? null;
  const isMember = shownUser !== null;
  const stored = useMemo(() => (isMember ? readOwnUses(uid) : null), [isMember, uid]);
  // The key of membershipQuery(), written as text: importing it would enlarge screens that are close to their budget.
  const membershipKey = [...memberKeys.of(uid ?? ''), 'membership'];
  const membership = useQueryClient().getQueryData<ClubMember | null>(membershipKey);
  const isActive = membership === undefined ? stored !== null : membership?.isActive === true;
  const { data } = useQuery({
    ...recentRedemptionsQuery(uid ?? ''),
    enabled: uid !== null && isActive,
  });
  useEffect(() => {
    if (uid === null) return;
    if (membership !== undefined && !isActive) storeOwnUses(uid, null);
    else if (data) storeOwnUses(uid, data);
  }, [uid, membership, isActive, data]);
  return (isActive ? (data ?? stored) : null) ?? noUses;
}

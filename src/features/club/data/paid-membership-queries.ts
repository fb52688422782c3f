import { queryOptions } from '@tanstack/react-query';
import { memberKeys } from '#platform/firestore/member-keys.ts';
import { getPaidMembership } from './paid-membership-store.ts';

/** What somebody pays for the club, for the super admin `adminId`: read anew each time it decides something. */
export function paidMembershipQuery(adminId: string, uid: string) {
  return queryOptions({
    queryKey: [...memberKeys.of(adminId), 'paid-membership', uid] as const,
    queryFn: () => getPaidMembership(uid),
    staleTime: 0,
    gcTime: 0,
  });
}

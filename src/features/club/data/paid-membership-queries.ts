import { queryOptions } from '@tanstack/react-query';
import { memberKeys } from '#platform/firestore/member-keys.ts';
import { getPaidMembership } from './paid-membership-store.ts';

/**
 * Returns the query of the paid membership of a user, for the super admin `adminId`. The result is not cached, so that
 * the super admin ends a membership based on current data.
 */
export function paidMembershipQuery(adminId: string, uid: string) {
  return queryOptions({
    queryKey: [...memberKeys.of(adminId), 'paid-membership', uid] as const,
    queryFn: () => getPaidMembership(uid),
    staleTime: 0,
    gcTime: 0,
  });
}

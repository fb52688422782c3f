import { mutationOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import type { MembershipEnding } from '#features/club/model/membership-ending.ts';
import type { User } from '#features/account/model/user.ts';

import { userRefetchCallbacks } from './admin-user-queries.ts';
import { deactivateUser } from './deactivation-store.ts';

/**
 * Returns the mutation that deactivates a user. Its variable is the ending of the membership, or null if there is
 * nothing to end.
 */
export function deactivationMutation(client: QueryClient, adminId: string, user: User) {
  return mutationOptions({
    mutationFn: (ending: MembershipEnding | null) => deactivateUser(user.uid, ending),
    ...userRefetchCallbacks(client, adminId),
  });
}

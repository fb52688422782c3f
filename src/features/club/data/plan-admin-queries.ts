import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import { planKeys } from './plan-queries.ts';
import { countPlanMembers } from './plan-writes.ts';

/** Returns the query of the number of memberships of a plan. It is refetched each time the delete dialog opens. */
export function planMembersCountQuery(uid: string, id: string) {
  return queryOptions({
    queryKey: [...memberKeys.of(uid), 'plan-members', id] as const,
    queryFn: () => countPlanMembers(id),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Returns a mutation of plans. After success or failure, the plans are refetched before the mutation settles. */
export function planMutation<T>(client: QueryClient, change: (value: T) => Promise<unknown>) {
  return mutationOptions({
    mutationKey: ['plans', 'change'],
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: planKeys.all }),
  });
}

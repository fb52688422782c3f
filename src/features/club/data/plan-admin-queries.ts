import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import { planKeys } from './plan-queries.ts';
import { countPlanMembers } from './plan-writes.ts';

/** How many memberships are of a plan: asked anew each time somebody is about to delete it. */
export function planMembersCountQuery(uid: string, id: string) {
  return queryOptions({
    queryKey: [...memberKeys.of(uid), 'plan-members', id] as const,
    queryFn: () => countPlanMembers(id),
    staleTime: 0,
    gcTime: 0,
  });
}

/** A change of plans. Whether it worked or not, the plans are read again before it counts as done. */
export function planMutation<T>(client: QueryClient, change: (value: T) => Promise<unknown>) {
  return mutationOptions({
    mutationKey: ['plans', 'change'],
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: planKeys.all }),
  });
}

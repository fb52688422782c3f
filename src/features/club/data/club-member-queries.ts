import { queryOptions } from '@tanstack/react-query';

import { memberKeys } from '#platform/firestore/member-keys.ts';
import { getClubMember } from './club-member-store.ts';

/** Returns the query of the club status of a user. */
export function clubMemberQuery(uid: string) {
  return queryOptions({
    queryKey: [...memberKeys.of(uid), 'club-member'] as const,
    queryFn: () => getClubMember(uid),
    staleTime: 60_000,
  });
}

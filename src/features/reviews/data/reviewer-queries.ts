import { queryOptions } from '@tanstack/react-query';

import { getReviewer } from './reviewer-store.ts';

/** Query of a reviewer's public profile. Refetched each time, because the reviewer may have hidden it. */
export function reviewerQuery(uid: string) {
  return queryOptions({
    queryKey: ['reviewer', uid] as const,
    queryFn: () => getReviewer(uid),
    staleTime: 0,
    gcTime: 0,
  });
}

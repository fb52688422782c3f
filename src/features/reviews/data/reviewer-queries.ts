import { queryOptions } from '@tanstack/react-query';

import { getReviewer } from './reviewer-store.ts';

/** Somebody who reviews, asked for anew each time: they may have taken it back. */
export function reviewerQuery(uid: string) {
  return queryOptions({
    queryKey: ['reviewer', uid] as const,
    queryFn: () => getReviewer(uid),
    staleTime: 0,
    gcTime: 0,
  });
}

import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import type { Review } from '#features/reviews/model/review.ts';

import type { PageCursor } from '#platform/firestore/page-cursor.ts';
import { placeKeys } from '#features/places/data/place-queries.ts';
import { reviewKeys } from '#features/reviews/data/review-queries.ts';
import { memberKeys } from '#platform/firestore/member-keys.ts';
import { lazyStore } from '#platform/firestore/lazy-store.ts';
import { countOpenReports, listReportedItems } from './report-list-store.ts';
import type { ReportListKind, ReportedItem } from './report-list-store.ts';

const loadDecisions = lazyStore(() => import('./report-decisions.ts'));

/** Query of one page of reported items, for the super admin `adminId`. */
export function reportedItemsQuery(
  adminId: string,
  kind: ReportListKind,
  cursor: PageCursor | null,
) {
  return queryOptions({
    queryKey: [...memberKeys.of(adminId), 'reports', 'list', kind, cursor] as const,
    queryFn: () => listReportedItems(kind, cursor),
    // Reports can be sent and decided at any moment.
    staleTime: 0,
  });
}

/** Query of the number of open reports, for the super admin `adminId`. */
export function openReportsQuery(adminId: string) {
  return queryOptions({
    queryKey: [...memberKeys.of(adminId), 'reports', 'open-count'] as const,
    queryFn: countOpenReports,
  });
}

/**
 * Mutation that decides about a reported item. Success and failure both invalidate the cached reports, and the place
 * and its reviews.
 */
export function reportDecisionMutation(client: QueryClient, adminId: string) {
  return mutationOptions({
    mutationFn: async ({
      reported,
      reviewToRemove,
    }: {
      reported: ReportedItem;
      reviewToRemove: Review | null;
    }) => {
      const { decidePictures, removeReportedReview, closeReportsWithDecision } =
        await loadDecisions();
      if (reported.kind === 'pictures') {
        const seenPictures = reported.review?.pictures ?? [];
        return decidePictures(
          adminId,
          reported.id,
          reviewToRemove ? 'removed' : 'kept',
          seenPictures,
        );
      }
      return reviewToRemove
        ? removeReportedReview(adminId, reviewToRemove)
        : closeReportsWithDecision(
            adminId,
            reported,
            isVisibleInGuide(reported) ? 'kept' : 'removed',
          );
    },
    onSuccess: (_outcome, { reported }) => invalidateReports(client, adminId, reported),
    onError: (_error, { reported }) => {
      void invalidateReports(client, adminId, reported);
    },
  });
}

function invalidateReports(client: QueryClient, adminId: string, { placeId }: ReportedItem) {
  const keys = [memberKeys.of(adminId), reviewKeys.ofPlace(placeId), placeKeys.one(placeId)];
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Returns true if the item is visible to visitors as long as its place is public. */
function isVisibleInGuide(reported: ReportedItem): boolean {
  return reported.kind === 'event' ? reported.event?.isActive === true : reported.review !== null;
}

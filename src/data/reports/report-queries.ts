import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import type { Review } from '#domain/review.ts';

import type { PageCursor } from '../firestore/page-cursor.ts';
import { placeKeys } from '../places/place-queries.ts';
import { reviewKeys } from '../reviews/review-queries.ts';
import { memberKeys } from '../firestore/member-keys.ts';
import { keepReportedReview, removeReportedReview } from './report-decisions.ts';
import { countOpenReports, listReportedReviews } from './report-list-store.ts';
import type { ReportKind, ReportedReview } from './report-list-store.ts';

/** One page of reported reviews, for the super admin `adminId`. */
export function reportedReviewsQuery(adminId: string, kind: ReportKind, cursor: PageCursor | null) {
  return queryOptions({
    queryKey: [...memberKeys.of(adminId), 'reports', 'list', kind, cursor] as const,
    queryFn: () => listReportedReviews(kind, cursor),
    // Others report, and decide, at any moment.
    staleTime: 0,
  });
}

/** How many reports wait, for the super admin `adminId`. */
export function openReportsQuery(adminId: string) {
  return queryOptions({
    queryKey: [...memberKeys.of(adminId), 'reports', 'open-count'] as const,
    queryFn: countOpenReports,
  });
}

/** Decides about a reported review; what is shown of reports is read again, whether it worked or not. */
export function reportDecisionMutation(client: QueryClient, adminId: string) {
  return mutationOptions({
    mutationFn: (decided: { reported: ReportedReview; removes: Review | null }) =>
      decided.removes
        ? removeReportedReview(adminId, decided.removes)
        : keepReportedReview(adminId, decided.reported.reviewId),
    onSuccess: (_outcome, { reported }) => readAgain(client, adminId, reported),
    onError: (_error, { reported }) => {
      void readAgain(client, adminId, reported);
    },
  });
}

function readAgain(client: QueryClient, adminId: string, { placeId }: ReportedReview) {
  const keys = [memberKeys.of(adminId), reviewKeys.ofPlace(placeId), placeKeys.one(placeId)];
  return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

import { reviewerAnswer } from '#features/reviews/model/reviewer-contract.ts';
import type { Reviewer } from '#features/reviews/model/reviewer.ts';

import { apiFetch } from '#platform/api/api-client.ts';
import { checkedAnswer } from '#platform/api/checked-answer.ts';

/**
 * What others may see of somebody who reviews.
 * @throws AppError 'not-found' for whoever does not allow it, or not any more; what apiFetch() throws
 */
export function getReviewer(uid: string): Promise<Reviewer> {
  const path = `/api/reviewers/${encodeURIComponent(uid)}`;
  const headers = { accept: 'application/json' };
  return apiFetch(path, { headers, cache: 'no-store' }, {}, checkedAnswer(path, reviewerAnswer));
}

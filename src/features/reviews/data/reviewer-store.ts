import { reviewerResponse } from '#features/reviews/model/reviewer.ts';
import type { Reviewer } from '#features/reviews/model/reviewer.ts';

import { apiFetch } from '#platform/api/api-client.ts';
import { createResponseReader } from '#platform/api/response-reader.ts';

/**
 * Returns the public profile of a reviewer.
 * @throws AppError 'not-found' if the reviewer does not show the profile, or no longer does; errors of apiFetch()
 */
export function getReviewer(uid: string): Promise<Reviewer> {
  const path = `/api/reviewers/${encodeURIComponent(uid)}`;
  const headers = { accept: 'application/json' };
  return apiFetch(
    path,
    { headers, cache: 'no-store' },
    {},
    createResponseReader(path, reviewerResponse),
  );
}

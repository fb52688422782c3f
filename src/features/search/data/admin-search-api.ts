import { adminSearchAnswer, maxSearchResults } from '#features/search/model/admin-search.ts';
import type {
  AdminSearchAnswer,
  PlaceSearchBody,
  UserSearchBody,
} from '#features/search/model/admin-search.ts';

import { createAnswerReader } from '#platform/api/checked-answer.ts';
import { signedFetch } from '#platform/api/signed-api.ts';

/**
 * Requests the ids that a search of super admins finds, at most maxSearchResults.
 * @throws AppError as searchUsers() of admin-search-store.ts
 */
export function fetchAdminSearch(
  kind: 'users' | 'places',
  body: UserSearchBody | PlaceSearchBody,
): Promise<AdminSearchAnswer> {
  const path = `/api/admin/search/${kind}`;
  const bounded = { ...body, limit: Math.min(body.limit, maxSearchResults) };
  return signedFetch(
    path,
    { method: 'POST', body: bounded },
    createAnswerReader(path, adminSearchAnswer),
  );
}

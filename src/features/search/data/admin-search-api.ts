import { adminSearchResponse, maxSearchResults } from '#features/search/model/admin-search.ts';
import type {
  AdminSearchResponse,
  PlaceSearchBody,
  UserSearchBody,
} from '#features/search/model/admin-search.ts';

import { createResponseReader } from '#platform/api/response-reader.ts';
import { signedFetch } from '#platform/api/signed-api.ts';

/**
 * Requests the ids of the users or places that a super admin searches for, at most maxSearchResults.
 * @throws AppError as searchUsers() of admin-search-store.ts
 */
export function fetchAdminSearch(
  kind: 'users' | 'places',
  body: UserSearchBody | PlaceSearchBody,
): Promise<AdminSearchResponse> {
  const path = `/api/admin/search/${kind}`;
  const boundedBody = { ...body, limit: Math.min(body.limit, maxSearchResults) };
  return signedFetch(
    path,
    { method: 'POST', body: boundedBody },
    createResponseReader(path, adminSearchResponse),
  );
}

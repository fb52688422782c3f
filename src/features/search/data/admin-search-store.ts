import type {
  AdminSearchResponse,
  PlaceSearchBody,
  UserSearchBody,
} from '#features/search/model/admin-search.ts';

import { lazyStore } from '#platform/firestore/lazy-store.ts';

/**
 * Returns the uids of users whose name or e-mail has, for each word of the text, a word that begins with it; ordered by
 * name. Reads no documents on the client; the server reads the documents that changed since the previous search.
 * @throws AppError 'permission-denied' unless the caller is a super admin; 'unauthenticated', 'too-many-requests',
 *   'unavailable', 'timeout'
 */
export function searchUsers(body: UserSearchBody): Promise<AdminSearchResponse> {
  return runSearch('users', body);
}

/**
 * Returns the ids of places, including inactive ones, whose title has, for each word of the text, a word that begins
 * with it; ordered by title.
 * @throws AppError as searchUsers()
 */
export function searchPlaces(body: PlaceSearchBody): Promise<AdminSearchResponse> {
  return runSearch('places', body);
}

const searchApi = lazyStore(() => import('./admin-search-api.ts'));

/** The parser of the answer is lazy-loaded, because the lists are shown without a search. */
async function runSearch(
  kind: 'users' | 'places',
  body: UserSearchBody | PlaceSearchBody,
): Promise<AdminSearchResponse> {
  const { fetchAdminSearch } = await searchApi();
  return fetchAdminSearch(kind, body);
}

import type {
  AdminSearchAnswer,
  PlaceSearchBody,
  UserSearchBody,
} from '#features/search/model/admin-search.ts';

import { lazyStore } from '#platform/firestore/lazy-store.ts';

/**
 * The uids of people whose name or e-mail has a word that begins with each word of the text, by name. Reads no
 * document here; the server reads those that changed since the search before.
 * @throws AppError 'permission-denied' for everybody but super admins; 'unauthenticated', 'too-many-requests',
 *   'unavailable', 'timeout'
 */
export function searchUsers(body: UserSearchBody): Promise<AdminSearchAnswer> {
  return ask('users', body);
}

/**
 * The ids of places, inactive ones too, whose title has a word that begins with each word of the text, by title.
 * @throws AppError as searchUsers()
 */
export function searchPlaces(body: PlaceSearchBody): Promise<AdminSearchAnswer> {
  return ask('places', body);
}

const searchApi = lazyStore(() => import('./admin-search-api.ts'));

/** What reads the answer is loaded when somebody searches: the lists are shown without it. */
async function ask(
  what: 'users' | 'places',
  body: UserSearchBody | PlaceSearchBody,
): Promise<AdminSearchAnswer> {
  const { askSearch } = await searchApi();
  return askSearch(what, body);
}

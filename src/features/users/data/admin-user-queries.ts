import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { erasureConfirmation } from '#features/account/model/account-erasure.ts';
import type { UserFilter } from '#features/users/model/user-list.ts';
import type { User, UserRole } from '#features/account/model/user.ts';
import { memberKeys } from '#platform/firestore/member-keys.ts';
import type { EraseAccountBody } from '#features/account/model/account-contract.ts';
import { errorCode } from '#shared/app-error.ts';
import { readBody } from '#platform/api/api-client.ts';
import { signedFetch } from '#platform/api/signed-api.ts';
import { listEntrustedPlaces } from './admin-entrusted-places.ts';
import { countUsers, listUsers } from './admin-user-store.ts';
import type { UserCursor } from './admin-user-store.ts';
import { saveRole, saveStatus, saveUserLists } from './admin-user-writes.ts';
import type { ReversibleStatus, UserLists } from './admin-user-writes.ts';

const userKeys = {
  list: (adminId: string, filter: UserFilter, cursor: UserCursor | null) =>
    [...memberKeys.of(adminId), 'users', 'list', filter, cursor] as const,
  counts: (adminId: string) => [...memberKeys.of(adminId), 'users', 'counts'] as const,
};

/** One page of people, for the super admin `adminId`. */
export function userListQuery(adminId: string, filter: UserFilter, cursor: UserCursor | null) {
  return queryOptions({
    queryKey: userKeys.list(adminId, filter, cursor),
    queryFn: () => listUsers(filter, cursor),
    // The page before stays while the next one comes.
    placeholderData: keepPreviousData,
  });
}

/** How many people there are, for the super admin `adminId`. */
export function userCountsQuery(adminId: string) {
  return queryOptions({ queryKey: userKeys.counts(adminId), queryFn: countUsers });
}

/** The places that somebody manages, for the super admin `adminId`. */
export function entrustedPlacesQuery(adminId: string, placeIds: readonly string[]) {
  return queryOptions({
    queryKey: [...memberKeys.of(adminId), 'entrusted-places', placeIds] as const,
    queryFn: () => listEntrustedPlaces(placeIds),
  });
}

/**
 * What a super admin sees of people is read again, whether a change worked or not. A change that worked is
 * done when it is shown.
 */
export function readPeopleAgain(client: QueryClient, adminId: string) {
  const invalidate = () => client.invalidateQueries({ queryKey: memberKeys.of(adminId) });
  return {
    onSuccess: invalidate,
    onError: () => {
      void invalidate();
    },
  };
}

/** Gives somebody another role. */
export function roleMutation(client: QueryClient, adminId: string, person: User) {
  return mutationOptions({
    mutationFn: ({ role, places }: { role: UserRole; places: readonly string[] }) =>
      saveRole(adminId, person, role, places),
    ...readPeopleAgain(client, adminId),
  });
}

/** Makes somebody active, or has them wait. */
export function statusMutation(client: QueryClient, adminId: string, person: User) {
  return mutationOptions({
    mutationFn: (status: ReversibleStatus) => saveStatus(adminId, person, status),
    ...readPeopleAgain(client, adminId),
  });
}

/** Changes the places and the permissions of somebody. */
export function userListsMutation(client: QueryClient, adminId: string, person: User) {
  return mutationOptions({
    mutationFn: (lists: UserLists) => saveUserLists(adminId, person, lists),
    ...readPeopleAgain(client, adminId),
  });
}

/** Removes somebody's account. */
export function removalMutation(client: QueryClient, adminId: string, person: User) {
  return mutationOptions({
    mutationFn: () => removeUser(person.uid, { confirmation: erasureConfirmation }),
    ...readPeopleAgain(client, adminId),
  });
}

/** An erasure looks through everything that a person left. */
const removalTimeoutMs = 60_000;

/**
 * Removes somebody's account and everything of theirs, as when they erase it themselves. Where the answer got
 * lost it asks once more: an account that is unknown then has been removed.
 * @returns 'gone' when somebody else had removed it before
 * @throws AppError 'permission-denied' for everybody but super admins, and for oneself; 'invalid-input' for
 *   another word; 'last-super-admin', 'active-subscription', 'too-many-requests', 'unauthenticated',
 *   'unavailable', 'timeout'
 */
async function removeUser(uid: string, body: EraseAccountBody): Promise<'removed' | 'gone'> {
  try {
    await requestRemoval(uid, body);
    return 'removed';
  } catch (error) {
    const code = errorCode(error);
    if (code === 'not-found') return 'gone';
    if (code !== 'unavailable' && code !== 'timeout') throw error;
    await requestRemoval(uid, body).catch((second: unknown) => {
      if (errorCode(second) !== 'not-found') throw second;
    });
    return 'removed';
  }
}

async function requestRemoval(uid: string, body: EraseAccountBody): Promise<void> {
  const path = `/api/admin/users/${encodeURIComponent(uid)}`;
  const request = { method: 'DELETE', body, timeoutMs: removalTimeoutMs } as const;
  await signedFetch(path, request, (response) => readBody(response, path));
}

import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { collection } from '#platform/firestore/collection.ts';
import { isDocumentId } from '#platform/firestore/document-id.ts';
import { textOf, activeOf } from '#shared/stored-fields.ts';
import { erasureConfirmation } from '#features/account/model/account-erasure.ts';
import type { UserFilter } from '#features/users/model/user-list.ts';
import type { User } from '#features/account/model/user.ts';
import type { UserRole } from '#features/account/model/user-options.ts';
import { memberKeys } from '#platform/firestore/member-keys.ts';
import { readErasure } from '#features/account/data/erasure-response.ts';
import type { EraseAccountBody } from '#features/account/model/account-contract.ts';
import { errorCode } from '#shared/app-error.ts';
import { signedFetch } from '#platform/api/signed-api.ts';
import { countUsers, listUsers } from './admin-user-store.ts';
import type { UserCursor } from './admin-user-store.ts';
import { saveRole, saveStatus, saveUserLists } from './admin-user-writes.ts';
import type { ClientSettableStatus, UserLists } from './admin-user-writes.ts';

const storedPlaces = collection('places', (id, fields) => ({ id, fields }));

/** Place that a manager is assigned to. */
export interface UserPlace {
  id: string;
  /** '' if the place is deleted. */
  title: string;
  isActive: boolean;
}

/**
 * Reads the places with these ids, in the same order, for super admins. Includes inactive places; deleted ones have no
 * title. Reads one document per existing place.
 * @throws AppError 'permission-denied'; errors as Collection
 */
export async function listUserPlaces(ids: readonly string[]): Promise<UserPlace[]> {
  const places = await storedPlaces.listByIds(ids.filter(isDocumentId));
  const fieldsById = new Map(places.map(({ id, fields }) => [id, fields]));
  return ids.map((id) => {
    const place = fieldsById.get(id);
    return {
      id,
      title: place ? textOf(place['title'], 200) || id : '',
      isActive: place !== undefined && activeOf(place['isActive']),
    };
  });
}

const userKeys = {
  list: (adminId: string, filter: UserFilter, cursor: UserCursor | null) =>
    [...memberKeys.of(adminId), 'users', 'list', filter, cursor] as const,
  counts: (adminId: string) => [...memberKeys.of(adminId), 'users', 'counts'] as const,
};

/** Returns the query of one page of users, for the super admin `adminId`. */
export function userListQuery(adminId: string, filter: UserFilter, cursor: UserCursor | null) {
  return queryOptions({
    queryKey: userKeys.list(adminId, filter, cursor),
    queryFn: () => listUsers(filter, cursor),
    // Keeps the previous page visible while the next one loads.
    placeholderData: keepPreviousData,
  });
}

/** Returns the query of the user counts, for the super admin `adminId`. */
export function userCountsQuery(adminId: string) {
  return queryOptions({ queryKey: userKeys.counts(adminId), queryFn: countUsers });
}

/** Returns the query of the places of a manager, for the super admin `adminId`. */
export function userPlacesQuery(adminId: string, placeIds: readonly string[]) {
  return queryOptions({
    queryKey: [...memberKeys.of(adminId), 'entrusted-places', placeIds] as const,
    queryFn: () => listUserPlaces(placeIds),
  });
}

/**
 * Returns mutation callbacks that refetch all data that was loaded for a super admin, after success and failure. A
 * successful mutation stays pending until the refetch has ended.
 */
export function userRefetchCallbacks(client: QueryClient, adminId: string) {
  const invalidate = () => client.invalidateQueries({ queryKey: memberKeys.of(adminId) });
  return {
    onSuccess: invalidate,
    onError: () => {
      void invalidate();
    },
  };
}

/** Returns the mutation that changes the role of a user. */
export function roleMutation(client: QueryClient, adminId: string, user: User) {
  return mutationOptions({
    mutationFn: ({ role, places }: { role: UserRole; places: readonly string[] }) =>
      saveRole(adminId, user, role, places),
    ...userRefetchCallbacks(client, adminId),
  });
}

/** Returns the mutation that sets a user to active or pending. */
export function statusMutation(client: QueryClient, adminId: string, user: User) {
  return mutationOptions({
    mutationFn: (status: ClientSettableStatus) => saveStatus(adminId, user, status),
    ...userRefetchCallbacks(client, adminId),
  });
}

/** Returns the mutation that changes the places and permissions of a user. */
export function userListsMutation(client: QueryClient, adminId: string, user: User) {
  return mutationOptions({
    mutationFn: (lists: UserLists) => saveUserLists(adminId, user, lists),
    ...userRefetchCallbacks(client, adminId),
  });
}

/** Returns the mutation that removes a user's account. */
export function userRemovalMutation(client: QueryClient, adminId: string, user: User) {
  return mutationOptions({
    mutationFn: () => removeUser(user.uid, { confirmation: erasureConfirmation }),
    ...userRefetchCallbacks(client, adminId),
  });
}

type RemovalOutcome = 'removed' | 'gone' | 'continuing';

/** Time limit of a removal, in ms. It is high because the server searches all data of the user. */
const removalTimeoutMs = 60_000;

/**
 * Removes a user's account with all data, as if the user had deleted it. After a lost response it retries once;
 * 'not-found' then means that the account was removed.
 * @returns 'gone' if the account was already removed; 'continuing' if it is inactive and the server continues to erase
 * its data
 * @throws AppError 'permission-denied' if the caller is not a super admin or is the user; 'invalid-input' for another
 * confirmation word; 'last-super-admin', 'active-subscription', 'too-many-requests', 'unauthenticated', 'unavailable',
 * 'timeout'
 */
async function removeUser(uid: string, body: EraseAccountBody): Promise<RemovalOutcome> {
  try {
    return await requestRemoval(uid, body);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'not-found') return 'gone';
    if (code !== 'unavailable' && code !== 'timeout') throw error;
    return requestRemoval(uid, body).catch((retryError: unknown) => {
      if (errorCode(retryError) !== 'not-found') throw retryError;
      return 'removed';
    });
  }
}

async function requestRemoval(uid: string, body: EraseAccountBody): Promise<RemovalOutcome> {
  const path = `/api/admin/users/${encodeURIComponent(uid)}`;
  const request = { method: 'DELETE', body, timeoutMs: removalTimeoutMs } as const;
  const isComplete = await signedFetch(path, request, (response) => readErasure(response, path));
  return isComplete ? 'removed' : 'continuing';
}

import type { EraseAccountBody } from '#features/account/model/account-contract.ts';
import { errorCode } from '#shared/app-error.ts';

import { readBody } from '#platform/api/api-client.ts';
import { signedFetch } from '#platform/api/signed-api.ts';

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
export async function removeUser(uid: string, body: EraseAccountBody): Promise<'removed' | 'gone'> {
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

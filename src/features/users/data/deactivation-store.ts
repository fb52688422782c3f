import { deactivationResponse } from '#features/account/model/account-contract.ts';
import type { DeactivateBody } from '#features/account/model/account-contract.ts';
import type { MembershipEnding } from '#features/club/model/membership-ending.ts';

import { createResponseReader } from '#platform/api/response-reader.ts';
import { signedFetch } from '#platform/api/signed-api.ts';

/** Longer than usual, because the server calls Stripe. */
const deactivationTimeoutMs = 30_000;

/**
 * Deactivates a user, signs the user out and ends the paid membership. An open checkout can no longer be paid.
 * Idempotent.
 * @param membership when the membership ends; null if the user is expected to have none
 * @returns true if the payment provider confirmed the end; otherwise the server retries
 * @throws AppError 'not-found' if the user was removed; 'conflict' if `membership` is null and the user has a paid
 * membership; 'permission-denied' if the caller is not a super admin or is the user; 'unauthenticated',
 * 'too-many-requests', 'unavailable', 'timeout'
 */
export async function deactivateUser(
  uid: string,
  membership: MembershipEnding | null,
): Promise<boolean> {
  const path = `/api/admin/users/${encodeURIComponent(uid)}/deactivate`;
  const body: DeactivateBody = membership === null ? {} : { membership };
  const request = { method: 'POST', body, timeoutMs: deactivationTimeoutMs } as const;
  const { isEnding } = await signedFetch(
    path,
    request,
    createResponseReader(path, deactivationResponse),
  );
  return isEnding;
}

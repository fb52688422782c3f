import { deactivatedAnswer } from '#features/account/model/account-contract.ts';
import type { DeactivateBody } from '#features/account/model/account-contract.ts';
import type { MembershipEnding } from '#features/club/model/membership-ending.ts';

import { checkedAnswer } from '#platform/api/checked-answer.ts';
import { signedFetch } from '#platform/api/signed-api.ts';

/** Stripe is asked in between, which takes its time. */
const deactivationTimeoutMs = 30_000;

/**
 * Makes somebody inactive, signs them out and ends what they pay for the club; a checkout of theirs that is open cannot
 * be paid any more. Idempotent.
 * @param membership when what they pay for ends; null for somebody who is taken to pay nothing
 * @returns whether the payment provider has done its part; the server goes on with it when not
 * @throws AppError 'not-found' when they were removed meanwhile; 'conflict' without an ending when they do pay;
 *   'permission-denied' for everybody but super admins, and for oneself; 'unauthenticated', 'too-many-requests',
 *   'unavailable', 'timeout'
 */
export async function deactivatePerson(
  uid: string,
  membership: MembershipEnding | null,
): Promise<boolean> {
  const path = `/api/admin/users/${encodeURIComponent(uid)}/deactivate`;
  const body: DeactivateBody = membership === null ? {} : { membership };
  const request = { method: 'POST', body, timeoutMs: deactivationTimeoutMs } as const;
  const { isEnding } = await signedFetch(path, request, checkedAnswer(path, deactivatedAnswer));
  return isEnding;
}

import * as v from 'valibot';

import { membershipEndings } from '#features/club/model/membership-ending.ts';
import type { MembershipEnding } from '#features/club/model/membership-ending.ts';
import { strictSchema } from '#shared/record/record-schema.ts';
import { choice, line, optional } from '#shared/record/record.ts';
import { isErasureConfirmation } from './account-erasure.ts';

/** Request and response schemas of the account API, shared by the app and the server. */

/** DELETE /api/account: the typed confirmation. */
export const eraseAccountBody = v.pipe(
  strictSchema({ confirmation: line(40) }),
  v.check(({ confirmation }) => isErasureConfirmation(confirmation)),
);

export type EraseAccountBody = v.InferOutput<typeof eraseAccountBody>;

/**
 * Response of DELETE /api/account and DELETE /api/admin/users/{uid}. `isComplete` is false if the account is inactive
 * and the server continues to erase its data. The previous server version omits it.
 */
export interface ErasureResponse {
  success: true;
  isComplete?: boolean;
}

/**
 * POST /api/admin/users/{uid}/deactivate: when the paid membership ends. If absent and the user has a paid membership,
 * the answer is 'conflict', and the admin has to choose.
 */
export const deactivateBody = strictSchema({
  membership: optional(choice(membershipEndings, null)),
});

export interface DeactivateBody {
  membership?: MembershipEnding;
}

/**
 * Response. `isEnding` is true if the payment provider has confirmed the ending, or if there is nothing to end.
 * Otherwise the server retries.
 */
export const deactivationResponse = v.object({ success: v.literal(true), isEnding: v.boolean() });

/** Response of PUT and DELETE /api/account/photo: the image in the user record of the caller. */
export const photoResponse = v.object({
  success: v.literal(true),
  /** '' without an image. */
  photoURL: v.pipe(v.string(), v.maxLength(2_000)),
  /** False if the file of an earlier image could not be deleted. Repeating the call retries. */
  isOldFileGone: v.boolean(),
});

export type PhotoResponse = v.InferOutput<typeof photoResponse>;

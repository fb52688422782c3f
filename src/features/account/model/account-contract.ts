import * as v from 'valibot';

import { isErasureConfirmation } from './account-erasure.ts';
import { membershipEndings } from '#features/club/model/membership-ending.ts';

/** Bodies that the own backend accepts of accounts, and answers that the app reads. One schema for both sides. */

/** DELETE /api/account: what the person typed. */
export const eraseAccountBody = v.strictObject({
  confirmation: v.pipe(v.string(), v.maxLength(40), v.check(isErasureConfirmation)),
});

export type EraseAccountBody = v.InferOutput<typeof eraseAccountBody>;

/**
 * POST /api/admin/users/{uid}/deactivate: when what the person pays for the club ends. Without it they are made inactive
 * unless they pay: then the answer is 'conflict', and somebody has to choose.
 */
export const deactivateBody = v.strictObject({
  membership: v.exactOptional(v.picklist(membershipEndings)),
});

export type DeactivateBody = v.InferOutput<typeof deactivateBody>;

/** Its answer; `isEnding` is false while the payment provider has not done its part, which is tried again. */
export const deactivatedAnswer = v.object({ success: v.literal(true), isEnding: v.boolean() });

/** PUT and DELETE /api/account/photo: what the caller's record says now. */
export const photoAnswer = v.object({
  success: v.literal(true),
  /** '' without a picture. */
  photoURL: v.pipe(v.string(), v.maxLength(2_000)),
  /** False when a file of an earlier picture could not be deleted yet: the same call again tries once more. */
  isOldFileGone: v.boolean(),
});

export type PhotoAnswer = v.InferOutput<typeof photoAnswer>;

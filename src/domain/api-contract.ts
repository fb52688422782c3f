import * as v from 'valibot';

import { isErasureConfirmation } from './account-erasure.ts';

/** Bodies that the own backend accepts, and answers that the app reads. One schema for both sides. */

/** DELETE /api/account: what the person typed. */
export const eraseAccountBody = v.strictObject({
  confirmation: v.pipe(v.string(), v.maxLength(40), v.check(isErasureConfirmation)),
});

export type EraseAccountBody = v.InferOutput<typeof eraseAccountBody>;

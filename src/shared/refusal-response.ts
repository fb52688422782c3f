import * as v from 'valibot';

/** Answer to a refused request: a sentence for the user and a reason code for the screen. */
export const refusalResponseSchema = v.object({
  success: v.literal(false),
  error: v.string(),
  reason: v.string(),
});

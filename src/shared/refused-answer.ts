import * as v from 'valibot';

/** Something that is refused: the sentence is for whoever asked, the reason for their screen. */
export const refusedAnswer = v.object({
  success: v.literal(false),
  error: v.string(),
  reason: v.string(),
});

import * as v from 'valibot';

/** Response of GET /api/reviewers/{uid}. */
export const reviewerResponse = v.object({
  firstName: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  since: v.pipe(v.string(), v.regex(/^(?:\d{4}-\d{2})?$/)),
  reviews: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

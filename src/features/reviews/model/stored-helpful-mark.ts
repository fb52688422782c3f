import type { HelpfulMark } from './helpful-mark.ts';

import { fieldsOf, instantOf, textOf } from '#shared/stored-fields.ts';

/** Returns a mark from its stored fields; null if the id of the review or of the place is missing. */
export function toHelpfulMark(data: unknown): HelpfulMark | null {
  const fields = fieldsOf(data);
  const reviewId = textOf(fields['reviewId'], 300);
  const placeId = textOf(fields['placeId'], 128);
  if (reviewId === '' || placeId === '') return null;
  return { reviewId, placeId, createdAt: instantOf(fields['createdAt']) };
}

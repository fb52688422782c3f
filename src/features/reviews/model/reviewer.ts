import * as v from 'valibot';
import type { User } from '#features/account/model/user.ts';
import { isoDateOf, wallClockAt } from '#shared/zoned-time.ts';

/** Public profile of a reviewer who shows it. */
export interface Reviewer {
  firstName: string;
  /** Month of registration, 'YYYY-MM' in the time zone of the brand; '' if unknown. */
  since: string;
  /** Number of reviews by the user. */
  reviews: number;
}

/** Returns true for a uid in the format of Firebase Auth, which is safe in URLs, paths and database keys. */
export function isReviewerUid(text: string): boolean {
  return /^(?!__)[A-Za-z0-9_-]{1,128}$/.test(text);
}

/** Returns true if the profile may be shown: the user is active and has enabled it. */
export function isPublicReviewer({
  status,
  preferences,
}: Pick<User, 'status' | 'preferences'>): boolean {
  return status === 'active' && preferences.reviewerProfile;
}

/**
 * Returns the public part of a user document, without surname, e-mail and photo.
 * @param reviews number of reviews by the user
 */
export function toReviewer(
  { displayName, createdAt }: Pick<User, 'displayName' | 'createdAt'>,
  reviews: number,
): Reviewer {
  return {
    firstName: displayName.split(' ')[0] ?? displayName,
    since: createdAt ? isoDateOf(wallClockAt(createdAt).dayNumber).slice(0, 7) : '',
    reviews,
  };
}

/** Response of GET /api/reviewers/{uid}. */
export const reviewerResponse = v.object({
  firstName: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  since: v.pipe(v.string(), v.regex(/^(?:\d{4}-\d{2})?$/)),
  reviews: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

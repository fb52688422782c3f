import type { User } from '#features/account/model/user.ts';
import { isoDateOf, wallClockAt } from '#shared/zoned-time.ts';

/** What others may see of a person who reviews places and allows it. */
export interface Reviewer {
  firstName: string;
  /** The month since which they are in the guide, 'YYYY-MM' by the brand's clock; '' where that is not known. */
  since: string;
  /** How many reviews are theirs. */
  reviews: number;
}

/** A uid as Auth makes them, and nothing that means something else in an address, in a path or to the database. */
export function isReviewerUid(text: string): boolean {
  return /^(?!__)[A-Za-z0-9_-]{1,128}$/.test(text);
}

/** Whether somebody may be asked about: only who said so, and nobody who may not be here. */
export function showsReviewer({
  status,
  preferences,
}: Pick<User, 'status' | 'preferences'>): boolean {
  return status === 'active' && preferences.reviewerProfile;
}

/**
 * The public part of a person's record: neither surname nor e-mail nor picture.
 * @param reviews how many reviews are theirs
 */
export function reviewerOf(
  { displayName, createdAt }: Pick<User, 'displayName' | 'createdAt'>,
  reviews: number,
): Reviewer {
  return {
    firstName: displayName.split(' ')[0] ?? displayName,
    since: createdAt ? isoDateOf(wallClockAt(createdAt).dayNumber).slice(0, 7) : '',
    reviews,
  };
}

import type { Firestore } from '@google-cloud/firestore';
import { isReviewerUid, reviewerOf, showsReviewer } from '#features/reviews/model/reviewer.ts';
import type { Reviewer } from '#features/reviews/model/reviewer.ts';
import { toUser } from '#features/account/model/stored-user.ts';
import { cachedCallByKey } from '#server/platform/cached-call-by-key.ts';

/** Cache lifetime in milliseconds; also the longest delay until a withdrawn consent takes effect. */
const usualHeldMs = 15_000;
/** Maximum number of cached users, so that requests for many uids cannot fill the memory. */
const maxHeld = 2_000;

export interface Reviewers {
  /**
   * Returns the public data of a reviewer; null if the user does not allow it, is inactive or does not exist (callers
   * cannot distinguish these cases). At most two reads, then cached for 15 seconds.
   * @throws AppError 'unavailable'
   */
  of: (uid: string) => Promise<Reviewer | null>;
}

/** Creates a reader of reviewers that uses the user record and the number of reviews. */
export function createReviewers(firestore: Firestore, { heldMs = usualHeldMs } = {}): Reviewers {
  const held = cachedCallByKey({ heldMs, max: maxHeld }, async (uid): Promise<Reviewer | null> => {
    const record = await firestore.collection('users').doc(uid).get();
    if (!record.exists) return null;
    const person = toUser(uid, record.data());
    if (!showsReviewer(person)) return null;
    const own = firestore.collection('reviews').where('userId', '==', uid);
    const { count } = (await own.count().get()).data();
    return reviewerOf(person, count);
  });
  return { of: async (uid) => (isReviewerUid(uid) ? held(uid) : null) };
}

import type { Firestore } from '@google-cloud/firestore';
import { isReviewerUid, toReviewer, isPublicReviewer } from '#features/reviews/model/reviewer.ts';
import type { Reviewer } from '#features/reviews/model/reviewer.ts';
import { toUser } from '#features/account/model/user.ts';
import { cachedCallByKey } from '#server/platform/cached-call-by-key.ts';

/** Cache lifetime in milliseconds; also the longest delay until a withdrawn consent takes effect. */
const defaultCacheMs = 15_000;
/** Maximum number of cached users, so that requests for many uids cannot fill the memory. */
const maxCached = 2_000;

export interface Reviewers {
  /**
   * Returns the public data of a reviewer; null if the user does not allow it, is inactive or does not exist (callers
   * cannot distinguish these cases). At most two reads, then cached for 15 seconds.
   * @throws AppError 'unavailable'
   */
  read: (uid: string) => Promise<Reviewer | null>;
}

/** Creates a reader of reviewers that uses the user record and the number of reviews. */
export function createReviewers(
  firestore: Firestore,
  { heldMs: cacheMs = defaultCacheMs } = {},
): Reviewers {
  const readCached = cachedCallByKey(
    { heldMs: cacheMs, max: maxCached },
    async (uid): Promise<Reviewer | null> => {
      const record = await firestore.collection('users').doc(uid).get();
      if (!record.exists) return null;
      const user = toUser(uid, record.data());
      if (!isPublicReviewer(user)) return null;
      const reviewsQuery = firestore.collection('reviews').where('userId', '==', uid);
      const { count } = (await reviewsQuery.count().get()).data();
      return toReviewer(user, count);
    },
  );
  return { read: async (uid) => (isReviewerUid(uid) ? readCached(uid) : null) };
}

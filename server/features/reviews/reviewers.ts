import type { Firestore } from '@google-cloud/firestore';
import { isReviewerUid, reviewerOf, showsReviewer } from '#features/reviews/model/reviewer.ts';
import type { Reviewer } from '#features/reviews/model/reviewer.ts';
import { toUser } from '#features/account/model/stored-user.ts';
import { heldByKey } from '#server/platform/held-by-key.ts';

/** So long somebody is still shown who takes it back, in milliseconds. */
const usualHeldMs = 15_000;
/** Whoever asks for one uid after another fills no more than this. */
const maxHeld = 2_000;

export interface Reviewers {
  /**
   * What others may see of a person; null for whoever does not allow it, is not active or does not exist, which nobody
   * can tell apart. At most two reads, then held for 15 seconds. Throws AppError 'unavailable'.
   */
  of: (uid: string) => Promise<Reviewer | null>;
}

/** Reads people who review, from their records and the number of their reviews. */
export function createReviewers(firestore: Firestore, { heldMs = usualHeldMs } = {}): Reviewers {
  const held = heldByKey({ heldMs, max: maxHeld }, async (uid): Promise<Reviewer | null> => {
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

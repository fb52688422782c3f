import type { QuerySnapshot } from 'firebase/firestore/lite';

import { readFirestore } from '#platform/firestore/connection.ts';
import { writeFirestore } from '#platform/firestore/write-firestore.ts';
import { savePreferences } from '#features/account/data/profile-writes.ts';

/** Number of reviews per query and commit. */
const pageSize = 100;

/**
 * Shows or hides the user's public profile (first name, month of registration and number of reviews) for readers of
 * their reviews. Stores the preference first, because the server relies on it, then updates all reviews of the user.
 * Reads all of them, 100 per query. Idempotent; after an interruption it must be repeated as a whole.
 * @param uid the signed-in user
 * @throws AppError 'permission-denied' for inactive accounts; errors of writeFirestore()
 */
export async function saveReviewerProfile(uid: string, isShown: boolean): Promise<void> {
  await savePreferences(uid, { reviewerProfile: isShown });
  let lastReviewId: string | null = null;
  do {
    const { docs } = await readOwnReviews(uid, lastReviewId);
    const outdatedReviews = docs.filter(
      (review) => (review.get('authorProfile') === true) !== isShown,
    );
    if (outdatedReviews.length > 0) {
      await writeFirestore(({ db, writes }) => {
        const batch = writes.writeBatch(db);
        for (const { ref } of outdatedReviews) batch.update(ref, { authorProfile: isShown });
        return batch.commit();
      });
    }
    lastReviewId = docs.length < pageSize ? null : (docs.at(-1)?.id ?? null);
  } while (lastReviewId !== null);
}

function readOwnReviews(uid: string, afterId: string | null): Promise<QuerySnapshot> {
  return readFirestore(({ sdk, db }) =>
    sdk.getDocs(
      sdk.query(
        sdk.collection(db, 'reviews'),
        sdk.where('userId', '==', uid),
        sdk.orderBy(sdk.documentId()),
        ...(afterId === null ? [] : [sdk.startAfter(afterId)]),
        sdk.limit(pageSize),
      ),
    ),
  );
}

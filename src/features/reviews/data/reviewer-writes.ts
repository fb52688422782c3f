import type { QuerySnapshot } from 'firebase/firestore/lite';

import { readFirestore } from '#platform/firestore/connection.ts';
import { writeFirestore } from '#platform/firestore/write-firestore.ts';
import { savePreferences } from '#features/account/data/profile-writes.ts';

/** Reviews that are read, and changed, at once. */
const pageSize = 100;

/**
 * Lets whoever reads a review of a person see their first name and how many they wrote, or takes that back. The
 * preference comes first, because the server decides by it; then each of their reviews says so. Reads all of them, one
 * query for a hundred. Broken off, it is repeated whole. Idempotent.
 * @param uid who is signed in
 * @throws AppError 'permission-denied' for accounts that are not active; what writeFirestore() throws
 */
export async function saveReviewerProfile(uid: string, isShown: boolean): Promise<void> {
  await savePreferences(uid, { reviewerProfile: isShown });
  let last: string | null = null;
  do {
    const { docs } = await ownReviews(uid, last);
    const others = docs.filter((review) => (review.get('authorProfile') === true) !== isShown);
    if (others.length > 0) {
      await writeFirestore(({ db, writes }) => {
        const batch = writes.writeBatch(db);
        for (const { ref } of others) batch.update(ref, { authorProfile: isShown });
        return batch.commit();
      });
    }
    last = docs.length < pageSize ? null : (docs.at(-1)?.id ?? null);
  } while (last !== null);
}

function ownReviews(uid: string, after: string | null): Promise<QuerySnapshot> {
  return readFirestore(({ sdk, db }) =>
    sdk.getDocs(
      sdk.query(
        sdk.collection(db, 'reviews'),
        sdk.where('userId', '==', uid),
        sdk.orderBy(sdk.documentId()),
        ...(after === null ? [] : [sdk.startAfter(after)]),
        sdk.limit(pageSize),
      ),
    ),
  );
}

import { collection, documentIdField } from '#platform/firestore/collection.ts';
import { transaction } from '#platform/firestore/transaction.ts';
import { savePreferences } from '#features/account/data/profile-writes.ts';

/** Number of reviews per commit. */
const pageSize = 100;

const authorProfiles = collection('reviews', (id, { authorProfile }) => ({
  id,
  isShown: authorProfile === true,
}));

/**
 * Shows or hides the user's public profile (first name, month of registration and number of reviews) for readers of
 * their reviews. Stores the preference first, because the server relies on it, then updates all reviews of the user.
 * Reads all of them, 100 per query. Idempotent; after an interruption it must be repeated as a whole.
 * @param uid the signed-in user
 * @throws AppError 'permission-denied' for inactive accounts; errors of transaction()
 */
export async function saveReviewerProfile(uid: string, isShown: boolean): Promise<void> {
  await savePreferences(uid, { reviewerProfile: isShown });
  const reviews = await authorProfiles.listAll({
    where: [['userId', '==', uid]],
    orderBy: [[documentIdField]],
    limit: Infinity,
  });
  const outdated = reviews.filter((review) => review.isShown !== isShown);
  for (let start = 0; start < outdated.length; start += pageSize) {
    await transaction((commit) => {
      for (const { id } of outdated.slice(start, start + pageSize)) {
        commit.update(`reviews/${id}`, { authorProfile: isShown });
      }
    });
  }
}

import type {
  DocumentReference,
  Firestore,
  QueryDocumentSnapshot,
  Transaction,
} from '@google-cloud/firestore';
import { nextHelpfulCount } from '#features/reviews/model/helpful-mark.ts';
import { toReview } from '#features/reviews/model/review.ts';
import { deleteUserRecords, queryByUid } from './erased-records.ts';
import type { ErasureStores } from './erased-records.ts';
import type { UserTraces } from './user-scrub.ts';
import { readPages } from '#server/platform/firestore/record-pages.ts';

/** Maximum number of helpful marks that one commit deletes per review. */
const maxMarks = 200;

/**
 * Deletes the user's helpful marks and decrements the counter of each review in the same commit. A mark without a
 * review changes no counter. Idempotent. Throws AppError 'unavailable'.
 */
export async function removeHelpfulMarks(
  stores: Pick<ErasureStores, 'firestore'>,
  traces: UserTraces,
): Promise<void> {
  const { firestore } = stores;
  for await (const page of readPages(queryByUid(firestore, 'helpful', 'userId', traces.uid))) {
    for (const mark of page) await removeMark(firestore, mark);
  }
  // The step 'reviews' has deleted the marks of the user's reviews, so any mark that still refers to this author is
  // inconsistent data.
  await deleteUserRecords('helpful', 'authorId')(stores, traces);
}

async function removeMark(firestore: Firestore, mark: QueryDocumentSnapshot): Promise<void> {
  const reviewId: unknown = mark.get('reviewId');
  const hasReview = typeof reviewId === 'string' && reviewId !== '' && !reviewId.includes('/');
  await firestore.runTransaction(async (transaction) => {
    const storedMark = await transaction.get(mark.ref);
    const review = hasReview
      ? await transaction.get(firestore.collection('reviews').doc(reviewId))
      : null;
    // Another process may have deleted the mark and updated the counter.
    if (!storedMark.exists) return;
    transaction.delete(mark.ref);
    if (!review?.exists) return;
    const { helpfulCount } = toReview(review.id, review.data());
    transaction.update(review.ref, { helpfulCount: nextHelpfulCount(helpfulCount, false) });
  });
}

/** Helpful marks of a review, read in a transaction before its writes. */
interface ReviewMarks {
  remove: () => void;
  /** True if more marks may exist than one commit deletes; the review then remains until no mark is left. */
  hasMore: boolean;
}

/** Reads up to 200 marks of a review that is moved or deleted. */
export async function readMarksOfReview(
  transaction: Transaction,
  review: DocumentReference,
): Promise<ReviewMarks> {
  const marks = review.firestore.collection('helpful').where('reviewId', '==', review.id);
  const { docs } = await transaction.get(marks.limit(maxMarks));
  return {
    remove: () => {
      for (const { ref } of docs) transaction.delete(ref);
    },
    hasMore: docs.length === maxMarks,
  };
}

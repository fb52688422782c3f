import type {
  DocumentReference,
  Firestore,
  QueryDocumentSnapshot,
  Transaction,
} from '@google-cloud/firestore';
import { movedHelpfulCount } from '#features/reviews/model/helpful-mark.ts';
import { toReview } from '#features/reviews/model/stored-review.ts';
import type { ErasureStores } from './erased-records.ts';
import type { PersonTraces } from './person-scrub.ts';
import { pagesOf } from '#server/platform/firestore/record-pages.ts';

/** Marks of one review that go in one commit. */
const atOnce = 200;

/**
 * Takes off what the person found helpful; each review counts one less in the same commit. A mark whose review is gone
 * counts nowhere. Idempotent. Errors: AppError 'unavailable'.
 */
export async function takeOffMarks(
  { firestore }: Pick<ErasureStores, 'firestore'>,
  { uid }: Pick<PersonTraces, 'uid'>,
): Promise<void> {
  const marks = firestore.collection('helpful');
  for await (const page of pagesOf(marks.where('userId', '==', uid))) {
    for (const mark of page) await takeOff(firestore, mark);
  }
  // Their reviews are gone, and took their marks along: what names them all the same is damage.
  for await (const page of pagesOf(marks.where('authorId', '==', uid))) {
    const batch = firestore.batch();
    for (const { ref } of page) batch.delete(ref);
    await batch.commit();
  }
}

async function takeOff(firestore: Firestore, mark: QueryDocumentSnapshot): Promise<void> {
  const about: unknown = mark.get('reviewId');
  const hasReview = typeof about === 'string' && about !== '' && !about.includes('/');
  await firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(mark.ref);
    const review = hasReview
      ? await transaction.get(firestore.collection('reviews').doc(about))
      : null;
    // Others may have taken it off meanwhile, with its count.
    if (!stored.exists) return;
    transaction.delete(mark.ref);
    if (!review?.exists) return;
    const { helpfulCount } = toReview(review.id, review.data());
    transaction.update(review.ref, { helpfulCount: movedHelpfulCount(helpfulCount, false) });
  });
}

/** What a transaction found of the marks of a review, before it writes. */
interface FoundMarks {
  /** Deletes them. */
  remove: () => void;
  /** More than one commit takes: the review stays until none is left. */
  areMore: boolean;
}

/** The marks of a review that moves or goes: at most two hundred for one commit. */
export async function marksOfReview(
  transaction: Transaction,
  review: DocumentReference,
): Promise<FoundMarks> {
  const marks = review.firestore.collection('helpful').where('reviewId', '==', review.id);
  const { docs } = await transaction.get(marks.limit(atOnce));
  return {
    remove: () => {
      for (const { ref } of docs) transaction.delete(ref);
    },
    areMore: docs.length === atOnce,
  };
}

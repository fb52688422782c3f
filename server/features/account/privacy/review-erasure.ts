import type {
  DocumentReference,
  QueryDocumentSnapshot,
  Transaction,
  WriteBatch,
} from '@google-cloud/firestore';
import { erasedUserName } from '#features/account/model/account-erasure.ts';
import { parseReportReason, shortenedReportReason } from '#features/moderation/model/report.ts';
import { maxReviewLength } from '#features/reviews/model/review-options.ts';
import { queryByUid, scrubFields, writeMentions, writePages } from './erased-records.ts';
import type { ErasureStores } from './erased-records.ts';
import { readMarksOfReview } from './helpful-erasure.ts';
import { tracesInOtherTexts, withoutUserTraces } from './user-scrub.ts';
import type { UserTraces } from './user-scrub.ts';
import type { Pseudonyms } from '#server/platform/pseudonyms.ts';
import { readPages } from '#server/platform/firestore/record-pages.ts';

type ReviewStores = Pick<ErasureStores, 'firestore' | 'pseudonyms'>;

/** Maximum number of reports that one commit moves. The review itself moves in the first commit below this number. */
const maxReportsPerCommit = 200;

/**
 * Anonymises the user's reviews. They remain because the place's rating is based on them. Each gets a new id, because
 * the old one contains the uid, and its reports move to the new id. The helpful marks are deleted, because their ids
 * contain the uid too.
 */
export async function anonymiseReviews(stores: ReviewStores, traces: UserTraces): Promise<void> {
  for await (const page of readPages(
    queryByUid(stores.firestore, 'reviews', 'userId', traces.uid),
  )) {
    for (const review of page) await anonymiseReview(stores, traces, review.ref);
  }
}

async function anonymiseReview(
  { firestore, pseudonyms }: ReviewStores,
  traces: UserTraces,
  reviewRef: DocumentReference,
): Promise<void> {
  const authorPseudonym = pseudonyms.ofReview(reviewRef.id);
  const reports = firestore
    .collection('reports')
    .where('reviewId', '==', reviewRef.id)
    .limit(maxReportsPerCommit);
  const moveReview = () =>
    firestore.runTransaction(async (transaction) => {
      const review = await transaction.get(reviewRef);
      const reportsSnapshot = await transaction.get(reports);
      const marks = await readMarksOfReview(transaction, reviewRef);
      const fields: Record<string, unknown> | undefined = review.data();
      if (!fields) return true;
      const placeId = String(fields['placeId']);
      const newReviewRef = reviewRef.parent.doc(`${placeId}_${authorPseudonym}`);
      for (const report of reportsSnapshot.docs) {
        anonymiseReport(transaction, report, { pseudonyms, traces, movedTo: newReviewRef.id });
      }
      marks.remove();
      // One commit is not enough: the review moves after all its reports have moved and all marks are deleted.
      if (reportsSnapshot.size === maxReportsPerCommit || marks.hasMore) {
        transaction.update(reviewRef, { helpfulCount: 0 });
        return false;
      }
      transaction.set(newReviewRef, anonymousReview(fields, authorPseudonym, traces));
      transaction.delete(reviewRef);
      return true;
    });
  let isMoved = false;
  while (!isMoved) isMoved = await moveReview();
}

/** Returns the anonymous copy of a review: only the fields about the place, and a pseudonym as the author. */
function anonymousReview(
  fields: Readonly<Record<string, unknown>>,
  authorPseudonym: string,
  traces: UserTraces,
): Record<string, unknown> {
  const retainedFields = [
    'placeId',
    'rating',
    'text',
    'createdAt',
    'updatedAt',
    'reply',
    'verifiedVisit',
  ];
  const presentFields = retainedFields.filter((name) => fields[name] !== undefined);
  return {
    ...Object.fromEntries(
      presentFields.map((name) => [name, anonymousField(name, fields[name], traces)]),
    ),
    userId: authorPseudonym,
    authorName: erasedUserName,
    authorPhotoURL: '',
  };
}

/**
 * Returns a field of a review without personal data of the user. The reply is a text that another person wrote about
 * the user (tracesInOtherTexts()). Replacements can lengthen a text, so review and reply are cut to the maximum length:
 * the rules refuse a reply to a longer review.
 */
function anonymousField(name: string, value: unknown, traces: UserTraces): unknown {
  const shortenText = (text: unknown) =>
    typeof text === 'string' ? text.slice(0, maxReviewLength).trimEnd() : text;
  if (name !== 'reply') return shortenText(withoutUserTraces(value, traces));
  const reply = withoutUserTraces(value, tracesInOtherTexts(traces)) as Record<string, unknown>;
  return 'text' in reply ? { ...reply, text: shortenText(reply['text']) } : reply;
}

/**
 * Anonymises every report with traces of the user: reports that the user made, and reports about reviews that the user
 * deleted earlier. Reports about existing reviews have moved with their review (anonymiseReviews()). A report id
 * contains the uids of author and reporter and cannot be queried by its end, so all reports are read.
 */
export async function anonymiseReports(
  { firestore, pseudonyms }: ReviewStores,
  traces: UserTraces,
): Promise<void> {
  await writeMentions(firestore.collection('reports'), traces, (batch, report) =>
    anonymiseReport(batch, report, { pseudonyms, traces }),
  );
}

/** Anonymises reports that the user made just before the record became inactive. */
export async function anonymiseOwnReports(
  { firestore, pseudonyms }: ReviewStores,
  traces: UserTraces,
): Promise<void> {
  await writePages(queryByUid(firestore, 'reports', 'reporter', traces.uid), (batch, report) =>
    anonymiseReport(batch, report, { pseudonyms, traces }),
  );
}

/**
 * Stores an anonymous copy of a report under a new id. A report id begins with the id of its subject and ends with the
 * uid of the reporter, so it changes with both. The reason is cut to the maximum length, because the rules refuse a
 * decision about a longer one.
 * @param movedTo new id of the review, if the review exists
 */
function anonymiseReport(
  writer: Transaction | WriteBatch,
  report: QueryDocumentSnapshot,
  { pseudonyms, traces, movedTo }: { pseudonyms: Pseudonyms; traces: UserTraces; movedTo?: string },
): void {
  const { uid, pseudonym } = traces;
  const fields = scrubFields(report, traces);
  const storedValue: unknown = report.get('reviewId');
  const reviewId = typeof storedValue === 'string' ? storedValue : '';
  // If the review was deleted earlier, only its id, {placeId}_{uid of the author}, shows whose it was.
  const isOwnReview = reviewId.endsWith(`_${uid}`);
  const newReviewId =
    movedTo ??
    (isOwnReview ? reviewId.slice(0, -uid.length) + pseudonyms.ofReview(reviewId) : null);
  const reasonTraces = report.get('reporter') === uid ? traces : tracesInOtherTexts(traces);
  const id = (
    newReviewId === null ? report.id : report.id.replace(reviewId, newReviewId)
  ).replaceAll(uid, pseudonym);
  // Transaction and WriteBatch both have set() and delete(), but with different return types.
  const batchWriter = writer as WriteBatch;
  if (id !== report.id) batchWriter.delete(report.ref);
  batchWriter.set(report.ref.parent.doc(id), {
    ...fields,
    ...(newReviewId !== null && { reviewId: newReviewId }),
    reason: anonymousReason(report.get('reason'), reasonTraces),
  });
}

/**
 * Anonymises only the details of a reason. The program sets the first word of the reason, so this word is no trace,
 * even if it equals the user's name.
 */
function anonymousReason(storedValue: unknown, traces: UserTraces): string {
  const { reason, details } = parseReportReason(
    typeof storedValue === 'string' ? storedValue : 'other',
  );
  return shortenedReportReason({ reason, details: withoutUserTraces(details, traces) as string });
}

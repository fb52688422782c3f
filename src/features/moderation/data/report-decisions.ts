import { AppError, errorCode } from '#shared/app-error.ts';
import { subjectIdFields, toReport } from '#features/moderation/model/report.ts';
import type { Report, ReportSubject } from '#features/moderation/model/report.ts';
import type { ReportedPicture } from '#features/moderation/model/reported-pictures.ts';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import { areSamePictures } from '#features/reviews/model/review-draft.ts';
import type { Review } from '#features/reviews/model/review.ts';
import { toReview } from '#features/reviews/model/review.ts';

import { addAuditEntry } from '#features/audit/data/audit-entry.ts';
import { collection } from '#platform/firestore/collection.ts';
import { transaction } from '#platform/firestore/transaction.ts';
import type { OpenTransaction } from '#platform/firestore/transaction.ts';
import { removeUnusedPictures } from '#features/pictures/data/remove-unused-pictures.ts';
import { deleteReview } from '#features/reviews/data/review-removal.ts';
import { closeReportedPictures, listReportedPictures } from './reported-pictures.ts';

const reports = collection('reports', toReport);
const reviews = collection('reviews', toReview);

/** Maximum number of reports closed per commit. Further commits close the rest. */
const maxReportsPerBatch = 200;
const maxBatches = 50;

type Decision = 'kept' | 'removed';
type Subject = Pick<ReportSubject, 'kind' | 'id'>;

/**
 * Closes all open reports of an item that stays unchanged, with an audit log entry. Idempotent. Reads the open reports.
 * @param actorId the signed-in super admin
 * @param decision outcome of the reports: 'removed' if the item is already deleted or hidden
 * @returns 'decided' if no report was open because another super admin has decided
 * @throws AppError 'permission-denied' for all users but active super admins; 'conflict' if reports were deleted
 *   concurrently; errors of transaction()
 */
export async function closeReportsWithDecision(
  actorId: string,
  subject: Subject,
  decision: Decision,
): Promise<'done' | 'decided'> {
  return (await closeReports(actorId, subject, decision)) > 0 ? 'done' : 'decided';
}

/**
 * Removes a reported review and its part of the rating of the place, closes all open reports of it and adds an audit
 * log entry, all in one commit. Closes the reports of its images afterwards. Idempotent. Reads the open reports, the
 * review, the record of its reported images and the place.
 * @param actorId the signed-in super admin
 * @returns 'gone' if another user had already removed the review; its reports are closed nevertheless
 * @throws AppError as closeReportsWithDecision(); also 'conflict' if the rating of the place changes during each
 *   attempt
 */
export async function removeReportedReview(
  actorId: string,
  review: Pick<Review, 'id' | 'placeId' | 'userId' | 'rating'>,
): Promise<'done' | 'gone'> {
  const { id, placeId, userId, rating } = review;
  const subject = { kind: 'review', id } as const;
  const openReports = await readOpenReports(subject);
  let wasFound = false;
  try {
    await deleteReview(actorId, review, (commit) => {
      wasFound = true;
      closeReportsIn(commit, actorId, {
        subject,
        reports: openReports,
        decision: 'removed',
      });
      addAuditEntry(commit, actorId, {
        action: 'review.delete',
        target: `reviews/${id}`,
        before: { placeId, userId, rating },
        after: {},
      });
    });
  } catch (error) {
    // The place was deleted together with the review.
    if (errorCode(error) !== 'not-found') throw await explainError(error, subject, openReports);
    wasFound = false;
  }
  // Open reports are left only if the review was already removed or has more reports than fit in one commit.
  await closeReports(actorId, subject, 'removed');
  await closeReports(actorId, { kind: 'pictures', id }, 'removed');
  return wasFound ? 'done' : 'gone';
}

/**
 * Decides about the reported images of a review: keeps them (they are public again, and later reports no longer hide
 * them) or removes them and their files. Closes all open reports of them and adds an audit log entry, all in one
 * commit. Idempotent. Images that are removed now, or were removed while reported, can never be shown again by a review
 * with this id. Reads the open reports, the review and the record of its reported images.
 * @param actorId the signed-in super admin
 * @param seenPictures the images that the super admin looked at
 * @returns 'gone' if no images are left (their reports are closed nevertheless); 'decided' if another super admin has
 *   decided; 'changed' if the author has changed the images since they were shown, and nothing is decided
 * @throws AppError as closeReportsWithDecision()
 */
export async function decidePictures(
  actorId: string,
  id: string,
  requestedDecision: Decision,
  seenPictures: readonly PlaceImage[],
): Promise<'done' | 'gone' | 'decided' | 'changed'> {
  const subject = { kind: 'pictures', id } as const;
  const decision = { actorId, id, requestedDecision, seenPictures };
  const outcome = await transaction((commit) => decidePicturesIn(commit, decision));
  if (outcome === 'decided' || outcome === 'changed') return outcome;
  // Closes all reports of a deleted review, or those that did not fit in the first commit.
  await closeReports(actorId, subject, outcome === 'gone' ? 'removed' : requestedDecision);
  await removeUnusedPictures(id, { pictures: await listReportedPictures(id) }, []);
  return outcome;
}

interface PicturesDecision {
  actorId: string;
  id: string;
  requestedDecision: Decision;
  seenPictures: readonly PlaceImage[];
}

async function decidePicturesIn(
  commit: OpenTransaction,
  { actorId, id, requestedDecision, seenPictures }: PicturesDecision,
): Promise<'done' | 'gone' | 'decided' | 'changed'> {
  const subject = { kind: 'pictures', id } as const;
  const [openReports, review, reportedPictures] = commit.basedOn(
    await Promise.all([readOpenReports(subject), reviews.get(id), listReportedPictures(id)]),
  );
  if (!review) return 'gone';
  const { pictures, picturesStatus } = review;
  if (openReports.length === 0 && picturesStatus !== 'waiting') return 'decided';
  // If the author removed all images, the reports are closed, so that later images are not held for review.
  const hasNoPictures = pictures.length === 0;
  if (!hasNoPictures && !areSamePictures(pictures, seenPictures)) return 'changed';
  const decision = hasNoPictures ? 'removed' : requestedDecision;
  const fields =
    decision === 'kept' ? { picturesStatus: 'kept' } : { pictures: [], picturesStatus: 'shown' };
  const refusedPictures = listRefusedPictures(reportedPictures, pictures, decision === 'kept');
  closeReportsIn(commit, actorId, { subject, reports: openReports, decision });
  closeReportedPictures(commit, id, refusedPictures);
  if (decision === 'removed' || picturesStatus !== 'kept') {
    commit.update(`reviews/${id}`, fields);
    addAuditEntry(commit, actorId, {
      action: 'review.update',
      target: `reviews/${id}`,
      before: picturesStatus === 'shown' ? {} : { picturesStatus },
      after: fields,
    });
  }
  return hasNoPictures ? 'gone' : 'done';
}

/**
 * Returns the refused images that the security rules require in the record of reported images: if the current images of
 * the review are retained, all other reported images; otherwise all reported and all current images.
 */
function listRefusedPictures(
  reportedPictures: readonly ReportedPicture[],
  currentPictures: readonly PlaceImage[],
  areRetained: boolean,
): ReportedPicture[] {
  const urls = new Set(currentPictures.map(({ url }) => url));
  const otherPictures = reportedPictures.filter(({ url }) => !urls.has(url));
  return areRetained ? otherPictures : [...otherPictures, ...currentPictures];
}

/**
 * Closes the open reports of one item. Closes nothing while images are held for review: the open reports then arrived
 * after a decision, or after the review was written again, and need their own decision.
 * @returns number of closed reports
 */
async function closeReports(
  actorId: string,
  subject: Subject,
  decision: Decision,
): Promise<number> {
  let closedCount = 0;
  for (let batchNumber = 0; batchNumber < maxBatches; batchNumber += 1) {
    const batchCount = await transaction(async (commit) => {
      const isPictures = subject.kind === 'pictures';
      const [openReports, refusedPictures] = commit.basedOn(
        await Promise.all([
          readOpenReports(subject),
          isPictures ? readRefusedPictures(subject.id) : [],
        ]),
      );
      if (openReports.length === 0 || refusedPictures === null) return 0;
      closeReportsIn(commit, actorId, { subject, reports: openReports, decision });
      if (isPictures) closeReportedPictures(commit, subject.id, refusedPictures);
      return openReports.length;
    });
    closedCount += batchCount;
    if (batchCount < maxReportsPerBatch) break;
  }
  return closedCount;
}

/** Returns the images that stay refused after all reports are closed; null while images are held for review. */
async function readRefusedPictures(id: string): Promise<ReportedPicture[] | null> {
  const [review, reportedPictures] = await Promise.all([reviews.get(id), listReportedPictures(id)]);
  if (review?.picturesStatus === 'waiting') return null;
  return listRefusedPictures(
    reportedPictures,
    review?.pictures ?? [],
    review?.picturesStatus === 'kept',
  );
}

interface ClosedReports {
  subject: Subject;
  /** Open reports. */
  reports: readonly Report[];
  decision: Decision;
}

/** Closes the reports with one audit log entry for the decision, not one per reporter. */
function closeReportsIn(
  commit: OpenTransaction,
  actorId: string,
  { subject, reports: openReports, decision }: ClosedReports,
): void {
  const [first] = openReports;
  if (first === undefined) return;
  const subjectField = { [subjectIdFields[subject.kind]]: subject.id };
  for (const { id } of openReports) {
    commit.update(`reports/${id}`, { status: decision, updatedAt: commit.serverTime });
  }
  addAuditEntry(commit, actorId, {
    action: 'report.update',
    target: `reports/${first.id}`,
    before: { ...subjectField, status: 'open' },
    after: { ...subjectField, status: decision },
  });
}

/**
 * Returns at most `maxReportsPerBatch` open reports of an item. Filters by kind, because reports of images also hold
 * the id of the review.
 */
async function readOpenReports({ kind, id }: Subject): Promise<Report[]> {
  const openReports = await reports.list({
    where: [
      [subjectIdFields[kind], '==', id],
      ['status', '==', 'open'],
    ],
    limit: maxReportsPerBatch,
  });
  return openReports.filter((report) => report.subject.kind === kind);
}

/**
 * Returns the error to throw. The security rules refuse changes of deleted reports with the same error as missing
 * permissions, so a changed list of open reports becomes a 'conflict'.
 */
async function explainError(
  error: unknown,
  subject: Subject,
  reports: readonly Report[],
): Promise<unknown> {
  const code = errorCode(error);
  if (code !== 'permission-denied' && code !== 'not-found') return error;
  const currentReports = await readOpenReports(subject);
  const joinIds = (list: readonly Report[]) => list.map((report) => report.id).join();
  const isStale = joinIds(currentReports) !== joinIds(reports);
  return isStale
    ? new AppError('conflict', 'Reports went away meanwhile', { cause: error })
    : error;
}

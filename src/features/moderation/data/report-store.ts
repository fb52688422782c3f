import { AppError, errorCode } from '#shared/app-error.ts';
import {
  reportId,
  storedReportReason,
  subjectIdFields,
} from '#features/moderation/model/report.ts';
import type { ReportDraft, ReportSubject } from '#features/moderation/model/report.ts';

import { getUser } from '#features/account/data/user-store.ts';
import { toReview } from '#features/reviews/model/review.ts';
import { getManagedEvent } from '#features/events/data/managed-event-store.ts';
import { collection } from '#platform/firestore/collection.ts';
import { transaction } from '#platform/firestore/transaction.ts';
import type { OpenTransaction } from '#platform/firestore/transaction.ts';
import { openReportedPictures } from './reported-pictures.ts';
import { countRequest } from './request-pace.ts';

const reviews = collection('reviews', toReview);

/** A report to be stored. */
interface NewReport {
  /** The signed-in reporter. */
  uid: string;
  subject: ReportSubject;
  /** Text from storedReportReason(). */
  reason: string;
}

/**
 * Reports a review, its images or an event to the super admins. Each user can report an item once; repeating the report
 * has no effect. Reads no documents unless the report is refused or concerns images, which are hidden until a decision
 * (reportPictures()).
 * @param uid the signed-in reporter
 * @throws AppError 'invalid-input' as storedReportReason(); 'not-found' if the item was deleted; 'permission-denied'
 *   for read-only accounts; 'too-many-requests' above the limit for reports of images; errors of transaction()
 */
export async function createReport(
  uid: string,
  subject: ReportSubject,
  draft: ReportDraft,
): Promise<void> {
  const reason = storedReportReason(draft);
  const report = { uid, subject, reason };
  try {
    if (subject.kind === 'pictures') await reportPictures(report);
    else {
      await transaction((commit) => {
        addReport(commit, report);
      });
    }
  } catch (error) {
    if (errorCode(error) !== 'permission-denied') throw error;
    await requireAlreadyReported(uid, subject, error);
  }
}

/**
 * Reports the images of a review. The same commit adds them to the record of reported images, which outlives the
 * review, and hides them from all users but the author and the super admins. Images that a super admin has decided to
 * keep are not hidden again. The report counts toward the user's request limit. Reads the review and the request count,
 * and reads both again if others report the same images concurrently.
 * @throws AppError 'not-found' for a review without images; 'permission-denied' for read-only accounts and for users
 *   who have already reported the images; 'too-many-requests'; errors of transaction()
 */
async function reportPictures(report: NewReport): Promise<void> {
  const { uid, subject } = report;
  await transaction(async (commit) => {
    const review = commit.basedOn(await reviews.get(subject.id));
    if (!review || review.pictures.length === 0) {
      throw new AppError('not-found', 'The pictures are gone');
    }
    addReport(commit, report);
    openReportedPictures(commit, subject.id, review.pictures);
    if (review.picturesStatus === 'shown') {
      commit.update(`reviews/${subject.id}`, { picturesStatus: 'waiting' });
    }
    await countRequest(commit, uid, `reports/${reportId(subject, uid)}`);
  });
}

function addReport(commit: OpenTransaction, { uid, subject, reason }: NewReport): void {
  const now = commit.serverTime;
  commit.set(`reports/${reportId(subject, uid)}`, {
    [subjectIdFields[subject.kind]]: subject.id,
    ...(subject.kind === 'pictures' && { about: 'pictures' }),
    placeId: subject.placeId,
    reporter: uid,
    reason,
    status: 'open',
    createdAt: now,
    updatedAt: now,
  });
}

/**
 * Treats a refused report as a repeated one if no other cause applies. The security rules let only super admins read or
 * overwrite reports, but an active user may report any existing item that they have not reported yet.
 * @throws AppError as createReport()
 */
async function requireAlreadyReported(
  uid: string,
  subject: ReportSubject,
  cause: unknown,
): Promise<void> {
  const [user] = await Promise.all([
    getUser(uid),
    subject.kind === 'event' ? getManagedEvent(subject.id) : requireReview(subject.id, cause),
  ]);
  if (user?.status !== 'active') throw cause;
}

async function requireReview(id: string, cause: unknown): Promise<void> {
  if (!(await reviews.get(id))) throw new AppError('not-found', 'The review is gone', { cause });
}

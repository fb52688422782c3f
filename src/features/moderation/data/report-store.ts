import type { WriteBatch } from 'firebase/firestore/lite';

import { AppError, errorCode } from '#shared/app-error.ts';
import {
  reportId,
  storedReportReason,
  subjectIdFields,
} from '#features/moderation/model/report.ts';
import type { ReportDraft, ReportSubject } from '#features/moderation/model/report.ts';

import { toReview } from '#features/reviews/model/review.ts';
import { fieldsOf } from '#shared/stored-fields.ts';
import { getManagedEvent } from '#features/events/data/managed-event-store.ts';
import { commitWithRetry } from '#platform/firestore/commit-with-retry.ts';
import { readFirestore } from '#platform/firestore/connection.ts';
import { writeFirestore } from '#platform/firestore/write-firestore.ts';
import type { WriteConnection } from '#platform/firestore/write-firestore.ts';
import { openReportedPictures } from './reported-pictures.ts';
import { countRequest } from './request-pace.ts';

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
 *   for read-only accounts; 'too-many-requests' above the limit for reports of images; errors of readFirestore()
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
      await writeFirestore((connection) => {
        const batch = connection.writes.writeBatch(connection.db);
        addReport(connection, batch, report);
        return batch.commit();
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
 *   who have already reported the images; 'too-many-requests'; errors of readFirestore()
 */
async function reportPictures(report: NewReport): Promise<void> {
  const { uid, subject } = report;
  await commitWithRetry(
    () => readReportablePictures(subject.id),
    ({ pictures, picturesStatus }) =>
      writeFirestore(async (connection) => {
        const { sdk, db, writes } = connection;
        const batch = writes.writeBatch(db);
        addReport(connection, batch, report);
        openReportedPictures(connection, batch, subject.id, pictures);
        if (picturesStatus === 'shown') {
          batch.update(sdk.doc(db, 'reviews', subject.id), { picturesStatus: 'waiting' });
        }
        await countRequest(connection, batch, uid, `reports/${reportId(subject, uid)}`);
        return batch.commit();
      }),
  );
}

/** @throws AppError 'not-found' if the review has no images left to report */
async function readReportablePictures(id: string) {
  const { pictures, picturesStatus } = toReview(id, (await readReview(id)).data());
  if (pictures.length === 0) throw new AppError('not-found', 'The pictures are gone');
  return { pictures, picturesStatus };
}

/** Adds a report to a batch. */
function addReport(
  { sdk, db, writes }: WriteConnection,
  batch: WriteBatch,
  { uid, subject, reason }: NewReport,
): void {
  const now = writes.serverTimestamp();
  batch.set(sdk.doc(db, 'reports', reportId(subject, uid)), {
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
  const [userSnapshot] = await Promise.all([
    readFirestore(({ sdk, db }) => sdk.getDoc(sdk.doc(db, 'users', uid))),
    subject.kind === 'event' ? getManagedEvent(subject.id) : requireReview(subject.id, cause),
  ]);
  if (fieldsOf(userSnapshot.data())['status'] !== 'active') throw cause;
}

async function requireReview(id: string, cause: unknown): Promise<void> {
  const review = await readReview(id);
  if (!review.exists()) throw new AppError('not-found', 'The review is gone', { cause });
}

function readReview(id: string) {
  return readFirestore(({ sdk, db }) => sdk.getDoc(sdk.doc(db, 'reviews', id)));
}

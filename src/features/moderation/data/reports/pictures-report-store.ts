import { AppError } from '#shared/app-error.ts';
import { reportId } from '#features/moderation/model/report.ts';
import { toReview } from '#features/reviews/model/review.ts';

import { countRequest } from '../request-pace.ts';
import { readFirestore } from '#platform/firestore/connection.ts';
import { commitWithRetry } from '#platform/firestore/commit-with-retry.ts';
import { writeFirestore } from '#platform/firestore/write-firestore.ts';
import { addReport } from './report-record.ts';
import type { NewReport } from './report-record.ts';
import { openReportedPictures } from './reported-pictures.ts';

/**
 * Reports the images of a review. The same commit adds them to the record of reported images, which outlives the
 * review, and hides them from all users but the author and the super admins. Images that a super admin has decided to
 * keep are not hidden again. The report counts toward the user's request limit. Reads the review and the request count,
 * and reads both again if others report the same images concurrently.
 * @throws AppError 'not-found' for a review without images; 'permission-denied' for read-only accounts and for users
 *   who have already reported the images; 'too-many-requests'; errors of readFirestore()
 */
export async function reportPictures(report: NewReport): Promise<void> {
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
  const review = await readFirestore(({ sdk, db }) => sdk.getDoc(sdk.doc(db, 'reviews', id)));
  const { pictures, picturesStatus } = toReview(id, review.data());
  if (pictures.length === 0) throw new AppError('not-found', 'The pictures are gone');
  return { pictures, picturesStatus };
}

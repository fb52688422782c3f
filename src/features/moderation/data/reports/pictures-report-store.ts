import { AppError } from '#shared/app-error.ts';
import { reportId } from '#features/moderation/model/report.ts';
import { toReview } from '#features/reviews/model/stored-review.ts';

import { addToPace } from '../request-pace.ts';
import { readFirestore } from '#platform/firestore/connection.ts';
import { afterStaleArithmetic } from '#platform/firestore/stale-arithmetic.ts';
import { writeFirestore } from '#platform/firestore/write-firestore.ts';
import { addReport } from './report-record.ts';
import type { NewReport } from './report-record.ts';
import { openReportedPictures } from './reported-pictures.ts';

/**
 * Reports the pictures of a review. In the same commit they wait, shown to their author and the super admins alone,
 * unless they wait already or a super admin has decided to keep them, and the record of reported pictures outlives the
 * review. Counted with what one person asks of the super
 * admins. Reads the review and that count; again, while others report the same pictures.
 * @throws AppError 'not-found' for a review without pictures; 'permission-denied' for accounts that may only browse, and
 *   for who reported them before; 'too-many-requests'; what readFirestore throws
 */
export async function reportPictures(report: NewReport): Promise<void> {
  const { uid, subject } = report;
  await afterStaleArithmetic(
    () => reportablePictures(subject.id),
    ({ pictures, picturesStatus }) =>
      writeFirestore(async (connection) => {
        const { sdk, db, writes } = connection;
        const batch = writes.writeBatch(db);
        addReport(connection, batch, report);
        openReportedPictures(connection, batch, subject.id, pictures);
        if (picturesStatus === 'shown') {
          batch.update(sdk.doc(db, 'reviews', subject.id), { picturesStatus: 'waiting' });
        }
        await addToPace(connection, batch, uid, `reports/${reportId(subject, uid)}`);
        return batch.commit();
      }),
  );
}

/** @throws AppError 'not-found' where nothing is left to report */
async function reportablePictures(id: string) {
  const review = await readFirestore(({ sdk, db }) => sdk.getDoc(sdk.doc(db, 'reviews', id)));
  const { pictures, picturesStatus } = toReview(id, review.data());
  if (pictures.length === 0) throw new AppError('not-found', 'The pictures are gone');
  return { pictures, picturesStatus };
}

import { AppError, errorCode } from '#shared/app-error.ts';
import { storedReportReason } from '#features/moderation/model/report.ts';
import type { ReportDraft, ReportSubject } from '#features/moderation/model/report.ts';

import { fieldsOf } from '#shared/stored-fields.ts';
import { getManagedEvent } from '#features/events/data/managed-event-store.ts';
import { readFirestore } from '#platform/firestore/connection.ts';
import { writeFirestore } from '#platform/firestore/write-firestore.ts';
import { lazyStore } from '#platform/firestore/lazy-store.ts';
import { addReport } from './report-record.ts';

const loadPicturesStore = lazyStore(() => import('./pictures-report-store.ts'));

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
    if (subject.kind === 'pictures') await (await loadPicturesStore()).reportPictures(report);
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
  const review = await readFirestore(({ sdk, db }) => sdk.getDoc(sdk.doc(db, 'reviews', id)));
  if (!review.exists()) throw new AppError('not-found', 'The review is gone', { cause });
}

import { AppError, errorCode } from '#shared/app-error.ts';
import { storedReportReason } from '#features/moderation/model/report.ts';
import type { ReportDraft, ReportSubject } from '#features/moderation/model/report.ts';

import { fieldsOf } from '#shared/stored-fields.ts';
import { getKeptEvent } from '#features/events/data/kept-event-store.ts';
import { readFirestore } from '#platform/firestore/connection.ts';
import { writeFirestore } from '#platform/firestore/write-firestore.ts';
import { lazyStore } from '#platform/firestore/lazy-store.ts';
import { addReport } from './report-record.ts';

const pictures = lazyStore(() => import('./pictures-report-store.ts'));

/**
 * Reports a review, its pictures or an event to the super admins. One report a person and thing: repeating it changes
 * nothing. No document reads, unless it is refused or about pictures, which wait from then on (reportPictures()).
 * @param uid who reports, and is signed in
 * @throws AppError 'invalid-input' as storedReportReason(); 'not-found' for what is gone; 'permission-denied' for
 *   accounts that may only browse; 'too-many-requests' for more reports of pictures than anybody makes; what
 *   readFirestore throws
 */
export async function createReport(
  uid: string,
  subject: ReportSubject,
  draft: ReportDraft,
): Promise<void> {
  const reason = storedReportReason(draft);
  const report = { uid, subject, reason };
  try {
    if (subject.kind === 'pictures') await (await pictures()).reportPictures(report);
    else {
      await writeFirestore((connection) => {
        const batch = connection.writes.writeBatch(connection.db);
        addReport(connection, batch, report);
        return batch.commit();
      });
    }
  } catch (error) {
    if (errorCode(error) !== 'permission-denied') throw error;
    await requireReportedBefore(uid, subject, error);
  }
}

/**
 * Rules let nobody but super admins read reports or write over them, so that a report exists is known by
 * elimination: an active person may report what exists, unless they have already.
 * @throws AppError as createReport()
 */
async function requireReportedBefore(
  uid: string,
  subject: ReportSubject,
  cause: unknown,
): Promise<void> {
  const [person] = await Promise.all([
    readFirestore(({ sdk, db }) => sdk.getDoc(sdk.doc(db, 'users', uid))),
    subject.kind === 'event' ? getKeptEvent(subject.id) : requireReview(subject.id, cause),
  ]);
  if (fieldsOf(person.data())['status'] !== 'active') throw cause;
}

async function requireReview(id: string, cause: unknown): Promise<void> {
  const review = await readFirestore(({ sdk, db }) => sdk.getDoc(sdk.doc(db, 'reviews', id)));
  if (!review.exists()) throw new AppError('not-found', 'The review is gone', { cause });
}

import { AppError, errorCode } from '#domain/app-error.ts';
import { reportedFields, reportId, storedReportReason } from '#domain/report.ts';
import type { ReportDraft, ReportSubject } from '#domain/report.ts';

import { fieldsOf } from '#domain/stored/fields.ts';
import { getKeptEvent } from '../events/kept-event-store.ts';
import { readFirestore } from '../firestore/connection.ts';
import { writeFirestore } from '../firestore/write-firestore.ts';

/**
 * Reports a review or an event to the super admins. One report a person and thing: repeating it changes nothing. No
 * document reads, unless it is refused.
 * @param uid who reports, and is signed in
 * @throws AppError 'invalid-input' as storedReportReason(); 'not-found' for what is gone; 'permission-denied' for
 *   accounts that may only browse; what readFirestore throws
 */
export async function createReport(
  uid: string,
  subject: ReportSubject,
  draft: ReportDraft,
): Promise<void> {
  const reason = storedReportReason(draft);
  const id = reportId(subject, uid);
  try {
    await writeFirestore(({ sdk, db, writes }) => {
      const now = writes.serverTimestamp();
      const batch = writes.writeBatch(db);
      batch.set(sdk.doc(db, 'reports', id), {
        [reportedFields[subject.kind]]: subject.id,
        placeId: subject.placeId,
        reporter: uid,
        reason,
        status: 'open',
        createdAt: now,
        updatedAt: now,
      });
      return batch.commit();
    });
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

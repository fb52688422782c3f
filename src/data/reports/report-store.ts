import { AppError, errorCode } from '#domain/app-error.ts';
import { reportId, storedReportReason } from '#domain/report.ts';
import type { ReportDraft } from '#domain/report.ts';
import type { Review } from '#domain/review.ts';

import { fieldsOf } from '#domain/stored/fields.ts';
import { readFirestore } from '../firestore/connection.ts';
import { writeFirestore } from '../firestore/write-firestore.ts';

/**
 * Reports a review to the super admins. One report a person and review: repeating it changes nothing. No
 * document reads, unless it is refused.
 * @param uid who reports, and is signed in
 * @throws AppError 'invalid-input' as storedReportReason(); 'not-found' for a review that is gone;
 *   'permission-denied' for accounts that may only browse; what readFirestore throws
 */
export async function createReport(
  uid: string,
  review: Pick<Review, 'id' | 'placeId'>,
  draft: ReportDraft,
): Promise<void> {
  const reason = storedReportReason(draft);
  const id = reportId(review.id, uid);
  try {
    await writeFirestore(({ sdk, db, writes }) => {
      const now = writes.serverTimestamp();
      const batch = writes.writeBatch(db);
      batch.set(sdk.doc(db, 'reports', id), {
        reviewId: review.id,
        placeId: review.placeId,
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
    await requireReportedBefore(uid, review.id, error);
  }
}

/**
 * Rules let nobody but super admins read reports or write over them, so that a report exists is known by
 * elimination: an active person may report a review that exists, unless they have already.
 * @throws AppError as createReport()
 */
async function requireReportedBefore(uid: string, reviewId: string, cause: unknown): Promise<void> {
  const [person, review] = await readFirestore(({ sdk, db }) =>
    Promise.all([
      sdk.getDoc(sdk.doc(db, 'users', uid)),
      sdk.getDoc(sdk.doc(db, 'reviews', reviewId)),
    ]),
  );
  if (!review.exists()) throw new AppError('not-found', 'The review is gone', { cause });
  if (fieldsOf(person.data())['status'] !== 'active') throw cause;
}

import type { WriteBatch } from 'firebase/firestore/lite';

import { AppError, errorCode } from '#domain/app-error.ts';
import type { ReportStatus } from '#domain/report.ts';
import type { Review } from '#domain/review.ts';

import { addAuditEntry } from '../audit/audit-entry.ts';
import { readFirestore } from '../firestore/connection.ts';
import { deleteReview } from '../reviews/review-writes.ts';
import { writeFirestore } from '../firestore/write-firestore.ts';
import type { WritingConnection } from '../firestore/write-firestore.ts';

/** Reports that one commit closes; more of the same review follow in further ones. */
const reportsAtOnce = 200;
const maxRounds = 50;

type Decision = Exclude<ReportStatus, 'open'>;

/**
 * Keeps a reported review: closes every open report of it, with an entry in the audit log. Idempotent.
 * Reads the open reports.
 * @param actorId the super admin who is signed in
 * @returns 'decided' when nothing was open any more: somebody else has decided meanwhile
 * @throws AppError 'permission-denied' for everybody but active super admins; 'conflict' when reports went
 *   away meanwhile; what writeFirestore() throws
 */
export async function keepReportedReview(
  actorId: string,
  reviewId: string,
): Promise<'done' | 'decided'> {
  return (await closeReports(actorId, reviewId, 'kept')) > 0 ? 'done' : 'decided';
}

/**
 * Removes a reported review together with its part in the place's rating, closes every open report of it, and
 * says so in the audit log: all in one commit. Idempotent. Reads the open reports, the review and the place.
 * @param actorId the super admin who is signed in
 * @returns 'gone' when the review was removed by somebody else before: its reports are closed all the same
 * @throws AppError as keepReportedReview(); 'conflict' also when others rated the place at each attempt
 */
export async function removeReportedReview(
  actorId: string,
  review: Pick<Review, 'id' | 'placeId' | 'userId' | 'rating'>,
): Promise<'done' | 'gone'> {
  const { id, placeId, userId, rating } = review;
  const open = await openReports(id);
  let wasThere = false;
  try {
    await deleteReview(actorId, review, (connection, batch) => {
      wasThere = true;
      close(connection, batch, actorId, { reviewId: id, reports: open, decision: 'removed' });
      addAuditEntry(connection, batch, actorId, {
        action: 'review.delete',
        target: `reviews/${id}`,
        before: { placeId, userId, rating },
        after: {},
      });
    });
  } catch (error) {
    // The place is gone, and with it the review.
    if (errorCode(error) !== 'not-found') throw await explained(error, id, open);
    wasThere = false;
  }
  // None, unless the review was gone or there are very many.
  await closeReports(actorId, id, 'removed');
  return wasThere ? 'done' : 'gone';
}

/** Closes the open reports of a review. @returns how many there were */
async function closeReports(
  actorId: string,
  reviewId: string,
  decision: Decision,
): Promise<number> {
  let closed = 0;
  for (let round = 0; round < maxRounds; round += 1) {
    const reports = await openReports(reviewId);
    if (reports.length > 0) await commitClosing(actorId, { reviewId, reports, decision });
    closed += reports.length;
    if (reports.length < reportsAtOnce) break;
  }
  return closed;
}

interface Closing {
  reviewId: string;
  /** Ids of open reports. */
  reports: readonly string[];
  decision: Decision;
}

async function commitClosing(actorId: string, closing: Closing): Promise<void> {
  try {
    await writeFirestore((connection) => {
      const batch = connection.writes.writeBatch(connection.db);
      close(connection, batch, actorId, closing);
      return batch.commit();
    });
  } catch (error) {
    throw await explained(error, closing.reviewId, closing.reports);
  }
}

/** One entry of the log for the decision, not one for each who reported. */
function close(
  connection: WritingConnection,
  batch: WriteBatch,
  actorId: string,
  { reviewId, reports, decision }: Closing,
): void {
  const [first] = reports;
  if (first === undefined) return;
  const { sdk, db, writes } = connection;
  for (const id of reports) {
    batch.update(sdk.doc(db, 'reports', id), {
      status: decision,
      updatedAt: writes.serverTimestamp(),
    });
  }
  addAuditEntry(connection, batch, actorId, {
    action: 'report.update',
    target: `reports/${first}`,
    before: { reviewId, status: 'open' },
    after: { reviewId, status: decision },
  });
}

async function openReports(reviewId: string): Promise<string[]> {
  return readFirestore(async ({ sdk, db }) => {
    const { docs } = await sdk.getDocs(
      sdk.query(
        sdk.collection(db, 'reports'),
        sdk.where('reviewId', '==', reviewId),
        sdk.where('status', '==', 'open'),
        sdk.limit(reportsAtOnce),
      ),
    );
    return docs.map(({ id }) => id);
  });
}

/** Rules refuse the change of a report that is gone as they refuse people who may not. */
async function explained(
  error: unknown,
  reviewId: string,
  reports: readonly string[],
): Promise<unknown> {
  const code = errorCode(error);
  if (code !== 'permission-denied' && code !== 'not-found') return error;
  const now = await openReports(reviewId);
  const isStale = now.join() !== reports.join();
  return isStale
    ? new AppError('conflict', 'Reports went away meanwhile', { cause: error })
    : error;
}

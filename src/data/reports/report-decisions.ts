import type { WriteBatch } from 'firebase/firestore/lite';

import { AppError, errorCode } from '#domain/app-error.ts';
import { reportedFields } from '#domain/report.ts';
import type { ReportStatus, ReportSubject } from '#domain/report.ts';
import type { Review } from '#domain/review.ts';

import { addAuditEntry } from '../audit/audit-entry.ts';
import { readFirestore } from '../firestore/connection.ts';
import { deleteReview } from '../reviews/review-removal.ts';
import { writeFirestore } from '../firestore/write-firestore.ts';
import type { WritingConnection } from '../firestore/write-firestore.ts';

/** Reports that one commit closes; more of the same thing follow in further ones. */
const reportsAtOnce = 200;
const maxRounds = 50;

type Decision = Exclude<ReportStatus, 'open'>;
type Subject = Pick<ReportSubject, 'kind' | 'id'>;

/**
 * Closes every open report of something that stays as it is, with an entry in the audit log. Idempotent. Reads the
 * open reports.
 * @param actorId the super admin who is signed in
 * @param decision what became of it: 'removed' where it is gone, or shown to nobody, already
 * @returns 'decided' when nothing was open any more: somebody else has decided meanwhile
 * @throws AppError 'permission-denied' for everybody but active super admins; 'conflict' when reports went
 *   away meanwhile; what writeFirestore() throws
 */
export async function settleReports(
  actorId: string,
  subject: Subject,
  decision: Decision,
): Promise<'done' | 'decided'> {
  return (await closeReports(actorId, subject, decision)) > 0 ? 'done' : 'decided';
}

/**
 * Removes a reported review together with its part in the place's rating, closes every open report of it, and
 * says so in the audit log: all in one commit. Idempotent. Reads the open reports, the review and the place.
 * @param actorId the super admin who is signed in
 * @returns 'gone' when the review was removed by somebody else before: its reports are closed all the same
 * @throws AppError as settleReports(); 'conflict' also when others rated the place at each attempt
 */
export async function removeReportedReview(
  actorId: string,
  review: Pick<Review, 'id' | 'placeId' | 'userId' | 'rating'>,
): Promise<'done' | 'gone'> {
  const { id, placeId, userId, rating } = review;
  const subject = { kind: 'review', id } as const;
  const open = await openReports(subject);
  let wasThere = false;
  try {
    await deleteReview(actorId, review, (connection, batch) => {
      wasThere = true;
      close(connection, batch, actorId, { subject, reports: open, decision: 'removed' });
      addAuditEntry(connection, batch, actorId, {
        action: 'review.delete',
        target: `reviews/${id}`,
        before: { placeId, userId, rating },
        after: {},
      });
    });
  } catch (error) {
    // The place is gone, and with it the review.
    if (errorCode(error) !== 'not-found') throw await explained(error, subject, open);
    wasThere = false;
  }
  // None, unless the review was gone or there are very many.
  await closeReports(actorId, subject, 'removed');
  return wasThere ? 'done' : 'gone';
}

/** Closes the open reports of one thing. @returns how many there were */
async function closeReports(
  actorId: string,
  subject: Subject,
  decision: Decision,
): Promise<number> {
  let closed = 0;
  for (let round = 0; round < maxRounds; round += 1) {
    const reports = await openReports(subject);
    if (reports.length > 0) await commitClosing(actorId, { subject, reports, decision });
    closed += reports.length;
    if (reports.length < reportsAtOnce) break;
  }
  return closed;
}

interface Closing {
  subject: Subject;
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
    throw await explained(error, closing.subject, closing.reports);
  }
}

/** One entry of the log for the decision, not one for each who reported. */
function close(
  connection: WritingConnection,
  batch: WriteBatch,
  actorId: string,
  { subject, reports, decision }: Closing,
): void {
  const [first] = reports;
  if (first === undefined) return;
  const { sdk, db, writes } = connection;
  const about = { [reportedFields[subject.kind]]: subject.id };
  for (const id of reports) {
    batch.update(sdk.doc(db, 'reports', id), {
      status: decision,
      updatedAt: writes.serverTimestamp(),
    });
  }
  addAuditEntry(connection, batch, actorId, {
    action: 'report.update',
    target: `reports/${first}`,
    before: { ...about, status: 'open' },
    after: { ...about, status: decision },
  });
}

async function openReports({ kind, id: subjectId }: Subject): Promise<string[]> {
  return readFirestore(async ({ sdk, db }) => {
    const { docs } = await sdk.getDocs(
      sdk.query(
        sdk.collection(db, 'reports'),
        sdk.where(reportedFields[kind], '==', subjectId),
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
  subject: Subject,
  reports: readonly string[],
): Promise<unknown> {
  const code = errorCode(error);
  if (code !== 'permission-denied' && code !== 'not-found') return error;
  const now = await openReports(subject);
  const isStale = now.join() !== reports.join();
  return isStale
    ? new AppError('conflict', 'Reports went away meanwhile', { cause: error })
    : error;
}

import type { WriteBatch } from 'firebase/firestore/lite';

import { AppError, errorCode } from '#shared/app-error.ts';
import { reportedFields } from '#features/moderation/model/report.ts';
import type { Report, ReportStatus, ReportSubject } from '#features/moderation/model/report.ts';
import type { PlaceImage } from '#features/places/model/place.ts';
import { areSamePictures } from '#features/reviews/model/review.ts';
import type { Review } from '#features/reviews/model/review.ts';
import { toReport } from '#features/moderation/model/stored-report.ts';
import { toReview } from '#features/reviews/model/stored-review.ts';

import { addAuditEntry } from '#features/audit/data/audit-entry.ts';
import { readFirestore } from '#platform/firestore/connection.ts';
import { afterStaleArithmetic } from '#platform/firestore/stale-arithmetic.ts';
import { removeUnnamedPictures } from '#features/pictures/data/unnamed-pictures.ts';
import { deleteReview } from '#features/reviews/data/review-removal.ts';
import { writeFirestore } from '#platform/firestore/write-firestore.ts';
import type { WritingConnection } from '#platform/firestore/write-firestore.ts';
import { closeReportedPictures, listReportedPictures } from './reported-pictures.ts';
import type { ReportedPicture } from './reported-pictures.ts';

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
 * says so in the audit log: all in one commit. Reports of its pictures are closed after it. Idempotent. Reads the open
 * reports, the review, the record of its reported pictures and the place.
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
  await closeReports(actorId, { kind: 'pictures', id }, 'removed');
  return wasThere ? 'done' : 'gone';
}

/**
 * Decides about the reported pictures of a review: they are shown again and no report hides them any more, or they go,
 * their files too. Closes every open report of them, and says both in the audit log: all in one commit. Idempotent.
 * Pictures that go, or went while they were reported, are shown by no review of this id again. Reads the open reports, the
 * review and the record of its reported pictures.
 * @param actorId the super admin who is signed in
 * @param seen the pictures that the super admin looked at
 * @returns 'gone' when there are no pictures any more: their reports are closed all the same; 'decided' when somebody
 *   else has decided meanwhile; 'changed' when the author has changed the pictures since they were seen, and
 *   nothing is decided
 * @throws AppError as settleReports()
 */
export async function decidePictures(
  actorId: string,
  id: string,
  wanted: Decision,
  seen: readonly PlaceImage[],
): Promise<'done' | 'gone' | 'decided' | 'changed'> {
  const subject = { kind: 'pictures', id } as const;
  const outcome = await afterStaleArithmetic(
    () => Promise.all([openReports(subject), readReview(id), listReportedPictures(id)]),
    (now) => decideOn(now, { actorId, id, wanted, seen }),
  );
  if (outcome === 'decided' || outcome === 'changed') return outcome;
  // All of a review that is gone; of very many, those that did not fit.
  await closeReports(actorId, subject, outcome === 'gone' ? 'removed' : wanted);
  await removeUnnamedPictures(id, { pictures: await listReportedPictures(id) }, []);
  return outcome;
}

interface PicturesDecision {
  actorId: string;
  id: string;
  wanted: Decision;
  seen: readonly PlaceImage[];
}

async function decideOn(
  [open, review, reported]: [Report[], Review | null, ReportedPicture[]],
  { actorId, id, wanted, seen }: PicturesDecision,
): Promise<'done' | 'gone' | 'decided' | 'changed'> {
  if (!review) return 'gone';
  const { pictures, picturesStatus } = review;
  if (open.length === 0 && picturesStatus !== 'waiting') return 'decided';
  // Where the author took them all away, what comes instead shall not wait for nobody's decision.
  const isGone = pictures.length === 0;
  if (!isGone && !areSamePictures(pictures, seen)) return 'changed';
  const decision = isGone ? 'removed' : wanted;
  const fields =
    decision === 'kept' ? { picturesStatus: 'kept' } : { pictures: [], picturesStatus: 'shown' };
  const subject = { kind: 'pictures', id } as const;
  const refused = refusedPictures(reported, pictures, decision === 'kept');
  await writeFirestore((connection) => {
    const { sdk, db, writes } = connection;
    const batch = writes.writeBatch(db);
    close(connection, batch, actorId, { subject, reports: open, decision });
    closeReportedPictures(connection, batch, id, refused);
    if (decision === 'removed' || picturesStatus !== 'kept') {
      batch.update(sdk.doc(db, 'reviews', id), fields);
      addAuditEntry(connection, batch, actorId, {
        action: 'review.update',
        target: `reviews/${id}`,
        before: picturesStatus === 'shown' ? {} : { picturesStatus },
        after: fields,
      });
    }
    return batch.commit();
  });
  return isGone ? 'gone' : 'done';
}

/** As rules ask of the record: those that were reported and those that the review names now, or the former alone. */
function refusedPictures(
  reported: readonly ReportedPicture[],
  named: readonly PlaceImage[],
  areKept: boolean,
): ReportedPicture[] {
  const urls = new Set(named.map(({ url }) => url));
  const others = reported.filter(({ url }) => !urls.has(url));
  return areKept ? others : [...others, ...named];
}

async function readReview(id: string): Promise<Review | null> {
  const review = await readFirestore(({ sdk, db }) => sdk.getDoc(sdk.doc(db, 'reviews', id)));
  return review.exists() ? toReview(id, review.data()) : null;
}

/**
 * Closes the open reports of one thing, unless it is pictures that wait: what came behind a decision, or a review that
 * was written again, has to be decided. @returns how many there were
 */
async function closeReports(
  actorId: string,
  subject: Subject,
  decision: Decision,
): Promise<number> {
  let closed = 0;
  for (let round = 0; round < maxRounds; round += 1) {
    const now = await afterStaleArithmetic(
      async () => ({
        reports: await openReports(subject),
        refused: subject.kind === 'pictures' ? await refusedNow(subject.id) : [],
      }),
      async ({ reports, refused }) => {
        if (reports.length === 0 || refused === null) return 0;
        await commitClosing(actorId, { subject, reports, decision }, refused);
        return reports.length;
      },
    );
    closed += now;
    if (now < reportsAtOnce) break;
  }
  return closed;
}

/** The pictures that stay refused once nothing is open; null while any wait. */
async function refusedNow(id: string): Promise<ReportedPicture[] | null> {
  const [review, reported] = await Promise.all([readReview(id), listReportedPictures(id)]);
  if (review?.picturesStatus === 'waiting') return null;
  return refusedPictures(reported, review?.pictures ?? [], review?.picturesStatus === 'kept');
}

interface Closing {
  subject: Subject;
  /** Open ones. */
  reports: readonly Report[];
  decision: Decision;
}

async function commitClosing(
  actorId: string,
  closing: Closing,
  refused: readonly ReportedPicture[],
): Promise<void> {
  const { subject } = closing;
  await writeFirestore((connection) => {
    const batch = connection.writes.writeBatch(connection.db);
    close(connection, batch, actorId, closing);
    if (subject.kind === 'pictures') closeReportedPictures(connection, batch, subject.id, refused);
    return batch.commit();
  });
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
  for (const { id } of reports) {
    batch.update(sdk.doc(db, 'reports', id), {
      status: decision,
      updatedAt: writes.serverTimestamp(),
    });
  }
  addAuditEntry(connection, batch, actorId, {
    action: 'report.update',
    target: `reports/${first.id}`,
    before: { ...about, status: 'open' },
    after: { ...about, status: decision },
  });
}

/** Of one kind: those of a review's pictures hold the id of the review as well. */
async function openReports({ kind, id }: Subject): Promise<Report[]> {
  return readFirestore(async ({ sdk, db }) => {
    const { docs } = await sdk.getDocs(
      sdk.query(
        sdk.collection(db, 'reports'),
        sdk.where(reportedFields[kind], '==', id),
        sdk.where('status', '==', 'open'),
        sdk.limit(reportsAtOnce),
      ),
    );
    const reports = docs.map((document) => toReport(document.id, document.data()));
    return reports.filter((report) => report.subject.kind === kind);
  });
}

/** Rules refuse the change of a report that is gone as they refuse people who may not. */
async function explained(
  error: unknown,
  subject: Subject,
  reports: readonly Report[],
): Promise<unknown> {
  const code = errorCode(error);
  if (code !== 'permission-denied' && code !== 'not-found') return error;
  const now = await openReports(subject);
  const ids = (list: readonly Report[]) => list.map((report) => report.id).join();
  const isStale = ids(now) !== ids(reports);
  return isStale
    ? new AppError('conflict', 'Reports went away meanwhile', { cause: error })
    : error;
}

import type {
  DocumentReference,
  QueryDocumentSnapshot,
  Transaction,
  WriteBatch,
} from '@google-cloud/firestore';
import { erasedUserName } from '#features/account/model/account-erasure.ts';
import { parseReportReason, shortenedReportReason } from '#features/moderation/model/report.ts';
import { maxReviewLength } from '#features/reviews/model/review.ts';
import { longestHistory, scrubbed } from './erased-records.ts';
import type { ErasureStores } from './erased-records.ts';
import { marksOfReview } from './helpful-erasure.ts';
import { asOthersWrite, concernsPerson, withoutPerson } from './person-scrub.ts';
import type { PersonTraces } from './person-scrub.ts';
import type { Pseudonyms } from '#server/platform/pseudonyms.ts';
import { pagesOf } from '#server/platform/firestore/record-pages.ts';

type ReviewStores = Pick<ErasureStores, 'firestore' | 'pseudonyms'>;

/** Reports of one review that move in the commit of the review itself; more go before it. */
const reportsAtOnce = 200;

/**
 * Reviews stay without their author: the place's rating rests on them. Each gets a new id, because the old
 * one names the person, and reports follow it. The marks of who found it helpful go: their ids name the person too.
 */
export async function anonymiseReviews(stores: ReviewStores, traces: PersonTraces): Promise<void> {
  const own = stores.firestore.collection('reviews').where('userId', '==', traces.uid);
  for await (const page of pagesOf(own)) {
    for (const review of page) await anonymiseReview(stores, traces, review.ref);
  }
}

async function anonymiseReview(
  { firestore, pseudonyms }: ReviewStores,
  traces: PersonTraces,
  old: DocumentReference,
): Promise<void> {
  const author = pseudonyms.ofReview(old.id);
  const reports = firestore
    .collection('reports')
    .where('reviewId', '==', old.id)
    .limit(reportsAtOnce);
  const move = () =>
    firestore.runTransaction(async (transaction) => {
      const review = await transaction.get(old);
      const pointing = await transaction.get(reports);
      const marks = await marksOfReview(transaction, old);
      const fields: Record<string, unknown> | undefined = review.data();
      if (!fields) return true;
      const placeId = String(fields['placeId']);
      const target = old.parent.doc(`${placeId}_${author}`);
      for (const report of pointing.docs) {
        keepReport(transaction, report, { pseudonyms, traces, movedTo: target.id });
      }
      marks.remove();
      // More than one commit takes: the review follows when all reports have moved and all marks are gone.
      if (pointing.size === reportsAtOnce || marks.areMore) {
        transaction.update(old, { helpfulCount: 0 });
        return false;
      }
      transaction.set(target, anonymousReview(fields, author, traces));
      transaction.delete(old);
      return true;
    });
  let isMoved = false;
  while (!isMoved) isMoved = await move();
}

/** The fields of a review that say something about the place (DESIGN section 4), and nothing else. */
function anonymousReview(
  fields: Readonly<Record<string, unknown>>,
  author: string,
  traces: PersonTraces,
): Record<string, unknown> {
  const kept = ['placeId', 'rating', 'text', 'createdAt', 'updatedAt', 'reply', 'verifiedVisit'];
  const present = kept.filter((name) => fields[name] !== undefined);
  return {
    ...Object.fromEntries(
      present.map((name) => [name, fieldWithoutPerson(name, fields[name], traces)]),
    ),
    userId: author,
    authorName: erasedUserName,
    authorPhotoURL: '',
  };
}

/** Others wrote the reply. Rules bound both texts: a longer one could never be replied to. */
function fieldWithoutPerson(name: string, value: unknown, traces: PersonTraces): unknown {
  const cut = (text: unknown) =>
    typeof text === 'string' ? text.slice(0, maxReviewLength).trimEnd() : text;
  if (name !== 'reply') return cut(withoutPerson(value, traces));
  const reply = withoutPerson(value, asOthersWrite(traces)) as Record<string, unknown>;
  return 'text' in reply ? { ...reply, text: cut(reply['text']) } : reply;
}

/**
 * Reports stay: those that the person made, and those about reviews of theirs that were removed before. The others
 * move with their review. An id names both people and cannot be asked for by its end, so each report is read.
 */
export async function anonymiseReports(
  { firestore, pseudonyms }: ReviewStores,
  traces: PersonTraces,
): Promise<void> {
  for await (const page of pagesOf(firestore.collection('reports'), longestHistory)) {
    const concerned = page.filter(
      (report) => report.id.includes(traces.uid) || concernsPerson(report.data(), traces),
    );
    if (concerned.length === 0) continue;
    const batch = firestore.batch();
    for (const report of concerned) keepReport(batch, report, { pseudonyms, traces });
    await batch.commit();
  }
}

/** What the person reported in the moment before the record became inactive. */
export async function anonymiseOwnReports(
  { firestore, pseudonyms }: ReviewStores,
  traces: PersonTraces,
): Promise<void> {
  const own = firestore.collection('reports').where('reporter', '==', traces.uid);
  for await (const page of pagesOf(own)) {
    const batch = firestore.batch();
    for (const report of page) keepReport(batch, report, { pseudonyms, traces });
    await batch.commit();
  }
}

/**
 * Stores a report without the person, about their review under its new id. A report's id begins with that of what it is
 * about and ends with who reported, so it changes with both. Rules bound the reason: a longer one could not be decided
 * on.
 * @param movedTo the review's new id, where the review is there
 */
function keepReport(
  writer: Transaction | WriteBatch,
  report: QueryDocumentSnapshot,
  {
    pseudonyms,
    traces,
    movedTo,
  }: { pseudonyms: Pseudonyms; traces: PersonTraces; movedTo?: string },
): void {
  const { uid, pseudonym } = traces;
  const fields = scrubbed(report, traces);
  const stored: unknown = report.get('reviewId');
  const about = typeof stored === 'string' ? stored : '';
  // A review that was removed before had the place and its author in its id.
  const wasOwn = about.endsWith(`_${uid}`);
  const renamed =
    movedTo ?? (wasOwn ? about.slice(0, -uid.length) + pseudonyms.ofReview(about) : null);
  const writing = report.get('reporter') === uid ? traces : asOthersWrite(traces);
  const id = (renamed === null ? report.id : report.id.replace(about, renamed)).replaceAll(
    uid,
    pseudonym,
  );
  // Both writers have the methods; their types answer different writers.
  const both = writer as WriteBatch;
  if (id !== report.id) both.delete(report.ref);
  both.set(report.ref.parent.doc(id), {
    ...fields,
    ...(renamed !== null && { reviewId: renamed }),
    reason: reasonWithoutPerson(report.get('reason'), writing),
  });
}

/** The word that a report begins with is the program's, whatever the person called themselves. */
function reasonWithoutPerson(stored: unknown, traces: PersonTraces): string {
  const { reason, details } = parseReportReason(typeof stored === 'string' ? stored : 'other');
  return shortenedReportReason({ reason, details: withoutPerson(details, traces) as string });
}

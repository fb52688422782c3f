import type { GuideEvent } from '#features/events/model/event.ts';
import type { Place } from '#features/places/model/place.ts';
import type { Report, ReportedKind, ReportSubject } from '#features/moderation/model/report.ts';
import type { Review } from '#features/reviews/model/review.ts';

import { countDocuments } from '#platform/firestore/count-documents.ts';
import { readFirestore } from '#platform/firestore/connection.ts';
import type { FirestoreConnection } from '#platform/firestore/connection.ts';
import { documentsById } from '#platform/firestore/documents-by-id.ts';
import { cursorAfter, cursorValues } from '#platform/firestore/page-cursor.ts';
import type { Page, PageCursor } from '#platform/firestore/page-cursor.ts';
import { toEvent } from '#features/events/model/event.ts';
import { toPlace } from '#features/places/model/place.ts';
import { toReview } from '#features/reviews/model/review.ts';
import { toReport } from '#features/moderation/model/report.ts';

export const reportPageSize = 25;

/** Open or decided reports. */
export type ReportListKind = 'open' | 'closed';

interface ReportedItemBase extends ReportSubject {
  /** Null if the place was deleted. */
  place: Place | null;
  /** At least one. */
  reports: Report[];
}

/** A reported review, or its reported images, with the reports of one page. */
export interface ReportedReview extends ReportedItemBase {
  kind: 'review' | 'pictures';
  /** Null if the review was deleted. */
  review: Review | null;
}

/** A reported event with the reports of one page. */
export interface ReportedEvent extends ReportedItemBase {
  kind: 'event';
  /** Null if the event was deleted. */
  event: GuideEvent | null;
}

/** A reported item. */
export type ReportedItem = ReportedReview | ReportedEvent;

/**
 * Returns one page of reported items for super admins: open ones oldest first, decided ones by latest decision. Reads
 * at most 25 reports and their reviews, events and places.
 * @param cursor `nextCursor` of the previous page; null for the first page
 * @throws AppError 'permission-denied'; errors of readFirestore()
 */
export function listReportedItems(
  kind: ReportListKind,
  cursor: PageCursor | null = null,
): Promise<Page<ReportedItem>> {
  const [field, direction] =
    kind === 'open' ? (['createdAt', 'asc'] as const) : (['updatedAt', 'desc'] as const);
  return readFirestore(async (connection) => {
    const { sdk, db } = connection;
    const { docs } = await sdk.getDocs(
      sdk.query(
        sdk.collection(db, 'reports'),
        kind === 'open'
          ? sdk.where('status', '==', 'open')
          : sdk.where('status', 'in', ['kept', 'removed']),
        sdk.orderBy(field, direction),
        sdk.orderBy(sdk.documentId(), direction),
        ...(cursor ? [sdk.startAfter(...cursorValues(sdk, cursor))] : []),
        sdk.limit(reportPageSize),
      ),
    );
    const reports = docs.map((document) => toReport(document.id, document.data()));
    return {
      items: await attachSubjects(connection, reports),
      nextCursor: cursorAfter(docs, reportPageSize, field),
    };
  });
}

/**
 * Returns the number of open reports. Costs one document read per thousand reports.
 * @throws AppError as countDocuments()
 */
export function countOpenReports(): Promise<number> {
  return countDocuments(({ sdk, db }) =>
    sdk.query(sdk.collection(db, 'reports'), sdk.where('status', '==', 'open')),
  );
}

async function attachSubjects(
  connection: FirestoreConnection,
  reports: readonly Report[],
): Promise<ReportedItem[]> {
  const bySubject = new Map<string, { subject: ReportSubject; reports: Report[] }>();
  for (const report of reports) {
    const { subject } = report;
    const key = `${subject.kind} ${subject.id}`;
    const previousReports = bySubject.get(key)?.reports ?? [];
    bySubject.set(key, { subject, reports: [...previousReports, report] });
  }
  const subjectIds = (kind: ReportedKind) => [
    ...new Set(reports.flatMap(({ subject }) => (subject.kind === kind ? [subject.id] : []))),
  ];
  const placeIds = new Set(reports.map(({ subject }) => subject.placeId));
  const [reviews, events, places] = await Promise.all([
    readDocuments(
      connection,
      'reviews',
      [...new Set([...subjectIds('review'), ...subjectIds('pictures')])],
      toReview,
    ),
    readDocuments(connection, 'events', subjectIds('event'), toEvent),
    readDocuments(connection, 'places', [...placeIds], toPlace),
  ]);
  return [...bySubject.values()].map(({ subject, reports: subjectReports }) => {
    const { kind, id, placeId } = subject;
    const commonFields = {
      id,
      placeId,
      place: places.get(placeId) ?? null,
      reports: subjectReports,
    };
    return kind === 'event'
      ? { kind, ...commonFields, event: events.get(id) ?? null }
      : { kind, ...commonFields, review: reviews.get(id) ?? null };
  });
}

async function readDocuments<T>(
  connection: FirestoreConnection,
  collection: string,
  ids: readonly string[],
  convert: (id: string, data: unknown) => T,
): Promise<Map<string, T>> {
  // A client that writes to Firestore without the app can store reports with invalid ids.
  const validIds = ids.filter((id) => id !== '' && !id.includes('/'));
  const documents = await documentsById(connection, collection, validIds);
  return new Map(documents.map((document) => [document.id, convert(document.id, document.data())]));
}

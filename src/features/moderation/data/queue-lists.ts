import type { QueryDocumentSnapshot } from 'firebase/firestore/lite';

import { toEvent } from '#features/events/model/event.ts';
import type { GuideEvent } from '#features/events/model/event.ts';
import { toClaim } from '#features/moderation/model/claim.ts';
import type { Claim } from '#features/moderation/model/claim.ts';
import { toCorrection } from '#features/moderation/model/correction.ts';
import type { Correction } from '#features/moderation/model/correction.ts';
import { queues } from '#features/moderation/model/queues.ts';
import type { QueueKind, QueueState } from '#features/moderation/model/queues.ts';
import { toReport } from '#features/moderation/model/report.ts';
import type { Report, ReportedKind, ReportSubject } from '#features/moderation/model/report.ts';
import { toPlace } from '#features/places/model/place.ts';
import type { Place } from '#features/places/model/place.ts';
import { toReview } from '#features/reviews/model/review.ts';
import type { Review } from '#features/reviews/model/review.ts';
import { toUser } from '#features/account/model/user.ts';
import type { User } from '#features/account/model/user.ts';

import { readFirestore } from '#platform/firestore/connection.ts';
import type { FirestoreConnection } from '#platform/firestore/connection.ts';
import { documentsById } from '#platform/firestore/documents-by-id.ts';
import { cursorAfter, cursorValues } from '#platform/firestore/page-cursor.ts';
import type { Page, PageCursor } from '#platform/firestore/page-cursor.ts';
import { readManagersOfPlaces } from './place-managers.ts';

/** Number of claims, corrections and reports per page. */
export const queuePageSizes = { claim: 15, correction: 25, report: 25 } as const;

/** A claim with its place, its author and the current managers of the place. Null means deleted. */
export interface ListedClaim {
  claim: Claim;
  place: Place | null;
  person: User | null;
  /** Empty for decided claims. */
  managers: User[];
}

/** A correction with its current place; null if the place was deleted. */
export interface ListedCorrection {
  correction: Correction;
  place: Place | null;
}

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

/** The items of each queue. */
export interface QueueItems {
  claim: ListedClaim;
  correction: ListedCorrection;
  report: ReportedItem;
}

/**
 * Returns one page of claims for super admins; see listQueue(). Also reads their places and users, and the managers of
 * the places of pending claims.
 */
export function listClaims(state: QueueState, cursor: PageCursor | null = null) {
  return listQueue('claim', state, cursor, async (connection, documents) => {
    const claims = documents.map((document) => toClaim(document.id, document.data()));
    const [places, users] = await Promise.all([
      readPlaces(connection, claims),
      readDocuments(
        connection,
        'users',
        claims.map(({ userId }) => userId),
        toUser,
      ),
    ]);
    const managers =
      state === 'open'
        ? await readManagersOfPlaces(connection, [...places.values()])
        : new Map<string, User[]>();
    return claims.map<ListedClaim>((claim) => ({
      claim,
      place: places.get(claim.placeId) ?? null,
      person: users.get(claim.userId) ?? null,
      managers: managers.get(claim.placeId) ?? [],
    }));
  });
}

/** Returns one page of corrections for super admins; see listQueue(). Also reads their places. */
export function listCorrections(state: QueueState, cursor: PageCursor | null = null) {
  return listQueue('correction', state, cursor, async (connection, documents) => {
    const corrections = documents.map((document) => toCorrection(document.id, document.data()));
    const places = await readPlaces(connection, corrections);
    return corrections.map<ListedCorrection>((correction) => ({
      correction,
      place: places.get(correction.placeId) ?? null,
    }));
  });
}

/**
 * Returns one page of reports for super admins, grouped by the reported item; see listQueue(). Also reads their
 * reviews, events and places.
 */
export function listReportedItems(state: QueueState, cursor: PageCursor | null = null) {
  return listQueue('report', state, cursor, async (connection, documents) => {
    const reports = documents.map((document) => toReport(document.id, document.data()));
    const subjects = reports.map(({ subject }) => subject);
    const keyOf = ({ kind, id }: ReportSubject) => `${kind} ${id}`;
    const idsOf = (...kinds: ReportedKind[]) =>
      subjects.flatMap(({ kind, id }) => (kinds.includes(kind) ? [id] : []));
    const [reviews, events, places] = await Promise.all([
      readDocuments(connection, 'reviews', idsOf('review', 'pictures'), toReview),
      readDocuments(connection, 'events', idsOf('event'), toEvent),
      readPlaces(connection, subjects),
    ]);
    const bySubject = new Map(subjects.map((subject) => [keyOf(subject), subject]));
    return [...bySubject].map(([key, { kind, id, placeId }]): ReportedItem => {
      const commonFields = {
        ...{ id, placeId, place: places.get(placeId) ?? null },
        reports: reports.filter(({ subject }) => keyOf(subject) === key),
      };
      return kind === 'event'
        ? { kind, ...commonFields, event: events.get(id) ?? null }
        : { kind, ...commonFields, review: reviews.get(id) ?? null };
    });
  });
}

/**
 * Returns one page of a queue for super admins: undecided items oldest first, decided ones by latest decision. Reads at
 * most one page of documents (`queuePageSizes`).
 * @param cursor `nextCursor` of the previous page; null for the first page
 * @param toItems converts the documents and reads what the screen shows next to them
 * @throws AppError 'permission-denied'; errors of readFirestore()
 */
function listQueue<Item>(
  kind: QueueKind,
  state: QueueState,
  cursor: PageCursor | null,
  toItems: (
    connection: FirestoreConnection,
    documents: readonly QueryDocumentSnapshot[],
  ) => Promise<Item[]>,
): Promise<Page<Item>> {
  const { collection, statuses } = queues[kind];
  const [openStatus, ...closedStatuses] = statuses;
  const pageSize = queuePageSizes[kind];
  const [field, direction] =
    state === 'open' ? (['createdAt', 'asc'] as const) : (['updatedAt', 'desc'] as const);
  return readFirestore(async (connection) => {
    const { sdk, db } = connection;
    const { docs } = await sdk.getDocs(
      sdk.query(
        sdk.collection(db, collection),
        state === 'open'
          ? sdk.where('status', '==', openStatus)
          : sdk.where('status', 'in', closedStatuses),
        sdk.orderBy(field, direction),
        sdk.orderBy(sdk.documentId(), direction),
        ...(cursor ? [sdk.startAfter(...cursorValues(sdk, cursor))] : []),
        sdk.limit(pageSize),
      ),
    );
    return {
      items: await toItems(connection, docs),
      nextCursor: cursorAfter(docs, pageSize, field),
    };
  });
}

function readPlaces(connection: FirestoreConnection, items: readonly { placeId: string }[]) {
  const ids = items.map(({ placeId }) => placeId);
  return readDocuments(connection, 'places', ids, toPlace);
}

async function readDocuments<T>(
  connection: FirestoreConnection,
  collection: string,
  ids: readonly string[],
  convert: (id: string, data: unknown) => T,
): Promise<Map<string, T>> {
  // A client that writes to Firestore without the app can store invalid ids.
  const validIds = [...new Set(ids)].filter((id) => id !== '' && !id.includes('/'));
  const documents = await documentsById(connection, collection, validIds);
  return new Map(documents.map((document) => [document.id, convert(document.id, document.data())]));
}

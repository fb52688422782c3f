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

import { collection } from '#platform/firestore/collection.ts';
import type { Collection } from '#platform/firestore/collection.ts';
import type { Page, PageCursor } from '#platform/firestore/page-cursor.ts';
import { readManagersOfPlaces } from './place-managers.ts';

const storedPlaces = collection('places', withId(toPlace));
const storedUsers = collection('users', withId(toUser));
const storedReviews = collection('reviews', withId(toReview));
const storedEvents = collection('events', withId(toEvent));

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
 * Returns the number of undecided items of a queue, for super admins. Costs one document read per thousand items.
 * @throws AppError as readFirestore()
 */
export function countOpen(kind: QueueKind): Promise<number> {
  const { collection: name, statuses } = queues[kind];
  return collection(name, (id) => id).count({ where: [['status', '==', statuses[0]]] });
}

/**
 * Returns one page of claims for super admins; see readQueue(). Also reads their places and users, and the managers of
 * the places of pending claims.
 */
export async function listClaims(
  state: QueueState,
  cursor: PageCursor | null = null,
): Promise<Page<ListedClaim>> {
  const { items: claims, nextCursor } = await readQueue('claim', toClaim, state, cursor);
  const [places, users] = await Promise.all([
    readByIds(
      storedPlaces,
      claims.map(({ placeId }) => placeId),
    ),
    readByIds(
      storedUsers,
      claims.map(({ userId }) => userId),
    ),
  ]);
  const managers =
    state === 'open' ? await readManagersOfPlaces([...places.values()]) : new Map<string, User[]>();
  const items = claims.map((claim) => ({
    claim,
    place: places.get(claim.placeId) ?? null,
    person: users.get(claim.userId) ?? null,
    managers: managers.get(claim.placeId) ?? [],
  }));
  return { items, nextCursor };
}

/** Returns one page of corrections for super admins; see readQueue(). Also reads their places. */
export async function listCorrections(
  state: QueueState,
  cursor: PageCursor | null = null,
): Promise<Page<ListedCorrection>> {
  const { items: corrections, nextCursor } = await readQueue(
    'correction',
    toCorrection,
    state,
    cursor,
  );
  const placeIds = corrections.map(({ placeId }) => placeId);
  const places = await readByIds(storedPlaces, placeIds);
  const items = corrections.map((correction) => ({
    correction,
    place: places.get(correction.placeId) ?? null,
  }));
  return { items, nextCursor };
}

/**
 * Returns one page of reports for super admins, grouped by the reported item; see readQueue(). Also reads their
 * reviews, events and places.
 */
export async function listReportedItems(
  state: QueueState,
  cursor: PageCursor | null = null,
): Promise<Page<ReportedItem>> {
  const { items: reports, nextCursor } = await readQueue('report', toReport, state, cursor);
  const subjects = reports.map(({ subject }) => subject);
  const idsOf = (...kinds: ReportedKind[]) =>
    subjects.flatMap(({ kind, id }) => (kinds.includes(kind) ? [id] : []));
  const [reviews, events, places] = await Promise.all([
    readByIds(storedReviews, idsOf('review', 'pictures')),
    readByIds(storedEvents, idsOf('event')),
    readByIds(
      storedPlaces,
      subjects.map(({ placeId }) => placeId),
    ),
  ]);
  const keyOf = ({ kind, id }: ReportSubject) => `${kind} ${id}`;
  const bySubject = new Map(subjects.map((subject) => [keyOf(subject), subject]));
  const items = [...bySubject].map(([key, { kind, id, placeId }]): ReportedItem => {
    const commonFields = {
      ...{ id, placeId, place: places.get(placeId) ?? null },
      reports: reports.filter(({ subject }) => keyOf(subject) === key),
    };
    return kind === 'event'
      ? { kind, ...commonFields, event: events.get(id) ?? null }
      : { kind, ...commonFields, review: reviews.get(id) ?? null };
  });
  return { items, nextCursor };
}

/**
 * Returns one page of the documents of a queue: undecided ones oldest first, decided ones by latest decision. Reads at
 * most `queuePageSizes` documents.
 * @param after `nextCursor` of the previous page; null for the first page
 * @throws AppError 'permission-denied'; errors of readFirestore()
 */
function readQueue<Item>(
  kind: QueueKind,
  toItem: (id: string, data: unknown) => Item,
  state: QueueState,
  after: PageCursor | null,
): Promise<Page<Item>> {
  const { collection: name, statuses } = queues[kind];
  const [openStatus, ...closedStatuses] = statuses;
  const query =
    state === 'open'
      ? ({ where: [['status', '==', openStatus]], orderBy: [['createdAt', 'asc']] } as const)
      : ({ where: [['status', 'in', closedStatuses]], orderBy: [['updatedAt', 'desc']] } as const);
  return collection(name, toItem).page({ ...query, after, limit: queuePageSizes[kind] });
}

async function readByIds<Item>(
  source: Collection<StoredItem<Item>>,
  ids: readonly string[],
): Promise<Map<string, Item>> {
  // A client that writes to Firestore without the app can store invalid ids.
  const validIds = [...new Set(ids)].filter((id) => id !== '' && !id.includes('/'));
  const found = await source.listByIds(validIds);
  return new Map(found.map(({ id, item }) => [id, item]));
}

interface StoredItem<Item> {
  id: string;
  item: Item;
}

function withId<Item>(toItem: (id: string, data: unknown) => Item) {
  return (id: string, fields: unknown): StoredItem<Item> => ({ id, item: toItem(id, fields) });
}

import pLimit from 'p-limit';

import { AppError } from '#domain/app-error.ts';
import { beginMerge, readMerged } from '#domain/merged-pages.ts';
import type { MergedCursor, MergedPage } from '#domain/merged-pages.ts';
import type { InboxFilter, InboxPeriod, ReservationAnswer } from '#domain/reservation-inbox.ts';
import type { ReservationRequest } from '#domain/reservation-request.ts';

import { readFirestore } from '../firestore/connection.ts';
import { cursorAfter, cursorValues } from '../firestore/page-cursor.ts';
import type { Page, PageCursor } from '../firestore/page-cursor.ts';
import { afterStaleArithmetic } from '../firestore/stale-arithmetic.ts';
import { writeFirestore } from '../firestore/write-firestore.ts';
import { toReservation } from '#domain/stored/reservation.ts';
import { getReservation } from './reservation-store.ts';

/** Reservations that one page shows at least, where there are so many. */
const wanted = 25;
/** Documents that one page reads at most, for up to 40 places. */
export const inboxBudget = 120;
/** Queries that run side by side. */
const atOnce = 8;

export type InboxCursor = MergedCursor<ReservationRequest, PageCursor>;
export type InboxPage = MergedPage<ReservationRequest, PageCursor>;

/** What is asked of the inbox. */
export interface InboxQuestion {
  filter: InboxFilter;
  period: InboxPeriod;
  /** 'YYYY-MM-DD' in the brand's time zone. */
  today: string;
}

/**
 * One page of the reservations of some places, day by day and without gaps: one query a place, as rules want
 * (DESIGN section 4), and only those places are read on that hold the others back. Reads at most 120 documents
 * for up to 40 places.
 * @param options.cursor `next` of the page before; absent for the first
 * @throws AppError 'permission-denied' when one of the places is not the caller's; what readFirestore throws
 */
export function readInbox(
  placeIds: readonly string[],
  { cursor, ...question }: InboxQuestion & { cursor?: InboxCursor | null },
): Promise<InboxPage> {
  const limit = pLimit(atOnce);
  return readMerged(cursor ?? beginMerge<ReservationRequest, PageCursor>(placeIds), {
    readPage: (placeId, after, pageSize) => listOfPlace(placeId, question, after, pageSize),
    orderOf: ({ date }) => date,
    isDescending: question.period === 'past',
    wanted,
    budget: inboxBudget,
    inTurn: (reads) => Promise.all(reads.map((read) => limit(read))),
  });
}

/** One page of one place. Reads at most `pageSize` documents, at most 25. */
function listOfPlace(
  placeId: string,
  { filter, period, today }: InboxQuestion,
  cursor: PageCursor | null,
  pageSize: number,
): Promise<Page<ReservationRequest>> {
  const direction = period === 'past' ? 'desc' : 'asc';
  return readFirestore(async ({ sdk, db }) => {
    const { docs } = await sdk.getDocs(
      sdk.query(
        sdk.collection(db, 'reservations'),
        sdk.where('placeId', '==', placeId),
        ...(filter === 'all' ? [] : [sdk.where('status', '==', filter)]),
        sdk.where('date', period === 'past' ? '<' : '>=', today),
        sdk.orderBy('date', direction),
        sdk.orderBy(sdk.documentId(), direction),
        ...(cursor ? [sdk.startAfter(...cursorValues(sdk, cursor))] : []),
        sdk.limit(pageSize),
      ),
    );
    return {
      items: docs.map((document) => toReservation(document.id, document.data())),
      nextCursor: cursorAfter(docs, pageSize, 'date'),
    };
  });
}

/** What became of an answer: given, or overtaken by what the reservation has become meanwhile. */
export interface AnswerOutcome {
  kind: 'given' | 'overtaken';
  reservation: ReservationRequest;
}

/**
 * Confirms or declines a reservation, unless it is no longer as the manager sees it: cancelled by the person or
 * answered by a colleague. Given already, it stays so; idempotent. One document read, two when refused.
 * @param shown the reservation as the manager sees it
 * @throws AppError 'not-found' when it is gone; 'permission-denied' for people who do not manage the place (any
 *   more); what readFirestore throws
 */
export async function answerReservation(
  shown: Pick<ReservationRequest, 'id' | 'status'>,
  answer: ReservationAnswer,
): Promise<AnswerOutcome> {
  return afterStaleArithmetic(
    () => storedReservation(shown.id),
    async (stored) => {
      if (stored.status === answer) return { kind: 'given', reservation: stored };
      if (stored.status !== shown.status) return { kind: 'overtaken', reservation: stored };
      await writeFirestore(({ sdk, db, writes }) => {
        const batch = writes.writeBatch(db);
        const updatedAt = writes.serverTimestamp();
        batch.update(sdk.doc(db, 'reservations', shown.id), { status: answer, updatedAt });
        return batch.commit();
      });
      return { kind: 'given', reservation: { ...stored, status: answer } };
    },
  );
}

async function storedReservation(id: string): Promise<ReservationRequest> {
  const stored = await getReservation(id);
  if (!stored) throw new AppError('not-found', 'The reservation is gone');
  return stored;
}

import pLimit from 'p-limit';

import { answeredBookingAnswer } from '#domain/reservation-contract.ts';
import { beginMerge, readMerged } from '#domain/merged-pages.ts';
import type { MergedCursor, MergedPage } from '#domain/merged-pages.ts';
import type { InboxFilter, InboxPeriod, ReservationAnswer } from '#domain/reservation-inbox.ts';
import type { ReservationRequest } from '#domain/reservation-request.ts';

import { readFirestore } from '../firestore/connection.ts';
import { cursorAfter, cursorValues } from '../firestore/page-cursor.ts';
import type { Page, PageCursor } from '../firestore/page-cursor.ts';
import { toReservation } from '#domain/stored/reservation.ts';
import { sendReservation } from './reservation-api.ts';

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
 * Answers a reservation, unless it is no longer as the manager sees it: changed or called off by the person, answered
 * by a colleague. Given already, it stays so; idempotent.
 * @param shown the reservation as the manager sees it
 * @throws RefusedError for an answer that is not possible any more; AppError 'not-found' when it is gone or moved to
 *   another moment; 'permission-denied' for people who do not manage the place (any more); what sendReservation()
 *   throws
 */
export async function answerReservation(
  { id, updatedAt }: Pick<ReservationRequest, 'id' | 'updatedAt'>,
  wanted: ReservationAnswer,
): Promise<AnswerOutcome> {
  const body = { answer: wanted, updatedAt: updatedAt?.toISOString() ?? null };
  const { answer, reservation } = await sendReservation(
    `/${id}/answer`,
    answeredBookingAnswer,
    body,
  );
  return { kind: answer.kind, reservation };
}

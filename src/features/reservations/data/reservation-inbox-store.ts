import pLimit from 'p-limit';

import { answeredBookingAnswer } from '#features/reservations/model/reservation-contract.ts';
import { beginMerge, readMerged } from '#shared/merged-pages.ts';
import type { MergedCursor, MergedPage } from '#shared/merged-pages.ts';
import type { GivenAnswer } from '#features/reservations/model/reservation-answer.ts';
import type { Attendance, InboxQuestion } from '#features/reservations/model/reservation-inbox.ts';
import type { ReservationRequest } from '#features/reservations/model/reservation-request.ts';

import { readFirestore } from '#platform/firestore/connection.ts';
import { countingSdk } from '#platform/firestore/count-documents.ts';
import { cursorAfter, cursorValues } from '#platform/firestore/page-cursor.ts';
import type { Page, PageCursor } from '#platform/firestore/page-cursor.ts';
import { toReservation } from '#features/reservations/model/stored-reservation.ts';
import { sendReservation } from './reservation-api.ts';

/** Reservations that one page shows at least, where there are so many. */
const wanted = 60;
/** Documents that one page reads at most, for up to 40 places. */
export const inboxBudget = 120;
/** Queries that run side by side. */
const atOnce = 8;
/** Reservations of a day that are counted at most; rules let a manager count no more at once. */
export const mostCounted = 100;

export type InboxCursor = MergedCursor<ReservationRequest, PageCursor>;
export type InboxPage = MergedPage<ReservationRequest, PageCursor>;

interface InboxReading {
  question: InboxQuestion;
  /** 'YYYY-MM-DD' in the brand's time zone. */
  today: string;
  /** `next` of the page before; absent for the first. */
  cursor?: InboxCursor | null;
}

/**
 * One page of the reservations of some places, in order and without gaps: one query a place, as rules want
 * (DESIGN section 4), and only those places are read on that hold the others back. What waits comes by day, a day by
 * time. Reads at most 120 documents for up to 40 places.
 * @throws AppError 'permission-denied' when one of the places is not the caller's; what readFirestore throws
 */
export function readInbox(
  placeIds: readonly string[],
  { question, today, cursor }: InboxReading,
): Promise<InboxPage> {
  const limit = pLimit(atOnce);
  const field = question.kind === 'day' ? 'time' : 'date';
  return readMerged(cursor ?? beginMerge<ReservationRequest, PageCursor>(placeIds), {
    readPage: (placeId, after, pageSize) =>
      listOfPlace(placeId, { question, today, field }, after, pageSize),
    orderOf: (reservation) => reservation[field],
    wanted,
    budget: inboxBudget,
    inTurn: (reads) => Promise.all(reads.map((read) => limit(read))),
  });
}

interface PlaceReading {
  question: InboxQuestion;
  today: string;
  field: 'date' | 'time';
}

/** One page of one place. Reads at most `pageSize` documents, at most 25. */
function listOfPlace(
  placeId: string,
  { question, today, field }: PlaceReading,
  cursor: PageCursor | null,
  pageSize: number,
): Promise<Page<ReservationRequest>> {
  return readFirestore(async ({ sdk, db }) => {
    const asked =
      question.kind === 'day'
        ? [sdk.where('date', '==', question.date)]
        : [sdk.where('status', '==', 'pending'), sdk.where('date', '>=', today)];
    const { docs } = await sdk.getDocs(
      sdk.query(
        sdk.collection(db, 'reservations'),
        sdk.where('placeId', '==', placeId),
        ...asked,
        sdk.orderBy(field),
        sdk.orderBy(sdk.documentId()),
        ...(cursor ? [sdk.startAfter(...cursorValues(sdk, cursor))] : []),
        sdk.limit(pageSize),
      ),
    );
    return {
      items: docs.map((document) => toReservation(document.id, document.data())),
      nextCursor: cursorAfter(docs, pageSize, field),
    };
  });
}

/**
 * Who has confirmed to come to a place, day by day, without reading the reservations: one read a day. Beyond
 * mostCounted reservations of a day there may be more.
 * @param dates 'YYYY-MM-DD'
 * @throws AppError 'permission-denied' when the place is not the caller's; what readFirestore throws
 */
export function countConfirmed(
  placeId: string,
  dates: readonly string[],
): Promise<Record<string, Attendance>> {
  return readFirestore(async ({ sdk, db }) => {
    const { count, getAggregate, sum } = await countingSdk();
    const days = await Promise.all(
      dates.map(async (date) => {
        const confirmed = sdk.query(
          sdk.collection(db, 'reservations'),
          sdk.where('placeId', '==', placeId),
          sdk.where('status', '==', 'confirmed'),
          sdk.where('date', '==', date),
          sdk.limit(mostCounted),
        );
        const wanted = { tables: count(), people: sum('people') };
        return [date, (await getAggregate(confirmed, wanted)).data()] as const;
      }),
    );
    return Object.fromEntries(days);
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
  { answer: wanted, reason }: GivenAnswer,
): Promise<AnswerOutcome> {
  const body = {
    answer: wanted,
    updatedAt: updatedAt?.toISOString() ?? null,
    ...(reason && { reason }),
  };
  const { answer, reservation } = await sendReservation(
    `/${id}/answer`,
    answeredBookingAnswer,
    body,
  );
  return { kind: answer.kind, reservation };
}

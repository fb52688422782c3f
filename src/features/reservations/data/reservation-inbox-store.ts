import pLimit from 'p-limit';

import { answeredReservationResponse } from '#features/reservations/model/reservation-contract.ts';
import type { AnswerWithReason } from '#features/reservations/model/reservation-contract.ts';
import { firstMergedCursor, readMergedPage } from '#shared/record/merged-pages.ts';
import type { MergedCursor, MergedPage } from '#shared/record/merged-pages.ts';
import type { ExpectedGuests, InboxQuery } from '#features/reservations/model/reservation-inbox.ts';
import type { ReservationRequest } from '#features/reservations/model/reservation-request.ts';

import type { Page, PageCursor } from '#platform/firestore/page-cursor.ts';
import { sendReservation } from './reservation-api.ts';
import { reservations } from './reservation-store.ts';

/** Minimum number of reservations per page, if there are that many. */
const minPageItems = 60;
/** Maximum number of documents read per page, for up to 40 places. */
export const maxInboxReads = 120;
/** Number of concurrent queries. */
const maxConcurrentReads = 8;
/** Maximum number of reservations counted per day. The security rules allow a manager no more per query. */
export const maxCountedPerDay = 100;

export type InboxCursor = MergedCursor<ReservationRequest, PageCursor>;
export type InboxPage = MergedPage<ReservationRequest, PageCursor>;

interface InboxRequest {
  query: InboxQuery;
  /** 'YYYY-MM-DD' in the brand's time zone. */
  today: string;
  /** `next` of the previous page; absent for the first page. */
  cursor?: InboxCursor | null;
}

/**
 * Returns one page of the reservations of the given places, in order and without gaps. Runs one query per place, as the
 * security rules require, and reads a further page only for places whose next reservation decides the order. Pending
 * reservations are sorted by date, those of one day by time. Reads at most 120 documents for up to 40 places.
 * @throws AppError 'permission-denied' if the caller does not manage one of the places; errors of Collection
 */
export function readInbox(
  placeIds: readonly string[],
  { query, today, cursor }: InboxRequest,
): Promise<InboxPage> {
  const limitReads = pLimit(maxConcurrentReads);
  const sortField = query.kind === 'day' ? 'time' : 'date';
  return readMergedPage(cursor ?? firstMergedCursor<ReservationRequest, PageCursor>(placeIds), {
    readPage: (placeId, after, pageSize) =>
      listPlaceReservations(placeId, { query, today, sortField }, after, pageSize),
    orderOf: (reservation) => reservation[sortField],
    minItems: minPageItems,
    budget: maxInboxReads,
    runLimited: (reads) => Promise.all(reads.map((read) => limitReads(read))),
  });
}

interface PlaceInboxRequest {
  query: InboxQuery;
  today: string;
  sortField: 'date' | 'time';
}

/** Returns one page of one place. Reads at most `pageSize` documents. */
function listPlaceReservations(
  placeId: string,
  { query, today, sortField }: PlaceInboxRequest,
  cursor: PageCursor | null,
  pageSize: number,
): Promise<Page<ReservationRequest>> {
  return reservations.page({
    where: [
      ['placeId', '==', placeId],
      ...(query.kind === 'day'
        ? [['date', '==', query.date] as const]
        : [['status', '==', 'pending'] as const, ['date', '>=', today] as const]),
    ],
    orderBy: [[sortField]],
    limit: pageSize,
    after: cursor,
  });
}

/**
 * Returns the number of confirmed reservations and people of a place per day, without reading the reservations: one
 * read per day. Counts at most maxCountedPerDay reservations per day.
 * @param dates 'YYYY-MM-DD'
 * @throws AppError 'permission-denied' if the caller does not manage the place; errors of Collection
 */
export async function countConfirmed(
  placeId: string,
  dates: readonly string[],
): Promise<Record<string, ExpectedGuests>> {
  const days = await Promise.all(
    dates.map(async (date) => {
      const { count, people } = await reservations.sum(['people'], {
        where: [
          ['placeId', '==', placeId],
          ['status', '==', 'confirmed'],
          ['date', '==', date],
        ],
        limit: maxCountedPerDay,
      });
      return [date, { tables: count, people }] as const;
    }),
  );
  return Object.fromEntries(days);
}

/** Result of an answer: 'given', or 'overtaken' if the reservation had changed before. */
export interface AnswerOutcome {
  kind: 'given' | 'overtaken';
  reservation: ReservationRequest;
}

/**
 * Answers a reservation unless it has changed since it was shown: edited or cancelled by the guest, or answered by
 * another manager. Idempotent.
 * @param reservation id and `updatedAt` of the reservation as the manager sees it
 * @throws UserFacingError if the answer is no longer possible; AppError 'not-found' if the reservation was deleted or
 *   moved to another time; 'permission-denied' for users who do not manage the place; errors of sendReservation()
 */
export async function answerReservation(
  { id, updatedAt }: Pick<ReservationRequest, 'id' | 'updatedAt'>,
  { answer: wantedAnswer, reason }: AnswerWithReason,
): Promise<AnswerOutcome> {
  const body = {
    answer: wantedAnswer,
    updatedAt: updatedAt?.toISOString() ?? null,
    ...(reason && { reason }),
  };
  const { answer: response, reservation } = await sendReservation(
    `/${id}/answer`,
    answeredReservationResponse,
    body,
  );
  return { kind: response.kind, reservation };
}

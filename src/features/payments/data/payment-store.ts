import type { Query } from 'firebase/firestore/lite';

import { AppError } from '#shared/app-error.ts';
import { toMonthSpan } from '#features/payments/model/payment-month.ts';
import type { ClubPayment } from '#features/payments/model/club-payment.ts';
import type { Month } from '#features/payments/model/payment-month.ts';
import { toClubPayment } from '#features/payments/model/club-payment.ts';

import { loadCountingSdk } from '#platform/firestore/count-documents.ts';
import { readFirestore } from '#platform/firestore/connection.ts';
import type { FirestoreConnection } from '#platform/firestore/connection.ts';
import { cursorAfter, cursorValues } from '#platform/firestore/page-cursor.ts';
import type { Page, PageCursor } from '#platform/firestore/page-cursor.ts';

export const paymentPageSize = 25;

/** Maximum number of payments in one exported file; each costs a document read. */
export const maxExportedPayments = 20_000;

/** Number of payments that the export reads per query. */
const chunkSize = 300;

/** Months, both included; null for all payments. */
export type MonthRange = { first: Month; last: Month } | null;

/** Sum of payments, in integer cents. */
export interface PaymentSum {
  count: number;
  amountCents: number;
  refundedCents: number;
}

/**
 * Reads one page of club payments, newest first, for super admins. Reads at most `pageSize` documents.
 * @throws AppError 'permission-denied'; errors of readFirestore()
 */
export function listPayments(
  range: MonthRange,
  cursor: PageCursor | null = null,
  pageSize: number = paymentPageSize,
): Promise<Page<ClubPayment>> {
  return readFirestore(async (connection) => {
    const { sdk } = connection;
    const { docs } = await sdk.getDocs(
      sdk.query(
        createPaymentsQuery(connection, range),
        sdk.orderBy('paidAt', 'desc'),
        sdk.orderBy(sdk.documentId(), 'desc'),
        ...(cursor ? [sdk.startAfter(...cursorValues(sdk, cursor))] : []),
        sdk.limit(pageSize),
      ),
    );
    return {
      items: docs.map((payment) => toClubPayment(payment.id, payment.data())),
      nextCursor: cursorAfter(docs, pageSize, 'paidAt'),
    };
  });
}

/**
 * Sums payments and refunds with an aggregation query: one document read per thousand payments.
 * @throws AppError like listPayments()
 */
export function sumPayments(range: MonthRange): Promise<PaymentSum> {
  return readFirestore(async (connection) => {
    const { count, getAggregate, sum } = await loadCountingSdk();
    const aggregates = {
      count: count(),
      amountCents: sum('amountCents'),
      refundedCents: sum('refundedCents'),
    };
    return (await getAggregate(createPaymentsQuery(connection, range), aggregates)).data();
  });
}

/**
 * Yields the payments of some months in chunks of at most 300, newest first. Stops after `most` payments.
 * @param signal aborts before the next chunk
 * @throws AppError 'cancelled' if `signal` aborts; others like listPayments()
 */
export async function* exportPayments(
  range: MonthRange,
  { signal, most: maxPayments = maxExportedPayments }: { signal?: AbortSignal; most?: number } = {},
): AsyncGenerator<readonly ClubPayment[]> {
  let cursor: PageCursor | null = null;
  let readCount = 0;
  do {
    const page: Page<ClubPayment> = await listPayments(
      range,
      cursor,
      Math.min(chunkSize, maxPayments - readCount),
    );
    if (signal?.aborted) throw new AppError('cancelled', 'The export was cancelled');
    yield page.items;
    readCount += page.items.length;
    cursor = page.nextCursor;
  } while (cursor && readCount < maxPayments);
}

function createPaymentsQuery({ sdk, db }: FirestoreConnection, range: MonthRange): Query {
  const { from, to } = range
    ? toMonthSpan(range.first, range.last)
    : // Filters by time also for all payments, because the index for the sums begins with the timestamp.
      { from: new Date(0), to: null };
  return sdk.query(
    sdk.collection(db, 'clubPayments'),
    sdk.where('paidAt', '>=', from),
    ...(to ? [sdk.where('paidAt', '<', to)] : []),
  );
}

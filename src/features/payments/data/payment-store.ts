import { AppError } from '#shared/app-error.ts';
import { toMonthSpan, toClubPayment } from '#features/payments/model/club-payment.ts';
import type { ClubPayment, Month } from '#features/payments/model/club-payment.ts';

import { collection } from '#platform/firestore/collection.ts';
import type { Page, PageCursor } from '#platform/firestore/page-cursor.ts';

const payments = collection('clubPayments', toClubPayment);

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
 * @throws AppError 'permission-denied'; errors of Collection
 */
export function listPayments(
  range: MonthRange,
  cursor: PageCursor | null = null,
  pageSize: number = paymentPageSize,
): Promise<Page<ClubPayment>> {
  return payments.page({
    where: paidIn(range),
    orderBy: [['paidAt', 'desc']],
    limit: pageSize,
    after: cursor,
  });
}

/**
 * Sums payments and refunds with an aggregation query: one document read per thousand payments.
 * @throws AppError like listPayments()
 */
export function sumPayments(range: MonthRange): Promise<PaymentSum> {
  return payments.sum(['amountCents', 'refundedCents'], { where: paidIn(range) });
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

function paidIn(range: MonthRange) {
  const { from, to } = range
    ? toMonthSpan(range.first, range.last)
    : // Filters by time also for all payments, because the index for the sums begins with the timestamp.
      { from: new Date(0), to: null };
  return [['paidAt', '>=', from] as const, ...(to ? [['paidAt', '<', to] as const] : [])];
}

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

import type { Month } from '#features/payments/model/club-payment.ts';
import type { Series } from '#features/statistics/model/series.ts';

import type { PageCursor } from '#platform/firestore/page-cursor.ts';
import { memberKeys } from '#platform/firestore/member-keys.ts';
import { listPayments, sumPayments } from './payment-store.ts';
import type { MonthRange } from './payment-store.ts';

const paymentKeys = {
  all: (adminId: string) => [...memberKeys.of(adminId), 'payments'] as const,
};

/**
 * Time in ms. Payments change with webhooks of the payment provider; payments of past months change only by a refund.
 */
const staleTime = 60_000;

function toMonthRange(month: Month | null): MonthRange {
  return month === null ? null : { first: month, last: month };
}

/** The payments of a month, or all, in pages of 25, for the super admin `adminId`. */
export function paymentsQuery(adminId: string, month: Month | null) {
  return infiniteQueryOptions({
    queryKey: [...paymentKeys.all(adminId), 'list', month] as const,
    queryFn: ({ pageParam }) => listPayments(toMonthRange(month), pageParam),
    initialPageParam: null as PageCursor | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime,
  });
}

/** Sum of the payments of a month, or of all. */
export function paymentSumQuery(adminId: string, month: Month | null) {
  return queryOptions({
    queryKey: [...paymentKeys.all(adminId), 'sum', month] as const,
    queryFn: () => sumPayments(toMonthRange(month)),
    staleTime,
  });
}

/** Net revenue (payments less refunds) of each of the given months; the last one is not over yet. */
export function revenueQuery(adminId: string, months: readonly Month[]) {
  return queryOptions({
    queryKey: [...paymentKeys.all(adminId), 'revenue', months] as const,
    queryFn: async ({ client }): Promise<Series> => ({
      unit: 'month',
      measure: 'cents',
      points: await Promise.all(
        months.map(async (month, index) => {
          const sum = await client.fetchQuery(paymentSumQuery(adminId, month));
          const value = sum.amountCents - sum.refundedCents;
          return { date: `${month}-01`, value, isPartial: index === months.length - 1 };
        }),
      ),
    }),
    staleTime,
  });
}

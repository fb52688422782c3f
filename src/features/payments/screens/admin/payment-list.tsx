import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { paymentsQuery, paymentSumQuery } from '#features/payments/data/payment-queries.ts';
import { listMonths } from '#features/payments/model/club-payment.ts';
import type { ClubPayment, Month } from '#features/payments/model/club-payment.ts';
import { formatCents, formatDateTime } from '#shared/formats/formats.ts';
import * as texts from '#features/payments/panel-texts.ts';
import { monthText, erasedPayerName } from '#features/payments/panel-texts.ts';
import { EndlessList } from '#ui/endless-list.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { Banner } from '#ui/banner.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { RowsSkeleton, rowsClasses } from '#ui/rows.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useNow } from '#ui/use-now.ts';
import { RichText } from '#ui/rich-text.tsx';
import { auditNameQuery } from '#features/audit/data/audit-queries.ts';
import { isErasedUser } from '#features/account/model/account-erasure.ts';

/** Number of months in the select; older ones are in the list of all payments and can be opened by URL. */
const offeredMonthCount = 24;

interface PaymentListProps {
  adminId: string;
  month: Month | null;
  /** The selected month; it changes before the URL and `month`. */
  selectedMonth: Month | null;
  onMonth: (month: Month | null) => void;
}

/** The payments of a month, or all, newest first, with their sum. */
export function PaymentList({ adminId, month, selectedMonth, onMonth }: PaymentListProps) {
  const payments = useInfiniteQuery(paymentsQuery(adminId, month));
  const months = listMonths(useNow(), offeredMonthCount).reverse();
  const offeredMonths =
    selectedMonth === null || months.includes(selectedMonth) ? months : [selectedMonth, ...months];
  return (
    <section aria-labelledby="pagamentos" className="mt-10">
      <h2 id="pagamentos" className="text-xl font-bold">
        {texts.allPaymentsTitle}
      </h2>
      <div className="mt-4 sm:max-w-xs">
        <SelectField
          label={texts.monthLabel}
          value={selectedMonth ?? ''}
          options={[
            { value: '', label: texts.allMonths },
            ...offeredMonths.map((value) => ({ value, label: monthText(value) })),
          ]}
          onChange={(value) => {
            onMonth(value === '' ? null : value);
          }}
        />
      </div>
      <PaymentTotal adminId={adminId} month={month} />
      <div className="mt-4">
        <EndlessList
          query={payments}
          sentences={texts.paymentListErrors}
          failure="h3"
          loading={texts.loadingPayments}
          skeleton={<RowsSkeleton count={6} />}
          moreLabel={texts.loadMore}
          empty={
            <Banner icon={<CreditCard aria-hidden size={28} />} title={texts.noPayments}>
              <p>{month === null ? texts.noPaymentsNote : texts.noPaymentsIn(monthText(month))}</p>
            </Banner>
          }
        >
          {(items) => (
            <ol className={rowsClasses}>
              {items.map((payment) => (
                <PaymentRow key={payment.id} adminId={adminId} payment={payment} />
              ))}
            </ol>
          )}
        </EndlessList>
      </div>
    </section>
  );
}

function PaymentRow({ adminId, payment }: { adminId: string; payment: ClubPayment }) {
  const { userId, amountCents, refundedCents, paidAt } = payment;
  return (
    <li className="flex min-h-16 items-center justify-between gap-4 px-4 py-3">
      <div className="min-w-0">
        <PayerName adminId={adminId} userId={userId} />
        <time dateTime={paidAt.toISOString()} className="block text-sm text-ink-muted">
          {formatDateTime(paidAt)}
        </time>
      </div>
      <p className="shrink-0 text-right font-semibold tabular">
        {formatCents(amountCents)}
        {refundedCents > 0 && (
          <span className="block text-sm font-normal text-ink-muted">
            {texts.refundedAmount(refundedCents)}
          </span>
        )}
      </p>
    </li>
  );
}

function PaymentTotal({ adminId, month }: { adminId: string; month: Month | null }) {
  const sumQuery = useQuery(paymentSumQuery(adminId, month));
  return (
    <div className="mt-4 min-h-6" aria-live="polite">
      <QueryView
        query={sumQuery}
        sentences={texts.paymentSumErrors}
        failure="line"
        loading={texts.summing}
        skeleton={<Skeleton className="h-6 w-1/2" />}
      >
        {({ count, amountCents, refundedCents }) => (
          <p>
            <RichText
              text={texts.paymentTotal(count, refundedCents)}
              parts={{
                sum: () => (
                  <strong className="font-semibold tabular">
                    {formatCents(amountCents - refundedCents)}
                  </strong>
                ),
                detail: (text) => <span className="text-ink-muted tabular">{text}</span>,
              }}
            />
          </p>
        )}
      </QueryView>
    </div>
  );
}

/**
 * Name of the payer. Lookups are batched into one query; a keyed hash belongs to an erased account and is not looked
 * up.
 */
function PayerName({ adminId, userId }: { adminId: string; userId: string }) {
  const isErased = isErasedUser(userId);
  const { data, isPending, isError } = useQuery({
    ...auditNameQuery(adminId, { collection: 'users', id: userId }),
    enabled: !isErased,
  });
  if (isErased || data === null) return <p className="text-ink-muted">{erasedPayerName}</p>;
  if (isPending || isError) {
    return <p className="text-ink-muted">{isError ? texts.nameNotLoaded : '…'}</p>;
  }
  return (
    <p className="font-semibold wrap-anywhere">
      <bdi>{data.name}</bdi>
    </p>
  );
}

import { useState } from 'react';
import { Download } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { parseMonth, listMonths } from '#features/payments/model/club-payment.ts';
import type { Month } from '#features/payments/model/club-payment.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { lazyDialog } from '#ui/progressive/lazy-part.tsx';
import { Button } from '#ui/button.tsx';
import { useAddressState } from '#ui/use-address-state.ts';
import { revenueQuery } from '#features/payments/data/payment-queries.ts';
import * as texts from '#features/payments/panel-texts.ts';
import { monthText } from '#features/payments/panel-texts.ts';
import { Chart } from '#features/statistics/components/chart.tsx';
import { ChartCard } from '#features/statistics/components/chart-card.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useNow } from '#ui/use-now.ts';
import { PaymentList } from './payment-list.tsx';

const ExportDialog = lazyDialog(async () => (await import('./export-dialog.tsx')).ExportDialog);

const parseMonthParameter = (params: URLSearchParams): Month | null =>
  parseMonth(params.get('mes'));
const toParameters = (month: Month | null): Record<string, string> =>
  month === null ? {} : { mes: month };

export default function PaymentsScreen() {
  const { user } = useSession();
  return user && <Payments adminId={user.uid} />;
}

function Payments({ adminId }: { adminId: string }) {
  const {
    state: month,
    requestedState,
    update,
  } = useAddressState(parseMonthParameter, toParameters);
  const [isExporting, setExporting] = useState(false);
  return (
    <div className="page py-6 md:py-10">
      <title>{texts.pageTitle}</title>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h1 className="text-2xl font-extrabold md:text-3xl">{texts.paymentsTitle}</h1>
        <Button
          variant="secondary"
          onClick={() => {
            setExporting(true);
          }}
        >
          <Download aria-hidden size={20} />
          {texts.exportCsv}
        </Button>
      </div>
      <RevenueChart adminId={adminId} />
      <PaymentList
        adminId={adminId}
        month={month}
        selectedMonth={requestedState}
        onMonth={update}
      />
      {isExporting && (
        <ExportDialog
          month={month}
          onClose={() => {
            setExporting(false);
          }}
        />
      )}
    </div>
  );
}

/** Number of months in the chart; each costs one aggregation query. */
const monthCount = 12;

/** Net revenue (payments less refunds) per month. */
function RevenueChart({ adminId }: { adminId: string }) {
  const months = listMonths(useNow(), monthCount);
  const query = useQuery(revenueQuery(adminId, months));
  return (
    <ChartCard level={2} title={texts.revenueTitle}>
      {(isTable) => (
        <div className="mt-3">
          <QueryView
            query={query}
            sentences={texts.paymentSumErrors}
            failure="line"
            loading={texts.loadingRevenue}
            // Same height as the loaded content.
            skeleton={<Skeleton className="h-80 rounded-control" />}
          >
            {(series) => (
              <Chart
                series={series}
                words={texts.revenueWords}
                isTable={isTable}
                note={texts.revenueNote}
                toLabel={({ date }) => monthText(date.slice(0, 7))}
              />
            )}
          </QueryView>
        </div>
      )}
    </ChartCard>
  );
}

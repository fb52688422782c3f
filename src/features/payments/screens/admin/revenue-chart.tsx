import { useQuery } from '@tanstack/react-query';
import { revenueQuery } from '#features/payments/data/payment-queries.ts';
import { monthsUntil } from '#features/payments/model/club-payment.ts';
import { formatCents } from '#shared/formats/formats.ts';
import { paymentSumErrors } from '#features/payments/panel-texts.ts';
import { Bars } from '#features/statistics/components/bars.tsx';
import { ChartCard } from '#features/statistics/components/chart-card.tsx';
import { chartSummary } from '#features/statistics/components/chart-point.ts';
import type { ChartPoint } from '#features/statistics/components/chart-point.ts';
import { ChartTable } from '#features/statistics/components/chart-table.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useNow } from '#ui/use-now.ts';
import { monthText, shortMonth } from './payment-texts.ts';

/** Months of the chart; each is one aggregation. */
const monthCount = 12;

/** What was paid month by month, net of what was given back. */
export function RevenueChart({ adminId }: { adminId: string }) {
  const months = monthsUntil(useNow(), monthCount);
  const query = useQuery(revenueQuery(adminId, months));
  return (
    <ChartCard level={2} title="Receita por mês, em reais">
      {(isTable) => (
        <>
          <p className="mt-3 text-sm text-ink-muted">
            O que foi pago, menos o que foi devolvido. Barra mais clara: o mês em curso.
          </p>
          <div className="mt-2">
            <QueryView
              query={query}
              sentences={paymentSumErrors}
              failure="line"
              loading="Somando os meses..."
              // As high as what comes.
              skeleton={<Skeleton className="mt-2 h-62 rounded-control md:h-78" />}
            >
              {(revenue) => {
                const points = revenue.map(({ month, cents }, at): ChartPoint => {
                  const isPartial = at === revenue.length - 1;
                  const text = formatCents(cents);
                  return {
                    key: month,
                    label: monthText(month),
                    tick: shortMonth(month),
                    // Given back in a month may be more than was paid in it: no bar goes below the axis.
                    value: Math.max(0, cents) / 100,
                    text,
                    spoken: text,
                    isPartial,
                  };
                });
                const words = {
                  label: 'Receita',
                  step: 'por mês',
                  most: 'O maior mês foi',
                  none: 'Nenhum pagamento',
                };
                return isTable ? (
                  <ChartTable
                    points={points}
                    name="Tabela: Receita por mês"
                    unit="Mês"
                    label="Receita"
                  />
                ) : (
                  <Bars points={points} summary={chartSummary(points, words)} />
                );
              }}
            </QueryView>
          </div>
        </>
      )}
    </ChartCard>
  );
}

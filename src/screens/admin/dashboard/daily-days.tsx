import { useQuery } from '@tanstack/react-query';
import { dailyCountsQuery } from '#data/statistics/statistics-queries.ts';
import { formatInteger } from '#texts/formats.ts';
import { statisticsErrors } from '#texts/errors/admin.ts';
import { FailureLine } from '#components/failure/failure-line.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Bars } from './bars.tsx';
import { DailyTable } from './daily-table.tsx';
import type { DailySeries } from './daily-series.ts';

interface DailyDaysProps {
  uid: string;
  series: DailySeries;
  isTable: boolean;
}

/** The 30 days of one kind. */
export function DailyDays({ uid, series, isTable }: DailyDaysProps) {
  const { data, error, refetch } = useQuery(dailyCountsQuery(uid, series.key));
  const failure = error && (
    <div className="mt-3">
      <FailureLine sentences={statisticsErrors} error={error} onRetry={() => void refetch()} />
    </div>
  );
  if (!data) {
    return (
      failure ?? (
        <div className="mt-3">
          <LoadingRegion label="Carregando os dias...">
            {/* As high as what comes. */}
            <Skeleton className="h-70 rounded-control md:h-86" />
          </LoadingRegion>
        </div>
      )
    );
  }
  const { days } = data;
  const total = days.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      {failure}
      <p className="mt-3 text-sm text-ink-muted">
        {total === 0
          ? `${series.none} no período.`
          : `${formatInteger(total)} ${total === 1 ? series.one : series.many} no período.`}
      </p>
      {isTable ? <DailyTable days={days} series={series} /> : <Bars days={days} series={series} />}
    </>
  );
}

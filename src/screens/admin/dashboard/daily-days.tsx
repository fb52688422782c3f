import { useQuery } from '@tanstack/react-query';
import { dailyCountsQuery } from '#data/statistics/statistics-queries.ts';
import { formatInteger } from '#texts/formats.ts';
import { statisticsErrors } from '#texts/errors/admin.ts';
import { QueryView } from '#ui/query-view.tsx';
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
  const query = useQuery(dailyCountsQuery(uid, series.key));
  return (
    <div className="mt-3">
      <QueryView
        query={query}
        sentences={statisticsErrors}
        failure="line"
        loading="Carregando os dias..."
        // As high as what comes.
        skeleton={<Skeleton className="h-70 rounded-control md:h-86" />}
      >
        {({ days }) => {
          const total = days.reduce((sum, { count }) => sum + count, 0);
          return (
            <>
              <p className="text-sm text-ink-muted">
                {total === 0
                  ? `${series.none} no período.`
                  : `${formatInteger(total)} ${total === 1 ? series.one : series.many} no período.`}
              </p>
              {isTable ? (
                <DailyTable days={days} series={series} />
              ) : (
                <Bars days={days} series={series} />
              )}
            </>
          );
        }}
      </QueryView>
    </div>
  );
}

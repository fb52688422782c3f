import { useQuery } from '@tanstack/react-query';
import * as texts from '#features/admin-dashboard/panel-texts.ts';
import { dailyCountsQuery } from '#features/statistics/data/statistics-queries.ts';
import { countText, formatDayAndMonth, formatInteger } from '#shared/formats/formats.ts';
import { statisticsErrors } from '#features/statistics/panel-texts.ts';
import { chartSummary } from '#features/statistics/components/chart-point.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const BarChart = lazyPart(
  texts.drawingDays,
  async () => (await import('#features/statistics/components/bar-chart.tsx')).BarChart,
);
const ChartTable = lazyPart(
  texts.openingTable,
  async () => (await import('#features/statistics/components/chart-table.tsx')).ChartTable,
);

interface DailyCountsChartProps {
  uid: string;
  series: texts.DailySeries;
  isTable: boolean;
}

/** Chart or table of the last 30 days for one kind of count. */
export function DailyCountsChart({ uid, series, isTable }: DailyCountsChartProps) {
  const query = useQuery(dailyCountsQuery(uid, series.key));
  return (
    <div className="mt-3">
      <QueryView
        query={query}
        sentences={statisticsErrors}
        failure="line"
        loading={texts.loadingDays}
        // Same height as the loaded content.
        skeleton={<Skeleton className="h-70 rounded-control md:h-86" />}
      >
        {({ days }) => {
          const total = days.reduce((sum, { count }) => sum + count, 0);
          const points = days.map(({ date, count }) => ({
            key: date,
            label: formatDayAndMonth(date),
            tick: formatDayAndMonth(date),
            value: count,
            text: formatInteger(count),
            spoken: countText(count, series.one, series.many),
          }));
          return (
            <div className="min-h-70 md:min-h-86">
              <p className="text-sm text-ink-muted">
                {total === 0
                  ? texts.noneInPeriod(series.none)
                  : texts.totalInPeriod(countText(total, series.one, series.many))}
              </p>
              {isTable ? (
                <ChartTable
                  points={points}
                  name={texts.dailyTableName(series.label)}
                  pointHeading={texts.dayUnit}
                  valueHeading={series.label}
                />
              ) : (
                <BarChart
                  points={points}
                  summary={chartSummary(points, {
                    ...series,
                    step: texts.perDay,
                    maxLead: texts.highestDay,
                  })}
                />
              )}
            </div>
          );
        }}
      </QueryView>
    </div>
  );
}

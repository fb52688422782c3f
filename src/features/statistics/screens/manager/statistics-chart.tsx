import type {
  PeriodStatistics,
  PlacePeriodResponse,
} from '#features/statistics/model/statistics-contract.ts';
import { BarChart } from '#features/statistics/components/bar-chart.tsx';
import { ChartCard } from '#features/statistics/components/chart-card.tsx';
import { chartSummary } from '#features/statistics/components/chart-point.ts';
import type { ChartPoint } from '#features/statistics/components/chart-point.ts';
import { ChartTable } from '#features/statistics/components/chart-table.tsx';
import * as texts from '#features/statistics/statistics-panel-texts.ts';
import type { StatisticsLabels } from '#features/statistics/statistics-panel-texts.ts';
import { ToggleChip } from '#ui/chip.tsx';

interface StatisticsChartProps {
  statistics: PlacePeriodResponse;
  selectedKey: keyof PeriodStatistics;
  onChoose: (key: keyof PeriodStatistics) => void;
}

/** One statistic over the period, as bars or as a table. */
export function StatisticsChart({ statistics, selectedKey, onChoose }: StatisticsChartProps) {
  const { unit } = statistics;
  const labels =
    texts.statisticsLabels.find(({ key }) => key === selectedKey) ?? texts.statisticsLabels[0];
  if (!labels) return null;
  const { name, step, most } = texts.unitWords[unit];
  const points = toChartPoints(statistics, labels);
  return (
    <ChartCard level={3} title={texts.chartTitle(labels, unit)}>
      {(isTable) => (
        <>
          <div role="group" aria-label={texts.shownStatistic} className="mt-3 flex flex-wrap gap-2">
            {texts.statisticsLabels.map(({ key, label }) => (
              <ToggleChip
                key={key}
                pressed={key === selectedKey}
                onToggle={() => {
                  onChoose(key);
                }}
              >
                {label}
              </ToggleChip>
            ))}
          </div>
          <p className="mt-3 text-sm text-ink-muted">{texts.chartHint(labels, unit)}</p>
          {isTable ? (
            <ChartTable
              points={points}
              name={texts.tableName(labels, unit)}
              pointHeading={name}
              valueHeading={labels.label}
            />
          ) : (
            <BarChart
              // The key resets the selected bar when the chart changes.
              key={`${statistics.period} ${selectedKey}`}
              points={points}
              summary={chartSummary(points, {
                label: labels.label,
                none: labels.none,
                step,
                maxLead: most,
              })}
            />
          )}
        </>
      )}
    </ChartCard>
  );
}

function toChartPoints(
  { unit, buckets }: PlacePeriodResponse,
  labels: StatisticsLabels,
): ChartPoint[] {
  return buckets.map(({ first, last, isPartial, figures }) => {
    const value = figures[labels.key];
    return {
      key: first,
      label: texts.bucketLabel(unit, first, last),
      tick: texts.bucketTickLabel(unit, first),
      value: value !== null && labels.key === 'discountCents' ? value / 100 : value,
      text: texts.statisticText(labels.key, value),
      spoken: texts.statisticSentence(labels, value),
      isPartial,
    };
  });
}

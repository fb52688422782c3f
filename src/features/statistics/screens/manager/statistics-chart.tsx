import type {
  PeriodStatistics,
  PlacePeriodResponse,
} from '#features/statistics/model/statistics-contract.ts';
import { periodSeries } from '#features/statistics/model/series.ts';
import { Chart } from '#features/statistics/components/chart.tsx';
import { ChartCard } from '#features/statistics/components/chart-card.tsx';
import * as texts from '#features/statistics/statistics-panel-texts.ts';
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
          <Chart
            // The key resets the selected bar when the chart changes.
            key={`${statistics.period} ${selectedKey}`}
            series={periodSeries(statistics, labels.key)}
            words={labels}
            isTable={isTable}
          />
        </>
      )}
    </ChartCard>
  );
}

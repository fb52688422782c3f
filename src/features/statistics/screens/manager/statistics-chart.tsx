import type {
  PeriodStatistics,
  PlacePeriodResponse,
} from '#features/statistics/model/statistics-contract.ts';
import { periodSeries } from '#features/statistics/model/series.ts';
import { Chart } from '#features/statistics/components/chart.tsx';
import { ChartCard } from '#features/statistics/components/chart-card.tsx';
import * as texts from '#features/statistics/statistics-panel-texts.ts';
import { SelectField } from '#ui/form/select-field.tsx';

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
    <ChartCard
      level={3}
      title={texts.chartTitle(labels, unit)}
      isTitleHidden
      choices={
        <SelectField
          label={texts.shownStatistic}
          isLabelHidden
          isInChipRow
          value={labels.key}
          options={texts.statisticsLabels.map(({ key, label }) => ({ value: key, label }))}
          onChange={onChoose}
        />
      }
    >
      {(isTable) => (
        <>
          <Chart
            // The key resets the selected bar when the chart changes.
            key={`${statistics.period} ${selectedKey}`}
            series={periodSeries(statistics, labels.key)}
            words={labels}
            isTable={isTable}
            hasAverage
          />
          <p className="mt-3 text-sm text-ink-muted">{texts.chartHint(labels, unit)}</p>
        </>
      )}
    </ChartCard>
  );
}

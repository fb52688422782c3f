import type {
  PeriodStatistics,
  PlacePeriodResponse,
} from '#features/statistics/model/statistics-contract.ts';
import { BarChart } from '#features/statistics/components/bar-chart.tsx';
import { ChartCard } from '#features/statistics/components/chart-card.tsx';
import { chartSummary } from '#features/statistics/components/chart-point.ts';
import type { ChartPoint } from '#features/statistics/components/chart-point.ts';
import { ChartTable } from '#features/statistics/components/chart-table.tsx';
import {
  bucketLabel,
  bucketTickLabel,
  statisticText,
  statisticsLabels,
  statisticSentence,
  unitWords,
} from '#features/statistics/statistics-panel-texts.ts';
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
  const labels = statisticsLabels.find(({ key }) => key === selectedKey) ?? statisticsLabels[0];
  if (!labels) return null;
  const { name, step, most } = unitWords[unit];
  const points = toChartPoints(statistics, labels);
  return (
    <ChartCard
      level={3}
      title={`${labels.label} ${step}${selectedKey === 'discountCents' ? ', em reais' : ''}`}
    >
      {(isTable) => (
        <>
          <div role="group" aria-label="Número mostrado" className="mt-3 flex flex-wrap gap-2">
            {statisticsLabels.map(({ key, label }) => (
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
          <p className="mt-3 text-sm text-ink-muted">
            {labels.hint}
            {selectedKey === 'returningGuests' &&
              unit !== 'day' &&
              ' Quem vem em mais de uma parte do período conta em cada uma.'}
            {unit === 'week'
              ? ' Barras mais claras: semanas incompletas.'
              : ' Barra mais clara: ainda em curso.'}
          </p>
          {isTable ? (
            <ChartTable
              points={points}
              name={`Tabela: ${labels.label} ${step}`}
              unit={name}
              label={labels.label}
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
      label: bucketLabel(unit, first, last),
      tick: bucketTickLabel(unit, first),
      value: value !== null && labels.key === 'discountCents' ? value / 100 : value,
      text: statisticText(labels.key, value),
      spoken: statisticSentence(labels, value),
      isPartial,
    };
  });
}

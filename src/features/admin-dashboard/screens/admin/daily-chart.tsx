import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import * as texts from '#features/admin-dashboard/panel-texts.ts';
import { Chart } from '#features/statistics/components/chart.tsx';
import { ChartCard } from '#features/statistics/components/chart-card.tsx';
import { dailyCountsQuery } from '#features/statistics/data/statistics-queries.ts';
import { statisticsErrors } from '#features/statistics/panel-texts.ts';
import { ToggleChip } from '#ui/chip.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/**
 * Sign-ups, reviews or club uses of the last 30 days, as bars or a table. Each kind is loaded when it is selected. Until
 * the user selects one, the first kind with data is shown.
 */
export function DailyChart({ uid }: { uid: string }) {
  const [words, setWords] = useState<texts.DailyLabels>(texts.dailyLabels[0]);
  const [isSelected, setSelected] = useState(false);
  const query = useQuery(dailyCountsQuery(uid, words.key));
  const next = texts.dailyLabels[texts.dailyLabels.indexOf(words) + 1];
  if (!isSelected && next && query.data?.points.every(({ value }) => !value)) setWords(next);
  return (
    <ChartCard
      level={3}
      title={texts.last30Days}
      choices={texts.dailyLabels.map((labels) => (
        <ToggleChip
          key={labels.key}
          pressed={labels.key === words.key}
          onToggle={() => {
            setSelected(true);
            setWords(labels);
          }}
        >
          {labels.label}
        </ToggleChip>
      ))}
    >
      {(isTable) => (
        // The key resets all state, including the hovered day, when the kind changes.
        <div key={words.key} className="mt-3">
          <QueryView
            query={query}
            sentences={statisticsErrors}
            failure="line"
            loading={texts.loadingDays}
            // Same height as the loaded content.
            skeleton={<Skeleton className="h-70 rounded-control md:h-86" />}
          >
            {(series) => (
              <div className="min-h-70 md:min-h-86">
                {/* An empty chart says so itself. */}
                {series.points.some(({ value }) => value) && (
                  <p className="text-sm text-ink-muted">{texts.sumInPeriod(series, words)}</p>
                )}
                <Chart
                  series={series}
                  words={words}
                  isTable={isTable}
                  tableName={texts.dailyTableName(words.label)}
                />
              </div>
            )}
          </QueryView>
        </div>
      )}
    </ChartCard>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import * as texts from '#features/admin-dashboard/panel-texts.ts';
import {
  adminStatisticsQuery,
  dailyCountsQuery,
  guideStatisticsKey,
} from '#features/statistics/data/statistics-queries.ts';
import { formatTime } from '#shared/formats/statistics.ts';
import { statisticsErrors } from '#features/statistics/panel-texts.ts';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { ChartCard } from '#features/statistics/components/chart-card.tsx';
import { ToggleChip } from '#ui/chip.tsx';
import { StatCard, statCards } from './stat-cards.tsx';

const Chart = lazyPart(
  texts.drawingDays,
  async () => (await import('#features/statistics/components/chart.tsx')).Chart,
);

/** The statistics of the guide and the daily counts. */
export function StatisticsSection({ uid }: { uid: string }) {
  const client = useQueryClient();
  const query = useQuery(adminStatisticsQuery(uid));
  const { data, error, isFetching } = query;
  // The key also covers the daily counts on screen.
  const reload = () => void client.invalidateQueries({ queryKey: guideStatisticsKey(uid) });
  return (
    <section aria-labelledby="numeros" className="mt-6">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 id="numeros" className="text-xl font-bold">
          {texts.statisticsTitle}
        </h2>
        {data && (
          <p className="flex items-center gap-1 text-sm text-ink-muted">
            <span>{texts.computedAt(formatTime(new Date(data.computedAt)))}</span>
            <IconButton label={texts.reloadStatistics} onClick={reload} disabled={isFetching}>
              <RotateCw aria-hidden size={18} />
            </IconButton>
          </p>
        )}
      </div>
      <QueryView
        query={query}
        sentences={statisticsErrors}
        failure="h3"
        onRetry={reload}
        loading={texts.loadingStatistics}
        skeleton={
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3 lg:grid-cols-4">
            {Array.from({ length: 8 }, (_, position) => (
              <Skeleton key={position} className="h-32 rounded-card" />
            ))}
          </div>
        }
      >
        {(statistics) => (
          <>
            <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3 lg:grid-cols-4">
              {statCards(statistics).map((card) => (
                <StatCard key={card.label} {...card} />
              ))}
            </dl>
            {texts.lettersText(statistics.letters) !== '' && (
              <p className="mt-3 rounded-control bg-warning-soft px-4 py-3 font-medium text-warning">
                {texts.lettersText(statistics.letters)}
              </p>
            )}
          </>
        )}
      </QueryView>
      {/* Both requests run in parallel; if both fail, only one error is shown. */}
      {(data !== undefined || !error) && <DailyChart uid={uid} />}
    </section>
  );
}

/** Sign-ups, reviews or club uses of the last 30 days, as bars or a table. Each kind is loaded when it is selected. */
function DailyChart({ uid }: { uid: string }) {
  const [words, setWords] = useState<texts.DailyLabels>(texts.dailyLabels[0]);
  const query = useQuery(dailyCountsQuery(uid, words.key));
  return (
    <ChartCard
      level={3}
      title={texts.last30Days}
      choices={texts.dailyLabels.map((labels) => (
        <ToggleChip
          key={labels.key}
          pressed={labels.key === words.key}
          onToggle={() => {
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
                <p className="text-sm text-ink-muted">{texts.sumInPeriod(series, words)}</p>
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

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import * as texts from '#features/admin-dashboard/panel-texts.ts';
import {
  adminStatisticsQuery,
  guideStatisticsKey,
} from '#features/statistics/data/statistics-queries.ts';
import { formatTime } from '#shared/formats/statistics.ts';
import { statisticsErrors } from '#features/statistics/panel-texts.ts';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { StatCard, statCards } from './stat-cards.tsx';

const DailyChart = lazyPart(
  texts.drawingDays,
  async () => (await import('./daily-chart.tsx')).DailyChart,
  { skeleton: <Skeleton className="mt-6 h-110 rounded-card" /> },
);

const cardGridClasses =
  'grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3 md:grid-cols-4';

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
        <div>
          <h2 id="numeros" className="text-xl font-bold">
            {texts.statisticsTitle}
          </h2>
          <p className="text-sm text-ink-muted">{texts.changeBase}</p>
        </div>
        {data && (
          <p className="flex shrink-0 items-center gap-1 text-sm text-ink-muted">
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
          <div className={cardGridClasses}>
            {Array.from({ length: 8 }, (_, position) => (
              <Skeleton key={position} className="h-24 rounded-card" />
            ))}
          </div>
        }
      >
        {(statistics) => (
          <>
            <dl className={cardGridClasses}>
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

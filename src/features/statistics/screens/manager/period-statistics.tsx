import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Download, TrendingDown, TrendingUp } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { placePeriodQuery } from '#features/statistics/data/statistics-queries.ts';
import { measureOf } from '#features/statistics/model/series.ts';
import type {
  PeriodStatistics as Figures,
  PlacePeriodResponse,
} from '#features/statistics/model/statistics-contract.ts';
import { statisticsPeriods } from '#features/statistics/model/statistics-period.ts';
import type { Place } from '#features/places/model/place.ts';
import * as texts from '#features/statistics/panel-texts.ts';
import * as statisticsTexts from '#features/statistics/statistics-panel-texts.ts';
import { Button } from '#ui/button.tsx';
import { ToggleChip } from '#ui/chip.tsx';
import { cx } from '#ui/class-names.ts';
import { QueryView } from '#ui/query-view.tsx';
import { rowsClasses } from '#ui/rows.tsx';
import { saveFile } from '#ui/save-file.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { StatisticsChart } from './statistics-chart.tsx';
import { toStatisticsCsv, statisticsFileName } from './statistics-csv.ts';

interface PeriodStatisticsProps {
  uid: string;
  place: Pick<Place, 'id' | 'title'>;
}

/** Statistics of one place; the period is in the URL. */
export function PeriodStatisticsSection({ uid, place }: PeriodStatisticsProps) {
  const [params, setParams] = useSearchParams();
  const period = statisticsPeriods.find((option) => option === params.get('periodo')) ?? '30d';
  const [selectedKey, setSelectedKey] = useState<keyof Figures | null>(null);
  const query = useQuery(placePeriodQuery(uid, place.id, period));
  return (
    <>
      <div
        role="group"
        aria-label={statisticsTexts.periodLabel}
        className="mt-4 flex flex-wrap gap-2"
      >
        {statisticsPeriods.map((option) => (
          <ToggleChip
            key={option}
            pressed={option === period}
            onToggle={() => {
              setParams(
                (newParams) => {
                  newParams.set('periodo', option);
                  return newParams;
                },
                { replace: true },
              );
            }}
          >
            {statisticsTexts.periodLabels[option]}
          </ToggleChip>
        ))}
      </div>
      <QueryView
        query={query}
        sentences={texts.placeStatisticsErrors}
        loading={texts.loadingStatistics}
        skeleton={<StatisticsSkeleton />}
      >
        {(statistics) => (
          <>
            <StatisticsHeading place={place} answer={statistics} />
            <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3 lg:grid-cols-4">
              {keyLabels.map(({ key, label }) => (
                <div
                  key={key}
                  className="flex min-w-0 flex-col rounded-card border border-line bg-surface p-4 shadow-card"
                >
                  <dt className="text-sm font-semibold text-ink-muted">{label}</dt>
                  <dd className="mt-1">
                    <span className="text-2xl font-extrabold wrap-anywhere tabular">
                      {texts.valueText(measureOf(key), statistics.current.figures[key])}
                    </span>
                    <Comparison statistic={key} answer={statistics} />
                  </dd>
                </div>
              ))}
            </dl>
            <StatisticsChart
              statistics={statistics}
              selectedKey={selectedKey ?? firstKnownKey(statistics.current.figures)}
              onChoose={setSelectedKey}
            />
            <dl className={cx(rowsClasses, 'mt-6')}>
              {otherLabels.map(({ key, label }) => (
                <div
                  key={key}
                  className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 px-4 py-2"
                >
                  <dt className="font-semibold">{label}</dt>
                  <dd className="ml-auto text-right sm:flex sm:items-center sm:gap-6">
                    <span className="font-extrabold tabular sm:order-last sm:min-w-20">
                      {texts.valueText(measureOf(key), statistics.current.figures[key])}
                    </span>
                    <Comparison statistic={key} answer={statistics} />
                  </dd>
                </div>
              ))}
            </dl>
            {statisticsTexts.unknownText(statistics) !== '' && (
              <p className="mt-3 text-sm text-ink-muted">
                {statisticsTexts.unknownText(statistics)}
              </p>
            )}
          </>
        )}
      </QueryView>
    </>
  );
}

const isKey = ({ key }: statisticsTexts.StatisticsLabels) =>
  statisticsTexts.keyStatistics.includes(key);
const keyLabels = statisticsTexts.statisticsLabels.filter(isKey);
const otherLabels = statisticsTexts.statisticsLabels.filter((labels) => !isKey(labels));

interface ComparisonProps {
  statistic: keyof Figures;
  answer: PlacePeriodResponse;
}

/** Renders the change of a statistic without a judgement, because more is not better for every statistic. */
function Comparison({ statistic, answer }: ComparisonProps) {
  const current = answer.current.figures[statistic];
  const previous = answer.previous.figures[statistic];
  const hasChange = current !== null && previous !== null && current !== previous;
  const Icon = hasChange && current > previous ? TrendingUp : TrendingDown;
  return (
    <span className="flex items-start gap-1 text-sm text-ink-muted tabular">
      {hasChange && <Icon aria-hidden size={16} className="mt-0.5 shrink-0 text-ink" />}
      {statisticsTexts.comparisonText(statistic, answer)}
    </span>
  );
}

/** The statistic drawn by default: the first one with events, otherwise the first one with known values. */
function firstKnownKey(figures: Figures): keyof Figures {
  const labels = statisticsTexts.statisticsLabels;
  const shown =
    labels.find(({ key }) => figures[key]) ?? labels.find(({ key }) => figures[key] !== null);
  return shown?.key ?? 'views';
}

function StatisticsHeading({
  place,
  answer: statistics,
}: Pick<PeriodStatisticsProps, 'place'> & { answer: PlacePeriodResponse }) {
  return (
    <div className="mt-4 flex items-center justify-between gap-3">
      <div className="min-w-0">
        {/* The selection above shows the place. */}
        <h2 className="sr-only">{place.title}</h2>
        <p className="text-sm text-ink-muted">{statisticsTexts.comparedPeriods(statistics)}</p>
      </div>
      <Button
        variant="secondary"
        onClick={() => {
          saveFile({
            filename: statisticsFileName(place.title, statistics),
            content: new Blob([toStatisticsCsv(place.title, statistics)], {
              type: 'text/csv;charset=utf-8',
            }),
          });
        }}
      >
        <Download aria-hidden size={20} />
        <span className="max-sm:sr-only">{statisticsTexts.downloadCsv}</span>
      </Button>
    </div>
  );
}

/** Renders placeholders with the height of the loaded content. */
function StatisticsSkeleton() {
  return (
    <>
      <Skeleton className="mt-4 h-11" />
      <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3 lg:grid-cols-4">
        {keyLabels.map(({ key }) => (
          <Skeleton key={key} className="h-28 rounded-card" />
        ))}
      </div>
      <Skeleton className="mt-6 h-110 rounded-card" />
    </>
  );
}

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
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        <div role="group" aria-label={statisticsTexts.periodLabel} className="flex flex-wrap gap-2">
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
        {/* Reserves the space of the line while the statistics load. */}
        <div className="min-h-6 min-w-40 flex-1">
          {/* The selection above shows the place. */}
          <h2 className="sr-only">{place.title}</h2>
          {query.data && (
            <p className="text-sm text-ink-muted">{statisticsTexts.comparedPeriod(query.data)}</p>
          )}
        </div>
      </div>
      <QueryView
        query={query}
        sentences={texts.placeStatisticsErrors}
        loading={texts.loadingStatistics}
        skeleton={<StatisticsSkeleton />}
      >
        {(statistics) => (
          <>
            <dl className={cardGridClasses}>
              {keyLabels.map((labels) => (
                <StatisticCard key={labels.key} labels={labels} answer={statistics} />
              ))}
            </dl>
            <StatisticsChart
              statistics={statistics}
              selectedKey={selectedKey ?? firstKnownKey(statistics.current.figures)}
              onChoose={setSelectedKey}
            />
            <div className="mt-6 mb-3 flex flex-wrap items-center justify-between gap-3">
              <h3 className="text-xl font-bold">{statisticsTexts.otherStatistics}</h3>
              <ExportButton place={place} answer={statistics} />
            </div>
            <dl className={rowsClasses}>
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

/** Two cards per row on a phone, all four in one row on a wide screen, with equal heights. */
const cardGridClasses =
  'mt-3 grid auto-rows-fr grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3 lg:grid-cols-4';

const isKey = ({ key }: statisticsTexts.StatisticsLabels) =>
  statisticsTexts.keyStatistics.includes(key);
const keyLabels = statisticsTexts.statisticsLabels.filter(isKey);
const otherLabels = statisticsTexts.statisticsLabels.filter((labels) => !isKey(labels));

const toneClasses: Record<statisticsTexts.ChangeDirection, string> = {
  up: 'bg-open-soft text-open',
  down: 'bg-danger-soft text-danger',
  none: 'bg-sunken text-ink-muted',
};

interface StatisticCardProps {
  labels: statisticsTexts.StatisticsLabels;
  answer: PlacePeriodResponse;
}

/** Renders one statistic and its change in short; screen readers and the tooltip have the whole comparison. */
function StatisticCard({ labels: { key, label, cardLabel = label }, answer }: StatisticCardProps) {
  const { text, direction } = statisticsTexts.shortComparison(key, answer);
  const wholeText = statisticsTexts.comparisonText(key, answer);
  return (
    <div
      title={wholeText}
      className="flex min-w-0 flex-col rounded-card border border-line bg-surface p-3 shadow-card sm:p-4"
    >
      <dt className="text-sm font-semibold text-ink-muted">{cardLabel}</dt>
      <dd className="mt-1 flex flex-col items-start gap-1">
        <span className="text-2xl font-extrabold wrap-anywhere tabular">
          {texts.valueText(measureOf(key), answer.current.figures[key])}
        </span>
        <span
          aria-hidden
          className={cx(
            'rounded-full px-2 text-sm font-semibold tabular empty:hidden',
            // A larger discount is neither better nor worse.
            toneClasses[key === 'discountCents' ? 'none' : direction],
          )}
        >
          {text}
        </span>
        <span className="sr-only">{wholeText}</span>
      </dd>
    </div>
  );
}

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

function ExportButton({
  place,
  answer: statistics,
}: Pick<PeriodStatisticsProps, 'place'> & { answer: PlacePeriodResponse }) {
  return (
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
      {statisticsTexts.downloadCsv}
    </Button>
  );
}

/** Renders placeholders with the height of the loaded content. */
function StatisticsSkeleton() {
  return (
    <>
      <div className={cardGridClasses}>
        {keyLabels.map(({ key }) => (
          <Skeleton key={key} className="h-24 rounded-card" />
        ))}
      </div>
      <Skeleton className="mt-6 h-110 rounded-card" />
    </>
  );
}

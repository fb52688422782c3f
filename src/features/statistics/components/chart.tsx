import { useState } from 'react';
import { averageOf } from '#features/statistics/model/series.ts';
import type { Series, SeriesPoint } from '#features/statistics/model/series.ts';
import * as texts from '#features/statistics/panel-texts.ts';
import type { SeriesWords } from '#features/statistics/panel-texts.ts';
import { formatInteger } from '#shared/formats/formats.ts';
import { cx } from '#ui/class-names.ts';
import { computeScale, findLabelScreens } from './chart-scale.ts';

/** SVG units; the drawing stretches to the available space. */
const chartHeight = 100;
const slotWidth = 10;
const barWidth = 6.4;

/** Maximum number of axis labels on a phone. */
const maxTicks = 7;

interface ChartProps {
  series: Series;
  words: SeriesWords;
  isTable: boolean;
  /** Accessible name of the table; by default 'Tabela: Avaliações por dia'. */
  tableName?: string;
  /** Formats a part of the period; by default pointLabel(). */
  toLabel?: (point: SeriesPoint) => string;
  /** Explanation above the chart. The value of the last part of the period is next to it while no bar is chosen. */
  note?: string;
  /** Draws the average of the complete parts as a dashed line. */
  hasAverage?: boolean;
}

/** A series as bars or as a table. */
export function Chart({
  series,
  words,
  isTable,
  tableName = texts.chartTableName(words.label, series.unit),
  toLabel = (point) => texts.pointLabel(series.unit, point),
  note = '',
  hasAverage = false,
}: ChartProps) {
  return isTable ? (
    <>
      <p className="text-sm text-ink-muted empty:hidden">{note}</p>
      <ChartTable {...{ series, words, tableName, toLabel }} />
    </>
  ) : (
    <ChartBars {...{ series, words, toLabel, note, hasAverage }} />
  );
}

/**
 * One bar per point; unknown values have no bar. Screen readers get an image with a text alternative, because the table
 * has the same data. Hovering or tapping a bar shows its value above. Otherwise the values are shown above all bars if
 * there is room, but not if all are zero; without room, the value of the last bar is shown.
 */
function ChartBars({
  series,
  words,
  toLabel,
  note,
  hasAverage,
}: Required<Pick<ChartProps, 'series' | 'words' | 'toLabel' | 'note' | 'hasAverage'>>) {
  const { unit, measure, points } = series;
  const showsLast = note !== '';
  const [hoveredIndex, setHoveredIndex] = useState<number | null>(null);
  // A bar never goes below the axis, even if stored refunds exceed the payments.
  const values = points.map(
    ({ value }) => value && Math.max(0, measure === 'cents' ? value / 100 : value),
  );
  const average = hasAverage ? averageOf(series) : null;
  const averageHeight = measure === 'cents' ? (average ?? 0) / 100 : (average ?? 0);
  const { top: scaleMax, step } = computeScale(Math.max(0, ...values.map((value) => value ?? 0)));
  const isEmpty = values.every((value) => !value);
  // Without bars only the axis is drawn, because a scale would state numbers that the chart does not have.
  const gridLines = isEmpty
    ? [0]
    : Array.from({ length: scaleMax / step + 1 }, (_, index) => index * step);
  const chosenPoint = hoveredIndex === null ? undefined : points[hoveredIndex];
  const lastPoint = points.at(-1);
  const shownPoint = chosenPoint ?? (showsLast ? lastPoint : undefined);
  const toValueText = (point: SeriesPoint) =>
    `${toLabel(point)}: ${texts.valueSentence(measure, words, point.value)}`;
  const toHeight = (value: number) => (value / scaleMax) * chartHeight;
  const width = points.length * slotWidth;
  const toCentre = (index: number) => `${((index + 0.5) / points.length) * 100}%`;
  const tickInterval = Math.ceil(points.length / maxTicks);
  const valueLabels = values.map((value) => texts.valueText('count', value));
  const labelScreens = findLabelScreens(values, valueLabels);
  const hasAllLabels = labelScreens === 'everywhere' || labelScreens === 'needless';

  return (
    <figure className="mt-2">
      <figcaption
        className={cx('flex flex-wrap items-baseline gap-x-6 gap-y-1', showsLast ? 'mb-4' : 'mb-2')}
      >
        {showsLast && <span className="min-w-48 flex-1 text-sm text-ink-muted">{note}</span>}
        <span
          aria-hidden
          className={cx(
            'h-6 max-w-full truncate tabular',
            showsLast ? 'font-bold first-letter:uppercase' : 'min-w-0 flex-1 text-sm font-semibold',
          )}
        >
          {shownPoint && toValueText(shownPoint)}
          {!shownPoint && lastPoint && !isEmpty && !hasAllLabels && (
            <span className={cx('text-ink-muted', labelScreens === 'wide' && 'md:hidden')}>
              {toValueText(lastPoint)}
            </span>
          )}
        </span>
        {average !== null && (
          <span
            aria-hidden
            className="flex shrink-0 items-center gap-2 self-center text-sm text-ink-muted tabular"
          >
            <svg viewBox="0 0 20 2" className="w-5">
              <AverageLine width={20} y={1} />
            </svg>
            {texts.averageText(measure, average)}
          </span>
        )}
      </figcaption>
      <div className="flex gap-2">
        <div
          aria-hidden
          className="relative w-8 shrink-0 text-right text-xs text-ink-muted tabular"
        >
          {gridLines.map((line) => (
            <span
              key={line}
              className="absolute right-0 translate-y-1/2"
              style={{ bottom: `${(line / scaleMax) * 100}%` }}
            >
              {formatInteger(line)}
            </span>
          ))}
        </div>
        <div className="relative min-w-0 flex-1">
          <svg
            role="img"
            aria-label={texts.chartSummary(series, words, toLabel, average)}
            viewBox={`0 0 ${width} ${chartHeight}`}
            preserveAspectRatio="none"
            className="h-48 w-full touch-pan-y overflow-visible md:h-64"
            onPointerLeave={() => {
              setHoveredIndex(null);
            }}
          >
            {gridLines.map((line) => (
              <line
                key={line}
                x1={0}
                x2={width}
                y1={chartHeight - toHeight(line)}
                y2={chartHeight - toHeight(line)}
                vectorEffect="non-scaling-stroke"
                className="stroke-line"
              />
            ))}
            {points.map(({ date, isPartial }, index) => {
              const barHeight = toHeight(values[index] ?? 0);
              const showPoint = () => {
                setHoveredIndex(index);
              };
              return (
                <g key={date} onPointerEnter={showPoint} onPointerDown={showPoint}>
                  {/* The whole column reacts to the pointer, not only the bar. */}
                  <rect
                    x={index * slotWidth}
                    y={0}
                    width={slotWidth}
                    height={chartHeight}
                    className={index === hoveredIndex ? 'fill-sea-soft' : 'fill-transparent'}
                  />
                  <rect
                    x={index * slotWidth + (slotWidth - barWidth) / 2}
                    y={chartHeight - barHeight}
                    width={barWidth}
                    height={barHeight}
                    className={cx(
                      'transition-[fill] duration-150',
                      isPartial && 'opacity-60',
                      index === hoveredIndex ? 'fill-sea-hover' : 'fill-sea',
                    )}
                  />
                </g>
              );
            })}
            {average !== null && (
              <AverageLine width={width} y={chartHeight - toHeight(averageHeight)} />
            )}
          </svg>
          {isEmpty && (
            <p
              aria-hidden
              className="pointer-events-none absolute inset-0 grid place-content-center text-ink-muted"
            >
              {texts.emptyChart(points, words)}
            </p>
          )}
          {(labelScreens === 'wide' || labelScreens === 'everywhere') &&
            !chosenPoint &&
            // The value of the last bar is above the chart if it is shown there.
            points.slice(0, showsLast ? -1 : undefined).map(({ date }, index) => (
              <span
                key={date}
                aria-hidden
                className={cx(
                  'pointer-events-none absolute -translate-x-1/2 text-xs font-semibold tabular',
                  labelScreens === 'wide' && 'max-md:hidden',
                )}
                style={{
                  left: toCentre(index),
                  bottom: `${((values[index] ?? 0) / scaleMax) * 100}%`,
                }}
              >
                {valueLabels[index]}
              </span>
            ))}
        </div>
      </div>
      <div aria-hidden className="mt-2 flex gap-2 text-xs text-ink-muted tabular">
        <span className="w-8 shrink-0" />
        <div className="relative h-4 min-w-0 flex-1">
          {points.map(({ date }, index) => {
            const hasRoom = (points.length - 1 - index) % tickInterval === 0;
            // A wide screen has room for the name of every month.
            return hasRoom || unit === 'month' ? (
              <span
                key={date}
                className={cx(
                  'absolute -translate-x-1/2 whitespace-nowrap',
                  !hasRoom && 'max-md:hidden',
                )}
                style={{ left: toCentre(index) }}
              >
                {texts.tickLabel(unit, date)}
              </span>
            ) : null;
          })}
        </div>
      </div>
    </figure>
  );
}

/** The points of a series as a table, newest first. */
function ChartTable({
  series: { unit, measure, points },
  words,
  tableName,
  toLabel,
}: Required<Pick<ChartProps, 'series' | 'words' | 'tableName' | 'toLabel'>>) {
  return (
    // The rows scroll inside this region. It is focusable, so that keyboard users can scroll it.
    <div
      role="region"
      aria-label={tableName}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="mt-3 h-64 overflow-auto rounded-control border border-line md:h-80"
    >
      <table className="w-full text-sm">
        <thead className="sticky top-0 bg-sunken text-left">
          <tr>
            <th scope="col" className="px-3 py-2 font-semibold">
              {texts.unitWords[unit].name}
            </th>
            <th scope="col" className="px-3 py-2 text-right font-semibold">
              {words.label}
            </th>
          </tr>
        </thead>
        <tbody className="tabular">
          {[...points].reverse().map((point) => (
            <tr key={point.date} className="border-t border-line">
              <th scope="row" className="px-3 py-2 text-left font-medium">
                {point.isPartial ? texts.partialPeriod(toLabel(point)) : toLabel(point)}
              </th>
              <td className="px-3 py-2 text-right">{texts.valueText(measure, point.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The dashed line of the average, in the chart and in its key. A line in the color of the surface makes it visible on bars. */
function AverageLine({ width, y }: { width: number; y: number }) {
  const line = { x1: 0, x2: width, y1: y, y2: y, vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <g className="pointer-events-none">
      <line {...line} stroke="var(--color-surface)" strokeWidth={3} />
      <line {...line} stroke="currentColor" strokeDasharray="4 4" />
    </g>
  );
}

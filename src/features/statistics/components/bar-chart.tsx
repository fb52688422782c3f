import { useState } from 'react';
import * as texts from '#features/statistics/panel-texts.ts';
import { formatInteger } from '#shared/formats/formats.ts';
import { cx } from '#ui/class-names.ts';
import { findLabelScreens, computeScale } from './chart-point.ts';
import type { ChartPoint } from './chart-point.ts';

/** SVG units; the drawing stretches to the available space. */
const chartHeight = 100;
const slotWidth = 10;
const barWidth = 6.4;

/** Maximum number of axis labels on a phone. */
const maxTicks = 7;

interface BarChartProps {
  points: readonly ChartPoint[];
  /** Text alternative, as chartSummary() returns it. */
  summary: string;
}

/**
 * Bar chart with one bar per point; unknown values have no bar. Screen readers get an image with a text alternative,
 * because the table has the same data. Hovering or tapping a bar shows its value above. Otherwise the values are shown
 * above all bars if there is room, but not if all are zero.
 */
export function BarChart({ points, summary }: BarChartProps) {
  const [hoveredIndex, setHoveredIndex] = useState<number | null>(null);
  const { top: scaleMax, step } = computeScale(
    Math.max(0, ...points.map(({ value }) => value ?? 0)),
  );
  const gridLines = Array.from({ length: scaleMax / step + 1 }, (_, index) => index * step);
  const shownPoint = hoveredIndex === null ? undefined : points[hoveredIndex];
  const toHeight = (value: number) => (value / scaleMax) * chartHeight;
  const width = points.length * slotWidth;
  const toCentre = (index: number) => `${((index + 0.5) / points.length) * 100}%`;
  const tickInterval = Math.ceil(points.length / maxTicks);
  const valueLabels = points.map(({ value }) => (value === null ? '—' : formatInteger(value)));
  const labelScreens = findLabelScreens(points, valueLabels);

  return (
    <figure className="mt-2">
      <figcaption className="h-6 text-sm font-semibold tabular" aria-hidden>
        {shownPoint && `${shownPoint.label}: ${shownPoint.spoken}`}
        {!shownPoint && (labelScreens === 'wide' || labelScreens === 'nowhere') && (
          <span className="font-normal text-ink-muted md:hidden">{texts.tapBar}</span>
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
            aria-label={summary}
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
            {points.map(({ key, value, isPartial }, index) => {
              const showPoint = () => {
                setHoveredIndex(index);
              };
              return (
                <g key={key} onPointerEnter={showPoint} onPointerDown={showPoint}>
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
                    y={chartHeight - toHeight(value ?? 0)}
                    width={barWidth}
                    height={toHeight(value ?? 0)}
                    className={cx(
                      'transition-[fill] duration-150',
                      isPartial && 'opacity-60',
                      index === hoveredIndex ? 'fill-sea-hover' : 'fill-sea',
                    )}
                  />
                </g>
              );
            })}
          </svg>
          {(labelScreens === 'wide' || labelScreens === 'everywhere') &&
            !shownPoint &&
            points.map(({ key, value }, index) => (
              <span
                key={key}
                aria-hidden
                className={cx(
                  'pointer-events-none absolute -translate-x-1/2 text-xs font-semibold tabular',
                  labelScreens === 'wide' && 'max-md:hidden',
                )}
                style={{ left: toCentre(index), bottom: `${((value ?? 0) / scaleMax) * 100}%` }}
              >
                {valueLabels[index]}
              </span>
            ))}
        </div>
      </div>
      <div aria-hidden className="mt-2 flex gap-2 text-xs text-ink-muted tabular">
        <span className="w-8 shrink-0" />
        <div className="relative h-4 min-w-0 flex-1">
          {points.map(({ key, tick }, index) =>
            (points.length - 1 - index) % tickInterval === 0 ? (
              <span
                key={key}
                className="absolute -translate-x-1/2 whitespace-nowrap"
                style={{ left: toCentre(index) }}
              >
                {tick}
              </span>
            ) : null,
          )}
        </div>
      </div>
    </figure>
  );
}

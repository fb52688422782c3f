import { useState } from 'react';
import { formatInteger } from '#shared/formats/formats.ts';
import { cx } from '#ui/class-names.ts';
import { roomForNumbers, scaleTop } from './chart-point.ts';
import type { ChartPoint } from './chart-point.ts';

/** SVG units; the drawing stretches to the available space. */
const height = 100;
const slot = 10;
const barWidth = 6.4;

/** Maximum number of axis labels on a phone. */
const mostTicks = 7;

interface BarsProps {
  points: readonly ChartPoint[];
  /** Text alternative: chartSummary(). */
  summary: string;
}

/**
 * Bar chart with one bar per point; unknown values have no bar. Screen readers get an image with a text alternative,
 * because the table has the same data. Hovering or tapping a bar shows its value above. Values are always shown above
 * the bars if there is room, and never if all are zero.
 */
export function Bars({ points, summary }: BarsProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const { top, step } = scaleTop(Math.max(0, ...points.map(({ value }) => value ?? 0)));
  const lines = Array.from({ length: top / step + 1 }, (_, at) => at * step);
  const shown = pointed === null ? undefined : points[pointed];
  const heightOf = (value: number) => (value / top) * height;
  const width = points.length * slot;
  const centreOf = (at: number) => `${((at + 0.5) / points.length) * 100}%`;
  const everyTick = Math.ceil(points.length / mostTicks);
  const drawn = points.map(({ value }) => (value === null ? '—' : formatInteger(value)));
  const room = roomForNumbers(points, drawn);

  return (
    <figure className="mt-2">
      <figcaption className="h-6 text-sm font-semibold tabular" aria-hidden>
        {shown && `${shown.label}: ${shown.spoken}`}
        {!shown && (room === 'wide' || room === 'nowhere') && (
          <span className="font-normal text-ink-muted md:hidden">
            Toque numa barra para ver o valor
          </span>
        )}
      </figcaption>
      <div className="flex gap-2">
        <div
          aria-hidden
          className="relative w-8 shrink-0 text-right text-xs text-ink-muted tabular"
        >
          {lines.map((line) => (
            <span
              key={line}
              className="absolute right-0 translate-y-1/2"
              style={{ bottom: `${(line / top) * 100}%` }}
            >
              {formatInteger(line)}
            </span>
          ))}
        </div>
        <div className="relative min-w-0 flex-1">
          <svg
            role="img"
            aria-label={summary}
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="none"
            className="h-48 w-full touch-pan-y overflow-visible md:h-64"
            onPointerLeave={() => {
              setPointed(null);
            }}
          >
            {lines.map((line) => (
              <line
                key={line}
                x1={0}
                x2={width}
                y1={height - heightOf(line)}
                y2={height - heightOf(line)}
                vectorEffect="non-scaling-stroke"
                className="stroke-line"
              />
            ))}
            {points.map(({ key, value, isPartial }, at) => {
              const point = () => {
                setPointed(at);
              };
              return (
                <g key={key} onPointerEnter={point} onPointerDown={point}>
                  {/* The whole column reacts to the pointer, not only the bar. */}
                  <rect
                    x={at * slot}
                    y={0}
                    width={slot}
                    height={height}
                    className={at === pointed ? 'fill-sea-soft' : 'fill-transparent'}
                  />
                  <rect
                    x={at * slot + (slot - barWidth) / 2}
                    y={height - heightOf(value ?? 0)}
                    width={barWidth}
                    height={heightOf(value ?? 0)}
                    className={cx(
                      'transition-[fill] duration-150',
                      isPartial && 'opacity-60',
                      at === pointed ? 'fill-sea-hover' : 'fill-sea',
                    )}
                  />
                </g>
              );
            })}
          </svg>
          {(room === 'wide' || room === 'everywhere') &&
            !shown &&
            points.map(({ key, value }, at) => (
              <span
                key={key}
                aria-hidden
                className={cx(
                  'pointer-events-none absolute -translate-x-1/2 text-xs font-semibold tabular',
                  room === 'wide' && 'max-md:hidden',
                )}
                style={{ left: centreOf(at), bottom: `${((value ?? 0) / top) * 100}%` }}
              >
                {drawn[at]}
              </span>
            ))}
        </div>
      </div>
      <div aria-hidden className="mt-2 flex gap-2 text-xs text-ink-muted tabular">
        <span className="w-8 shrink-0" />
        <div className="relative h-4 min-w-0 flex-1">
          {points.map(({ key, tick }, at) =>
            (points.length - 1 - at) % everyTick === 0 ? (
              <span
                key={key}
                className="absolute -translate-x-1/2 whitespace-nowrap"
                style={{ left: centreOf(at) }}
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

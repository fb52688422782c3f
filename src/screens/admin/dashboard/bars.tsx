import { useState } from 'react';
import type { DailyCountsAnswer } from '#domain/api-contract.ts';
import { formatInteger } from '#texts/formats.ts';
import { cx } from '#ui/class-names.ts';
import { dayLabel, scaleTop } from './daily-series.ts';
import type { DailySeries } from './daily-series.ts';

type Day = DailyCountsAnswer['days'][number];

/** Units of the drawing; it stretches to whatever room there is. */
const height = 100;
const slot = 10;
const barWidth = 6.4;

interface BarsProps {
  days: readonly Day[];
  series: DailySeries;
}

/**
 * A bar a day. The drawing is a picture to screen readers, who have the table; a finger or mouse on a day tells
 * its number above.
 */
export function Bars({ days, series }: BarsProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const values = days.map(({ count }) => count);
  const most = Math.max(0, ...values);
  const { top, step } = scaleTop(most);
  const lines = Array.from({ length: top / step + 1 }, (_, at) => at * step);
  const day = pointed === null ? undefined : days[pointed];
  const heightOf = (value: number) => (value / top) * height;

  return (
    <figure className="mt-2">
      <figcaption className="h-6 text-sm font-semibold tabular" aria-hidden>
        {day && `${dayLabel(day.date)}: ${countOf(day.count, series)}`}
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
        <svg
          role="img"
          aria-label={summaryOf(days, series)}
          viewBox={`0 0 ${days.length * slot} ${height}`}
          preserveAspectRatio="none"
          className="h-48 min-w-0 flex-1 touch-pan-y overflow-visible md:h-64"
          onPointerLeave={() => {
            setPointed(null);
          }}
        >
          {lines.map((line) => (
            <line
              key={line}
              x1={0}
              x2={days.length * slot}
              y1={height - heightOf(line)}
              y2={height - heightOf(line)}
              vectorEffect="non-scaling-stroke"
              className="stroke-line"
            />
          ))}
          {days.map(({ date }, at) => {
            const value = values[at] ?? 0;
            const point = () => {
              setPointed(at);
            };
            return (
              <g key={date} onPointerEnter={point} onPointerDown={point}>
                {/* The whole column answers, not only its bar. */}
                <rect
                  x={at * slot}
                  y={0}
                  width={slot}
                  height={height}
                  className={at === pointed ? 'fill-sea-soft' : 'fill-transparent'}
                />
                <rect
                  x={at * slot + (slot - barWidth) / 2}
                  y={height - heightOf(value)}
                  width={barWidth}
                  height={heightOf(value)}
                  className={cx(
                    'transition-[fill] duration-150',
                    at === pointed ? 'fill-sea-hover' : 'fill-sea',
                  )}
                />
              </g>
            );
          })}
        </svg>
      </div>
      <div aria-hidden className="mt-2 flex justify-between pl-10 text-xs text-ink-muted tabular">
        {[0, 10, 20, days.length - 1].map((at) => (
          <span key={at}>{dayLabel(days[at]?.date ?? '')}</span>
        ))}
      </div>
    </figure>
  );
}

function countOf(value: number, { one, many }: DailySeries): string {
  return `${formatInteger(value)} ${value === 1 ? one : many}`;
}

/** What the picture shows, in a sentence. */
function summaryOf(days: readonly Day[], series: DailySeries): string {
  const best = days.reduce<Day | null>(
    (most, day) => (most === null || day.count > most.count ? day : most),
    null,
  );
  const first = dayLabel(days.at(0)?.date ?? '');
  const last = dayLabel(days.at(-1)?.date ?? '');
  const most =
    best && best.count > 0
      ? ` O maior dia foi ${dayLabel(best.date)}, com ${countOf(best.count, series)}.`
      : ` ${series.none} no período.`;
  return `Gráfico de barras: ${series.label} por dia, de ${first} a ${last}.${most}`;
}

import { chartDescription } from '#features/statistics/panel-texts.ts';
import type { ChartTexts } from '#features/statistics/panel-texts.ts';

/** A day, week or month of a chart. */
export interface ChartPoint {
  key: string;
  /** '10/03', or a date range for more than a day. */
  label: string;
  /** Short label for the axis. */
  tick: string;
  /** Value of the bar; null if unknown. */
  value: number | null;
  /** Formatted value: '7', 'R$ 12,50'; '—' if unknown. */
  text: string;
  /** Value with its noun: '7 avaliações'. */
  spoken: string;
  /** True if the period is cut off or not over yet. */
  isPartial?: boolean;
}

/** Returns a text alternative for a chart. */
export function chartSummary(points: readonly ChartPoint[], chartTexts: ChartTexts): string {
  const highestPoint = points.reduce<ChartPoint | null>(
    (highest, point) => ((point.value ?? 0) > (highest?.value ?? 0) ? point : highest),
    null,
  );
  return chartDescription(chartTexts, {
    firstLabel: points.at(0)?.label ?? '',
    lastLabel: points.at(-1)?.label ?? '',
    highestPoint,
    hasKnownValue: points.some(({ value }) => value !== null),
  });
}

/**
 * Returns the top of a scale that starts at 0, and its step: an integer of the series 1, 2, 5, 10, 20, 50 ... The scale
 * has at most four steps.
 * @param highest the highest value
 */
export function computeScale(highest: number): { top: number; step: number } {
  const rawStep = Math.max(1, highest) / 4;
  const power = 10 ** Math.floor(Math.log10(rawStep));
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rawStep) ?? rawStep,
  );
  return { top: Math.ceil(Math.max(1, highest) / step) * step, step };
}

/** Width of a digit above a bar and gap between two values, in pixels. */
const digitWidthPx = 7.5;
const labelGapPx = 6;

/** Minimum width of the chart in pixels: on a phone of 320 pixels, and on screens from 768 pixels. */
const minChartWidthPx = 210;
const wideChartWidthPx = 600;

/**
 * Returns on which screens the values above the bars fit without overlap; 'needless' if all are zero.
 * @param labels the formatted values
 */
export function findLabelScreens(
  points: readonly Pick<ChartPoint, 'value'>[],
  labels: readonly string[],
): 'everywhere' | 'wide' | 'nowhere' | 'needless' {
  if (points.every(({ value }) => value === 0)) return 'needless';
  const maxLength = Math.max(...labels.map(({ length }) => length));
  const neededWidth = labels.length * (maxLength * digitWidthPx + labelGapPx);
  if (neededWidth <= minChartWidthPx) return 'everywhere';
  return neededWidth <= wideChartWidthPx ? 'wide' : 'nowhere';
}

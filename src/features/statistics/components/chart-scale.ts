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
  values: readonly (number | null)[],
  labels: readonly string[],
): 'everywhere' | 'wide' | 'nowhere' | 'needless' {
  if (values.every((value) => value === 0)) return 'needless';
  const maxLength = Math.max(...labels.map(({ length }) => length));
  const neededWidth = labels.length * (maxLength * digitWidthPx + labelGapPx);
  if (neededWidth <= minChartWidthPx) return 'everywhere';
  return neededWidth <= wideChartWidthPx ? 'wide' : 'nowhere';
}

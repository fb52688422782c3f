/** A day, week or month of a chart. */
export interface ChartPoint {
  key: string;
  /** '10/03', or with its end where it is longer than a day. */
  label: string;
  /** Under the axis, as short as it gets. */
  tick: string;
  /** What is drawn; null where it is not known. */
  value: number | null;
  /** The value as it is read: '7', 'R$ 12,50'; '—' where it is not known. */
  text: string;
  /** The value with its noun: '7 avaliações'. */
  spoken: string;
  /** Cut off, or not over yet. */
  isPartial?: boolean;
}

/** The words of a chart. */
export interface ChartWords {
  /** 'Avaliações'. */
  label: string;
  /** 'por dia'. */
  step: string;
  /** 'O maior dia foi'. */
  most: string;
  /** 'Nenhuma avaliação'. */
  none: string;
}

/** What a chart shows, in a sentence. */
export function chartSummary(points: readonly ChartPoint[], words: ChartWords): string {
  const best = points.reduce<ChartPoint | null>(
    (most, point) => ((point.value ?? 0) > (most?.value ?? 0) ? point : most),
    null,
  );
  const isKnown = points.some(({ value }) => value !== null);
  const said = best
    ? `${words.most} ${best.label}, com ${best.spoken}.`
    : isKnown
      ? `${words.none} no período.`
      : 'Não foi contado no período.';
  const first = points.at(0)?.label ?? '';
  const last = points.at(-1)?.label ?? '';
  return `Gráfico de barras: ${words.label} ${words.step}, de ${first} a ${last}. ${said}`;
}

/**
 * The top of a scale that begins at 0 and has whole steps: 1, 2, 5, 10, 20, 50 ... times four at most.
 * @param most the highest value shown
 */
export function scaleTop(most: number): { top: number; step: number } {
  const raw = Math.max(1, most) / 4;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => n >= raw) ?? raw);
  return { top: Math.ceil(Math.max(1, most) / step) * step, step };
}

/** Of a number above a bar: pixels of a character, and between it and the next number. */
const characterWidth = 7.5;
const numberGap = 6;

/** Pixels from the first bar to the last, at least: on a phone of 320 pixels, and from 768 on. */
const narrowest = 210;
const wide = 600;

/**
 * Where numbers above the bars do not run into each other: on every screen, on wide ones, or nowhere; 'needless' where
 * all would be nothing.
 * @param drawn the numbers as they would stand there
 */
export function roomForNumbers(
  points: readonly Pick<ChartPoint, 'value'>[],
  drawn: readonly string[],
): 'everywhere' | 'wide' | 'nowhere' | 'needless' {
  if (points.every(({ value }) => value === 0)) return 'needless';
  const longest = Math.max(...drawn.map(({ length }) => length));
  const needed = drawn.length * (longest * characterWidth + numberGap);
  if (needed <= narrowest) return 'everywhere';
  return needed <= wide ? 'wide' : 'nowhere';
}

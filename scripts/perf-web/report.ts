import { median } from '@guia-da-ilha/local-firebase/perf/measure';
import type { Row } from '@guia-da-ilha/local-firebase/perf/measure';
import type { Load } from './load-page.ts';

/**
 * What a visit loads: the product's page, the same page as plain HTML, or one of two references: the app shell and a
 * page that only starts React.
 */
export type Variant = 'product' | 'plain' | 'shell' | 'react';

export interface Visit {
  /** Name of the page; empty for the app shell and for React alone. */
  page: string;
  variant: Variant;
  round: number;
  load: Load;
}

/**
 * Upper limits for a page: paint times as a ratio to plain HTML, blocked time as a ratio to React alone, layout shift
 * as an absolute score.
 */
const wanted = {
  firstPaint: 1.15,
  largestPaint: 1.25,
  blocked: 2.5,
  shift: 0.01,
  /** JavaScript received until the page reacts, in kB of 1,000 bytes. */
  scripts: { home: 108, place: 122 } as Readonly<Record<string, number>>,
};

type Figure = Exclude<keyof Load, 'largestElement'>;

/** Returns the median of a value over the visits that have it. @returns null if no visit has the value */
export function middle(visits: readonly Visit[], figure: Figure): number | null {
  const known = visits.flatMap(({ load }) => load[figure] ?? []);
  return known.length === 0 ? null : median(known);
}

/** Returns the median of the ratios between two sets of visits; visits of the same round are compared. */
export function ratio(
  visits: readonly Visit[],
  others: readonly Visit[],
  figure: Figure,
): number | null {
  const pairs = visits.flatMap(({ round, load }) => {
    const other = others.find((visit) => visit.round === round)?.load[figure];
    const own = load[figure];
    return own === null || !other ? [] : [own / other];
  });
  return pairs.length === 0 ? null : median(pairs);
}

const columns: { heading: string; figure: Figure; text: (value: number) => string }[] = [
  { heading: 'first paint', figure: 'firstPaint', text: milliseconds },
  { heading: 'largest', figure: 'largestPaint', text: milliseconds },
  { heading: 'blocked', figure: 'blocked', text: milliseconds },
  { heading: 'shift', figure: 'shift', text: (value) => value.toFixed(4) },
  { heading: 'received', figure: 'bytes', text: kilobytes },
  { heading: 'scripts', figure: 'scriptBytes', text: kilobytes },
  { heading: 'requests', figure: 'requests', text: String },
  { heading: 'reacts', figure: 'reactsAt', text: milliseconds },
  { heading: 'scripts until then', figure: 'scriptBytesUntilReacts', text: kilobytes },
];

/**
 * Returns a table of medians. For each page: the product, the same page as plain HTML, and the ratio of the two; then the
 * app shell and React alone.
 */
export function figuresTable(visits: readonly Visit[]): string {
  const of = (variant: Variant, page = '') =>
    visits.filter((visit) => visit.variant === variant && visit.page === page);
  const medians = (name: string, some: readonly Visit[]) => [
    name,
    ...columns.map(({ figure, text }) => shown(middle(some, figure), text)),
  ];
  const lines = pagesOf(visits).flatMap((page) => [
    medians(page, of('product', page)),
    medians('  as plain HTML', of('plain', page)),
    [
      '  times',
      ...columns.map(({ figure }) =>
        shown(ratio(of('product', page), of('plain', page), figure), (value) => value.toFixed(2)),
      ),
    ],
  ]);
  return aligned([
    ['', ...columns.map(({ heading }) => heading)],
    ...lines,
    medians('the shell alone', of('shell')),
    medians('React alone', of('react')),
  ]);
}

/** Returns the values to compare with the limits, for the table of `@guia-da-ilha/local-firebase/perf/measure`. */
export function limitRows(visits: readonly Visit[]): Row[] {
  const of = (variant: Variant, page = '') =>
    visits.filter((visit) => visit.variant === variant && visit.page === page);
  return pagesOf(visits).flatMap((page) => {
    const product = of('product', page);
    const plain = of('plain', page);
    const react = of('react');
    const paint = (name: string, figure: Figure, most: number): Row => ({
      name: `${page}: ${name} against plain HTML`,
      measured: against(product, plain, figure),
      figure: ratio(product, plain, figure) ?? Infinity,
      bound: { kind: 'at most', value: most },
    });
    const scripts = wanted.scripts[page];
    return [
      paint('first paint', 'firstPaint', wanted.firstPaint),
      paint('largest paint', 'largestPaint', wanted.largestPaint),
      {
        name: `${page}: blocked against React alone`,
        measured: against(product, react, 'blocked'),
        figure: timesBlocked(product, react),
        bound: { kind: 'at most', value: wanted.blocked },
      },
      {
        name: `${page}: layout shift`,
        measured: shown(middle(product, 'shift'), (value) => value.toFixed(4)),
        figure: middle(product, 'shift') ?? Infinity,
        bound: { kind: 'at most', value: wanted.shift },
      },
      ...(scripts === undefined
        ? []
        : [
            {
              name: `${page}: kB of JavaScript until it reacts`,
              measured: '',
              figure: (middle(product, 'scriptBytesUntilReacts') ?? Infinity) / 1_000,
              bound: { kind: 'at most' as const, value: scripts },
            },
          ]),
    ];
  });
}

function against(visits: readonly Visit[], others: readonly Visit[], figure: Figure): string {
  return `${shown(middle(visits, figure), milliseconds)} against ${shown(middle(others, figure), milliseconds)} ms`;
}

/**
 * Returns the ratio between the median blocked times of two sets of visits. The median of the ratios is not used,
 * because the blocked time varies several-fold between two visits. Returns 0 if `visits` block 0 ms, and Infinity if
 * only `others` block 0 ms.
 */
function timesBlocked(visits: readonly Visit[], others: readonly Visit[]): number {
  const [own, other] = [middle(visits, 'blocked') ?? Infinity, middle(others, 'blocked') ?? 0];
  if (own === 0) return 0;
  return other === 0 ? Infinity : own / other;
}

function pagesOf(visits: readonly Visit[]): string[] {
  return [...new Set(visits.flatMap(({ page }) => (page === '' ? [] : [page])))];
}

function shown(value: number | null, text: (value: number) => string): string {
  return value === null ? '-' : text(value);
}

function milliseconds(value: number): string {
  return Math.round(value).toLocaleString('en-US');
}

function kilobytes(bytes: number): string {
  return (bytes / 1_000).toFixed(1);
}

/** Formats rows as aligned text columns, with numbers right-aligned. */
export function aligned(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((text, at) =>
          at === 0 ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

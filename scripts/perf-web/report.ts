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
 * Upper limits for a page: paint times as a ratio to plain HTML; as a ratio to React alone, the time until it reacts and
 * what it blocks beyond its plain HTML; layout shift as an absolute score.
 */
const wanted = {
  firstPaint: 1.15,
  largestPaint: 1.25,
  blocked: 1.2,
  shift: 0.01,
  /** By page; each page has a limit. */
  reacts: { home: 1.9, 'home in Spanish': 1.9, category: 1.9, place: 2.1 } as Readonly<
    Record<string, number>
  >,
  /** JavaScript received until the page reacts, in kB of 1,000 bytes. */
  scripts: { home: 108, 'home in Spanish': 109, category: 113, place: 122 } as Readonly<
    Record<string, number>
  >,
  /** Requests until the page is at rest. */
  requests: { place: 30 } as Readonly<Record<string, number>>,
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
      bound: atMost(most),
    });
    const rowOf = (
      name: string,
      figure: Figure,
      limits: Readonly<Record<string, number>>,
      unit = 1,
    ) => {
      const most = limits[page];
      if (most === undefined) return [];
      const value = (middle(product, figure) ?? Infinity) / unit;
      return [{ name: `${page}: ${name}`, measured: '', figure: value, bound: atMost(most) }];
    };
    return [
      paint('first paint', 'firstPaint', wanted.firstPaint),
      paint('largest paint', 'largestPaint', wanted.largestPaint),
      {
        name: `${page}: reacts against React alone`,
        measured: against(product, react, 'reactsAt'),
        figure: ratio(product, react, 'reactsAt') ?? Infinity,
        bound: atMost(wanted.reacts[page] ?? 0),
      },
      {
        name: `${page}: blocked beyond plain HTML, against React alone`,
        measured: `${against(product, plain, 'blocked')}, ${shown(middle(react, 'blocked'), milliseconds)} ms`,
        figure: timesBlocked(product, plain, react),
        bound: atMost(wanted.blocked),
      },
      {
        name: `${page}: layout shift`,
        measured: shown(middle(product, 'shift'), (value) => value.toFixed(4)),
        figure: middle(product, 'shift') ?? Infinity,
        bound: atMost(wanted.shift),
      },
      ...rowOf('kB of JavaScript until it reacts', 'scriptBytesUntilReacts', wanted.scripts, 1_000),
      ...rowOf('requests until it is at rest', 'requests', wanted.requests),
    ];
  });
}

function atMost(value: number): Row['bound'] {
  return { kind: 'at most', value };
}

function against(visits: readonly Visit[], others: readonly Visit[], figure: Figure): string {
  return `${shown(middle(visits, figure), milliseconds)} against ${shown(middle(others, figure), milliseconds)} ms`;
}

/**
 * Returns what a page blocks beyond its plain HTML, as a ratio to React alone. Medians are compared, not visits of the
 * same round, because the blocked time varies several-fold between two visits. Returns 0 if the page blocks no more
 * than its plain HTML, and Infinity if it does and React alone blocks 0 ms.
 */
function timesBlocked(
  product: readonly Visit[],
  plain: readonly Visit[],
  react: readonly Visit[],
): number {
  const beyond = (middle(product, 'blocked') ?? Infinity) - (middle(plain, 'blocked') ?? 0);
  return beyond <= 0 ? 0 : beyond / (middle(react, 'blocked') ?? 0);
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

import { median } from '@guia-da-ilha/local-firebase/perf/measure';
import type { Row } from '@guia-da-ilha/local-firebase/perf/measure';
import type { Load } from './load-page.ts';

/** What a page is visited as: built by the product, as plain HTML, or one of the two that it is compared with. */
export type Variant = 'product' | 'plain' | 'shell' | 'react';

export interface Visit {
  /** The name of the page; empty for the shell and for React alone. */
  page: string;
  variant: Variant;
  round: number;
  load: Load;
}

/** What is wanted of a page (DESIGN sections 8 and 8a). */
const wanted = {
  firstPaint: 1.15,
  largestPaint: 1.25,
  blocked: 2.5,
  shift: 0.01,
  /** Of JavaScript until the page reacts, in kB of 1,000 bytes as received. */
  scripts: { home: 108, place: 122 } as Readonly<Record<string, number>>,
};

type Figure = Exclude<keyof Load, 'largestElement'>;

/** The middle of a figure over the visits that have it. @returns null where none has */
export function middle(visits: readonly Visit[], figure: Figure): number | null {
  const known = visits.flatMap(({ load }) => load[figure] ?? []);
  return known.length === 0 ? null : median(known);
}

/** The middle of what a figure of some visits is times that of others in the same round. */
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

/** A table of medians: for each page the product, the plain page and how many times the first is the second. */
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

/** What is judged, for the table of `@guia-da-ilha/local-firebase/perf/measure`. */
export function judged(visits: readonly Visit[]): Row[] {
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
 * Of the medians, not round by round: what remains of tasks beyond 50 ms differs several times between two visits. Beside
 * a start that blocks nothing, only one that blocks nothing is no more.
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

/** Rows as text, numbers to the right. */
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

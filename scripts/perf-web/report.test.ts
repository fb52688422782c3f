import { expect, test } from 'vitest';
import { isMet } from '@guia-da-ilha/local-firebase/perf/measure';
import type { Load } from './load-page.ts';
import { figuresTable, limitRows, middle, ratio } from './report.ts';
import type { Variant, Visit } from './report.ts';

const load: Load = {
  firstPaint: 800,
  largestPaint: 1_000,
  largestElement: 'img',
  blocked: 100,
  shift: 0,
  bytes: 250_000,
  scriptBytes: 100_000,
  requests: 12,
  reactsAt: null,
  scriptBytesUntilReacts: null,
};

function visit(variant: Variant, round: number, figures: Partial<Load>): Visit {
  const page = variant === 'product' || variant === 'plain' ? 'home' : '';
  return { page, variant, round, load: { ...load, ...figures } };
}

/** Returns three rounds of visits with the given differences for the product, the plain page and React alone. */
function rounds(product: Partial<Load>, plain: Partial<Load> = {}, react: Partial<Load> = {}) {
  return [0, 1, 2].flatMap((round) => [
    visit('product', round, product),
    visit('plain', round, plain),
    visit('react', round, react),
  ]);
}

const notMet = (visits: readonly Visit[]) =>
  limitRows(visits)
    .filter((row) => !isMet(row))
    .map(({ name }) => name);

test('the ratio compares visits of the same round, so that a temporary slowdown does not count', () => {
  const product = [
    visit('product', 0, { largestPaint: 1_100 }),
    visit('product', 1, { largestPaint: 3_300 }),
    visit('product', 2, { largestPaint: 1_100 }),
  ];
  const plain = [
    visit('plain', 2, { largestPaint: 1_000 }),
    visit('plain', 1, { largestPaint: 3_000 }),
    visit('plain', 0, { largestPaint: 1_000 }),
  ];
  expect(ratio(product, plain, 'largestPaint')).toBeCloseTo(1.1);
});

test('a value that no visit has is null, not zero', () => {
  const plain = [visit('plain', 0, {})];
  expect(middle(plain, 'reactsAt')).toBeNull();
  expect(ratio(plain, plain, 'reactsAt')).toBeNull();
});

test('a page at or below all limits passes', () => {
  const good = {
    firstPaint: 920,
    largestPaint: 1_250,
    blocked: 220,
    shift: 0.01,
    reactsAt: 1_900,
    scriptBytesUntilReacts: 108_000,
  };
  expect(notMet(rounds(good, {}, { reactsAt: 1_000 }))).toEqual([]);
});

test('each exceeded limit is listed', () => {
  const bad = {
    firstPaint: 921,
    largestPaint: 1_251,
    blocked: 221,
    shift: 0.011,
    reactsAt: 1_901,
    scriptBytesUntilReacts: 108_001,
  };
  expect(notMet(rounds(bad, {}, { reactsAt: 1_000 }))).toEqual([
    'home: first paint against plain HTML',
    'home: largest paint against plain HTML',
    'home: reacts against React alone',
    'home: blocked beyond plain HTML, against React alone',
    'home: layout shift',
    'home: kB of JavaScript until it reacts',
  ]);
});

test('a place may make 30 requests', () => {
  const place = (requests: number) =>
    rounds({ requests }).map((one) => (one.page === '' ? one : { ...one, page: 'place' }));
  const requests = 'place: requests until it is at rest';
  expect(notMet(place(30))).not.toContain(requests);
  expect(notMet(place(31))).toContain(requests);
});

test('if React alone blocks 0 ms, the product may block no more than its plain HTML', () => {
  const blocked = 'home: blocked beyond plain HTML, against React alone';
  expect(notMet(rounds({ blocked: 101 }, {}, { blocked: 0 }))).toContain(blocked);
  expect(notMet(rounds({ blocked: 100 }, {}, { blocked: 0 }))).not.toContain(blocked);
  expect(notMet(rounds({ blocked: 99 }, {}, { blocked: 0 }))).not.toContain(blocked);
});

test('the table shows medians and the ratio of the product to the plain page', () => {
  const table = figuresTable(rounds({ largestPaint: 2_500 }));
  const [headings = '', home = '', plain = '', times = ''] = table.split('\n');
  const columns = headings.trim().split(/ {2,}/);
  const cells = (line: string) => line.trim().split(/ {2,}/).slice(1);
  const largest = columns.indexOf('largest');
  expect(largest).toBe(1);
  expect(cells(home)[largest]).toBe('2,500');
  expect(cells(plain)[largest]).toBe('1,000');
  expect(cells(times)[largest]).toBe('2.50');
});

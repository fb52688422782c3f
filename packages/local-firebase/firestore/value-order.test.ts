import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Timestamp } from './timestamp.ts';
import { Bytes, GeoPoint, Reference } from './value.ts';
import type { Value } from './value.ts';
import {
  comparePaths,
  compareUtf8,
  compareValues,
  identicalValues,
  valuesEqual,
} from './value-order.ts';

const vector = (...components: number[]) =>
  new Map<string, Value>([
    ['__type__', '__vector__'],
    ['value', components],
  ]);
const reference = (path: string) => new Reference('p', '(default)', path);

/** The order of types in the public reference, with sorted values of each type. */
const ascending: Value[] = [
  null,
  false,
  true,
  NaN,
  -Infinity,
  -9_223_372_036_854_775_808n,
  -1.5,
  0,
  0.5,
  1n,
  9_007_199_254_740_992,
  9_007_199_254_740_993n,
  9_223_372_036_854_775_807n,
  1e300,
  Infinity,
  new Timestamp(0, 0),
  new Timestamp(0, 1000),
  '',
  'a',
  'b',
  '\uffee',
  '\u{1f3dd}',
  new Bytes(new Uint8Array([])),
  new Bytes(new Uint8Array([0])),
  new Bytes(new Uint8Array([255])),
  reference('a/b'),
  reference('a/b/c/d'),
  reference('b/a'),
  new GeoPoint(-1, 5),
  new GeoPoint(-1, 6),
  new GeoPoint(0, -180),
  [],
  [1n],
  [1n, 2n],
  [1n, 'a'],
  [2n],
  vector(9),
  vector(1, 2),
  vector(1, 3),
  new Map(),
  new Map<string, Value>([['a', 1n]]),
  new Map<string, Value>([
    ['a', 1n],
    ['b', 0n],
  ]),
  new Map<string, Value>([['a', 2n]]),
  new Map<string, Value>([['b', 0n]]),
];

describe('the order of values', () => {
  it('matches the public reference in both directions', () => {
    for (const [i, a] of ascending.entries()) {
      for (const [j, b] of ascending.entries()) {
        expect(Math.sign(compareValues(a, b)), `${i} against ${j}`).toBe(Math.sign(i - j));
      }
    }
  });

  it('treats an integer and a double of the same value as equal, but not as identical', () => {
    expect(valuesEqual(1n, 1)).toBe(true);
    expect(valuesEqual(0, -0)).toBe(true);
    expect(valuesEqual(NaN, NaN)).toBe(true);
    expect(identicalValues(1n, 1)).toBe(false);
    expect(identicalValues(0, -0)).toBe(false);
    expect(identicalValues(NaN, NaN)).toBe(true);
    expect(identicalValues(new Map([['a', [1n]]]), new Map([['a', [1]]]))).toBe(false);
    expect(identicalValues(new GeoPoint(0, 1), new GeoPoint(-0, 1))).toBe(false);
  });

  it('compares text by UTF-8 bytes', () => {
    const unit = fc.constantFrom(
      'a',
      'b',
      'ã',
      '\ud7ff',
      '\ue000',
      '\uffee',
      '\u{1f3dd}',
      '\u{10ffff}',
    );
    fc.assert(
      fc.property(fc.string({ unit }), fc.string({ unit }), (a, b) => {
        expect(Math.sign(compareUtf8(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
      }),
    );
  });

  it('compares paths segment by segment, numeric ids first', () => {
    const paths = [
      'a/__id-7__',
      'a/__id9__',
      'a/__id10__',
      'a/!',
      'a/b',
      'a/b/c/d',
      'a/b!',
      'a!/a',
    ];
    for (const [i, a] of paths.entries()) {
      for (const [j, b] of paths.entries()) {
        expect(Math.sign(comparePaths(a, b)), `${a} against ${b}`).toBe(Math.sign(i - j));
      }
    }
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparedIn, comparisonLink, maxCompared } from './comparison.ts';

const read = (lugares: string) => comparedIn(new URLSearchParams({ lugares }));

describe('the places of an address', () => {
  it('are each there once, in its order, and at most four', () => {
    expect(read('b,a,b, c ')).toEqual(['b', 'a', 'c']);
    expect(read('a,b,c,d,e')).toEqual(['a', 'b', 'c', 'd']);
  });

  it('are none where there is nothing that could be an id', () => {
    expect(comparedIn(new URLSearchParams())).toEqual([]);
    expect(read('')).toEqual([]);
    expect(read(`,,a/b,${'x'.repeat(129)}, `)).toEqual([]);
  });

  it('come back from the address that is made of them', () => {
    const anyId = fc.stringMatching(/^[\w-]{1,128}$/);
    fc.assert(
      fc.property(fc.uniqueArray(anyId, { maxLength: maxCompared }), (ids) => {
        expect(comparedIn(new URL(comparisonLink(ids), 'http://localhost').searchParams)).toEqual(
          ids,
        );
      }),
    );
    expect(comparisonLink([])).toBe('/comparar');
  });
});

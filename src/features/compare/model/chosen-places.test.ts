import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseChosenIds, toChosenParams } from './chosen-places.ts';
import { linkTo } from '#shared/routes.ts';

const maxIds = 4;
const read = (lugares: string) => parseChosenIds(new URLSearchParams({ lugares }), maxIds);

it('returns each id once, in the order of the URL, up to the maximum', () => {
  expect(read('b,a,b, c ')).toEqual(['b', 'a', 'c']);
  expect(read('a,b,c,d,e')).toEqual(['a', 'b', 'c', 'd']);
});

it('returns no ids if the parameter is missing or invalid', () => {
  expect(parseChosenIds(new URLSearchParams(), maxIds)).toEqual([]);
  expect(read('')).toEqual([]);
  expect(read(`,,a/b,${'x'.repeat(129)}, `)).toEqual([]);
});

it('parses the generated URL back to the same ids', () => {
  const anyId = fc.stringMatching(/^[\w-]{1,128}$/);
  fc.assert(
    fc.property(fc.uniqueArray(anyId, { maxLength: maxIds }), (ids) => {
      const link = linkTo('/comparar', toChosenParams(ids));
      expect(parseChosenIds(new URL(link, 'http://localhost').searchParams, maxIds)).toEqual(ids);
    }),
  );
});

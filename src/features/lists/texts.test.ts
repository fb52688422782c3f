import { expect, it } from 'vitest';
import { listedPlaces, publicListCount } from './texts.ts';

it('formats the number of places', () => {
  expect([0, 1, 7].map(listedPlaces)).toEqual(['Nenhum lugar ainda', '1 lugar', '7 lugares']);
});

it('adds the number of places that left the guide', () => {
  expect([0, 1, 2].map((goneCount) => publicListCount(3, goneCount))).toEqual([
    '3 lugares',
    '3 lugares · 1 lugar não está mais no guia',
    '3 lugares · 2 lugares não estão mais no guia',
  ]);
});

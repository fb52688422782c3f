import { expect, it } from 'vitest';
import { savedPlaces } from './texts.ts';

it.each([
  [0, '0 lugares salvos'],
  [1, '1 lugar salvo'],
  [2, '2 lugares salvos'],
])('formats the number of favourites %i as words', (count, text) => {
  expect(savedPlaces(count)).toBe(text);
});

import { describe, expect, it } from 'vitest';
import { priceLevels } from './place-options.ts';
import { parsePriceLevel, priceLevelFromSlug, priceSign, priceSlug } from './price.ts';

describe('price levels', () => {
  it.each([
    ['Econômico', '$', 'economico'],
    ['Médio', '$$', 'medio'],
    ['Alto', '$$$', 'alto'],
    ['Premium', '$$$$', 'premium'],
  ] as const)('%s has its sign and slug', (level, sign, slug) => {
    expect(priceSign(level)).toBe(sign);
    expect(priceSlug(level)).toBe(slug);
  });

  it('reads stored levels unchanged', () => {
    expect(priceLevels.map(parsePriceLevel)).toEqual([...priceLevels]);
  });

  it.each([[undefined], [null], [''], ['Medio'], ['Caro'], [2], [{}]])(
    'reads the unknown value %j as Médio',
    (value) => {
      expect(parsePriceLevel(value)).toBe('Médio');
    },
  );

  it('finds the level of a slug and returns null for an unknown slug', () => {
    expect(priceLevels.map((level) => priceLevelFromSlug(priceSlug(level)))).toEqual([
      ...priceLevels,
    ]);
    expect(priceLevelFromSlug('gratis')).toBeNull();
    expect(priceLevelFromSlug('')).toBeNull();
  });
});

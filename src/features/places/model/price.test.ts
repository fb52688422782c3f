import { describe, expect, it } from 'vitest';
import { priceLevels } from './place.ts';
import {
  parsePriceLevel,
  priceLabels,
  priceLevelFromSlug,
  priceRangeLabels,
  priceSign,
  priceSlug,
} from './price.ts';

describe('price levels', () => {
  it.each([
    ['Econômico', '$', '$ Econômico', 'R$ 0-50', 'economico'],
    ['Médio', '$$', '$$ Médio', 'R$ 50-100', 'medio'],
    ['Alto', '$$$', '$$$ Alto', 'R$ 100-200', 'alto'],
    ['Premium', '$$$$', '$$$$ Premium', 'R$ 200+', 'premium'],
  ] as const)('%s has its sign, label, range and slug', (level, sign, label, range, slug) => {
    expect(priceSign(level)).toBe(sign);
    expect(priceLabels[level]).toBe(label);
    expect(priceRangeLabels[level]).toBe(range);
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

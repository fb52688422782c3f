import { describe, expect, it } from 'vitest';
import { randomFor, stableId } from './random.ts';

describe('stableId', () => {
  it('returns the same id for a key, and different ids for different keys', () => {
    expect(stableId('place/a')).toBe(stableId('place/a'));
    const ids = Array.from({ length: 5000 }, (_, index) => stableId(`place/${index}`));
    expect(new Set(ids).size).toBe(5000);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
  });
});

describe('randomFor', () => {
  it('repeats its sequence for a key and differs for another key', () => {
    const take = (key: string) => {
      const random = randomFor(key);
      return Array.from({ length: 20 }, () => random.next());
    };
    expect(take('a')).toEqual(take('a'));
    expect(take('a')).not.toEqual(take('b'));
  });

  it('stays within its bounds and reaches both of them', () => {
    const random = randomFor('bounds');
    const seen = new Set(Array.from({ length: 400 }, () => random.int(1, 4)));
    expect(seen).toEqual(new Set([1, 2, 3, 4]));
    for (let round = 0; round < 200; round += 1) {
      const value = random.between(-2, 3);
      expect(value).toBeGreaterThanOrEqual(-2);
      expect(value).toBeLessThan(3);
    }
  });

  it('shuffles without losing items and refuses to pick from an empty list', () => {
    const random = randomFor('shuffle');
    expect(random.shuffled([1, 2, 3, 4, 5]).toSorted()).toEqual([1, 2, 3, 4, 5]);
    expect(() => random.pick([])).toThrow(RangeError);
  });
});

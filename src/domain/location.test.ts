import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinLocation, splitLocation } from './location.ts';

describe('splitLocation', () => {
  it.each([
    ['Rua das Gaivotas 10, Florianópolis', 'Rua das Gaivotas 10', 'Florianópolis'],
    ['Rua A, 10, Florianópolis', 'Rua A', '10, Florianópolis'],
    ['Mercado Público', 'Mercado Público', ''],
    [' Rua A ,  Centro ', 'Rua A', 'Centro'],
    [', Florianópolis', '', 'Florianópolis'],
    ['', '', ''],
  ])('of %j', (location, address, city) => {
    expect(splitLocation(location)).toEqual({ address, city });
  });

  it('gives back what was joined, unless the address holds a comma', () => {
    const part = fc
      .string({ minLength: 1 })
      .map((text) => text.trim())
      .filter((text) => text !== '');
    fc.assert(
      fc.property(
        part.filter((text) => !text.includes(',')),
        part,
        (address, city) => {
          expect(splitLocation(joinLocation({ address, city }))).toEqual({ address, city });
        },
      ),
    );
  });
});

describe('joinLocation', () => {
  it.each([
    ['Rua A', 'Florianópolis', 'Rua A, Florianópolis'],
    [' Rua A ', '', 'Rua A'],
    ['', 'Florianópolis', 'Florianópolis'],
    ['', '  ', ''],
  ])('of %j and %j is %j', (address, city, location) => {
    expect(joinLocation({ address, city })).toBe(location);
  });
});

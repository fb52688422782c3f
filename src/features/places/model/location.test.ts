import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { joinLocation, splitLocation } from './location.ts';

describe('splitLocation', () => {
  it.each([
    ['Rua das Gaivotas 10, Florianópolis', 'Rua das Gaivotas 10', 'Florianópolis'],
    ['Rua das Flores, 100, Florianópolis', 'Rua das Flores, 100', 'Florianópolis'],
    ['Rua A, 10, casa 2, São José', 'Rua A, 10, casa 2', 'São José'],
    ['Rua A, Florianópolis, 88010-000', 'Rua A', 'Florianópolis, 88010-000'],
    ['Rua das Flores, 100', 'Rua das Flores', '100'],
    ['Mercado Público', 'Mercado Público', ''],
    [' Rua A ,  Centro ', 'Rua A', 'Centro'],
    [', Florianópolis', '', 'Florianópolis'],
    ['Rua A, ,,', 'Rua A', ''],
    ['Lagoa, Florianópolis', 'Lagoa', 'Florianópolis'],
    ['', '', ''],
  ])('splits %j', (location, address, city) => {
    expect(splitLocation(location)).toEqual({ address, city });
  });

  const part = fc
    .string({ minLength: 1 })
    .map((text) => text.trim())
    .filter((text) => text !== '' && text !== ',');
  const numbered = fc
    .tuple(part, fc.nat(9999), fc.constantFrom('', ', casa 2', ', loja B'))
    .map(([street, number, more]) => `${street}, ${number}${more}`);
  const town = part.filter((text) => !/[,\d]/.test(text));

  it('restores an address with commas and digits if the city has neither', () => {
    fc.assert(
      fc.property(fc.oneof(part, numbered), town, (address, city) => {
        expect(splitLocation(joinLocation({ address, city }))).toEqual({ address, city });
      }),
    );
  });

  it('restores a city with digits if the address has no comma', () => {
    const plain = part.filter((text) => !text.includes(','));
    const city = part.filter((text) => !text.includes(','));
    fc.assert(
      fc.property(plain, city, (address, town) => {
        expect(splitLocation(joinLocation({ address, city: town }))).toEqual({
          address,
          city: town,
        });
      }),
    );
  });

  it('cannot find the end of the address if the city contains a comma', () => {
    const location = joinLocation({ address: 'Rua A', city: 'Lagoa, Florianópolis' });
    expect(splitLocation(location)).toEqual({ address: 'Rua A, Lagoa', city: 'Florianópolis' });
  });

  it('splitting and joining a stored location does not change it', () => {
    fc.assert(
      fc.property(fc.array(town, { minLength: 1, maxLength: 5 }), fc.nat(999), (parts, number) => {
        const location = [...parts, String(number), ...parts].join(', ');
        expect(joinLocation(splitLocation(location))).toBe(location);
      }),
    );
  });
});

test('splitting and joining any text twice gives the same as once', () => {
  const text = fc.array(fc.constantFrom(',', ' ', 'a', '1'), { maxLength: 12 });
  const normalize = (location: string) => joinLocation(splitLocation(location));
  fc.assert(
    fc.property(text, (characters) => {
      const once = normalize(characters.join(''));
      expect(normalize(once)).toBe(once);
    }),
    { numRuns: 2_000 },
  );
});

describe('joinLocation', () => {
  it.each([
    ['Rua A', 'Florianópolis', 'Rua A, Florianópolis'],
    [' Rua A ', '', 'Rua A'],
    ['', 'Florianópolis', 'Florianópolis'],
    ['', '  ', ''],
  ])('joins %j and %j to %j', (address, city, location) => {
    expect(joinLocation({ address, city })).toBe(location);
  });
});

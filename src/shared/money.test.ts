import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxCents, parseReais, formatReaisInput, parseTypedReais } from './money.ts';

const someCents = fc.integer({ min: 0, max: maxCents });

describe('parseReais', () => {
  it.each([
    ['12,34', 1234],
    ['12', 1200],
    ['12,5', 1250],
    ['0,05', 5],
    ['0', 0],
    ['1234,56', 123456],
    ['1.234,56', 123456],
    ['1.234', 123400],
    ['999.999,99', maxCents],
    [' R$ 29,90 ', 2990],
    ['R$\u00a01.000,00', 100000],
    ['r$5', 500],
  ])('parses %j as %i cents', (text, cents) => {
    expect(parseReais(text)).toBe(cents);
  });

  it.each([
    [''],
    ['R$'],
    ['abc'],
    ['-1'],
    ['-12,34'],
    ['−5'],
    ['12.34'],
    ['12.345,678'],
    ['12,345'],
    ['1,234.56'],
    ['1.23,45'],
    ['0.123'],
    ['1.2345'],
    ['1..234'],
    ['12,'],
    [',50'],
    ['1 234'],
    ['1e5'],
    ['0x10'],
    ['Infinity'],
    ['1.000.000,00'],
    ['1000000'],
    ['9'.repeat(400)],
    ['١٢'],
    ['12,34 reais'],
    ['R$ R$ 1'],
  ])('rejects %j', (text) => {
    expect(parseReais(text)).toBeNull();
  });

  it('parses every amount as it is typed', () => {
    fc.assert(
      fc.property(someCents, (cents) => {
        expect(parseReais(formatReaisInput(cents))).toBe(cents);
      }),
    );
  });

  it('parses every amount as it is shown', () => {
    const shown = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
    fc.assert(
      fc.property(someCents, (cents) => {
        expect(parseReais(shown.format(cents / 100))).toBe(cents);
      }),
    );
  });

  it('returns null or whole cents within bounds for any text, and never throws', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'0123456789.,-R$ ') }),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const cents = parseReais(typed);
        if (cents === null) return;
        expect(Number.isSafeInteger(cents)).toBe(true);
        expect(cents).toBeGreaterThanOrEqual(0);
        expect(cents).toBeLessThanOrEqual(maxCents);
        expect(typed).not.toMatch(/-/);
      }),
      { numRuns: 300 },
    );
  });
});

describe('parseTypedReais', () => {
  it.each([
    ['en', '12.34', 1_234],
    ['en', '1,234.56', 123_456],
    ['en', '12,34', null],
    ['es', '12,34', 1_234],
    ['pt', '12.34', null],
  ] as const)('parses amounts as they are typed in %s: %s', (language, text, cents) => {
    expect(parseTypedReais(language, text)).toBe(cents);
  });
});

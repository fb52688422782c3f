import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatCents,
  formatDate,
  formatDateTime,
  formatDistance,
  formatInteger,
  formatLongDate,
  formatMonthYear,
  formatPercent,
  formatRating,
} from './formats.ts';

const nbsp = '\u00a0';

describe('numbers', () => {
  it('are grouped in thousands with a point', () => {
    expect(formatInteger(1234567)).toBe('1.234.567');
  });
  it.each([
    [4.7, '4,7'],
    [5, '5,0'],
    [0, '0,0'],
  ])('show the rating %d as %s', (rating, text) => {
    expect(formatRating(rating)).toBe(text);
  });
  it('match the output of Intl', () => {
    const intl = (digits: number) =>
      new Intl.NumberFormat('pt-BR', {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e9 }),
        fc.integer({ min: 1, max: 10_000 }),
        (sum, count) => {
          expect(formatRating(sum / count)).toBe(intl(1).format(sum / count));
          expect(formatInteger(sum / count)).toBe(intl(0).format(sum / count));
          expect(formatInteger(-sum)).toBe(intl(0).format(-sum || 0));
        },
      ),
    );
  });
  it.each([
    [123450, `R$${nbsp}1.234,50`],
    [1990, `R$${nbsp}19,90`],
    [0, `R$${nbsp}0,00`],
    [5, `R$${nbsp}0,05`],
  ])('show %d cents as %s', (cents, text) => {
    expect(formatCents(cents)).toBe(text);
  });
  it('show a percentage without a space', () => {
    expect(formatPercent(25)).toBe('25%');
  });
});

describe('dates', () => {
  const evening = new Date('2026-03-10T01:30:00Z');
  it('use the time zone of the brand', () => {
    expect(formatDate(evening)).toBe('09/03/2026');
    expect(formatLongDate(evening)).toBe('9 de março de 2026');
    expect(formatDateTime(evening)).toBe('09/03/2026, 22:30');
    expect(formatMonthYear(evening)).toBe('março de 2026');
  });
  it.each([[null], [undefined], [new Date(NaN)]])(
    'show a placeholder when missing (%s)',
    (date) => {
      const texts = [formatDate, formatLongDate, formatDateTime, formatMonthYear].map((format) =>
        format(date),
      );
      expect(new Set(texts)).toEqual(new Set(['Data não disponível']));
    },
  );
});

describe('formatDistance', () => {
  it.each([
    [0, 'a 10 m'],
    [347, 'a 350 m'],
    [994, 'a 990 m'],
    [996, 'a 1,0 km'],
    [1234, 'a 1,2 km'],
    [9940, 'a 9,9 km'],
    [9960, 'a 10 km'],
    [27400, 'a 27 km'],
    [1234567, 'a 1.235 km'],
  ])('formats %d metres as %s', (metres, text) => {
    expect(formatDistance(metres)).toBe(text);
  });
});

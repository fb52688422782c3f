import { describe, expect, it } from 'vitest';

import { GeoPoint, ServerGeoPoint, ServerTimestamp, Timestamp } from '#support/stored-values.ts';

import {
  activeOf,
  countOf,
  fieldsOf,
  instantOf,
  listOf,
  numberOf,
  textOf,
  textsOf,
} from './stored-fields.ts';

describe('field readers', () => {
  it('read the fields of maps only', () => {
    expect(fieldsOf({ a: 1 })).toEqual({ a: 1 });
    for (const Point of [GeoPoint, ServerGeoPoint]) {
      expect(fieldsOf(new Point(-27.5, -48.5))['latitude']).toBe(-27.5);
    }
    for (const odd of [null, undefined, 'text', 7, [1, 2]]) expect(fieldsOf(odd)).toEqual({});
  });

  it('trim and limit text, read numbers as digits and anything else as empty', () => {
    expect(textOf('  Praia Mole ', 100)).toBe('Praia Mole');
    expect(textOf('abcdef', 3)).toBe('abc');
    expect(textOf(4833330000, 20)).toBe('4833330000');
    for (const odd of [null, undefined, NaN, true, {}, ['a']]) expect(textOf(odd, 9)).toBe('');
  });

  it('read numbers, and counts as non-negative integers', () => {
    expect(numberOf('4.5')).toBe(4.5);
    expect(numberOf(-3)).toBe(-3);
    for (const odd of ['', ' ', 'quatro', NaN, Infinity, null, true, [5]])
      expect(numberOf(odd)).toBeNull();
    expect(countOf(7.9)).toBe(7);
    expect(countOf('12')).toBe(12);
    for (const odd of [-1, NaN, null, 'muitos', {}]) expect(countOf(odd)).toBe(0);
  });

  it('read a missing isActive as active and an invalid one as inactive', () => {
    expect([undefined, null, true].map(activeOf)).toEqual([true, true, true]);
    expect([false, 'false', 'true', 0, 1, {}].map(activeOf)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('limit lists and drop empty and repeated texts', () => {
    expect(listOf([1, 2, 3], 2)).toEqual([1, 2]);
    expect(listOf({ length: 3 }, 2)).toEqual([]);
    expect(textsOf([' Wi-Fi ', 'Wi-Fi', '', null, 'Delivery'], 10, 50)).toEqual([
      'Wi-Fi',
      'Delivery',
    ]);
    expect(textsOf('Wi-Fi', 10, 50)).toEqual([]);
  });

  it('read an instant in every format that was ever stored', () => {
    const instant = new Date('2025-03-01T12:30:00.250Z');
    const shapes = [
      Timestamp.fromDate(instant),
      ServerTimestamp.fromDate(instant),
      instant,
      instant.toISOString(),
      instant.getTime(),
      { seconds: 1740832200, nanoseconds: 250_000_999 },
    ];
    for (const shape of shapes) expect(instantOf(shape)).toEqual(instant);
    expect(instantOf({ seconds: 10 })).toEqual(new Date(10_000));
  });

  it('read no instant from any other value', () => {
    for (const odd of [
      null,
      undefined,
      'ontem',
      NaN,
      1e20,
      {},
      [],
      { seconds: 'x' },
      new Date(NaN),
    ]) {
      expect(instantOf(odd)).toBeNull();
    }
  });
});

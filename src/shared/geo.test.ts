import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceInMetres, parseCoordinates } from './geo.ts';

const anywhere = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const halfTheEarth = Math.PI * 6_371_008.8;

describe('distanceInMetres', () => {
  it('matches the known distance from the cathedral square to Praia Mole', () => {
    const square = { latitude: -27.5973, longitude: -48.5496 };
    const beach = { latitude: -27.6024, longitude: -48.4328 };
    expect(distanceInMetres(square, beach)).toBeGreaterThan(11_500);
    expect(distanceInMetres(square, beach)).toBeLessThan(11_540);
  });

  it('is about 111.2 km for a degree of latitude and half the circumference to the antipode', () => {
    const zero = { latitude: 0, longitude: 0 };
    expect(distanceInMetres(zero, { latitude: 1, longitude: 0 })).toBeCloseTo(111_195.08, 1);
    expect(distanceInMetres(zero, { latitude: 0, longitude: 180 })).toBeCloseTo(halfTheEarth, 3);
  });

  it('is symmetric, zero to itself and never more than half the circumference', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (a, b) => {
        const there = distanceInMetres(a, b);
        expect(there).toBeCloseTo(distanceInMetres(b, a), 3);
        expect(distanceInMetres(a, a)).toBe(0);
        expect(there).toBeGreaterThanOrEqual(0);
        expect(there).toBeLessThanOrEqual(halfTheEarth + 0.001);
      }),
    );
  });
});

describe('parseCoordinates', () => {
  it('accepts coordinates on the globe', () => {
    expect(parseCoordinates(-27.5, -48.5)).toEqual({ latitude: -27.5, longitude: -48.5 });
    expect(parseCoordinates(0, 0)).toEqual({ latitude: 0, longitude: 0 });
  });
  it.each([
    [91, 0],
    [0, 181],
    [NaN, 0],
    [0, Infinity],
    ['-27', -48],
    [undefined, null],
  ])('rejects %j, %j', (latitude, longitude) => {
    expect(parseCoordinates(latitude, longitude)).toBeNull();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInArea, parseMapView, roundAreaOutwards, setMapView } from './map-view.ts';
import type { MapArea } from './map-view.ts';

const parse = (address: string) => parseMapView(new URLSearchParams(address));

const area: fc.Arbitrary<MapArea> = fc
  .record({
    latitudes: fc.uniqueArray(fc.double({ min: -90, max: 90, noNaN: true }), {
      minLength: 2,
      maxLength: 2,
    }),
    longitudes: fc.uniqueArray(fc.double({ min: -180, max: 180, noNaN: true }), {
      minLength: 2,
      maxLength: 2,
    }),
  })
  .map(({ latitudes, longitudes }) => ({
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
  }))
  .filter(({ south, west, north, east }) => north - south > 1e-4 && east - west > 1e-4);

describe('the map view in a URL', () => {
  it('is parsed with the visibility of the map and the area', () => {
    expect(parse('q=bar&mapa=1&area=-27.62,-48.5,-27.58,-48.44')).toEqual({
      isMapShown: true,
      area: { south: -27.62, west: -48.5, north: -27.58, east: -48.44 },
    });
  });

  it.each([
    '',
    'mapa=0&area=',
    'mapa=sim',
    'area=1,2,3',
    'area=1,2,3,4,5',
    'area=a,b,c,d',
    'area=-27.5,-48.5,-27.6,-48.4',
    'area=-27.6,-48.4,-27.5,-48.5',
    'area=-91,0,0,1',
    'area=0,-181,1,0',
    'area=1e1,0,20,1',
    'area=NaN,0,Infinity,1',
    'area= 1,2,3,4',
  ])('is empty for %j', (address) => {
    expect(parse(address)).toEqual({ isMapShown: false, area: null });
  });

  it('is parsed back to the same view and keeps other parameters', () => {
    fc.assert(
      fc.property(area, fc.boolean(), (given, isMapShown) => {
        const params = new URLSearchParams('q=bar&area=x&mapa=1');
        const view = { isMapShown, area: roundAreaOutwards(given) };
        setMapView(params, view);
        expect(parseMapView(params)).toEqual(view);
        expect(params.get('q')).toBe('bar');
      }),
    );
  });

  it('omits default values', () => {
    const params = new URLSearchParams('mapa=1&q=bar');
    setMapView(params, { isMapShown: false, area: null });
    expect(params.toString()).toBe('q=bar');
  });
});

describe('a map area', () => {
  it('contains the same places after rounding', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(area, share, share, (given, up, across) => {
        const at = {
          latitude: Math.min(given.north, given.south + (given.north - given.south) * up),
          longitude: Math.min(given.east, given.west + (given.east - given.west) * across),
        };
        expect(isInArea(roundAreaOutwards(given), at)).toBe(true);
      }),
    );
  });

  it('does not contain places outside it or without coordinates', () => {
    const centre = { south: -27.6, west: -48.56, north: -27.58, east: -48.54 };
    expect(isInArea(centre, { latitude: -27.59, longitude: -48.55 })).toBe(true);
    expect(isInArea(centre, { latitude: -27.57, longitude: -48.55 })).toBe(false);
    expect(isInArea(centre, { latitude: -27.61, longitude: -48.55 })).toBe(false);
    expect(isInArea(centre, { latitude: -27.59, longitude: -48.53 })).toBe(false);
    expect(isInArea(centre, { latitude: -27.59, longitude: -48.57 })).toBe(false);
    expect(isInArea(centre, null)).toBe(false);
  });
});

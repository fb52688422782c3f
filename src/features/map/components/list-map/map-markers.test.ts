import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPlaceSummary } from '#support/builders.ts';
import { toMapPlaces } from './map-places.tsx';
import { spreadOverlappingMarkers, MarkerClusters } from './map-markers.ts';

const city = { south: -28, west: -49, north: -27, east: -48 };
const placeAt = (latitude: number, longitude: number) =>
  aPlaceSummary({ geo: { latitude, longitude } });

describe('Marks', () => {
  it('represent every place with coordinates exactly once at any zoom', () => {
    const degrees = fc.integer({ min: 1, max: 9_999 }).map((steps) => steps / 10_000);
    const places = fc.array(
      fc.option(fc.record({ latitude: degrees, longitude: degrees }), { freq: 9 }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(places, fc.integer({ min: 3, max: 19 }), (given, zoom) => {
        const summaries = given.map((at) =>
          aPlaceSummary({
            geo: at && { latitude: -28 + at.latitude, longitude: -49 + at.longitude },
          }),
        );
        const marks = new MarkerClusters(toMapPlaces(summaries)).markersInArea(city, zoom);
        const count = marks.reduce(
          (sum, mark) => sum + (mark.kind === 'cluster' ? mark.count : 1),
          0,
        );
        expect(count).toBe(given.filter(Boolean).length);
      }),
    );
  });

  it('cluster places close to each other and split at the reported zoom', () => {
    const marks = new MarkerClusters(
      toMapPlaces([placeAt(-27.6, -48.5), placeAt(-27.601, -48.501), placeAt(-27.2, -48.2)]),
    );
    const [place, cluster] = marks.markersInArea(city, 10);
    expect(place).toMatchObject({ kind: 'place', position: 2 });
    if (cluster?.kind !== 'cluster') throw new Error('no cluster');
    expect(cluster.count).toBe(2);
    const zoom = marks.expansionZoom(cluster.id);
    expect(marks.markersInArea(city, zoom)).toHaveLength(3);
    expect(marks.markersInArea(city, zoom - 1)).toHaveLength(2);
  });

  it('are separate at a smaller distance in a short list than in a long one', () => {
    const two = [placeAt(-27.6, -48.5), placeAt(-27.6, -48.47)];
    const others = Array.from({ length: 200 }, () => placeAt(-27.2, -48.2));
    const zoomOf = (given: typeof two) => {
      const marks = new MarkerClusters(toMapPlaces(given));
      return Array.from({ length: 17 }, (_, at) => at + 3).find(
        (zoom) => marks.countMarkers(zoom) === (given.length > 2 ? 3 : 2),
      );
    };
    expect(zoomOf(two)).toBe(11);
    expect(zoomOf([...two, ...others])).toBe(12);
  });

  it('list the places of a cluster in the order of the list', () => {
    const marks = new MarkerClusters(
      toMapPlaces([placeAt(-27.2, -48.2), placeAt(-27.6, -48.5), placeAt(-27.601, -48.501)]),
    );
    const cluster = marks.markersInArea(city, 10)[1];
    if (cluster?.kind !== 'cluster') throw new Error('no cluster');
    expect(marks.listPositions(cluster.id)).toEqual([1, 2]);
  });

  it('contain only the places of the area, in the order of the list', () => {
    const marks = new MarkerClusters(
      toMapPlaces([placeAt(-27.2, -48.2), placeAt(-27.9, -48.9), placeAt(-27.8, -48.8)]),
    );
    const south = { ...city, north: -27.5 };
    expect(marks.markersInArea(south, 17)).toMatchObject([{ position: 1 }, { position: 2 }]);
  });
});

describe('spreadOverlappingMarks', () => {
  it('spreads overlapping markers at least 32 pixels apart and leaves others in position', () => {
    const count = fc.integer({ min: 2, max: 40 });
    fc.assert(
      fc.property(count, fc.nat(900), (many, x) => {
        const given = [
          ...Array.from({ length: many }, () => ({ x, y: 50 })),
          { x: x + 900, y: 50 },
        ];
        const moved = spreadOverlappingMarkers(given);
        expect(moved.pop()).toBeNull();
        moved.forEach((one, at) => {
          for (const other of moved.slice(at + 1)) {
            expect(Math.hypot(one!.x - other!.x, one!.y - other!.y)).toBeGreaterThan(31.9);
          }
        });
      }),
    );
  });
});

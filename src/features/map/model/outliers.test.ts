import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutOutliers } from './outliers.ts';

const lagoon = { latitude: -27.605, longitude: -48.466 };
const south = { latitude: -27.773, longitude: -48.486 };
const nearLagoon = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...lagoon, longitude: -48.466 + at / 1000 }));

test('leaves out a tenth of the places, those farthest from the others', () => {
  const places = nearLagoon(19);
  expect(withoutOutliers([...places, south])).toHaveLength(18);
  expect(withoutOutliers([...places, south])).not.toContain(south);
});

test('keeps the best match and every place of a short list', () => {
  expect(withoutOutliers([south, ...nearLagoon(19)])).toContain(south);
  expect(withoutOutliers([...nearLagoon(8), south])).toContain(south);
  expect(withoutOutliers([])).toEqual([]);
});

test('keeps at least nine tenths of the places', () => {
  const degrees = fc.double({ min: -80, max: 80, noNaN: true });
  const places = fc.array(fc.record({ latitude: degrees, longitude: degrees }), { maxLength: 60 });
  fc.assert(
    fc.property(places, (given) => {
      const remaining = withoutOutliers(given);
      expect(remaining.length).toBeGreaterThanOrEqual(given.length * 0.9);
      expect(given).toEqual(expect.arrayContaining(remaining));
    }),
  );
});

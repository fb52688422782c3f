import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isInArea } from '../map-view.ts';
import { coastArea, readCoast } from './coast.ts';

type Line = [longitude: number, latitude: number][];
const readSource = (file: string) =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as {
    features: { geometry: { type: string; coordinates: Line | Line[] } }[];
  };

const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

/** Returns the lines of a file without the last point of a polygon, which repeats the first. */
function roundedLines(file: string) {
  return readSource(file).features.map(({ geometry: { type, coordinates } }) => {
    const line =
      type === 'LineString'
        ? (coordinates as Line)
        : ((coordinates as Line[])[0] ?? []).slice(0, -1);
    return line.map(([longitude, latitude]) => [rounded(latitude), rounded(longitude)]);
  });
}

test('the decoded lagoons equal their source, rounded to 0.0001 degrees', () => {
  const expected = roundedLines('lagoons.geojson');
  expect(expected).toHaveLength(2);
  expect(readCoast().lagoons).toEqual(expected);
});

test('the decoded coast line equals its source, rounded to 0.0001 degrees', () => {
  const expected = roundedLines('florianopolis-coast.geojson');
  expect(expected.flat().length).toBeGreaterThan(2_000);
  const [mainland = [], ...islands] = readCoast().land;
  expect([mainland.slice(0, -2), ...islands]).toEqual(expected);
});

test('the mainland is closed in the west, along the edges of the area', () => {
  const [mainland = []] = readCoast().land;
  expect(mainland[0]?.[0]).toBe(coastArea.south);
  expect(mainland.at(-3)?.[0]).toBe(coastArea.north);
  expect(mainland.slice(-2)).toEqual([
    [coastArea.north, -60],
    [coastArea.south, -60],
  ]);
});

test('every neighbourhood has a name and a position on the map', () => {
  const { neighborhoods } = readCoast();
  expect(neighborhoods).toContainEqual({ name: 'Centro', at: [-27.5953, -48.5487] });
  for (const { name, at } of neighborhoods) {
    expect(name).not.toBe('');
    expect(isInArea(coastArea, { latitude: at[0], longitude: at[1] })).toBe(true);
  }
});

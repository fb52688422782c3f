import { encodedCoast } from './coast-data.ts';
import type { MapArea } from '../map-view.ts';

/** A point in decimal degrees, WGS 84, in the order of map libraries. */
export type CoastPoint = [latitude: number, longitude: number];

/** The coast of the city without roads, precise to about 100 m. */
export interface Coast {
  /** The area that the coast line covers. Nothing is known north and south of it. */
  area: MapArea;
  /** Areas of land: the mainland first, then the islands. The last point of a ring is connected to the first. */
  land: CoastPoint[][];
  /** Areas of water within the land, as `land`. */
  lagoons: CoastPoint[][];
  /** Neighbourhoods, with a point inside each. */
  neighborhoods: { name: string; at: CoastPoint }[];
}

/** The area of the coast line. */
export const coastArea: MapArea = { south: -28, west: -48.95, north: -27.25, east: -48.2 };

/** Number of steps of the coded points in a degree; a step is about ten metres. */
export const coastStepsPerDegree = 10_000;

/**
 * The alphabet of the coded numbers: ASCII without quotes and backslash, so that the code is a string literal of one
 * byte per character. A number is any number of high digits, followed by one low digit.
 */
export const coastDigits = { firstLow: 40, lowBase: 52, firstHigh: 93, highBase: 34 };

/** Decodes the coast line and the positions of the neighbourhoods (npm run coast). */
export function readCoast(): Coast {
  const [mainland = [], ...islands] = encodedCoast.lines.split(' ').map(decodeLine);
  const [positions = []] = encodedCoast.positions.split(' ').map(decodeLine);
  // The coast line of the mainland ends at the edges of the area, and the land is west of it.
  const { south, north } = coastArea;
  const west = -60;
  return {
    area: coastArea,
    land: [[...mainland, [north, west], [south, west]], ...islands],
    lagoons: encodedCoast.lagoons.split(' ').map(decodeLine),
    neighborhoods: positions.map((at, index) => ({
      name: encodedCoast.names[index] ?? '',
      at,
    })),
  };
}

/**
 * Decodes a line: the differences of longitude and latitude between consecutive points, in steps, as zigzag numbers.
 * The first point is relative to the southwest corner of the area.
 */
function decodeLine(line: string): CoastPoint[] {
  const points: CoastPoint[] = [];
  const at = [coastArea.west, coastArea.south].map((degrees) => degrees * coastStepsPerDegree);
  const { firstLow, lowBase, firstHigh, highBase } = coastDigits;
  let high = 0;
  let axis = 0;
  for (let index = 0; index < line.length; index += 1) {
    const code = line.charCodeAt(index);
    if (code >= firstHigh) {
      high = high * highBase + code - firstHigh;
      continue;
    }
    const zigzag = high * lowBase + code - firstLow;
    high = 0;
    at[axis] = Math.round(at[axis] ?? 0) + (zigzag % 2 === 0 ? zigzag / 2 : -(zigzag + 1) / 2);
    if (axis === 1)
      points.push([(at[1] ?? 0) / coastStepsPerDegree, (at[0] ?? 0) / coastStepsPerDegree]);
    axis = 1 - axis;
  }
  return points;
}

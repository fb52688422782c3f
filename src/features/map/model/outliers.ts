import { distanceInMetres } from '#shared/geo.ts';
import type { Coordinates } from '#shared/geo.ts';

/** Share of the places that the first view of a map may leave out. */
const outlierShare = 0.1;

/**
 * Returns the coordinates without the tenth that is farthest from their median, in which single places far from all
 * others do not count. The first coordinates, those of the best match, are always returned.
 */
export function withoutOutliers(coordinates: readonly Coordinates[]): Coordinates[] {
  const middle = {
    latitude: median(coordinates.map(({ latitude }) => latitude)),
    longitude: median(coordinates.map(({ longitude }) => longitude)),
  };
  const outlierCount = Math.floor(coordinates.length * outlierShare);
  const others = coordinates
    .slice(1)
    .map((at) => ({ at, distance: distanceInMetres(middle, at) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, coordinates.length - 1 - outlierCount)
    .map(({ at }) => at);
  return [...coordinates.slice(0, 1), ...others];
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

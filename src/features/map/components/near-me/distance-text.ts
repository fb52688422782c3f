import { distanceInMetres } from '#shared/geo.ts';
import type { Coordinates } from '#shared/geo.ts';
import { formatDistance } from '#shared/formats/formats.ts';

/** Returns the distance between the visitor and a place as text; undefined if either position is unknown. */
export function distanceText(
  visitor: Coordinates | null,
  place: Coordinates | null,
): string | undefined {
  return visitor && place ? formatDistance(distanceInMetres(visitor, place)) : undefined;
}

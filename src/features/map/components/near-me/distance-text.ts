import { distanceInMetres } from '#shared/geo.ts';
import type { Coordinates } from '#shared/geo.ts';
import { formatDistance } from '#shared/formats/formats.ts';

/** How far a place is from the visitor, as cards say it; undefined while either is unknown. */
export function distanceText(
  visitor: Coordinates | null,
  place: Coordinates | null,
): string | undefined {
  return visitor && place ? formatDistance(distanceInMetres(visitor, place)) : undefined;
}

/** Coordinates in decimal degrees, WGS 84. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Mean radius of the earth in metres (IUGG). */
const earthRadiusMetres = 6_371_008.8;

/** Returns the great-circle distance in metres (haversine). */
export function distanceInMetres(from: Coordinates, to: Coordinates): number {
  const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
  const fromLatitude = toRadians(from.latitude);
  const toLatitude = toRadians(to.latitude);
  const sinLatitude = Math.sin((toLatitude - fromLatitude) / 2);
  const sinLongitude = Math.sin(toRadians(to.longitude - from.longitude) / 2);
  const haversine =
    sinLatitude ** 2 + Math.cos(fromLatitude) * Math.cos(toLatitude) * sinLongitude ** 2;
  return 2 * earthRadiusMetres * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** Validates coordinates; returns null unless both are finite and on the globe. */
export function parseCoordinates(latitude: unknown, longitude: unknown): Coordinates | null {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

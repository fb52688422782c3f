/** Decimal degrees, WGS 84. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

import type { Coordinates } from '#shared/geo.ts';

/** A rectangle on a map in decimal degrees; it does not cross the 180th meridian. */
export interface MapArea {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** The map state in a URL. */
export interface MapView {
  /** True if narrow screens show the map instead of the list. */
  isMapShown: boolean;
  /** Area filter of the list; null for no filter. */
  area: MapArea | null;
}

/** Names of the URL parameters that store the map state. */
export const mapParameters = ['mapa', 'area'] as const;

/** Precision of an area in a URL: four decimals of a degree, which is about ten metres. */
const stepsPerDegree = 10_000;
const degreesPattern = /^-?\d{1,3}(?:\.\d{1,10})?$/;

/** Parses 'south,west,north,east' from a URL; null if malformed. */
function parseMapArea(text: string): MapArea | null {
  const parts = text.split(',');
  if (parts.length !== 4 || !parts.every((part) => degreesPattern.test(part))) return null;
  const [south = 0, west = 0, north = 0, east = 0] = parts.map(Number);
  const isOnGlobe = south >= -90 && north <= 90 && west >= -180 && east <= 180;
  return isOnGlobe && south < north && west < east ? { south, west, north, east } : null;
}

/** Returns the area rounded outwards for a URL, so that it still contains all its places. */
export function roundAreaOutwards({ south, west, north, east }: MapArea): MapArea {
  return {
    south: Math.max(-90, roundDown(south)),
    west: Math.max(-180, roundDown(west)),
    north: Math.min(90, roundUp(north)),
    east: Math.min(180, roundUp(east)),
  };
}

// `|| 0` turns -0 into 0, because a URL does not distinguish the two.
function roundDown(value: number): number {
  return (Math.floor(value * stepsPerDegree) || 0) / stepsPerDegree;
}

function roundUp(value: number): number {
  return (Math.ceil(value * stepsPerDegree) || 0) / stepsPerDegree;
}

/** Parses the parameters mapa ('1') and area. Malformed values are ignored. */
export function parseMapView(params: URLSearchParams): MapView {
  return {
    isMapShown: params.get('mapa') === '1',
    area: parseMapArea(params.get('area') ?? ''),
  };
}

/** Replaces the map parameters. They come after the other parameters. */
export function setMapView(params: URLSearchParams, { isMapShown, area }: MapView): void {
  for (const name of mapParameters) params.delete(name);
  if (area) params.set('area', [area.south, area.west, area.north, area.east].join(','));
  if (isMapShown) params.set('mapa', '1');
}

/** Returns whether a place is inside an area; false without coordinates. */
export function isInArea(
  { south, west, north, east }: MapArea,
  coordinates: Coordinates | null,
): boolean {
  if (coordinates === null) return false;
  const { latitude, longitude } = coordinates;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

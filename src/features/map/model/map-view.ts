import type { Coordinates } from '#shared/geo.ts';

/** A rectangle of a map in decimal degrees; it does not cross the 180th meridian. */
export interface MapArea {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** What an address says of the map beside a list. */
export interface MapView {
  /** Shown in place of the list, where there is no room for both. */
  isMapShown: boolean;
  /** The list holds only what lies in it; null for everything. */
  area: MapArea | null;
}

/** Names of the parameters: an address with one of them shows something else than the list alone. */
export const mapParameters = ['mapa', 'area'] as const;

/** Four decimals are about ten metres. */
const steps = 10_000;
const degrees = /^-?\d{1,3}(?:\.\d{1,10})?$/;

/** A rectangle from an address, 'south,west,north,east'; null unless it is one. */
function parseMapArea(text: string): MapArea | null {
  const parts = text.split(',');
  if (parts.length !== 4 || !parts.every((part) => degrees.test(part))) return null;
  const [south = 0, west = 0, north = 0, east = 0] = parts.map(Number);
  const isOnGlobe = south >= -90 && north <= 90 && west >= -180 && east <= 180;
  return isOnGlobe && south < north && west < east ? { south, west, north, east } : null;
}

/** The area as addresses hold it: rounded outwards, so that it keeps everything it had. */
export function roundedArea({ south, west, north, east }: MapArea): MapArea {
  return {
    south: Math.max(-90, down(south)),
    west: Math.max(-180, down(west)),
    north: Math.min(90, up(north)),
    east: Math.min(180, up(east)),
  };
}

// Never -0, which an address does not tell from 0.
function down(value: number): number {
  return (Math.floor(value * steps) || 0) / steps;
}

function up(value: number): number {
  return (Math.ceil(value * steps) || 0) / steps;
}

/** What the parameters mapa ('1') and area say; what is malformed says nothing. */
export function parseMapView(params: URLSearchParams): MapView {
  return {
    isMapShown: params.get('mapa') === '1',
    area: parseMapArea(params.get('area') ?? ''),
  };
}

/** Writes the view into parameters that may hold others, at their end. */
export function setMapView(params: URLSearchParams, { isMapShown, area }: MapView): void {
  for (const name of mapParameters) params.delete(name);
  if (area) params.set('area', [area.south, area.west, area.north, area.east].join(','));
  if (isMapShown) params.set('mapa', '1');
}

/** Whether a place lies in an area; one without coordinates lies nowhere. */
export function isInArea({ south, west, north, east }: MapArea, at: Coordinates | null): boolean {
  if (at === null) return false;
  const { latitude, longitude } = at;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

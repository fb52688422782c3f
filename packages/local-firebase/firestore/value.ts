import type { Timestamp } from './timestamp.ts';

/**
 * A stored value. A bigint is a 64-bit integer, a number is always a double (1 and 1.0 are distinct), a Map is a map
 * value; a vector is a map with `__type__: '__vector__'`, as on the wire. Values are immutable.
 */
export type Value =
  | null
  | boolean
  | bigint
  | number
  | string
  | Timestamp
  | Bytes
  | Reference
  | GeoPoint
  | readonly Value[]
  | ValueMap;

export type ValueMap = ReadonlyMap<string, Value>;

export class Bytes {
  readonly data: Uint8Array;
  constructor(data: Uint8Array) {
    this.data = data;
  }
}

/** A pointer to a document: its database and its path relative to '/documents/'. */
export class Reference {
  readonly project: string;
  readonly database: string;
  readonly path: string;
  constructor(project: string, database: string, path: string) {
    this.project = project;
    this.database = database;
    this.path = path;
  }
}

/** A geographical point in decimal degrees. */
export class GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
  constructor(latitude: number, longitude: number) {
    this.latitude = latitude;
    this.longitude = longitude;
  }
}

export const minInt64 = -(2n ** 63n);
export const maxInt64 = 2n ** 63n - 1n;

export function isMap(value: Value | undefined): value is ValueMap {
  return value instanceof Map;
}

export function isList(value: Value | undefined): value is readonly Value[] {
  return Array.isArray(value);
}

export function isNumeric(value: Value | undefined): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

/** Returns the components of a vector value, or null when the map is not a vector. */
export function vectorComponents(map: ValueMap): readonly Value[] | null {
  if (map.size !== 2 || map.get('__type__') !== '__vector__') return null;
  const components = map.get('value');
  return isList(components) ? components : null;
}

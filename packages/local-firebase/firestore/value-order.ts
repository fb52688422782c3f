import { compareTimestamps, Timestamp } from './timestamp.ts';
import { Bytes, GeoPoint, isList, isNumeric, Reference, vectorComponents } from './value.ts';
import type { Value, ValueMap } from './value.ts';

/** Order of types, from the public reference's "value type ordering". */
const rank = {
  null: 0,
  boolean: 1,
  number: 2,
  timestamp: 3,
  string: 4,
  bytes: 5,
  reference: 6,
  geoPoint: 7,
  array: 8,
  vector: 9,
  map: 10,
} as const;

/** Returns the position of the value's type in the order of types. NaN and all numbers share one position. */
export function typeRank(value: Value): number {
  if (typeof value === 'string') return rank.string;
  if (isNumeric(value)) return rank.number;
  if (typeof value === 'boolean') return rank.boolean;
  if (value === null) return rank.null;
  if (isList(value)) return rank.array;
  if (value instanceof Timestamp) return rank.timestamp;
  if (value instanceof Reference) return rank.reference;
  if (value instanceof GeoPoint) return rank.geoPoint;
  if (value instanceof Bytes) return rank.bytes;
  return vectorComponents(value) === null ? rank.map : rank.vector;
}

/**
 * Compares values in the total order of queries: by type first, then by value. Integers and doubles compare as exact
 * numbers, NaN is below every number and equal to itself, -0 equals 0.
 * @returns negative, zero or positive
 */
export function compareValues(a: Value, b: Value): number {
  if (a === b) return 0;
  const rankA = typeRank(a);
  const rankB = typeRank(b);
  if (rankA !== rankB) return rankA - rankB;
  switch (rankA) {
    case rank.boolean:
      return Number(a) - Number(b);
    case rank.number:
      return compareNumbers(a as bigint | number, b as bigint | number);
    case rank.timestamp:
      return compareTimestamps(a as Timestamp, b as Timestamp);
    case rank.string:
      return compareUtf8(a as string, b as string);
    case rank.bytes:
      return Buffer.compare((a as Bytes).data, (b as Bytes).data);
    case rank.reference:
      return compareReferences(a as Reference, b as Reference);
    case rank.geoPoint:
      return compareGeoPoints(a as GeoPoint, b as GeoPoint);
    case rank.array:
      return compareLists(a as readonly Value[], b as readonly Value[]);
    case rank.vector:
      return compareVectors(a as ValueMap, b as ValueMap);
    case rank.map:
      return compareMaps(a as ValueMap, b as ValueMap);
    default:
      return 0;
  }
}

/** Returns whether two values are equal for queries and array transforms: 1 equals 1.0, NaN equals NaN. */
export function valuesEqual(a: Value, b: Value): boolean {
  return compareValues(a, b) === 0;
}

/** Returns whether two values have the same stored form: 1 and 1.0 differ, and so do 0 and -0. */
export function identicalValues(a: Value, b: Value): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== typeof b || typeof a !== 'object' || a === null || b === null) return false;
  if (isList(a)) {
    return isList(b) && a.length === b.length && a.every((item, i) => identicalValues(item, b[i]!));
  }
  if (a instanceof Map) return b instanceof Map && identicalMaps(a, b as ValueMap);
  if (a instanceof GeoPoint && b instanceof GeoPoint) {
    return Object.is(a.latitude, b.latitude) && Object.is(a.longitude, b.longitude);
  }
  return compareValues(a, b) === 0;
}

/** Returns whether two field maps are identical, ignoring the order of keys. */
export function identicalMaps(a: ValueMap, b: ValueMap): boolean {
  if (a.size !== b.size) return false;
  for (const [key, value] of a) {
    const other = b.get(key);
    if (other === undefined || !identicalValues(value, other)) return false;
  }
  return true;
}

function compareNumbers(a: bigint | number, b: bigint | number): number {
  if (Number.isNaN(a)) return Number.isNaN(b) ? 0 : -1;
  if (Number.isNaN(b)) return 1;
  // Comparing a bigint with a number is mathematically exact in JavaScript.
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Compares strings by their UTF-8 bytes, without encoding them. */
export function compareUtf8(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const unitA = a.charCodeAt(i);
    const unitB = b.charCodeAt(i);
    if (unitA !== unitB) return compareUnits(unitA, unitB);
  }
  return a.length - b.length;
}

/** Compares UTF-16 units. Surrogates encode code points above every other unit. */
function compareUnits(a: number, b: number): number {
  const surrogateA = a >= 0xd800 && a <= 0xdfff;
  const surrogateB = b >= 0xd800 && b <= 0xdfff;
  if (surrogateA !== surrogateB) return surrogateA ? 1 : -1;
  return a - b;
}

const slash = 47;

/**
 * Compares document paths segment by segment. Numeric ids ('__id7__') sort before text, by number. Paths are relative
 * ('places/x').
 */
export function comparePaths(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  let i = 0;
  while (i < length && a.charCodeAt(i) === b.charCodeAt(i)) i++;
  const start = a.lastIndexOf('/', i - 1) + 1;
  if (a.startsWith('__id', start) || b.startsWith('__id', start)) {
    const byId = compareSegments(segmentAt(a, start), segmentAt(b, start));
    if (byId !== 0) return byId;
  }
  if (i === length) return a.length - b.length;
  const unitA = a.charCodeAt(i);
  const unitB = b.charCodeAt(i);
  if (unitA === slash) return -1;
  if (unitB === slash) return 1;
  return compareUnits(unitA, unitB);
}

function segmentAt(path: string, start: number): string {
  const end = path.indexOf('/', start);
  return end < 0 ? path.slice(start) : path.slice(start, end);
}

const numericId = /^__id(-?\d+)__$/;

function compareSegments(a: string, b: string): number {
  const idA = numericId.exec(a)?.[1];
  const idB = numericId.exec(b)?.[1];
  if (idA !== undefined && idB !== undefined) return compareNumbers(BigInt(idA), BigInt(idB));
  if (idA !== undefined) return -1;
  if (idB !== undefined) return 1;
  return compareUtf8(a, b);
}

function compareReferences(a: Reference, b: Reference): number {
  return (
    compareUtf8(a.project, b.project) ||
    compareUtf8(a.database, b.database) ||
    comparePaths(a.path, b.path)
  );
}

function compareGeoPoints(a: GeoPoint, b: GeoPoint): number {
  return compareNumbers(a.latitude, b.latitude) || compareNumbers(a.longitude, b.longitude);
}

function compareLists(a: readonly Value[], b: readonly Value[]): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const order = compareValues(a[i]!, b[i]!);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** Compares vectors by dimension first, then by components. */
function compareVectors(a: ValueMap, b: ValueMap): number {
  const left = vectorComponents(a) ?? [];
  const right = vectorComponents(b) ?? [];
  return left.length - right.length || compareLists(left, right);
}

/** Compares maps by their key-sorted entries: key, then value, then number of entries. */
function compareMaps(a: ValueMap, b: ValueMap): number {
  const keysA = [...a.keys()].sort(compareUtf8);
  const keysB = [...b.keys()].sort(compareUtf8);
  const length = Math.min(keysA.length, keysB.length);
  for (let i = 0; i < length; i++) {
    const keyA = keysA[i]!;
    const keyB = keysB[i]!;
    const order = compareUtf8(keyA, keyB) || compareValues(a.get(keyA)!, b.get(keyB)!);
    if (order !== 0) return order;
  }
  return keysA.length - keysB.length;
}

import { invalidArgument } from './errors.ts';
import { formatResourceName, parseResourceName } from './path.ts';
import { formatTimestamp, parseTimestamp, Timestamp } from './timestamp.ts';
import { isWellFormed } from './utf8.ts';
import {
  Bytes,
  GeoPoint,
  isList,
  maxInt64,
  minInt64,
  Reference,
  vectorComponents,
} from './value.ts';
import type { Value, ValueMap } from './value.ts';

/** Deepest nesting of maps and arrays in a document, from the public quota table. */
const maxDepth = 20;
const maxFieldNameBytes = 1500;
/** Longest text or bytes, from the same table: 1 MiB less 89 bytes. */
const maxValueBytes = 1_048_487;
const maxVectorDimension = 2048;

type Json = Record<string, unknown>;

export function isObject(json: unknown): json is Json {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/**
 * Reads the wire form of one value ({"integerValue":"1"} and so on).
 * @throws FirestoreError INVALID_ARGUMENT when malformed, out of range, too deep or not storable
 */
export function decodeValue(json: unknown, depth = 0): Value {
  if (!isObject(json)) throw invalidArgument('A value must be an object with one type field.');
  const keys = Object.keys(json);
  const type = keys[0];
  if (type === undefined || keys.length !== 1) {
    throw invalidArgument(`A value must have exactly one type field, found ${keys.length}.`);
  }
  const wire = json[type];
  switch (type) {
    case 'nullValue':
      if (wire === null || wire === 'NULL_VALUE' || wire === 0) return null;
      break;
    case 'booleanValue':
      if (typeof wire === 'boolean') return wire;
      break;
    case 'integerValue':
      return decodeInteger(wire);
    case 'doubleValue':
      return decodeDouble(wire);
    case 'timestampValue':
      return parseTimestamp(wire);
    case 'stringValue':
      if (typeof wire === 'string') return checkedString(wire);
      break;
    case 'bytesValue':
      if (typeof wire === 'string') return decodeBytes(wire);
      break;
    case 'referenceValue':
      return decodeReference(wire);
    case 'geoPointValue':
      return decodeGeoPoint(wire);
    case 'arrayValue':
      return decodeArray(wire, depth + 1);
    case 'mapValue':
      if (isObject(wire)) return decodeMap(wire['fields'], depth + 1);
      break;
  }
  throw invalidArgument(`Invalid value of type "${type.slice(0, 60)}".`);
}

/**
 * Reads the fields of a document or map; null and absent mean empty.
 * @throws FirestoreError INVALID_ARGUMENT as decodeValue, and for reserved, empty or over-long names
 */
export function decodeFields(json: unknown): ValueMap {
  return decodeMap(json, 0);
}

function decodeMap(json: unknown, depth: number): ValueMap {
  checkDepth(depth);
  const map = new Map<string, Value>();
  if (json === undefined || json === null) return map;
  if (!isObject(json)) throw invalidArgument('Fields must be an object.');
  for (const name of Object.keys(json)) {
    if (name !== '__type__') checkFieldName(name);
    map.set(name, decodeValue(json[name], depth));
  }
  if (map.has('__type__')) checkVector(map);
  return map;
}

/** @throws FirestoreError INVALID_ARGUMENT for a name that no field may have */
export function checkFieldName(name: string): void {
  if (name === '') throw invalidArgument('Field names must not be empty.');
  if (name.length > 3 && name.startsWith('__') && name.endsWith('__')) {
    throw invalidArgument(`Field name "${name.slice(0, 100)}" is reserved.`);
  }
  if (Buffer.byteLength(name) > maxFieldNameBytes) {
    throw invalidArgument('Field name is longer than 1,500 bytes.');
  }
  if (!isWellFormed(name)) throw invalidArgument('Field name is not valid UTF-8.');
}

function checkVector(map: ValueMap): void {
  const components = vectorComponents(map);
  if (components === null) throw invalidArgument('Field name "__type__" is reserved.');
  if (components.length === 0 || components.length > maxVectorDimension) {
    throw invalidArgument('Vectors must have 1 to 2048 dimensions.');
  }
  if (!components.every((component) => typeof component === 'number')) {
    throw invalidArgument('Vectors may hold doubles only.');
  }
}

function checkDepth(depth: number): void {
  if (depth > maxDepth) {
    throw invalidArgument(`Maps and arrays may be nested at most ${maxDepth} levels deep.`);
  }
}

function checkedString(text: string): string {
  if (!isWellFormed(text)) throw invalidArgument('String is not valid UTF-8.');
  // No UTF-16 unit takes more than three bytes: short texts need no counting.
  if (text.length * 3 > maxValueBytes) checkValueSize(Buffer.byteLength(text));
  return text;
}

function checkValueSize(bytes: number): void {
  if (bytes > maxValueBytes) {
    throw invalidArgument(`A value is longer than ${maxValueBytes} bytes.`);
  }
}

function decodeInteger(wire: unknown): bigint {
  const valid =
    (typeof wire === 'string' && /^-?\d{1,20}$/.test(wire)) ||
    (typeof wire === 'number' && Number.isSafeInteger(wire));
  const value = valid ? BigInt(wire) : null;
  if (value === null || value < minInt64 || value > maxInt64) {
    throw invalidArgument(`Invalid integerValue: ${JSON.stringify(wire)?.slice(0, 60)}`);
  }
  return value;
}

const decimal = /^-?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/;

function decodeDouble(wire: unknown): number {
  if (typeof wire === 'number') return wire;
  if (wire === 'NaN') return NaN;
  if (wire === 'Infinity') return Infinity;
  if (wire === '-Infinity') return -Infinity;
  if (typeof wire === 'string' && decimal.test(wire)) return Number(wire);
  throw invalidArgument(`Invalid doubleValue: ${JSON.stringify(wire)?.slice(0, 60)}`);
}

const base64 = /^[A-Za-z0-9+/_-]*={0,2}$/;

function decodeBytes(text: string): Bytes {
  if (!base64.test(text)) throw invalidArgument('Invalid bytesValue: not base64.');
  const data = Buffer.from(text, 'base64');
  checkValueSize(data.length);
  return new Bytes(data);
}

function decodeReference(wire: unknown): Reference {
  const { project, database, path } = parseResourceName(wire);
  if (path === '') throw invalidArgument('A reference must name a document.');
  return new Reference(project, database, path);
}

function decodeGeoPoint(wire: unknown): GeoPoint {
  if (!isObject(wire)) throw invalidArgument('Invalid geoPointValue.');
  const latitude = decodeDouble(wire['latitude'] ?? 0);
  const longitude = decodeDouble(wire['longitude'] ?? 0);
  if (!(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180)) {
    throw invalidArgument('Invalid geoPointValue: latitude or longitude out of range.');
  }
  return new GeoPoint(latitude, longitude);
}

function decodeArray(wire: unknown, depth: number): Value[] {
  checkDepth(depth);
  const items = isObject(wire) ? (wire['values'] ?? []) : null;
  if (!Array.isArray(items)) throw invalidArgument('Invalid arrayValue.');
  return items.map((item) => {
    const value = decodeValue(item, depth);
    if (isList(value)) throw invalidArgument('Arrays must not directly contain arrays.');
    return value;
  });
}

/** The value's wire form as JSON text. */
export function encodeValue(value: Value): string {
  if (typeof value === 'string') return `{"stringValue":${JSON.stringify(value)}}`;
  if (typeof value === 'bigint') return `{"integerValue":"${value}"}`;
  if (typeof value === 'number') return `{"doubleValue":${encodeDouble(value)}}`;
  if (typeof value === 'boolean') return `{"booleanValue":${value}}`;
  if (value === null) return '{"nullValue":null}';
  if (isList(value)) return `{"arrayValue":{"values":[${value.map(encodeValue).join(',')}]}}`;
  if (value instanceof Timestamp) return `{"timestampValue":"${formatTimestamp(value)}"}`;
  if (value instanceof GeoPoint) {
    const { latitude, longitude } = value;
    return `{"geoPointValue":{"latitude":${encodeDouble(latitude)},"longitude":${encodeDouble(longitude)}}}`;
  }
  if (value instanceof Reference) {
    return `{"referenceValue":${JSON.stringify(formatResourceName(value))}}`;
  }
  if (value instanceof Bytes) {
    return `{"bytesValue":"${Buffer.from(value.data).toString('base64')}"}`;
  }
  return `{"mapValue":{"fields":${encodeFields(value)}}}`;
}

/** JSON text of a document's or map's fields. */
export function encodeFields(fields: ValueMap): string {
  let json = '{';
  for (const [name, value] of fields) {
    if (json.length > 1) json += ',';
    json += `${JSON.stringify(name)}:${encodeValue(value)}`;
  }
  return `${json}}`;
}

function encodeDouble(value: number): string {
  if (Object.is(value, -0)) return '"-0"';
  return Number.isFinite(value) ? String(value) : `"${value}"`;
}

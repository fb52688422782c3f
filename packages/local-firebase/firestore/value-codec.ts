import { invalidArgument } from './errors.ts';
import type { FirestoreError } from './errors.ts';
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

/** Maximum nesting depth of maps and arrays in a document, from the public quota table. */
const maxDepth = 20;
const maxFieldNameBytes = 1500;
/** Maximum size of text or bytes, from the same table: 1 MiB less 89 bytes. */
const maxValueBytes = 1_048_487;
const maxVectorDimension = 2048;

type Json = Record<string, unknown>;

export function isObject(json: unknown): json is Json {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/**
 * Decodes a boolean of a request, false when absent. The texts of URL parameters are accepted too.
 * @throws FirestoreError INVALID_ARGUMENT for any other value
 */
export function decodeFlag(json: unknown, name: string): boolean {
  if (json === undefined || json === null || json === false || json === 'false') return false;
  if (json === true || json === 'true') return true;
  throw invalidArgument(
    `Invalid value at '${name}' (TYPE_BOOL), ${JSON.stringify(json)?.slice(0, 60)}`,
  );
}

/**
 * Decodes the wire form of one value ({"integerValue":"1"} and so on).
 * @throws FirestoreError INVALID_ARGUMENT when malformed, out of range, too deep or not storable
 */
export function decodeValue(json: unknown, depth = 0): Value {
  if (!isObject(json)) throw invalidArgument('A value must be an object with one type field.');
  const keys = Object.keys(json);
  const type = keys.length === 1 ? keys[0]! : onlyType(json, keys);
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
      return decodeMap(onlyField(wire, 'fields'), depth + 1);
    default:
      return decodeValue({ [checkedType(type)]: wire }, depth);
  }
  throw invalidArgument(`Invalid value of type "${type}".`);
}

/** Returns the only type of a value. A null field counts as absent, except for the null value itself. */
function onlyType(json: Json, keys: readonly string[]): string {
  const given = keys.filter((key) => json[key] !== null || key === 'nullValue');
  if (given.length > 1) {
    throw invalidArgument(
      `Invalid value, oneof field 'value_type' is already set. Cannot set '${given[1]!.slice(0, 60)}'.`,
    );
  }
  const type = given[0];
  if (type === undefined) throw invalidArgument('A value must have a type field.');
  return type;
}

const typeNames: ReadonlySet<string> = new Set([
  ...['nullValue', 'booleanValue', 'integerValue', 'doubleValue', 'timestampValue', 'stringValue'],
  ...['bytesValue', 'referenceValue', 'geoPointValue', 'arrayValue', 'mapValue'],
]);

/**
 * Converts the protocol buffer name of a type ('string_value') to its JSON name.
 * @throws FirestoreError INVALID_ARGUMENT for any other name
 */
function checkedType(type: string): string {
  const name = type.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  if (name !== type && typeNames.has(name)) return name;
  throw unknownName(type, 'value');
}

/** Returns the only field of an array or map message, or undefined when it is absent. */
function onlyField(wire: unknown, name: string): unknown {
  if (!isObject(wire)) throw invalidArgument(`Invalid value: expected an object with "${name}".`);
  for (const key of Object.keys(wire)) if (key !== name) throw unknownName(key, 'value');
  return wire[name];
}

function unknownName(name: string, at: string): FirestoreError {
  return invalidArgument(
    `Invalid JSON payload received. Unknown name "${name.slice(0, 100)}" at '${at}': Cannot find field.`,
  );
}

/**
 * Decodes the fields of a document or map; null and absent mean empty.
 * @throws FirestoreError INVALID_ARGUMENT like decodeValue, and for reserved, empty or overlong names
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

/**
 * Checks the name of a field.
 * @throws FirestoreError INVALID_ARGUMENT for an invalid name
 */
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

/**
 * Checks a nesting depth.
 * @throws FirestoreError INVALID_ARGUMENT above the maximum depth of a document
 */
export function checkDepth(depth: number): void {
  if (depth > maxDepth) {
    throw invalidArgument(`Maps and arrays may be nested at most ${maxDepth} levels deep.`);
  }
}

function checkedString(text: string): string {
  if (!isWellFormed(text)) throw invalidArgument('String is not valid UTF-8.');
  // A UTF-16 unit takes at most three bytes, so short texts need no byte count.
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
  // JSON.parse turns a number beyond the range of doubles into Infinity. Such a number is refused, because the wire
  // format spells Infinity as text.
  if (typeof wire === 'number' && Number.isFinite(wire)) return wire;
  if (wire === 'NaN') return NaN;
  if (wire === 'Infinity') return Infinity;
  if (wire === '-Infinity') return -Infinity;
  if (typeof wire === 'string' && decimal.test(wire)) return Number(wire);
  throw invalidArgument(`Invalid doubleValue: ${JSON.stringify(wire)?.slice(0, 60)}`);
}

/** Both base64 alphabets are accepted, with or without padding. A padded text must be a multiple of four characters. */
const base64 = /^[A-Za-z0-9+/_-]*(={0,2})$/;

function decodeBytes(text: string): Bytes {
  const padding = base64.exec(text)?.[1];
  const rest = text.length % 4;
  const isWhole = padding === '' ? rest !== 1 : rest === 0;
  if (padding === undefined || !isWhole) throw invalidArgument('Invalid bytesValue: not base64.');
  const data = Buffer.from(text, 'base64');
  checkValueSize(data.length);
  return new Bytes(data);
}

function decodeReference(wire: unknown): Reference {
  const { project, database, path } = parseResourceName(wire);
  if (path === '' || path.split('/').length % 2 !== 0) {
    throw invalidArgument('A reference must name a document.');
  }
  return new Reference(project, database, path);
}

function decodeGeoPoint(wire: unknown): GeoPoint {
  if (!isObject(wire)) throw invalidArgument('Invalid geoPointValue.');
  for (const key of Object.keys(wire)) {
    if (key !== 'latitude' && key !== 'longitude') throw unknownName(key, 'value');
  }
  const latitude = decodeDouble(wire['latitude'] ?? 0);
  const longitude = decodeDouble(wire['longitude'] ?? 0);
  if (!(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180)) {
    throw invalidArgument('Invalid geoPointValue: latitude or longitude out of range.');
  }
  return new GeoPoint(latitude, longitude);
}

function decodeArray(wire: unknown, depth: number): Value[] {
  checkDepth(depth);
  const items = onlyField(wire, 'values') ?? [];
  if (!Array.isArray(items)) throw invalidArgument('Invalid arrayValue.');
  return items.map((item) => {
    const value = decodeValue(item, depth);
    if (isList(value)) throw invalidArgument('Arrays must not directly contain arrays.');
    return value;
  });
}

/** Returns the value's wire form as JSON text. */
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

/** Returns the fields of a document or map as JSON text. */
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

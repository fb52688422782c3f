import type { Coordinates } from '#shared/geo.ts';

import { fieldsOf } from '#shared/stored-fields.ts';

/** A value in the format of Firestore's REST interface: `{ stringValue: 'x' }`, `{ mapValue: { fields: … } }`. */
type RestValue = Readonly<Record<string, unknown>>;
type RestFields = Readonly<Record<string, RestValue>>;

/** Values that can be stored. Coordinates become a GeoPoint. */
type StorableValue =
  | string
  | number
  | boolean
  | null
  | Coordinates
  | readonly StorableValue[]
  | { readonly [name: string]: StorableValue };

/** Converts a value to REST. Whole numbers become integers, as in the SDK. */
function toRestValue(value: StorableValue): RestValue {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (isList(value)) return { arrayValue: { values: value.map(toRestValue) } };
  return isCoordinates(value) ? restGeoPoint(value) : { mapValue: { fields: toRestFields(value) } };
}

/** Converts the fields of a document or map to REST. */
export function toRestFields(fields: Readonly<Record<string, StorableValue>>): RestFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, toRestValue(value)]),
  );
}

function restGeoPoint({ latitude, longitude }: Coordinates): RestValue {
  return { geoPointValue: { latitude, longitude } };
}

/**
 * Converts a stored value to the format that the models read: timestamps as ISO text, GeoPoints as maps of two numbers.
 * Returns null for all other kinds of values, such as bytes.
 */
export function fromRestValue(value: unknown): unknown {
  const restValue = fieldsOf(value);
  const [valueKind] = Object.keys(restValue);
  if (valueKind === undefined) return null;
  const content = restValue[valueKind];
  switch (valueKind) {
    case 'stringValue':
    case 'booleanValue':
    case 'timestampValue':
    case 'referenceValue':
      return content;
    case 'integerValue':
    case 'doubleValue':
      return Number(content);
    case 'geoPointValue':
      // The REST interface omits zeros.
      return { latitude: 0, longitude: 0, ...fieldsOf(content) };
    case 'arrayValue': {
      const values = fieldsOf(content)['values'];
      return Array.isArray(values) ? values.map(fromRestValue) : [];
    }
    case 'mapValue':
      return fromRestFields(fieldsOf(content)['fields']);
    default:
      return null;
  }
}

/** Converts the fields of a document or map from REST to plain values. */
function fromRestFields(fields: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fieldsOf(fields)).map(([name, value]) => [name, fromRestValue(value)]),
  );
}

function isList(value: StorableValue): value is readonly StorableValue[] {
  return Array.isArray(value);
}

function isCoordinates(value: object): value is Coordinates {
  return 'latitude' in value && 'longitude' in value;
}

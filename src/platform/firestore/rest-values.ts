import type { Coordinates } from '#shared/geo.ts';

import { fieldsOf } from '#shared/stored-fields.ts';

/** A value as Firestore's REST interface writes it: `{ stringValue: 'x' }`, `{ mapValue: { fields: … } }`. */
export type RestValue = Readonly<Record<string, unknown>>;
export type RestFields = Readonly<Record<string, RestValue>>;

/** What can be stored; coordinates become a GeoPoint through restGeoPoint(). */
export type Storable =
  string | number | boolean | null | readonly Storable[] | { readonly [name: string]: Storable };

/** A value for REST; whole numbers are integers, as the SDK stores them. */
export function toRestValue(value: Storable): RestValue {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (isList(value)) return { arrayValue: { values: value.map(toRestValue) } };
  return { mapValue: { fields: toRestFields(value) } };
}

/** The fields of a document or a map for REST. */
export function toRestFields(fields: Readonly<Record<string, Storable>>): RestFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, toRestValue(value)]),
  );
}

export function restGeoPoint({ latitude, longitude }: Coordinates): RestValue {
  return { geoPointValue: { latitude, longitude } };
}

/**
 * A stored value as the readers of the models expect it: timestamps as ISO text, GeoPoints as maps of their two
 * numbers; null for a kind that places do not have.
 */
export function fromRestValue(value: unknown): unknown {
  const stored = fieldsOf(value);
  const [kind] = Object.keys(stored);
  if (kind === undefined) return null;
  const content = stored[kind];
  switch (kind) {
    case 'stringValue':
    case 'booleanValue':
    case 'timestampValue':
    case 'referenceValue':
      return content;
    case 'integerValue':
    case 'doubleValue':
      return Number(content);
    case 'geoPointValue':
      // Zeros are left out on the wire.
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

/** The fields of a document or a map as plain values. */
export function fromRestFields(fields: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fieldsOf(fields)).map(([name, value]) => [name, fromRestValue(value)]),
  );
}

function isList(value: Storable): value is readonly Storable[] {
  return Array.isArray(value);
}

import { DocumentReference, GeoPoint, Timestamp } from '@google-cloud/firestore';

/**
 * Converts a stored value to JSON: timestamps to ISO 8601 in UTC, points to latitude and longitude in degrees,
 * references to their path, bytes to base64.
 */
export function toPlainValue(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (value instanceof GeoPoint) return { latitude: value.latitude, longitude: value.longitude };
  if (value instanceof DocumentReference) return value.path;
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(toPlainValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toPlainValue(item)]));
}

import { Timestamp } from './timestamp.ts';
import { Bytes, GeoPoint, isList, isNumeric, Reference } from './value.ts';
import type { Value, ValueMap } from './value.ts';

/** Returns the storage size in bytes, according to the public page "storage size calculations". */
function valueSize(value: Value): number {
  if (typeof value === 'string') return stringSize(value);
  if (isNumeric(value)) return 8;
  if (typeof value === 'boolean' || value === null) return 1;
  if (isList(value)) return value.reduce<number>((total, item) => total + valueSize(item), 0);
  if (value instanceof Timestamp) return 8;
  if (value instanceof GeoPoint) return 16;
  if (value instanceof Bytes) return value.data.length;
  if (value instanceof Reference) return pathSize(value.path);
  return fieldsSize(value);
}

function stringSize(text: string): number {
  return Buffer.byteLength(text) + 1;
}

function fieldsSize(fields: ValueMap): number {
  let total = 0;
  for (const [name, value] of fields) total += stringSize(name) + valueSize(value);
  return total;
}

function pathSize(path: string): number {
  return path.split('/').reduce((total, segment) => total + stringSize(segment), 16);
}

/** Returns the size in bytes that counts towards the document limit of 1 MiB. */
export function documentSize(path: string, fields: ValueMap): number {
  return pathSize(path) + fieldsSize(fields) + 32;
}

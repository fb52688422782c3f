import {
  RulesBytes,
  RulesDuration,
  RulesLatLng,
  RulesMapDiff,
  RulesPath,
  RulesSet,
  RulesTimestamp,
} from './values.ts';
import type { RulesValue } from './values.ts';

/** Returns the name of a value's type as used by the `is` operator. */
export function typeNameOf(value: RulesValue): string {
  if (value === null) return 'null';
  switch (typeof value) {
    case 'boolean':
      return 'bool';
    case 'bigint':
      return 'int';
    case 'number':
      return 'float';
    case 'string':
      return 'string';
    default:
  }
  if (value instanceof Map) return 'map';
  if (value instanceof RulesTimestamp) return 'timestamp';
  if (value instanceof RulesDuration) return 'duration';
  if (value instanceof RulesLatLng) return 'latlng';
  if (value instanceof RulesBytes) return 'bytes';
  if (value instanceof RulesPath) return 'path';
  if (value instanceof RulesSet) return 'set';
  if (value instanceof RulesMapDiff) return 'map_diff';
  return 'list';
}

/** Evaluates `value is typeName`. */
export function hasType(value: RulesValue, typeName: string): boolean {
  const actual = typeNameOf(value);
  return actual === typeName || (typeName === 'number' && (actual === 'int' || actual === 'float'));
}

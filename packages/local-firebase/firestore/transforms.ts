import { invalidArgument } from './errors.ts';
import { isNameField, parseFieldPath, valueAt, withValueAt } from './field-path.ts';
import type { FieldPath } from './field-path.ts';
import type { Timestamp } from './timestamp.ts';
import { isList, isNumeric, maxInt64, minInt64 } from './value.ts';
import type { Value, ValueMap } from './value.ts';
import { checkDepth, checkFieldName, decodeValue, isObject } from './value-codec.ts';
import { compareValues, valuesEqual } from './value-order.ts';

/** A change that is computed from the stored value at commit time. */
export type FieldTransform = { field: FieldPath } & (
  | { kind: 'server-time' }
  | { kind: 'increment' | 'minimum' | 'maximum'; operand: bigint | number }
  | { kind: 'append-missing' | 'remove-all'; elements: readonly Value[] }
);

const numericKinds = { increment: 'increment', minimum: 'minimum', maximum: 'maximum' } as const;
const arrayKinds = {
  appendMissingElements: 'append-missing',
  removeAllFromArray: 'remove-all',
} as const;

const operations = ['setToServerValue', ...Object.keys(numericKinds), ...Object.keys(arrayKinds)];

/**
 * Decodes a field transform.
 * @throws FirestoreError INVALID_ARGUMENT when malformed
 */
export function decodeTransform(json: unknown): FieldTransform {
  if (!isObject(json)) throw invalidArgument('A field transform must be an object.');
  const field = parseFieldPath(json['fieldPath']);
  if (isNameField(field)) throw invalidArgument('The document name cannot be transformed.');
  for (const name of field) checkFieldName(name);
  // The maps around the field, which are created if missing, count as nesting levels.
  const depth = field.length - 1;
  checkDepth(depth);
  const given = operations.filter((key) => json[key] != null);
  if (given.length > 1) throw invalidArgument('A field transform must have one operation.');
  if (json['setToServerValue'] !== undefined) {
    if (json['setToServerValue'] !== 'REQUEST_TIME' && json['setToServerValue'] !== 1) {
      throw invalidArgument('setToServerValue must be REQUEST_TIME.');
    }
    return { field, kind: 'server-time' };
  }
  for (const [key, kind] of Object.entries(numericKinds)) {
    if (json[key] === undefined) continue;
    const operand = decodeValue(json[key]);
    if (!isNumeric(operand)) throw invalidArgument(`The operand of ${key} must be a number.`);
    return { field, kind, operand };
  }
  for (const [key, kind] of Object.entries(arrayKinds)) {
    if (json[key] === undefined) continue;
    const elements = decodeValue({ arrayValue: json[key] }, depth) as readonly Value[];
    return { field, kind, elements };
  }
  throw invalidArgument('Unknown field transform.');
}

/**
 * Applies transforms in order.
 * @returns the new fields and the reported value of each transform, which is null for array transforms
 */
export function applyTransforms(
  fields: ValueMap,
  transforms: readonly FieldTransform[],
  requestTime: Timestamp,
): { fields: ValueMap; results: Value[] } {
  const results: Value[] = [];
  let current = fields;
  for (const transform of transforms) {
    const value = transformed(valueAt(current, transform.field), transform, requestTime);
    current = withValueAt(current, transform.field, value);
    results.push(isList(value) ? null : value);
  }
  return { fields: current, results };
}

function transformed(
  stored: Value | undefined,
  transform: FieldTransform,
  requestTime: Timestamp,
): Value {
  switch (transform.kind) {
    case 'server-time':
      return requestTime;
    case 'append-missing':
      return appendMissing(isList(stored) ? stored : [], transform.elements);
    case 'remove-all':
      return (isList(stored) ? stored : []).filter(
        (item) => !transform.elements.some((element) => valuesEqual(element, item)),
      );
    case 'increment':
      return isNumeric(stored) ? add(stored, transform.operand) : transform.operand;
    case 'minimum':
      return isNumeric(stored) ? extreme(stored, transform.operand, -1) : transform.operand;
    case 'maximum':
      return isNumeric(stored) ? extreme(stored, transform.operand, 1) : transform.operand;
  }
}

function appendMissing(list: readonly Value[], elements: readonly Value[]): Value[] {
  const result = [...list];
  for (const element of elements) {
    if (!result.some((item) => valuesEqual(item, element))) result.push(element);
  }
  return result;
}

/** Adds two numbers. Integers saturate at the limits of int64; with a double as either operand the sum is a double. */
function add(a: bigint | number, b: bigint | number): bigint | number {
  if (typeof a !== 'bigint' || typeof b !== 'bigint') return Number(a) + Number(b);
  const sum = a + b;
  return sum > maxInt64 ? maxInt64 : sum < minInt64 ? minInt64 : sum;
}

/**
 * Returns the maximum or minimum. NaN takes precedence; of two equal numbers (3 and 3.0, 0 and -0) the stored one is
 * kept.
 */
function extreme(stored: bigint | number, operand: bigint | number, sign: 1 | -1): bigint | number {
  if (Number.isNaN(stored) || Number.isNaN(operand)) return NaN;
  return compareValues(operand, stored) * sign > 0 ? operand : stored;
}

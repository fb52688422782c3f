/**
 * Equality of values. Production compares numbers in three ways, depending on the operator:
 * - `==` compares two numbers by value, so that 1 == 1.0; but the elements of two lists and the values of two
 *   maps must be identical, including type and sign of zero, so that [1] == [1.0] is false;
 * - `in` over a list, hasAll, hasAny, hasOnly and removeAll of a list require the same type: 1.0 in [1] is false;
 * - sets and map differences compare by value at every depth, with NaN equal to NaN.
 */
import { LimitExceeded } from './outcome.ts';
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

type Numeric = bigint | number;

interface Comparison {
  numbers(this: void, a: Numeric, b: Numeric): boolean;
  /** Comparison of list elements and map values; with null, this comparison also applies to them. */
  inner: Comparison | null;
}

/**
 * Remaining comparisons of one equality test. Lists and maps may contain the same value many times, so that the size in
 * memory does not limit the number of comparisons.
 */
interface Effort {
  left: number;
}

const maximumEffort = 2_000_000;

/** Returns whether a value is an int or a float. */
export function isNumber(value: RulesValue): value is Numeric {
  return typeof value === 'bigint' || typeof value === 'number';
}

/** Returns whether a value is a list. */
export function isList(value: RulesValue): value is readonly RulesValue[] {
  return Array.isArray(value);
}

/** Returns whether a value is a number or contains one at any depth. */
export function hasNumber(value: RulesValue): boolean {
  if (isNumber(value)) return true;
  if (isList(value)) return value.some(hasNumber);
  return value instanceof Map && [...value.values()].some(hasNumber);
}

function sameAmount(a: Numeric, b: Numeric): boolean {
  return a <= b && a >= b;
}

const identity: Comparison = {
  numbers: (a, b) => sameAmount(a, b) && Object.is(a, b),
  inner: null,
};

const operatorEquality: Comparison = { numbers: sameAmount, inner: identity };

const elementEquality: Comparison = {
  numbers: (a, b) => typeof a === typeof b && sameAmount(a, b),
  inner: identity,
};

const setEquality: Comparison = {
  numbers: (a, b) => sameAmount(a, b) || (Number.isNaN(a) && Number.isNaN(b)),
  inner: null,
};

/** Evaluates `a == b`. */
export function equalValues(a: RulesValue, b: RulesValue): boolean {
  return compare(a, b, operatorEquality);
}

/** Returns whether two elements of sets, or two values of a map difference, are equal. */
export function sameInSet(a: RulesValue, b: RulesValue): boolean {
  return compare(a, b, setEquality);
}

/** Returns whether a list contains the value. */
export function containsElement(list: readonly RulesValue[], wanted: RulesValue): boolean {
  return list.some((item) => compare(item, wanted, elementEquality));
}

/** Returns whether the elements of a set contain the value. */
export function containsInSet(elements: readonly RulesValue[], wanted: RulesValue): boolean {
  return elements.some((item) => sameInSet(item, wanted));
}

function compare(
  a: RulesValue,
  b: RulesValue,
  how: Comparison,
  effort: Effort | null = null,
): boolean {
  if (isNumber(a)) return isNumber(b) && how.numbers(a, b);
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return a === b;
  const spent = effort ?? { left: maximumEffort };
  if (isList(a)) return isList(b) && compareLists(a, b, how, spent);
  if (a instanceof Map) return b instanceof Map && compareMaps(a, b, how, spent);
  if (a instanceof RulesPath) {
    return b instanceof RulesPath && compareLists(a.segments, b.segments, how, spent);
  }
  if (a instanceof RulesSet) {
    if (!(b instanceof RulesSet) || a.elements.length !== b.elements.length) return false;
    return a.elements.every((item) =>
      b.elements.some((other) => compareParts(item, other, setEquality, spent)),
    );
  }
  if (a instanceof RulesMapDiff) {
    return (
      b instanceof RulesMapDiff &&
      compareMaps(a.left, b.left, setEquality, spent) &&
      compareMaps(a.right, b.right, setEquality, spent)
    );
  }
  return compareScalars(a, b);
}

function compareParts(a: RulesValue, b: RulesValue, how: Comparison, effort: Effort): boolean {
  effort.left -= 1;
  if (effort.left < 0) throw new LimitExceeded('The values are too large to compare.');
  return compare(a, b, how.inner ?? how, effort);
}

function compareScalars(
  a: RulesTimestamp | RulesDuration | RulesLatLng | RulesBytes,
  b: object,
): boolean {
  if (a instanceof RulesTimestamp) {
    return b instanceof RulesTimestamp && a.seconds === b.seconds && a.nanos === b.nanos;
  }
  if (a instanceof RulesDuration) {
    return b instanceof RulesDuration && a.seconds === b.seconds && a.nanos === b.nanos;
  }
  if (a instanceof RulesLatLng) {
    return b instanceof RulesLatLng && a.latitude === b.latitude && a.longitude === b.longitude;
  }
  return b instanceof RulesBytes && Buffer.compare(a.data, b.data) === 0;
}

function compareLists(
  a: readonly RulesValue[],
  b: readonly RulesValue[],
  how: Comparison,
  effort: Effort,
): boolean {
  return (
    a.length === b.length &&
    a.every((item, index) => compareParts(item, b[index] ?? null, how, effort))
  );
}

function compareMaps(
  a: Map<string, RulesValue>,
  b: Map<string, RulesValue>,
  how: Comparison,
  effort: Effort,
): boolean {
  if (a.size !== b.size) return false;
  for (const [key, value] of a) {
    const other = b.get(key);
    if (other === undefined || !compareParts(value, other, how, effort)) return false;
  }
  return true;
}

/** Equality, ordering, arithmetic, membership and indexing over whole values. */
import { EvalError, nullValue, undefinedProperty } from './outcome.ts';
import {
  addSpan,
  compareInstants,
  difference,
  negatedDuration,
  sumOfDurations,
} from './time-arithmetic.ts';
import { typeNameOf } from './type-names.ts';
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

const largestInt = 2n ** 63n - 1n;
const smallestInt = -(2n ** 63n);

/** Whether a value is an int or a float. */
export function isNumber(value: RulesValue): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

/** Whether a value is a list. */
export function isList(value: RulesValue): value is readonly RulesValue[] {
  return Array.isArray(value);
}

function unsupported(left: RulesValue, operator: string, right: RulesValue): EvalError {
  return new EvalError(
    `Unsupported operation error. Received: ${typeNameOf(left)} ${operator} ${typeNameOf(right)}.`,
  );
}

function sameLists(a: readonly RulesValue[], b: readonly RulesValue[]): boolean {
  return a.length === b.length && a.every((item, index) => equalValues(item, b[index] ?? null));
}

/** Whether `list` holds a value equal to `wanted`. */
export function containsValue(list: readonly RulesValue[], wanted: RulesValue): boolean {
  return list.some((item) => equalValues(item, wanted));
}

/** Equality of the language: ints and floats numerically, collections by value, other types apart. */
export function equalValues(a: RulesValue, b: RulesValue): boolean {
  if (isNumber(a)) return isNumber(b) && a <= b && a >= b;
  if (a === b) return true;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
  if (isList(a)) return isList(b) && sameLists(a, b);
  if (a instanceof Map) {
    if (!(b instanceof Map) || a.size !== b.size) return false;
    for (const [key, value] of a) {
      const other = b.get(key);
      if (other === undefined || !equalValues(value, other)) return false;
    }
    return true;
  }
  if (a instanceof RulesTimestamp) {
    return b instanceof RulesTimestamp && a.seconds === b.seconds && a.nanos === b.nanos;
  }
  if (a instanceof RulesDuration) {
    return b instanceof RulesDuration && a.seconds === b.seconds && a.nanos === b.nanos;
  }
  if (a instanceof RulesLatLng) {
    return b instanceof RulesLatLng && a.latitude === b.latitude && a.longitude === b.longitude;
  }
  if (a instanceof RulesBytes) {
    return b instanceof RulesBytes && Buffer.compare(a.data, b.data) === 0;
  }
  if (a instanceof RulesPath) return b instanceof RulesPath && sameLists(a.segments, b.segments);
  if (a instanceof RulesSet) {
    return (
      b instanceof RulesSet &&
      a.elements.length === b.elements.length &&
      a.elements.every((item) => containsValue(b.elements, item))
    );
  }
  if (a instanceof RulesMapDiff) {
    return (
      b instanceof RulesMapDiff && equalValues(a.left, b.left) && equalValues(a.right, b.right)
    );
  }
  return false;
}

/** Negative, zero or positive; NaN when unordered; null when the types have no common order. */
export function compareValues(a: RulesValue, b: RulesValue): number | null {
  if (isNumber(a) && isNumber(b)) {
    if (a < b) return -1;
    if (a > b) return 1;
    return a <= b ? 0 : Number.NaN;
  }
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : a > b ? 1 : 0;
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b);
  if (a instanceof RulesTimestamp && b instanceof RulesTimestamp) return compareInstants(a, b);
  if (a instanceof RulesDuration && b instanceof RulesDuration) return compareInstants(a, b);
  return null;
}

export type OrderOperator = '<' | '<=' | '>' | '>=';

/** Reads a comparison's sign as the answer of an ordering operator. */
export function holds(operator: OrderOperator, sign: number): boolean {
  switch (operator) {
    case '<':
      return sign < 0;
    case '<=':
      return sign <= 0;
    case '>':
      return sign > 0;
    case '>=':
      return sign >= 0;
  }
}

/** `<`, `<=`, `>` and `>=`; an error between types without a common order. */
export function orderValues(
  a: RulesValue,
  operator: OrderOperator,
  b: RulesValue,
): boolean | EvalError {
  const sign = compareValues(a, b);
  return sign === null ? unsupported(a, operator, b) : holds(operator, sign);
}

/** An int result, refused outside 64 bits. */
export function checkedInt(value: bigint): bigint | EvalError {
  if (value > largestInt || value < smallestInt) return new EvalError('Integer overflow error.');
  return value;
}

export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%';

function integerArithmetic(a: bigint, operator: ArithmeticOperator, b: bigint): bigint | EvalError {
  switch (operator) {
    case '+':
      return checkedInt(a + b);
    case '-':
      return checkedInt(a - b);
    case '*':
      return checkedInt(a * b);
    case '/':
    case '%':
      if (b === 0n) return new EvalError('Division by zero error.');
      return checkedInt(operator === '/' ? a / b : a % b);
  }
}

function floatArithmetic(a: number, operator: ArithmeticOperator, b: number): number {
  switch (operator) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      return a / b;
    case '%':
      return a % b;
  }
}

function add(a: RulesValue, b: RulesValue): RulesValue | EvalError | null {
  if (typeof a === 'string' && typeof b === 'string') return a + b;
  if (a instanceof RulesTimestamp && b instanceof RulesDuration) return addSpan(a, b);
  if (a instanceof RulesDuration && b instanceof RulesTimestamp) return addSpan(b, a);
  if (a instanceof RulesDuration && b instanceof RulesDuration) return sumOfDurations(a, b);
  return null;
}

function subtract(a: RulesValue, b: RulesValue): RulesValue | EvalError | null {
  if (a instanceof RulesTimestamp && b instanceof RulesTimestamp) return difference(a, b);
  if (a instanceof RulesTimestamp && b instanceof RulesDuration) {
    return addSpan(a, negatedDuration(b));
  }
  if (a instanceof RulesDuration && b instanceof RulesDuration) {
    return sumOfDurations(a, negatedDuration(b));
  }
  return null;
}

/** `+ - * / %` over numbers, `+` over strings, `+ -` over instants and spans. Ints beyond 64 bits are errors. */
export function arithmetic(
  a: RulesValue,
  operator: ArithmeticOperator,
  b: RulesValue,
): RulesValue | EvalError {
  if (isNumber(a) && isNumber(b)) {
    if (typeof a === 'bigint' && typeof b === 'bigint') return integerArithmetic(a, operator, b);
    return floatArithmetic(Number(a), operator, Number(b));
  }
  const other = operator === '+' ? add(a, b) : operator === '-' ? subtract(a, b) : null;
  return other ?? unsupported(a, operator, b);
}

/** Unary minus over numbers and durations. */
export function negate(value: RulesValue): RulesValue | EvalError {
  if (typeof value === 'bigint') return checkedInt(-value);
  if (typeof value === 'number') return -value;
  if (value instanceof RulesDuration) return negatedDuration(value);
  return new EvalError(`Unsupported operation error. Received: -${typeNameOf(value)}.`);
}

/** The `in` operator: elements of lists and sets, own keys of maps. */
export function membership(value: RulesValue, container: RulesValue): boolean | EvalError {
  if (isList(container)) return containsValue(container, value);
  if (container instanceof RulesSet) return containsValue(container.elements, value);
  if (container instanceof Map && typeof value === 'string') return container.has(value);
  if (container === null) return nullValue();
  return unsupported(value, 'in', container);
}

/** `target.name` */
export function member(target: RulesValue, name: string): RulesValue | EvalError {
  if (target instanceof Map) return target.get(name) ?? missing(target, name);
  if (target === null) return nullValue();
  return undefinedProperty(name);
}

function missing(map: Map<string, RulesValue>, name: string): null | EvalError {
  return map.has(name) ? null : undefinedProperty(name);
}

/** `target[index]` */
export function elementAt(target: RulesValue, index: RulesValue): RulesValue | EvalError {
  if (target === null) return nullValue();
  if (target instanceof Map && typeof index === 'string') return member(target, index);
  if (typeof index === 'bigint') {
    const items =
      typeof target === 'string' || isList(target)
        ? target
        : target instanceof RulesPath
          ? target.segments
          : null;
    if (items !== null) {
      if (index < 0n || index >= BigInt(items.length)) {
        return new EvalError(`Index out of bounds error. Received: ${index}.`);
      }
      return items[Number(index)] ?? null;
    }
  }
  return new EvalError(
    `Unsupported operation error. Received: ${typeNameOf(target)}[${typeNameOf(index)}].`,
  );
}

/** `target[from:to]`; ends past the size are errors, nothing is clamped. */
export function sliceOf(
  target: RulesValue,
  from: RulesValue,
  to: RulesValue,
): RulesValue | EvalError {
  if (target === null) return nullValue();
  if (typeof from !== 'bigint' || typeof to !== 'bigint') {
    return new EvalError('Unsupported operation error. A range needs two ints.');
  }
  if (typeof target !== 'string' && !isList(target)) {
    return new EvalError(`Unsupported operation error. Received: ${typeNameOf(target)}[int:int].`);
  }
  const size = BigInt(target.length);
  if (from < 0n || from > to || from >= size || to > size) {
    return new EvalError(`Index out of bounds error. Received: [${from}:${to}].`);
  }
  return target.slice(Number(from), Number(to));
}

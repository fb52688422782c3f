/** Ordering, arithmetic, membership and indexing of fully known values. */
import { containsElement, containsInSet, isList, isNumber } from './equality.ts';
import { checkedInt } from './integers.ts';
import { EvalError, functionNotFound, nullValue, undefinedProperty } from './outcome.ts';
import { maximumTextLength } from './sizes.ts';
import {
  addSpan,
  compareInstants,
  difference,
  negatedDuration,
  sumOfDurations,
} from './time-arithmetic.ts';
import { typeNameOf } from './type-names.ts';
import { RulesDuration, RulesPath, RulesSet, RulesTimestamp } from './values.ts';
import type { RulesValue } from './values.ts';

function unsupported(left: RulesValue, operator: string, right: RulesValue): EvalError {
  return new EvalError(
    `Unsupported operation error. Received: ${typeNameOf(left)} ${operator} ${typeNameOf(right)}.`,
  );
}

/** Compares two values: negative, zero or positive; NaN when unordered; null when the types have no common order. */
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

/** Returns the result of an ordering operator for the sign of a comparison. */
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

/** Evaluates `<`, `<=`, `>` and `>=`; returns an error for types without a common order. */
export function orderValues(
  a: RulesValue,
  operator: OrderOperator,
  b: RulesValue,
): boolean | EvalError {
  // Query bounds order bools, but the operators of the language do not.
  const sign = typeof a === 'boolean' ? null : compareValues(a, b);
  return sign === null ? unsupported(a, operator, b) : holds(operator, sign);
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
  if (typeof a === 'string' && typeof b === 'string') {
    const long = a.length + b.length > maximumTextLength;
    return long ? new EvalError('String too long error.') : a + b;
  }
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

/**
 * Evaluates `+ - * / %` of numbers, `+` of strings, and `+ -` of instants and durations. Ints beyond 64 bits are
 * errors.
 */
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

/** Evaluates unary minus of numbers and durations. */
export function negate(value: RulesValue): RulesValue | EvalError {
  if (typeof value === 'bigint') return checkedInt(-value);
  if (typeof value === 'number') return -value;
  if (value instanceof RulesDuration) return negatedDuration(value);
  return new EvalError(`Unsupported operation error. Received: -${typeNameOf(value)}.`);
}

/** Evaluates the `in` operator: elements of lists and sets, keys of maps. */
export function membership(value: RulesValue, container: RulesValue): boolean | EvalError {
  if (container === null) return nullValue();
  if (isList(container)) return containsElement(container, value);
  if (container instanceof RulesSet) return containsInSet(container.elements, value);
  if (!(container instanceof Map)) return functionNotFound('in');
  if (typeof value === 'string') return container.has(value);
  return new EvalError(
    `Unsupported operation error. Received: map.in(${typeNameOf(value)}). Expected: map.in(string).`,
  );
}

/** Evaluates `target.name`. */
export function member(target: RulesValue, name: string): RulesValue | EvalError {
  if (target instanceof Map) return target.get(name) ?? missing(target, name);
  if (target === null) return nullValue();
  return undefinedProperty(name);
}

function missing(map: Map<string, RulesValue>, name: string): null | EvalError {
  return map.has(name) ? null : undefinedProperty(name);
}

function outOfBounds(index: bigint, size: number): EvalError {
  return new EvalError(`Index out of bound error. Index: [${index}] , size: [${size}].`);
}

/** Returns the sequence that an index refers to: characters, elements or segments; null for other types. */
function sequenceOf(target: RulesValue): string | readonly RulesValue[] | null {
  if (typeof target === 'string' || isList(target)) return target;
  return target instanceof RulesPath ? target.segments : null;
}

/** Evaluates `target[index]`. */
export function elementAt(target: RulesValue, index: RulesValue): RulesValue | EvalError {
  if (target === null) return nullValue();
  if (target instanceof Map && typeof index === 'string') return member(target, index);
  const items = sequenceOf(target);
  if (items === null || typeof index !== 'bigint') {
    const type = typeNameOf(target);
    const expected = target instanceof Map ? 'string' : 'int';
    return new EvalError(
      `Unsupported operation error. Received: ${type}[${typeNameOf(index)}]. Expected: ${type}[${expected}].`,
    );
  }
  if (index < 0n || index >= BigInt(items.length)) return outOfBounds(index, items.length);
  return items[Number(index)] ?? null;
}

/**
 * Evaluates `target[from:to]`. Both the first and the last position must exist, so that `[0:0]` and any range of an
 * empty value are errors, while `[1:1]` of a longer value is empty. Positions are not clamped.
 */
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
  for (const index of [from, to - 1n]) {
    if (index < 0n || index >= BigInt(target.length)) return outOfBounds(index, target.length);
  }
  if (from > to) {
    return new EvalError(`Illegal range error. From index: [${from}] , To index: [${to}].`);
  }
  return target.slice(Number(from), Number(to));
}

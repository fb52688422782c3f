/**
 * Operators for partly known values. As in production, any result that the query does not determine is an error, which
 * only `|| true` and `&& false` absorb.
 */
import { containsElement, containsInSet, equalValues, hasNumber, isList } from './equality.ts';
import { compareValues, holds } from './operators.ts';
import type { OrderOperator } from './operators.ts';
import { EvalError, functionNotFound, unknown } from './outcome.ts';
import type { EvaluationOutcome } from './outcome.ts';
import { isSymbolic, SymbolicMap, SymbolicValue } from './partly-known.ts';
import type { FieldFacts, Symbolic } from './partly-known.ts';
import { typeNameOf } from './type-names.ts';
import { RulesSet } from './values.ts';
import type { RulesValue } from './values.ts';

function memberOf(map: SymbolicMap, name: string): EvaluationOutcome | undefined {
  const node = map.node.children.get(name);
  if (node === undefined) return undefined;
  if (node.pinned !== undefined) return node.pinned;
  const path = `${map.name}.${name}`;
  if (node.facts === undefined || node.children.size > 0) return new SymbolicMap(path, node);
  return new SymbolicValue(path, node.facts);
}

/** Evaluates `target.name` or `target['name']` of a symbolic target. */
export function symbolicMember(target: Symbolic, name: string): EvaluationOutcome {
  const found = target instanceof SymbolicMap ? memberOf(target, name) : undefined;
  // A field pinned to null has a known value.
  return found === undefined ? unknown(`${target.name}.${name}`) : found;
}

/** Returns the type of all values that the facts allow; '' if there are several. 'number' is int or float. */
function typeOfFacts(facts: FieldFacts): string {
  if (facts.members.length > 0) return 'list';
  const bound = facts.lower ?? facts.upper;
  if (bound === null) return '';
  const type = typeNameOf(bound.value);
  return type === 'int' || type === 'float' ? 'number' : type;
}

function valueType(value: RulesValue): string {
  const type = typeNameOf(value);
  return type === 'int' || type === 'float' ? 'number' : type;
}

/** Three-valued ordering of a symbolic value and a known one; null when undetermined. */
function orderFacts(facts: FieldFacts, operator: OrderOperator, value: RulesValue): boolean | null {
  const { lower, upper } = facts;
  const aboveLower = lower === null ? null : compareValues(lower.value, value);
  const belowUpper = upper === null ? null : compareValues(upper.value, value);
  const wantsAbove = operator === '>' || operator === '>=';
  const near = wantsAbove ? lower : upper;
  const nearSign = wantsAbove ? aboveLower : belowUpper;
  const far = wantsAbove ? upper : lower;
  const farSign = wantsAbove ? belowUpper : aboveLower;
  // The near bound proves the comparison, the far bound refutes it.
  if (near !== null && nearSign !== null) {
    if (holds(operator, nearSign) || (nearSign === 0 && !near.inclusive)) return true;
  }
  if (far !== null && farSign !== null && !Number.isNaN(farSign)) {
    if (!holds(operator, farSign)) return false;
    if (farSign === 0 && !far.inclusive) return false;
  }
  return null;
}

const mirrored = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' } as const;

/** Returns whether the operators of the language order the value. They do not order bools, unlike query bounds. */
function hasOrder(value: EvaluationOutcome): value is RulesValue {
  return !isSymbolic(value) && !(value instanceof EvalError) && typeof value !== 'boolean';
}

/** Evaluates an ordering with a partly known side: proven or refuted by bounds, otherwise an error. */
export function symbolicOrder(
  left: EvaluationOutcome,
  operator: OrderOperator,
  right: EvaluationOutcome,
): boolean | EvalError {
  if (left instanceof SymbolicValue && hasOrder(right)) {
    return orderFacts(left.facts, operator, right) ?? unknown(left.name);
  }
  if (right instanceof SymbolicValue && hasOrder(left)) {
    return orderFacts(right.facts, mirrored[operator], left) ?? unknown(right.name);
  }
  return unknown('The comparison');
}

function equalFacts(facts: FieldFacts, value: RulesValue): boolean | null {
  if (containsInSet(facts.excluded, value)) return false;
  const type = typeOfFacts(facts);
  if (type !== '' && type !== valueType(value)) return false;
  if (facts.members.length > 0) {
    const allIn = isList(value) && facts.members.every((member) => containsInSet(value, member));
    return allIn ? null : false;
  }
  const { lower, upper } = facts;
  const outside =
    (lower !== null && orderFacts(facts, '>', value) === true) ||
    (upper !== null && orderFacts(facts, '<', value) === true);
  if (outside) return false;
  const pinned =
    lower?.inclusive === true &&
    upper?.inclusive === true &&
    equalValues(lower.value, value) &&
    equalValues(upper.value, value);
  return pinned ? true : null;
}

/**
 * Returns whether the list definitely contains the value. A query matches 1.0 for 1, but a list distinguishes them.
 */
function surelyHas(facts: FieldFacts, value: RulesValue): boolean {
  return !hasNumber(value) && containsElement(facts.members, value);
}

/** Evaluates equality with a partly known side. */
export function symbolicEquals(
  left: EvaluationOutcome,
  right: EvaluationOutcome,
): boolean | EvalError {
  const [symbolic, other] = isSymbolic(left) ? [left, right] : [right, left];
  if (isSymbolic(other) || other instanceof EvalError) return unknown('The comparison');
  if (symbolic instanceof SymbolicValue) {
    return equalFacts(symbolic.facts, other) ?? unknown(symbolic.name);
  }
  if (symbolic instanceof SymbolicMap && !(other instanceof Map)) return false;
  return unknown('The comparison');
}

/** Evaluates `in` with a partly known side. */
export function symbolicMembership(
  value: EvaluationOutcome,
  container: EvaluationOutcome,
): boolean | EvalError {
  if (container instanceof SymbolicMap) {
    if (typeof value !== 'string') return unknown(container.name);
    return memberOf(container, value) === undefined ? unknown(container.name) : true;
  }
  if (container instanceof SymbolicValue) {
    if (isSymbolic(value) || value instanceof EvalError) return unknown(container.name);
    return surelyHas(container.facts, value) ? true : unknown(container.name);
  }
  const items =
    container instanceof RulesSet
      ? container.elements
      : !(container instanceof EvalError) && isList(container)
        ? container
        : null;
  if (items === null || !(value instanceof SymbolicValue)) return unknown('The membership');
  const typed = !(container instanceof RulesSet);
  const answers = items.map((item) => {
    const equal = equalFacts(value.facts, item);
    // A list distinguishes 1 from 1.0, but a query does not.
    return typed && equal === true && hasNumber(item) ? null : equal;
  });
  if (answers.includes(true)) return true;
  return answers.every((answer) => answer === false) ? false : unknown(value.name);
}

/** Evaluates `is` of a partly known value; whether a number is an int remains undetermined. */
export function symbolicHasType(value: Symbolic, typeName: string): boolean | EvalError {
  if (typeName === 'constraint') return value instanceof SymbolicValue;
  if (value instanceof SymbolicMap) return typeName === 'map';
  const type = typeOfFacts(value.facts);
  if (type === '') return unknown(value.name);
  if (type !== 'number') return type === typeName;
  if (typeName === 'int' || typeName === 'float') return unknown(value.name);
  return typeName === 'number';
}

/**
 * Evaluates map.get, the only method that facts can answer. In production, a list with only some known members has no
 * methods, not even hasAll: `value in list` is the way to prove a member.
 */
export function symbolicMethod(
  target: Symbolic,
  name: string,
  args: readonly RulesValue[],
): EvaluationOutcome {
  const [first] = args;
  if (target instanceof SymbolicMap && name === 'get' && args.length === 2) {
    const steps = first !== undefined && isList(first) ? first : [first];
    let current: EvaluationOutcome = target;
    for (const step of steps) {
      if (typeof step !== 'string') return unknown(target.name);
      if (current instanceof SymbolicMap) current = symbolicMember(current, step);
      else if (current instanceof Map) current = current.get(step) ?? args[1] ?? null;
      else return unknown(target.name);
      if (current instanceof EvalError) return current;
    }
    return current;
  }
  return functionNotFound(name);
}

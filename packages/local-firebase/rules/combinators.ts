/**
 * Closures that evaluate operands. Production evaluates every operand of an operator, literal or call even after one of
 * them failed, and returns the first error; only `&&`, `||` and `?:` skip operands.
 */
import { EvalError, functionNotFound, unknown } from './outcome.ts';
import type { EvaluationOutcome } from './outcome.ts';
import { negate } from './operators.ts';
import type { DocumentFunctionName, Frame } from './runtime.ts';
import { isSymbolic } from './partly-known.ts';
import { typeNameOf } from './type-names.ts';
import { RulesPath } from './values.ts';
import type { RulesValue } from './values.ts';

export type Evaluate = (frame: Frame) => EvaluationOutcome;

/** Evaluates all parts. Returns the first error instead of the list, and an error for any value not fully known. */
export function settledList(parts: readonly Evaluate[], frame: Frame): RulesValue[] | EvalError {
  const values: RulesValue[] = [];
  let failure: EvalError | null = null;
  for (const part of parts) {
    const value = part(frame);
    if (value instanceof EvalError) failure ??= value;
    else if (isSymbolic(value)) failure ??= unknown(value.name);
    else values.push(value);
  }
  return failure ?? values;
}

/** A binary operator: `settled` handles fully known values, `symbolic` handles a partly known operand. */
export function binary(
  left: Evaluate,
  right: Evaluate,
  settled: (a: RulesValue, b: RulesValue) => EvaluationOutcome,
  symbolic: (a: EvaluationOutcome, b: EvaluationOutcome) => EvaluationOutcome,
): Evaluate {
  return (frame) => {
    const a = left(frame);
    const b = right(frame);
    if (a instanceof EvalError) return a;
    if (b instanceof EvalError) return b;
    return isSymbolic(a) || isSymbolic(b) ? symbolic(a, b) : settled(a, b);
  };
}

/** `element in collection`: the collection is evaluated first, so its error takes precedence. */
export function containment(
  element: Evaluate,
  collection: Evaluate,
  settled: (a: RulesValue, b: RulesValue) => EvaluationOutcome,
  symbolic: (a: EvaluationOutcome, b: EvaluationOutcome) => EvaluationOutcome,
): Evaluate {
  return binary(
    collection,
    element,
    (held, value) => settled(value, held),
    (held, value) => symbolic(value, held),
  );
}

/** Returns the error for a condition that is not a bool. */
function notBoolean(value: EvaluationOutcome): EvalError {
  if (value instanceof EvalError) return value;
  if (isSymbolic(value)) return unknown(value.name);
  return new EvalError(`Type error. Received: [${typeNameOf(value)}] Expected: [bool].`);
}

/** Negates a bool and returns any other value unchanged. */
export function inverted(evaluate: Evaluate): Evaluate {
  return (frame) => {
    const value = evaluate(frame);
    return typeof value === 'boolean' ? !value : value;
  };
}

/** Compiles `!operand`. */
export function logicalNot(operand: Evaluate): Evaluate {
  return (frame) => {
    const value = operand(frame);
    return typeof value === 'boolean' ? !value : notBoolean(value);
  };
}

/** Compiles `-operand`. */
export function negation(operand: Evaluate): Evaluate {
  return (frame) => {
    const value = operand(frame);
    if (value instanceof EvalError) return value;
    return isSymbolic(value) ? unknown(value.name) : negate(value);
  };
}

/** A chain of `&&` (`decisive` is false) or `||` (true). The decisive value takes precedence over earlier errors. */
export function logicalChain(operands: readonly Evaluate[], decisive: boolean): Evaluate {
  return (frame) => {
    // A chain of n operands is n - 1 nested operators, of which the outermost is already counted. In addition, the
    // evaluated right operand of each operator adds one (below).
    frame.runtime.count(operands.length - 2);
    let failure: EvalError | null = null;
    for (let index = 0; index < operands.length; index += 1) {
      if (index > 0) frame.runtime.count(1);
      const value = operands[index]?.(frame) ?? null;
      if (value === decisive) return decisive;
      if (typeof value !== 'boolean') failure ??= notBoolean(value);
    }
    return failure ?? !decisive;
  };
}

/** Compiles `condition ? whenTrue : whenFalse`. */
export function choice(condition: Evaluate, whenTrue: Evaluate, whenFalse: Evaluate): Evaluate {
  return (frame) => {
    frame.runtime.count(1);
    const chosen = condition(frame);
    if (typeof chosen !== 'boolean') return notBoolean(chosen);
    if (chosen) return whenTrue(frame);
    frame.runtime.count(2);
    return whenFalse(frame);
  };
}

/** A call of an unknown function. Its arguments are still evaluated. */
export function notFound(name: string, args: readonly Evaluate[]): Evaluate {
  return (frame) => {
    const values = settledList(args, frame);
    if (values instanceof EvalError) return values;
    return frame.runtime.documents.callUnknown?.(name, values) ?? functionNotFound(name);
  };
}

/** Compiles a call of get(), exists() or another document function that takes one path. */
export function documentCall(name: DocumentFunctionName, args: readonly Evaluate[]): Evaluate {
  return (frame) => {
    const values = settledList(args, frame);
    if (values instanceof EvalError) return values;
    const [path] = values;
    if (values.length !== 1 || path === undefined) {
      return new EvalError(
        `Incorrect number of arguments. Received: ${values.length}. Expected: ${name}(path).`,
      );
    }
    if (path === null) return new EvalError('Null value error.');
    if (!(path instanceof RulesPath)) {
      return new EvalError(
        `Unsupported operation error. Received: ${name}(${typeNameOf(path)}). Expected: ${name}(path).`,
      );
    }
    return frame.runtime.documents.call(name, path);
  };
}

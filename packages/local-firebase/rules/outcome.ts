/** The result of evaluating an expression: a value, an error, or a partly known value. */
import type { SourceSpan } from './ast.ts';
import type { Symbolic } from './partly-known.ts';
import type { RulesValue } from './values.ts';

/**
 * An evaluation error. It is a value: `||` and `&&` may absorb it, other operators pass it on. `span` is its position;
 * built-in functions leave it to the caller.
 */
export class EvalError {
  readonly message: string;
  span: SourceSpan | null = null;

  constructor(message: string) {
    this.message = message;
  }
}

export type EvaluationOutcome = RulesValue | EvalError | Symbolic;

/** Thrown when a limit of the request is exceeded. No operator absorbs it, and no other clause is evaluated. */
export class LimitExceeded extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'LimitExceeded';
  }
}

/** Returns the error for a call without a function or method of that name and number of arguments. */
export function functionNotFound(name: string): EvalError {
  return new EvalError(`Function not found error: Name: [${name}].`);
}

/** Returns the error for a missing key of a map. */
export function undefinedProperty(name: string): EvalError {
  return new EvalError(`Property ${name} is undefined on object.`);
}

/** Returns the error for accessing null, or a document that does not exist. */
export function nullValue(): EvalError {
  return new EvalError('Null value error.');
}

/** Returns the error for a value that a list query does not determine. */
export function unknown(what: string): EvalError {
  return new EvalError(`Null value error. ${what} is not determined by the query.`);
}

/** What evaluating an expression gives: a value, an error, or something only partly known. */
import type { Span } from './ast.ts';
import type { Symbolic } from './partly-known.ts';
import type { RulesValue } from './values.ts';

/**
 * An evaluation error. It is a value: `||` and `&&` may absorb it, everything else hands it on.
 * `span` is where it arose; built-in functions leave it to the caller.
 */
export class EvalError {
  readonly message: string;
  span: Span | null = null;

  constructor(message: string) {
    this.message = message;
  }
}

export type Outcome = RulesValue | EvalError | Symbolic;

/** A limit of the request was passed. No operator absorbs it, and no other clause is tried. */
export class LimitExceeded extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'LimitExceeded';
  }
}

/** No function or method of that name takes that many arguments. */
export function functionNotFound(name: string): EvalError {
  return new EvalError(`Function not found error: Name: [${name}].`);
}

/** A map has no such key. */
export function undefinedProperty(name: string): EvalError {
  return new EvalError(`Property ${name} is undefined on object.`);
}

/** Something was asked of null, or of a document that does not exist. */
export function nullValue(): EvalError {
  return new EvalError('Null value error.');
}

/** Something a list query does not pin down. */
export function unknown(what: string): EvalError {
  return new EvalError(`Null value error. ${what} is not determined by the query.`);
}

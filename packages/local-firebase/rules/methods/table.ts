/** Types of the tables of methods and functions, with one table per type or namespace. */
import type { EvalError } from '../outcome.ts';
import type { RulesValue } from '../values.ts';

/** The result of a built-in; undefined when it does not accept arguments of these types. */
export type BuiltinResult = RulesValue | EvalError | undefined;

export interface Method<T> {
  /** Number of arguments. */
  arity: number;
  /** Argument types as written in errors, one text for each signature; absent without arguments. */
  takes?: readonly string[];
  run(this: void, target: T, args: readonly RulesValue[]): BuiltinResult;
}

export type MethodTable<T> = ReadonlyMap<string, Method<T>>;

export interface BuiltinFunction {
  arity: number;
  /** Argument types, as for methods. */
  takes: readonly string[];
  run(this: void, args: readonly RulesValue[]): BuiltinResult;
}

export type FunctionTable = ReadonlyMap<string, BuiltinFunction>;

/** Shape of the tables of methods and functions, one table a type or namespace. */
import type { EvalError } from '../outcome.ts';
import type { RulesValue } from '../values.ts';

/** What a built-in answers; undefined when it does not take arguments of these types. */
export type BuiltinResult = RulesValue | EvalError | undefined;

export interface Method<T> {
  /** Number of arguments taken. */
  arity: number;
  /** Types of the arguments as errors spell them, one text for each way to call it; none without arguments. */
  takes?: readonly string[];
  run(this: void, target: T, args: readonly RulesValue[]): BuiltinResult;
}

export type MethodTable<T> = ReadonlyMap<string, Method<T>>;

export interface BuiltinFunction {
  arity: number;
  /** As for methods. */
  takes: readonly string[];
  run(this: void, args: readonly RulesValue[]): BuiltinResult;
}

export type FunctionTable = ReadonlyMap<string, BuiltinFunction>;

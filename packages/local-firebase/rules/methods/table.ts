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

/** Returns the number of arguments of a signature, such as 2 for 'string, any'. */
function arityOf([signature = '']: readonly string[]): number {
  return signature.split(', ').length;
}

/** A method without arguments. */
export function property<T>(run: (target: T) => BuiltinResult): Method<T> {
  return { arity: 0, run };
}

/** A method with the same number of arguments in each signature of `takes`. */
export function method<T>(takes: readonly string[], run: Method<T>['run']): Method<T> {
  return { arity: arityOf(takes), takes, run };
}

/** A function with the same number of arguments in each signature of `takes`. */
export function builtin(takes: readonly string[], run: BuiltinFunction['run']): BuiltinFunction {
  return { arity: arityOf(takes), takes, run };
}

export function methodTable<T>(methods: Readonly<Record<string, Method<T>>>): MethodTable<T> {
  return new Map(Object.entries(methods));
}

export function functionTable(functions: Readonly<Record<string, BuiltinFunction>>): FunctionTable {
  return new Map(Object.entries(functions));
}

/** Looks up and calls built-in functions and the built-in methods of each type. */
import { bytesMethods } from './methods/bytes.ts';
import { hashingFunctions } from './methods/hashing.ts';
import { latLngFunctions, latLngMethods } from './methods/latlng.ts';
import { listMethods } from './methods/lists.ts';
import { mapDiffMethods, mapMethods } from './methods/maps.ts';
import { mathFunctions } from './methods/math.ts';
import { pathMethods } from './methods/paths.ts';
import { setMethods } from './methods/sets.ts';
import { stringMethods } from './methods/strings.ts';
import type {
  BuiltinFunction,
  BuiltinResult,
  FunctionTable,
  MethodTable,
} from './methods/table.ts';
import {
  durationFunctions,
  durationMethods,
  timestampFunctions,
  timestampMethods,
} from './methods/times.ts';
import { EvalError, functionNotFound, nullValue } from './outcome.ts';
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

/** Functions called through a namespace, such as math.abs. */
export const namespaces: ReadonlyMap<string, FunctionTable> = new Map([
  ['math', mathFunctions],
  ['timestamp', timestampFunctions],
  ['duration', durationFunctions],
  ['latlng', latLngFunctions],
  ['hashing', hashingFunctions],
]);

/** Returns the valid signatures of a name, for errors: 'list.hasAny(list)'. */
function spellings(prefix: string, name: string, takes: readonly string[] = ['']): string {
  return takes.map((types) => `${prefix}${name}(${types})`).join(', ');
}

function call(
  prefix: string,
  name: string,
  builtin: Pick<BuiltinFunction, 'arity'> & { takes?: readonly string[] },
  args: readonly RulesValue[],
  run: () => BuiltinResult,
): RulesValue | EvalError {
  if (builtin.arity !== args.length) {
    const expected = spellings(prefix, name, builtin.takes);
    return new EvalError(
      `Incorrect number of arguments. Received: ${args.length}. Expected: ${expected}.`,
    );
  }
  const result = run();
  if (result !== undefined) return result;
  const received = `${prefix}${name}(${args.map(typeNameOf).join(', ')})`;
  const expected = spellings(prefix, name, builtin.takes);
  return new EvalError(
    `Unsupported operation error. Received: ${received}. Expected: ${expected}.`,
  );
}

function callMethod<T extends RulesValue>(
  table: MethodTable<T>,
  target: T,
  name: string,
  args: readonly RulesValue[],
): RulesValue | EvalError {
  const method = table.get(name);
  if (method === undefined) return functionNotFound(name);
  return call(`${typeNameOf(target)}.`, name, method, args, () => method.run(target, args));
}

/** Calls a method of a fully known value. */
export function callBuiltinMethod(
  target: RulesValue,
  name: string,
  args: readonly RulesValue[],
): RulesValue | EvalError {
  if (target === null) return nullValue();
  if (typeof target === 'string') return callMethod(stringMethods, target, name, args);
  if (typeof target !== 'object') return functionNotFound(name);
  if (target instanceof Map) return callMethod(mapMethods, target, name, args);
  if (target instanceof RulesSet) return callMethod(setMethods, target, name, args);
  if (target instanceof RulesMapDiff) return callMethod(mapDiffMethods, target, name, args);
  if (target instanceof RulesTimestamp) return callMethod(timestampMethods, target, name, args);
  if (target instanceof RulesDuration) return callMethod(durationMethods, target, name, args);
  if (target instanceof RulesLatLng) return callMethod(latLngMethods, target, name, args);
  if (target instanceof RulesBytes) return callMethod(bytesMethods, target, name, args);
  if (target instanceof RulesPath) return callMethod(pathMethods, target, name, args);
  return callMethod(listMethods, target, name, args);
}

/**
 * Calls a function of a table.
 * @param prefix the namespace with its dot, '' for functions without a namespace
 */
export function callBuiltinFunction(
  table: FunctionTable,
  prefix: string,
  name: string,
  args: readonly RulesValue[],
): RulesValue | EvalError {
  const builtin = table.get(name);
  if (builtin === undefined) return functionNotFound(prefix + name);
  return call(prefix, name, builtin, args, () => builtin.run(args));
}

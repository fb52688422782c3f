/** The conversion functions int(), float(), string(), path() and debug(). There is no bool(). */
import { fitsInt, toInt } from '../integers.ts';
import { EvalError } from '../outcome.ts';
import { typeNameOf } from '../type-names.ts';
import { floatOfText, floatText } from './float-text.ts';
import { parsePathText, pathText } from './paths.ts';
import { RulesPath } from '../values.ts';
import type { RulesValue } from '../values.ts';
import { builtin, functionTable } from './table.ts';

/** Formats a value like string(); undefined for unsupported types. */
export function textOf(value: RulesValue): string | undefined {
  if (value === null) return 'null';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return floatText(value);
  if (typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  return value instanceof RulesPath ? pathText(value) : undefined;
}

const textTypes = ['int', 'float', 'null', 'string', 'bool', 'path'];

/** Returns the error of string() for an unsupported type. */
export function unsupportedText(value: RulesValue): EvalError {
  const expected = textTypes.map((type) => `string(${type})`).join(', ');
  return new EvalError(
    `Unsupported operation error. Received: string(${typeNameOf(value)}). Expected: ${expected}.`,
  );
}

function unconvertible(text: string, type: 'int' | 'float'): EvalError {
  return new EvalError(
    `Type conversion error. Argument: [${text}], From type: [string], To type: [${type}].`,
  );
}

function intOfText(text: string): bigint | EvalError {
  if (!/^[+-]?[0-9]{1,30}$/.test(text)) return unconvertible(text, 'int');
  const value = BigInt(text.replace('+', ''));
  return fitsInt(value) ? value : unconvertible(text, 'int');
}

/** Functions string, int, float, path and debug. */
export const conversionFunctions = functionTable({
  string: builtin(textTypes, ([value]) => textOf(value ?? null)),
  int: builtin(['int', 'float', 'string'], ([value]) => {
    if (typeof value === 'bigint') return value;
    if (typeof value === 'number') return toInt(value);
    return typeof value === 'string' ? intOfText(value) : undefined;
  }),
  float: builtin(['int', 'float', 'string'], ([value]) => {
    if (typeof value === 'number') return value;
    if (typeof value === 'bigint') return Number(value);
    if (typeof value !== 'string') return undefined;
    return floatOfText(value) ?? unconvertible(value, 'float');
  }),
  path: builtin(['string'], ([value]) =>
    typeof value === 'string'
      ? (parsePathText(value) ?? new EvalError('Invalid path error.'))
      : undefined,
  ),
  debug: builtin(['any'], ([value]) => value),
});

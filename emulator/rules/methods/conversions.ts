/** The conversion functions int(), float(), string(), path() and debug(). There is no bool(). */
import { EvalError } from '../outcome.ts';
import { checkedInt } from '../operators.ts';
import { parsePathText, pathText } from './paths.ts';
import { RulesPath } from '../values.ts';
import type { RulesValue } from '../values.ts';
import type { BuiltinFunction, FunctionTable } from './table.ts';

function floatText(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value > 0 ? 'Infinity' : '-Infinity';
  if (Object.is(value, -0)) return '-0.0';
  return Number.isInteger(value) && Math.abs(value) < 1e21 ? `${value}.0` : String(value);
}

/** A value as string() writes it; undefined for types it does not take. */
export function textOf(value: RulesValue): string | undefined {
  if (value === null) return 'null';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return floatText(value);
  if (typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  return value instanceof RulesPath ? pathText(value) : undefined;
}

/** string, int, float, path, debug */
export const conversionFunctions: FunctionTable = new Map<string, BuiltinFunction>([
  ['string', { arity: 1, run: ([value]) => textOf(value ?? null) }],
  [
    'int',
    {
      arity: 1,
      run: ([value]) => {
        if (typeof value === 'bigint') return value;
        if (typeof value === 'number') {
          if (!Number.isFinite(value)) return new EvalError('Number is not finite error.');
          return checkedInt(BigInt(Math.trunc(value)));
        }
        if (typeof value !== 'string') return undefined;
        if (!/^[+-]?[0-9]{1,30}$/.test(value)) return new EvalError('Invalid int value error.');
        return checkedInt(BigInt(value.replace('+', '')));
      },
    },
  ],
  [
    'float',
    {
      arity: 1,
      run: ([value]) => {
        if (typeof value === 'number') return value;
        if (typeof value === 'bigint') return Number(value);
        if (typeof value !== 'string') return undefined;
        if (!/^[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?$/.test(value)) {
          return new EvalError('Invalid float value error.');
        }
        return Number(value);
      },
    },
  ],
  [
    'path',
    {
      arity: 1,
      run: ([value]) =>
        typeof value === 'string'
          ? (parsePathText(value) ?? new EvalError('Invalid path error.'))
          : undefined,
    },
  ],
  ['debug', { arity: 1, run: ([value]) => value }],
]);

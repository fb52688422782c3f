/** The math namespace. isInfinite is in the reference but production does not know it. */
import { EvalError } from '../outcome.ts';
import { checkedInt, isNumber } from '../operators.ts';
import type { BuiltinFunction, BuiltinResult, FunctionTable } from './table.ts';

function ofNumber(run: (value: bigint | number) => BuiltinResult): BuiltinFunction {
  return {
    arity: 1,
    run: ([value]) => (value != null && isNumber(value) ? run(value) : undefined),
  };
}

/** A float that is whole, as an int. */
function toInt(value: number): BuiltinResult {
  if (!Number.isFinite(value)) return new EvalError('Number is not finite error.');
  return checkedInt(BigInt(value));
}

function rounding(round: (value: number) => number): BuiltinFunction {
  return ofNumber((value) => (typeof value === 'bigint' ? value : toInt(round(value))));
}

/** abs, ceil, floor, round, isNaN, sqrt, pow */
export const mathFunctions: FunctionTable = new Map<string, BuiltinFunction>([
  [
    'abs',
    ofNumber((value) =>
      typeof value === 'bigint' ? checkedInt(value < 0n ? -value : value) : Math.abs(value),
    ),
  ],
  ['ceil', rounding(Math.ceil)],
  ['floor', rounding(Math.floor)],
  ['round', rounding(Math.round)],
  ['isNaN', ofNumber((value) => Number.isNaN(value))],
  ['sqrt', ofNumber((value) => Math.sqrt(Number(value)))],
  [
    'pow',
    {
      arity: 2,
      run: ([base, exponent]) => {
        if (base == null || exponent == null || !isNumber(base) || !isNumber(exponent)) {
          return undefined;
        }
        return Number(base) ** Number(exponent);
      },
    },
  ],
]);

/** The math namespace. isInfinite is in the reference, but production does not support it. */
import { isNumber } from '../equality.ts';
import { smallestInt, toInt } from '../integers.ts';
import type { BuiltinFunction, BuiltinResult, FunctionTable } from './table.ts';

/** A function of a float, which also accepts ints. */
function ofFloat(name: string, run: (value: number) => BuiltinResult): [string, BuiltinFunction] {
  return [
    name,
    {
      arity: 1,
      takes: ['float'],
      run: ([value]) => (value != null && isNumber(value) ? run(Number(value)) : undefined),
    },
  ];
}

/** The smallest int has no positive counterpart and is returned unchanged. */
function absolute(value: bigint): bigint {
  return value < 0n && value !== smallestInt ? -value : value;
}

/**
 * Math functions: abs keeps the type; ceil, floor, sqrt and pow return floats; round returns an int with half rounded
 * up; isNaN returns a bool.
 */
export const mathFunctions: FunctionTable = new Map<string, BuiltinFunction>([
  [
    'abs',
    {
      arity: 1,
      takes: ['int', 'float'],
      run: ([value]) => {
        if (typeof value === 'bigint') return absolute(value);
        return typeof value === 'number' ? Math.abs(value) : undefined;
      },
    },
  ],
  ofFloat('ceil', Math.ceil),
  ofFloat('floor', Math.floor),
  ofFloat('round', (value) => toInt(Math.round(value))),
  ofFloat('isNaN', Number.isNaN),
  ofFloat('sqrt', Math.sqrt),
  [
    'pow',
    {
      arity: 2,
      takes: ['float, float'],
      run: ([base, exponent]) => {
        if (base == null || exponent == null || !isNumber(base) || !isNumber(exponent)) {
          return undefined;
        }
        return Number(base) ** Number(exponent);
      },
    },
  ],
]);

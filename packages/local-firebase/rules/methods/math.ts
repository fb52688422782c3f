/** The math namespace. isInfinite is in the reference but production does not know it. */
import { isNumber } from '../equality.ts';
import { smallestInt, toInt } from '../integers.ts';
import type { BuiltinFunction, BuiltinResult, FunctionTable } from './table.ts';

/** Ints are taken where floats are expected. */
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

/** The smallest int has no positive counterpart and stays as it is. */
function absolute(value: bigint): bigint {
  return value < 0n && value !== smallestInt ? -value : value;
}

/** abs keeps the type; ceil, floor, sqrt and pow give floats; round gives an int, half rounded up; isNaN a bool. */
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

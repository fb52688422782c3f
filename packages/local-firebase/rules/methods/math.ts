/** The math namespace. isInfinite is in the reference, but production does not support it. */
import { isNumber } from '../equality.ts';
import { smallestInt, toInt } from '../integers.ts';
import { builtin, functionTable } from './table.ts';
import type { BuiltinFunction, BuiltinResult } from './table.ts';

/** A function of a float, which also accepts ints. */
function ofFloat(run: (value: number) => BuiltinResult): BuiltinFunction {
  return builtin(['float'], ([value]) =>
    value != null && isNumber(value) ? run(Number(value)) : undefined,
  );
}

/** The smallest int has no positive counterpart and is returned unchanged. */
function absolute(value: bigint): bigint {
  return value < 0n && value !== smallestInt ? -value : value;
}

/**
 * Math functions: abs keeps the type; ceil, floor, sqrt and pow return floats; round returns an int with half rounded
 * up; isNaN returns a bool.
 */
export const mathFunctions = functionTable({
  abs: builtin(['int', 'float'], ([value]) => {
    if (typeof value === 'bigint') return absolute(value);
    return typeof value === 'number' ? Math.abs(value) : undefined;
  }),
  ceil: ofFloat(Math.ceil),
  floor: ofFloat(Math.floor),
  round: ofFloat((value) => toInt(Math.round(value))),
  isNaN: ofFloat(Number.isNaN),
  sqrt: ofFloat(Math.sqrt),
  pow: builtin(['float, float'], ([base, exponent]) => {
    if (base == null || exponent == null || !isNumber(base) || !isNumber(exponent)) {
      return undefined;
    }
    return Number(base) ** Number(exponent);
  }),
});

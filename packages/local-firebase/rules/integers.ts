/** 64-bit ints of the rules language. */
import { EvalError } from './outcome.ts';

export const largestInt = 2n ** 63n - 1n;
export const smallestInt = -(2n ** 63n);

/** Returns whether a whole number fits in 64 bits. */
export function fitsInt(value: bigint): boolean {
  return value >= smallestInt && value <= largestInt;
}

/** Returns an int result, or an error outside 64 bits. */
export function checkedInt(value: bigint): bigint | EvalError {
  return fitsInt(value) ? value : new EvalError('Integer overflow error.');
}

/** Truncates a float towards zero: NaN becomes 0, and a value out of range becomes the nearest int. */
export function toInt(value: number): bigint {
  if (Number.isNaN(value)) return 0n;
  if (value === Infinity) return largestInt;
  if (value === -Infinity) return smallestInt;
  const whole = BigInt(Math.trunc(value));
  if (whole > largestInt) return largestInt;
  return whole < smallestInt ? smallestInt : whole;
}

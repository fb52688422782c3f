/** The 64-bit ints of the language. */
import { EvalError } from './outcome.ts';

export const largestInt = 2n ** 63n - 1n;
export const smallestInt = -(2n ** 63n);

/** Whether a whole number fits in 64 bits. */
export function fitsInt(value: bigint): boolean {
  return value >= smallestInt && value <= largestInt;
}

/** An int result, refused outside 64 bits. */
export function checkedInt(value: bigint): bigint | EvalError {
  return fitsInt(value) ? value : new EvalError('Integer overflow error.');
}

/** A float cut towards zero: NaN is 0, and what does not fit becomes the nearest int. */
export function toInt(value: number): bigint {
  if (Number.isNaN(value)) return 0n;
  if (value === Infinity) return largestInt;
  if (value === -Infinity) return smallestInt;
  const whole = BigInt(Math.trunc(value));
  if (whole > largestInt) return largestInt;
  return whole < smallestInt ? smallestInt : whole;
}

/** Sums and differences of instants and durations, exact to the nanosecond. */
import { EvalError } from './outcome.ts';
import { RulesDuration, RulesTimestamp } from './values.ts';

const nanosPerSecond = 1_000_000_000n;
/** Whole seconds of 0001-01-01T00:00:00Z and 9999-12-31T23:59:59Z, the range of a Timestamp. */
const earliestSecond = -62_135_596_800n;
const latestSecond = 253_402_300_799n;
/** Maximum seconds of a duration: 10,000 years. */
const longestSeconds = 315_576_000_000n;

/** Returns the whole value in nanoseconds. */
export function totalNanos(value: RulesTimestamp | RulesDuration): bigint {
  return value.seconds * nanosPerSecond + BigInt(value.nanos);
}

/** Compares two values: negative, zero or positive. */
export function compareInstants<T extends RulesTimestamp | RulesDuration>(a: T, b: T): number {
  if (a.seconds !== b.seconds) return a.seconds < b.seconds ? -1 : 1;
  return Math.sign(a.nanos - b.nanos);
}

/** Returns a duration of that many nanoseconds; both parts have the same sign. */
export function durationOfNanos(total: bigint): RulesDuration | EvalError {
  const seconds = total / nanosPerSecond;
  if (seconds > longestSeconds || seconds < -longestSeconds) {
    return new EvalError('Duration out of range error.');
  }
  return new RulesDuration(seconds, Number(total % nanosPerSecond));
}

/** Returns the instant that many nanoseconds after 1970. */
export function timestampOfNanos(total: bigint): RulesTimestamp | EvalError {
  let seconds = total / nanosPerSecond;
  let nanos = total % nanosPerSecond;
  if (nanos < 0n) {
    nanos += nanosPerSecond;
    seconds -= 1n;
  }
  if (seconds < earliestSecond || seconds > latestSecond) {
    return new EvalError('Timestamp out of range error.');
  }
  return new RulesTimestamp(seconds, Number(nanos));
}

/** Returns an instant plus a duration. */
export function addSpan(instant: RulesTimestamp, span: RulesDuration): RulesTimestamp | EvalError {
  return timestampOfNanos(totalNanos(instant) + totalNanos(span));
}

/** Returns the duration from b to a. */
export function difference(a: RulesTimestamp, b: RulesTimestamp): RulesDuration | EvalError {
  return durationOfNanos(totalNanos(a) - totalNanos(b));
}

/** Returns the sum of two durations. */
export function sumOfDurations(a: RulesDuration, b: RulesDuration): RulesDuration | EvalError {
  return durationOfNanos(totalNanos(a) + totalNanos(b));
}

/** Returns the duration with the opposite sign. */
export function negatedDuration(value: RulesDuration): RulesDuration {
  return new RulesDuration(-value.seconds, value.nanos === 0 ? 0 : -value.nanos);
}

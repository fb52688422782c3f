/** Timestamps and durations. Reference: rules.Timestamp, rules.Duration, timestamp, duration. */
import { EvalError } from '../outcome.ts';
import { isNumber } from '../equality.ts';
import { durationOfNanos, timestampOfNanos, totalNanos } from '../time-arithmetic.ts';
import { RulesDuration, RulesTimestamp } from '../values.ts';
import { builtin, functionTable, methodTable, property } from './table.ts';

const secondsPerDay = 86_400n;
const nanosPerMilli = 1_000_000n;

/** Converts an instant to a UTC date; nanoseconds are truncated. */
function calendar(instant: RulesTimestamp): Date {
  return new Date(Number(instant.seconds) * 1000);
}

function secondOfDay(instant: RulesTimestamp): bigint {
  return ((instant.seconds % secondsPerDay) + secondsPerDay) % secondsPerDay;
}

function dayOfYear(instant: RulesTimestamp): bigint {
  const start = calendar(instant);
  start.setUTCMonth(0, 1);
  start.setUTCHours(0, 0, 0, 0);
  const days = (Number(instant.seconds) * 1000 - start.getTime()) / 86_400_000;
  return BigInt(Math.floor(days)) + 1n;
}

/** Methods that return parts of an instant in UTC. */
export const timestampMethods = methodTable<RulesTimestamp>({
  date: property((instant) => new RulesTimestamp(instant.seconds - secondOfDay(instant), 0)),
  time: property((instant) => new RulesDuration(secondOfDay(instant), instant.nanos)),
  year: property((instant) => BigInt(calendar(instant).getUTCFullYear())),
  month: property((instant) => BigInt(calendar(instant).getUTCMonth() + 1)),
  day: property((instant) => BigInt(calendar(instant).getUTCDate())),
  // Monday is 1, Sunday is 7.
  dayOfWeek: property((instant) => BigInt(calendar(instant).getUTCDay() || 7)),
  dayOfYear: property(dayOfYear),
  hours: property((instant) => secondOfDay(instant) / 3600n),
  minutes: property((instant) => (secondOfDay(instant) / 60n) % 60n),
  seconds: property((instant) => secondOfDay(instant) % 60n),
  nanos: property((instant) => BigInt(instant.nanos)),
  toMillis: property(
    (instant) => instant.seconds * 1000n + BigInt(Math.floor(instant.nanos / 1_000_000)),
  ),
});

/** Methods that return the whole seconds and the remaining nanoseconds. */
export const durationMethods = methodTable<RulesDuration>({
  seconds: property((duration) => duration.seconds),
  nanos: property((duration) => BigInt(duration.nanos)),
});

/** Functions timestamp.date(year, month, day) and timestamp.value(milliseconds). */
export const timestampFunctions = functionTable({
  date: builtin(['int, int, int'], ([year, month, day]) => {
    if (typeof year !== 'bigint' || typeof month !== 'bigint' || typeof day !== 'bigint') {
      return undefined;
    }
    const inRange = year >= 1n && year <= 9999n && month >= 1n && month <= 12n;
    const date = new Date(0);
    if (inRange) date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
    if (!inRange || day < 1n || day > 31n || date.getUTCDate() !== Number(day)) {
      return new EvalError('Invalid date error.');
    }
    return new RulesTimestamp(BigInt(date.getTime() / 1000), 0);
  }),
  value: builtin(['int'], ([millis]) =>
    typeof millis === 'bigint' ? timestampOfNanos(millis * nanosPerMilli) : undefined,
  ),
});

const unitNanos = new Map<string, bigint>([
  ['w', 604_800_000_000_000n],
  ['d', 86_400_000_000_000n],
  ['h', 3_600_000_000_000n],
  ['m', 60_000_000_000n],
  ['s', 1_000_000_000n],
  ['ms', 1_000_000n],
  ['ns', 1n],
]);

/** Functions duration.value(magnitude, unit), duration.time(h, m, s, ns) and duration.abs(duration). */
export const durationFunctions = functionTable({
  value: builtin(['int, string'], ([magnitude, unit]) => {
    if (typeof magnitude !== 'bigint' || typeof unit !== 'string') return undefined;
    const nanos = unitNanos.get(unit);
    if (nanos === undefined) return new EvalError(`Unknown duration unit error: [${unit}].`);
    return durationOfNanos(magnitude * nanos);
  }),
  time: builtin(['int, int, int, int'], ([hours, minutes, seconds, nanos]) => {
    if (
      typeof hours !== 'bigint' ||
      typeof minutes !== 'bigint' ||
      typeof seconds !== 'bigint' ||
      typeof nanos !== 'bigint'
    ) {
      return undefined;
    }
    return durationOfNanos((hours * 3600n + minutes * 60n + seconds) * 1_000_000_000n + nanos);
  }),
  abs: builtin(['duration'], ([duration]) => {
    if (duration instanceof RulesDuration) {
      const nanos = totalNanos(duration);
      return durationOfNanos(nanos < 0n ? -nanos : nanos);
    }
    // Numbers are accepted because the reference's example takes the absolute value of a number.
    if (duration === undefined || duration === null || !isNumber(duration)) return undefined;
    return duration < 0 ? -duration : duration;
  }),
});

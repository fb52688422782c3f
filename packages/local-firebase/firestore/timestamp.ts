import { invalidArgument } from './errors.ts';

/** First and last second of a timestamp: years 0001 to 9999. */
const minSeconds = -62_135_596_800;
const maxSeconds = 253_402_300_799;

/** An instant: whole seconds since 1970 (UTC) and nanoseconds. Stored nanoseconds are a multiple of 1,000. */
export class Timestamp {
  readonly seconds: number;
  readonly nanos: number;

  constructor(seconds: number, nanos: number) {
    this.seconds = seconds;
    this.nanos = nanos;
  }
}

const rfc3339 =
  /^(\d{4})-(\d{2})-(\d{2})[Tt](\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,9}))?(?:[Zz]|([+-])(\d{2}):(\d{2}))$/;

/**
 * Parses an RFC 3339 text, or the object form {seconds, nanos}. Digits below a microsecond are truncated, as in
 * production.
 * @throws FirestoreError INVALID_ARGUMENT when malformed or outside years 0001 to 9999
 */
export function parseTimestamp(wire: unknown): Timestamp {
  if (typeof wire === 'string') return parseText(wire);
  if (typeof wire === 'object' && wire !== null) {
    const { seconds = 0, nanos = 0 } = wire as { seconds?: unknown; nanos?: unknown };
    return checked(Number(seconds), Number(nanos), JSON.stringify(wire));
  }
  throw invalidArgument(`Invalid timestamp: ${JSON.stringify(wire)}`);
}

function parseText(text: string): Timestamp {
  const match = rfc3339.exec(text);
  if (match === null) throw invalidArgument(`Invalid timestamp: "${text.slice(0, 60)}"`);
  const [
    ,
    year,
    month,
    day,
    hour,
    minute,
    second,
    fraction = '',
    sign,
    offsetHours,
    offsetMinutes,
  ] = match;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  date.setUTCHours(Number(hour), Number(minute), Number(second));
  const roundTrips =
    date.getUTCMonth() === Number(month) - 1 &&
    date.getUTCDate() === Number(day) &&
    Number(hour) < 24 &&
    Number(minute) < 60 &&
    Number(second) < 60;
  if (!roundTrips) throw invalidArgument(`Invalid timestamp: "${text}"`);
  const offset = sign
    ? (sign === '-' ? 1 : -1) * (Number(offsetHours) * 3600 + Number(offsetMinutes) * 60)
    : 0;
  return checked(date.getTime() / 1000 + offset, Number(fraction.padEnd(9, '0')), text);
}

function checked(seconds: number, nanos: number, source: string): Timestamp {
  const valid =
    Number.isInteger(seconds) &&
    seconds >= minSeconds &&
    seconds <= maxSeconds &&
    Number.isInteger(nanos) &&
    nanos >= 0 &&
    nanos < 1e9;
  if (!valid) throw invalidArgument(`Timestamp out of range: ${source.slice(0, 60)}`);
  return new Timestamp(seconds, nanos - (nanos % 1000));
}

/** Formats a timestamp as RFC 3339 in UTC with 0, 3 or 6 fraction digits. */
export function formatTimestamp({ seconds, nanos }: Timestamp): string {
  const whole = new Date(seconds * 1000).toISOString().slice(0, 19);
  if (nanos === 0) return `${whole}Z`;
  const micros = String(nanos / 1000).padStart(6, '0');
  return micros.endsWith('000') ? `${whole}.${micros.slice(0, 3)}Z` : `${whole}.${micros}Z`;
}

export function compareTimestamps(a: Timestamp, b: Timestamp): number {
  return a.seconds - b.seconds || a.nanos - b.nanos;
}

/** Microseconds since 1970 (exact until 2255), used for commit, update and read times. */
export type Micros = number;

export function timestampFromMicros(micros: Micros): Timestamp {
  const seconds = Math.floor(micros / 1e6);
  return new Timestamp(seconds, (micros - seconds * 1e6) * 1000);
}

export function microsFromTimestamp({ seconds, nanos }: Timestamp): Micros {
  return seconds * 1e6 + nanos / 1000;
}

export function formatMicros(micros: Micros): string {
  return formatTimestamp(timestampFromMicros(micros));
}

/**
 * A clock with strictly increasing commit times in microseconds. Two commits in one millisecond need different times,
 * because transactions compare update times to detect that a document was changed.
 */
export class CommitClock {
  #last: Micros = 0;

  /** Returns the next commit time, later than every time that this clock returned or `advanceTo` received. */
  next(): Micros {
    this.#last = Math.max(Date.now() * 1000, this.#last + 1);
    return this.#last;
  }

  /** Returns a time at which all earlier commits are visible and no later ones. */
  now(): Micros {
    this.#last = Math.max(Date.now() * 1000, this.#last);
    return this.#last;
  }

  /** Ensures that later times are after a time loaded from disk. */
  advanceTo(micros: Micros): void {
    this.#last = Math.max(this.#last, micros);
  }
}

import type { WallClock } from '#shared/zoned-time.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Returns true if the tz database contains the time zone. */
export function isKnownZone(zone: string): boolean {
  try {
    return getFormatter(zone) !== undefined;
  } catch {
    return false;
  }
}

/**
 * Returns the timestamp of a wall-clock time in any time zone of the tz database. A time skipped by a clock change is
 * shifted by the length of the change; of a repeated time the first one is used. instantOfWallClock() does the same for
 * the brand's time zone.
 * @throws RangeError for a zone for which isKnownZone() returns false
 */
export function instantInZone({ dayNumber, minutes }: WallClock, zone: string): Date {
  const utcMs = dayNumber * dayMs + minutes * minuteMs;
  // A time zone changes its clocks at most once within two days, so one of the two offsets around the time is valid.
  const [offsetBefore, offsetAfter] = [utcMs - dayMs, utcMs + dayMs].map((ms) =>
    offsetAt(ms, zone),
  ) as [number, number];
  const candidates = [utcMs - offsetBefore, utcMs - offsetAfter].filter(
    (ms) => ms + offsetAt(ms, zone) === utcMs,
  );
  return new Date(candidates.length > 0 ? Math.min(...candidates) : utcMs - offsetBefore);
}

/** Returns the offset of the zone from UTC in ms. */
function offsetAt(instantMs: number, zone: string): number {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of getFormatter(zone).formatToParts(instantMs)) {
    parts[type] = Number(value);
  }
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const wholeSecondMs = Math.floor(instantMs / 1000) * 1000;
  return Date.UTC(year, month - 1, day, hour, minute, second) - wholeSecondMs;
}

function getFormatter(zone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(zone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formatters.set(zone, formatter);
  }
  return formatter;
}

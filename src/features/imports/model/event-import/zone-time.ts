/** A wall-clock moment of some zone, its month counted from 1. */
export interface WallTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Whether the tz database knows a zone by this name. */
export function isKnownZone(zone: string): boolean {
  try {
    return formatterOf(zone) !== undefined;
  } catch {
    return false;
  }
}

/**
 * The instant of a wall-clock moment in any zone of the tz database. A moment that a change of clocks skips falls as far
 * after the change, of a repeated one the first counts: as instantOfWallClock() of the brand's zone does.
 * @throws RangeError for a zone that isKnownZone() does not know
 */
export function instantInZone(wall: WallTime, zone: string): Date {
  const asUtc = Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute);
  const dayMs = 86_400_000;
  // Zones change clocks at most once within two days: one of the two offsets around it is the moment's own.
  const [before, after] = [asUtc - dayMs, asUtc + dayMs].map((ms) => offsetAt(ms, zone)) as [
    number,
    number,
  ];
  const candidates = [asUtc - before, asUtc - after].filter(
    (ms) => ms + offsetAt(ms, zone) === asUtc,
  );
  return new Date(candidates.length > 0 ? Math.min(...candidates) : asUtc - before);
}

/** What the zone is ahead of UTC, in milliseconds. */
function offsetAt(instantMs: number, zone: string): number {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatterOf(zone).formatToParts(instantMs)) {
    part[type] = Number(value);
  }
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  const instantSeconds = Math.floor(instantMs / 1000) * 1000;
  return Date.UTC(year, month - 1, day, hour, minute, second) - instantSeconds;
}

function formatterOf(zone: string): Intl.DateTimeFormat {
  let known = formatters.get(zone);
  if (!known) {
    known = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formatters.set(zone, known);
  }
  return known;
}

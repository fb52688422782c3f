import { clockText, instantOfWallClock, isoDateOf, wallClockAt } from '#shared/zoned-time.ts';

/** A wall-clock time in the brand's time zone, in the stored format. */
export interface BrandMoment {
  /** 'YYYY-MM-DD'. */
  date: string;
  /** 'HH:MM'. */
  time: string;
}

/** Returns the wall-clock time in the brand's time zone. */
export function brandMoment(now: Date): BrandMoment {
  const { dayNumber, minutes } = wallClockAt(now);
  return { date: isoDateOf(dayNumber), time: clockText(minutes) };
}

/** Returns the end of the local day that contains a moment. */
export function getEndOfDay(now: Date): Date {
  return instantOfWallClock({ dayNumber: wallClockAt(now).dayNumber + 1, minutes: 0 });
}

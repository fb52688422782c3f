import { dayMs, hourMs } from '#shared/time-units.ts';

/** Delay in ms after a visit: users should be asked afterwards, not during the meal. */
const minDelayMs = 2 * hourMs;
/** Period in ms after a visit in which users still remember it. */
const maxAgeMs = 30 * dayMs;

/**
 * Returns true if the user should be asked for a review: two hours after the club benefit was confirmed at the place,
 * or earlier if the user has opened the guide again, and up to thirty days.
 * @param guideOpenedAt time at which the user opened the guide
 */
export function isTimeToReview(confirmedAt: Date | null, now: Date, guideOpenedAt: Date): boolean {
  if (confirmedAt === null) return false;
  const elapsedMs = now.getTime() - confirmedAt.getTime();
  return (elapsedMs >= minDelayMs || confirmedAt < guideOpenedAt) && elapsedMs < maxAgeMs;
}

/** Somebody who was at a place tells of it better afterwards than at the table. */
const restMs = 2 * 60 * 60_000;
/** Later one has forgotten what it was like. */
const freshMs = 30 * 24 * 60 * 60_000;

/**
 * Whether somebody is asked what a place was like: two hours after their use of the club there, or when they come back
 * to the guide, and for thirty days.
 * @param visitBegan when they opened the guide this time
 */
export function isTimeToReview(confirmedAt: Date | null, now: Date, visitBegan: Date): boolean {
  if (confirmedAt === null) return false;
  const passed = now.getTime() - confirmedAt.getTime();
  return (passed >= restMs || confirmedAt < visitBegan) && passed < freshMs;
}

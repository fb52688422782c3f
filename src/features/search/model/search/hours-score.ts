import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { getOpeningState, isOpen } from '#features/opening-hours/model/opening-state.ts';

const unknownHoursScore = 5;

/** Returns 10 for hours that are open at one of the moments, 0 for closed ones and 5 for unknown ones. */
export function scoreHours(hours: PlaceHours, moments: readonly Date[]): number {
  const states = moments.map((moment) => isOpen(getOpeningState(hours, moment)));
  if (states.includes(true)) return 10;
  return states.includes(false) ? 0 : unknownHoursScore;
}

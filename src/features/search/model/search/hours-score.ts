import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { minutesOf } from '#features/opening-hours/model/opening-spans.ts';
import { getOpeningState, isOpen } from '#features/opening-hours/model/opening-state.ts';
import { wallClockAt } from '#shared/zoned-time.ts';

const unknownHoursScore = 5;
/** Times that count as night. */
const night = { begins: minutesOf('22:00'), ends: minutesOf('06:00') };

function isNight(moment: Date): boolean {
  const { minutes } = wallClockAt(moment);
  return minutes >= night.begins || minutes < night.ends;
}

/**
 * Returns whether hours are open at a moment; null if unknown. Beaches and paths never close, which does not show that
 * anything happens there at night.
 */
function isOpenAt(hours: PlaceHours, moment: Date, isKnownLate: boolean): boolean | null {
  const state = getOpeningState(hours, moment);
  const neverCloses = state.kind === 'open' && state.closesAt === null;
  return neverCloses && !isKnownLate && isNight(moment) ? null : isOpen(state);
}

/**
 * Returns 10 for hours that are open at one of the moments, 0 for closed ones and 5 for unknown ones.
 * @param isKnownLate true for a place with the fact 'open late'
 */
export function scoreHours(
  hours: PlaceHours,
  moments: readonly Date[],
  isKnownLate: boolean,
): number {
  const states = moments.map((moment) => isOpenAt(hours, moment, isKnownLate));
  if (states.includes(true)) return 10;
  return states.includes(null) ? unknownHoursScore : 0;
}

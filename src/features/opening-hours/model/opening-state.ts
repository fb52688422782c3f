import type { PlaceHours } from './opening-hours.ts';
import { findCurrentOrNextSpan, joinedSpans, createOpeningCalendar } from './opening-spans.ts';
import { minuteMs } from '#shared/time-units.ts';
import { wallClockAt } from '#shared/zoned-time.ts';

/** Number of minutes before the close in which the state is 'closing-soon'. */
const closingSoonMinutes = 30;

/** A place that does not close within this number of days counts as open round the clock. */
const openEndedDays = 8;
/**
 * Number of days in which the next opening is searched: 60 exceptions can close a place that opens once a week for 420
 * days.
 */
const lookAheadDays = 430;

/** Open state of a place at a given time, with the time of the next change. */
export type OpeningState =
  /** The place has no hours, or only the text of an older record. */
  | { kind: 'unknown' }
  /** `closesAt` is null if the place does not close within the next days ('24 horas'). */
  | { kind: 'open'; closesAt: Date | null }
  /** The last 30 minutes before the close; `minutesLeft` is rounded up, 1 to 30. */
  | { kind: 'closing-soon'; closesAt: Date; minutesLeft: number }
  /** `opensAt` is null if no opening is known. */
  | { kind: 'closed'; opensAt: Date | null };

/** Returns whether the place is open in this state, or null if unknown. */
export function isOpen(state: OpeningState): boolean | null {
  if (state.kind === 'unknown') return null;
  return state.kind !== 'closed';
}

/** Returns the time of the next change between open and closed, or null if none is known. */
export function getNextChange(state: OpeningState): Date | null {
  switch (state.kind) {
    case 'unknown':
      return null;
    case 'closed':
      return state.opensAt;
    case 'open':
    case 'closing-soon':
      return state.closesAt;
  }
}

/**
 * Returns the state at a given time in the brand's time zone, whatever the time zone of the device. Adjacent and
 * overlapping periods count as one. The place is open at the opening minute and closed at the closing minute.
 */
export function getOpeningState(hours: PlaceHours, now: Date): OpeningState {
  if (hours.kind !== 'structured') return { kind: 'unknown' };
  const { spansOf } = createOpeningCalendar(hours.hours);
  const searchLimits = { last: lookAheadDays, endlessAt: openEndedDays };
  const span = findCurrentOrNextSpan(
    joinedSpans(spansOf, wallClockAt(now).dayNumber, searchLimits),
    now,
  );
  if (span === null) return { kind: 'closed', opensAt: null };
  const { start: opensAt, end: closesAt } = span;
  if (opensAt > now) return { kind: 'closed', opensAt };
  if (closesAt === null) return { kind: 'open', closesAt };
  const minutesLeft = Math.ceil((closesAt.getTime() - now.getTime()) / minuteMs);
  return minutesLeft <= closingSoonMinutes
    ? { kind: 'closing-soon', closesAt, minutesLeft }
    : { kind: 'open', closesAt };
}

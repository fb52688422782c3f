import type { PlaceHours } from './opening-hours.ts';
import { currentOrNextSpan, joinedSpans, openingCalendar } from './opening-spans.ts';
import { wallClockAt } from '#shared/zoned-time.ts';

/** A place closes soon in its last minutes. */
const closingSoonMinutes = 30;

/** No closing within this many days counts as open round the clock. */
const openEndedDays = 8;
/** How far ahead the next opening is looked for: 60 exceptions can close one weekday for a year. */
const lookAheadDays = 430;

/** Whether a place is open at a moment and when that changes. */
export type OpeningState =
  /** No hours, or only a text of an older record. */
  | { kind: 'unknown' }
  /** `closesAt` is null when it does not close within the next days ('24 horas'). */
  | { kind: 'open'; closesAt: Date | null }
  /** In the last 30 minutes; `minutesLeft` is rounded up, 1 to 30. */
  | { kind: 'closing-soon'; closesAt: Date; minutesLeft: number }
  /** `opensAt` is null when no opening is known. */
  | { kind: 'closed'; opensAt: Date | null };

/** Whether the place is open in this state; null when nobody knows. */
export function isOpen(state: OpeningState): boolean | null {
  if (state.kind === 'unknown') return null;
  return state.kind !== 'closed';
}

/** The instant at which open turns into closed or back; null when none is known. */
export function nextChange(state: OpeningState): Date | null {
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
 * The state at an instant, by the brand's wall clock whatever the device's zone. Openings that touch
 * or overlap count as one. At the opening minute a place is open, at the closing minute closed.
 */
export function openingState(hours: PlaceHours, now: Date): OpeningState {
  if (hours.kind !== 'structured') return { kind: 'unknown' };
  const { spansOf } = openingCalendar(hours.hours);
  const walk = { last: lookAheadDays, endlessAt: openEndedDays };
  const span = currentOrNextSpan(joinedSpans(spansOf, wallClockAt(now).dayNumber, walk), now);
  if (span === null) return { kind: 'closed', opensAt: null };
  const { start: opensAt, end: closesAt } = span;
  if (opensAt > now) return { kind: 'closed', opensAt };
  if (closesAt === null) return { kind: 'open', closesAt };
  const minutesLeft = Math.ceil((closesAt.getTime() - now.getTime()) / 60_000);
  return minutesLeft <= closingSoonMinutes
    ? { kind: 'closing-soon', closesAt, minutesLeft }
    : { kind: 'open', closesAt };
}

import { usesLeft } from './club-offer.ts';
import type { OfferCalendar } from './club-offer.ts';
import { minutesOf } from './opening-spans.ts';
import { instantOfWallClock, isoDateOf, wallClockAt, weekdayOf } from './zoned-time.ts';

const dayMinutes = 1440;
/** Far enough for a year of exclusions; an offer that is not valid within it never is again. */
const horizonDays = 400;

/** Whether an offer can be used at a moment, and if not, what becomes of it. */
export type OfferStanding =
  /** Usable, and without a break until `until`. */
  | { kind: 'valid'; until: Date }
  | { kind: 'later'; from: Date }
  /** Switched off, past its end, used up, or never valid again. */
  | { kind: 'over' };

/** How an offer stands at an instant, by the clock of the brand's time zone. */
export function offerStandingAt(offer: OfferCalendar, now: Date): OfferStanding {
  const { validUntil } = offer;
  const isOver =
    !offer.isActive || validUntil === null || now >= validUntil || usesLeft(offer) === 0;
  if (isOver) return { kind: 'over' };
  const { dayNumber, minutes } = wallClockAt(now);
  const running = openUntil(offer, dayNumber, minutes);
  if (running !== null) {
    const until = instantOfWallClock({ dayNumber, minutes: running });
    return { kind: 'valid', until: until < validUntil ? until : validUntil };
  }
  for (let day = 0; day <= horizonDays; day += 1) {
    const starts = spansOf(offer, dayNumber + day).map(({ start }) => start);
    const next = Math.min(...starts.filter((start) => day > 0 || start > minutes));
    if (next === Infinity) continue;
    const from = instantOfWallClock({ dayNumber: dayNumber + day, minutes: next });
    return from < validUntil ? { kind: 'later', from } : { kind: 'over' };
  }
  return { kind: 'over' };
}

/** Minutes since the day's midnight until which it goes on without a break; null when it is not on. */
function openUntil(offer: OfferCalendar, dayNumber: number, minutes: number): number | null {
  let end: number | null = null;
  for (let day = -1; day <= 7; day += 1) {
    const shift = day * dayMinutes;
    for (const span of spansOf(offer, dayNumber + day)) {
      const at = end ?? minutes;
      const covers = span.start + shift <= at && at < span.end + shift;
      if (covers || (end !== null && span.start + shift === end)) end = span.end + shift;
    }
  }
  return end;
}

function spansOf(offer: OfferCalendar, dayNumber: number) {
  const { weekdays, shifts, excludedDates } = offer;
  const isDay = weekdays.length === 0 || weekdays.includes(weekdayOf(dayNumber));
  if (!isDay || excludedDates.includes(isoDateOf(dayNumber))) return [];
  if (shifts.length === 0) return [{ start: 0, end: dayMinutes }];
  return shifts
    .map(({ start, end }) => ({ start: minutesOf(start), end: minutesOf(end) }))
    .map(({ start, end }) => ({ start, end: end > start ? end : end + dayMinutes }))
    .sort((a, b) => a.start - b.start);
}

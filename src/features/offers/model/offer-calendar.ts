import { usesLeft } from './club-offer.ts';
import type { OfferCalendar } from './club-offer.ts';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import {
  currentOrNextSpan,
  dayMinutes,
  joinedSpans,
  minutesOf,
  openingCalendar,
} from '#features/opening-hours/model/opening-spans.ts';
import type { Span } from '#features/opening-hours/model/opening-spans.ts';
import { openingState } from '#features/opening-hours/model/opening-state.ts';
import { dayNumberOf, isoDateOf, wallClockAt, weekdayOf } from '#shared/zoned-time.ts';

/** Dates further ahead than this are not looked at, so that none in the year 9999 makes a phone walk there. */
const horizonDays = 400;
const dayMs = 86_400_000;

/** Why an offer that will be valid again is not at the moment. */
export type OfferPause =
  /** Its own rule holds, or would; its place does not open before. */
  | 'place-closed'
  /** It leaves the date out on which it would have been valid. */
  | 'excluded-date'
  /** Another day of the week, or another time of the day. */
  | 'outside-offer-hours';

/** Why an offer is not valid any more. */
export type OfferEnd =
  | 'inactive'
  /** Past its end, or without one. */
  | 'ended'
  /** By everybody together. */
  | 'used-up'
  /** Until its end no time is left at which it holds and its place is open. */
  | 'never-again';

/** Whether an offer can be used at a moment, and if not, why and what becomes of it. */
export type OfferStanding =
  /** Usable, and without a break until `until`. */
  | { kind: 'valid'; until: Date }
  | { kind: 'later'; from: Date; why: OfferPause }
  | { kind: 'over'; why: OfferEnd };

/**
 * How an offer stands at an instant, by the clock of the brand's time zone: the one rule of browser and server. It is
 * valid while its own days and times hold and its place is open.
 * @param hours those of its place, whose exceptions are its holidays; null, texts and unknown ones count as open
 */
export function offerStandingAt(
  offer: OfferCalendar,
  hours: PlaceHours | null,
  now: Date,
): OfferStanding {
  const { validUntil } = offer;
  if (!offer.isActive) return { kind: 'over', why: 'inactive' };
  if (validUntil === null || now >= validUntil) return { kind: 'over', why: 'ended' };
  if (usesLeft(offer) === 0) return { kind: 'over', why: 'used-up' };
  const span = currentOrNextSpan(usableSpans(offer, hours, { now, validUntil }), now);
  if (span === null || span.start >= validUntil) return { kind: 'over', why: 'never-again' };
  const { start, end } = span;
  if (start > now) return { kind: 'later', from: start, why: pauseOf(offer, hours, now) };
  return { kind: 'valid', until: end !== null && end < validUntil ? end : validUntil };
}

/** Whether an offer can be used between the instant of its standing and another, such as the end of the day. */
export function isUsableBefore(standing: OfferStanding, end: Date): boolean {
  return standing.kind === 'valid' || (standing.kind === 'later' && standing.from < end);
}

/** When it can be used, as far as that is to be looked for, in minutes since today's midnight. */
function usableSpans(
  offer: OfferCalendar,
  hours: PlaceHours | null,
  { now, validUntil }: { now: Date; validUntil: Date },
): Iterable<Span> {
  const { dayNumber: today } = wallClockAt(now);
  const offerDates = lastOf(offer.excludedDates, today);
  const known = hours?.kind === 'structured' ? hours.hours : null;
  const placeDates = lastOf(known?.exceptions.map(({ date }) => date) ?? [], today);
  // A week and the night before it after the last date of its own: what is not valid in it never is again.
  const last = Math.min(
    Math.max(offerDates, placeDates) + 8,
    horizonDays,
    Math.ceil((validUntil.getTime() - now.getTime()) / dayMs) + 1,
  );
  const ofOffer = joinedSpans((dayNumber) => spansOf(offer, dayNumber), today, {
    last,
    endlessAt: offerDates + 9,
  });
  if (known === null) return ofOffer;
  const { spansOf: openings } = openingCalendar(known);
  return overlaps(ofOffer, joinedSpans(openings, today, { last, endlessAt: placeDates + 9 }));
}

/** The last of some dates, in days from today; 0 when all are past. */
function lastOf(dates: readonly string[], today: number): number {
  return Math.max(0, ...dates.map((date) => (dayNumberOf(date) ?? today) - today));
}

/** What two lists of joined spans have in common; joined, too. */
function* overlaps(ones: Iterator<Span>, others: Iterator<Span>): Generator<Span> {
  let one = ones.next();
  let other = others.next();
  while (!one.done && !other.done) {
    const start = Math.max(one.value.start, other.value.start);
    const end = Math.min(one.value.end, other.value.end);
    if (start < end) yield { start, end };
    if (one.value.end < other.value.end) one = ones.next();
    else other = others.next();
  }
}

function pauseOf(offer: OfferCalendar, hours: PlaceHours | null, now: Date): OfferPause {
  const { dayNumber, minutes } = wallClockAt(now);
  const isOn = [-1, 0].some((day) =>
    spansOf(offer, dayNumber + day).some(({ start, end }) => {
      const at = minutes - day * dayMinutes;
      return start <= at && at < end;
    }),
  );
  if (isOn) return 'place-closed';
  if (isDayOf(offer, dayNumber) && isExcluded(offer, dayNumber)) return 'excluded-date';
  const isClosed = hours !== null && openingState(hours, now).kind === 'closed';
  return isClosed ? 'place-closed' : 'outside-offer-hours';
}

function isDayOf({ weekdays }: OfferCalendar, dayNumber: number): boolean {
  return weekdays.length === 0 || weekdays.includes(weekdayOf(dayNumber));
}

function isExcluded({ excludedDates }: OfferCalendar, dayNumber: number): boolean {
  return excludedDates.length > 0 && excludedDates.includes(isoDateOf(dayNumber));
}

function spansOf(offer: OfferCalendar, dayNumber: number): Span[] {
  if (!isDayOf(offer, dayNumber) || isExcluded(offer, dayNumber)) return [];
  if (offer.shifts.length === 0) return [{ start: 0, end: dayMinutes }];
  return offer.shifts
    .map(({ start, end }) => ({ start: minutesOf(start), end: minutesOf(end) }))
    .map(({ start, end }) => ({ start, end: end > start ? end : end + dayMinutes }))
    .sort((a, b) => a.start - b.start);
}

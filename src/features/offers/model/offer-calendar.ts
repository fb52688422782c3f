import { countRemainingUses } from './remaining-uses.ts';
import type { OfferCalendar } from './club-offer.ts';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import {
  findCurrentOrNextSpan,
  minutesPerDay,
  joinedSpans,
  minutesOf,
  createOpeningCalendar,
} from '#features/opening-hours/model/opening-spans.ts';
import type { Span } from '#features/opening-hours/model/opening-spans.ts';
import { getOpeningState } from '#features/opening-hours/model/opening-state.ts';
import { dayMs } from '#shared/time-units.ts';
import { dayNumberOf, isoDateOf, wallClockAt, weekdayOf } from '#shared/zoned-time.ts';

/**
 * Maximum number of days that are searched ahead, so that a date in the year 9999 does not cause a long loop on a
 * phone.
 */
const horizonDays = 400;

/** Reason why an offer that becomes valid later is not valid now. */
export type OfferPause =
  /** The place is closed now. */
  | 'place-closed'
  /** The offer would be valid today, but the date is excluded. */
  | 'excluded-date'
  /** The offer is valid on another weekday or at another time of day. */
  | 'outside-offer-hours';

/** Reason why an offer is no longer valid. */
export type OfferEnd =
  | 'inactive'
  /** The end date has passed or is missing. */
  | 'ended'
  /** The limit for all members together is reached. */
  | 'used-up'
  /** No time is left before the end date at which the offer is valid and the place is open. */
  | 'never-again';

/** Whether an offer can be used at a given time; if not, the reason and the next start. */
export type OfferAvailability =
  /** Usable without interruption until `until`. */
  | { kind: 'valid'; until: Date }
  | { kind: 'later'; from: Date; why: OfferPause }
  | { kind: 'over'; why: OfferEnd };

/** Reason why a member cannot use an offer that others can use. */
export type MemberWait =
  /** The member has used the offer as often as its limit per member allows. */
  | 'member-limit'
  /** The member has used an offer of the place less than the cooldown ago. */
  | 'member-cooldown';

/** Like OfferAvailability, for one member. */
export type MemberAvailability =
  | OfferAvailability
  | { kind: 'later'; from: Date; why: MemberWait }
  | { kind: 'over'; why: MemberWait };

/**
 * Returns the state of an offer at a given time, in the brand's time zone. Browser and server share this function. An
 * offer is valid while its own days and hours match and its place is open.
 * @param hours opening hours of the place, whose exceptions are its holidays; null, text hours and unknown hours count
 * as open
 */
export function offerAvailabilityAt(
  offer: OfferCalendar,
  hours: PlaceHours | null,
  now: Date,
): OfferAvailability {
  const { validUntil } = offer;
  if (!offer.isActive) return { kind: 'over', why: 'inactive' };
  if (validUntil === null || now >= validUntil) return { kind: 'over', why: 'ended' };
  if (countRemainingUses(offer) === 0) return { kind: 'over', why: 'used-up' };
  const nextSpan = findCurrentOrNextSpan(findUsableSpans(offer, hours, { now, validUntil }), now);
  if (nextSpan === null || nextSpan.start >= validUntil)
    return { kind: 'over', why: 'never-again' };
  const { start, end } = nextSpan;
  if (start > now) return { kind: 'later', from: start, why: findPause(offer, hours, now) };
  return { kind: 'valid', until: end !== null && end < validUntil ? end : validUntil };
}

/**
 * Returns true if an offer can be used before `end`, such as the end of the day, and not before the time for which
 * `availability` was computed.
 */
export function isUsableBefore(availability: OfferAvailability, end: Date): boolean {
  return (
    availability.kind === 'valid' || (availability.kind === 'later' && availability.from < end)
  );
}

/** Usable time spans within the searched range, in minutes since midnight today. */
function findUsableSpans(
  offer: OfferCalendar,
  hours: PlaceHours | null,
  { now, validUntil }: { now: Date; validUntil: Date },
): Iterable<Span> {
  const { dayNumber: today } = wallClockAt(now);
  const daysToLastExcludedDate = daysToLastDate(offer.excludedDates, today);
  const structuredHours = hours?.kind === 'structured' ? hours.hours : null;
  const daysToLastException = daysToLastDate(
    structuredHours?.exceptions.map(({ date }) => date) ?? [],
    today,
  );
  // After the last excluded or special date the week repeats, so one more week and the night before it are searched: an
  // offer that is not valid in that week is never valid again.
  const daysToSearch = Math.min(
    Math.max(daysToLastExcludedDate, daysToLastException) + 8,
    horizonDays,
    Math.ceil((validUntil.getTime() - now.getTime()) / dayMs) + 1,
  );
  const offerSpans = joinedSpans((dayNumber) => listShiftSpans(offer, dayNumber), today, {
    last: daysToSearch,
    endlessAt: daysToLastExcludedDate + 9,
  });
  if (structuredHours === null) return offerSpans;
  const { spansOf: listOpeningSpans } = createOpeningCalendar(structuredHours);
  return intersectSpans(
    offerSpans,
    joinedSpans(listOpeningSpans, today, {
      last: daysToSearch,
      endlessAt: daysToLastException + 9,
    }),
  );
}

/** Number of days from today to the last of the dates; 0 if all are in the past. */
function daysToLastDate(dates: readonly string[], today: number): number {
  return Math.max(0, ...dates.map((date) => (dayNumberOf(date) ?? today) - today));
}

/** Yields the intersection of two lists of sorted, disjoint spans. The result is sorted and disjoint, too. */
function* intersectSpans(leftSpans: Iterator<Span>, rightSpans: Iterator<Span>): Generator<Span> {
  let left = leftSpans.next();
  let right = rightSpans.next();
  while (!left.done && !right.done) {
    const start = Math.max(left.value.start, right.value.start);
    const end = Math.min(left.value.end, right.value.end);
    if (start < end) yield { start, end };
    if (left.value.end < right.value.end) left = leftSpans.next();
    else right = rightSpans.next();
  }
}

function findPause(offer: OfferCalendar, hours: PlaceHours | null, now: Date): OfferPause {
  const { dayNumber, minutes } = wallClockAt(now);
  const isDuringShift = [-1, 0].some((day) =>
    listShiftSpans(offer, dayNumber + day).some(({ start, end }) => {
      const minuteOfDay = minutes - day * minutesPerDay;
      return start <= minuteOfDay && minuteOfDay < end;
    }),
  );
  if (isDuringShift) return 'place-closed';
  if (isOfferWeekday(offer, dayNumber) && isExcluded(offer, dayNumber)) return 'excluded-date';
  const isClosed = hours !== null && getOpeningState(hours, now).kind === 'closed';
  return isClosed ? 'place-closed' : 'outside-offer-hours';
}

function isOfferWeekday({ weekdays }: OfferCalendar, dayNumber: number): boolean {
  return weekdays.length === 0 || weekdays.includes(weekdayOf(dayNumber));
}

function isExcluded({ excludedDates }: OfferCalendar, dayNumber: number): boolean {
  return excludedDates.length > 0 && excludedDates.includes(isoDateOf(dayNumber));
}

function listShiftSpans(offer: OfferCalendar, dayNumber: number): Span[] {
  if (!isOfferWeekday(offer, dayNumber) || isExcluded(offer, dayNumber)) return [];
  if (offer.shifts.length === 0) return [{ start: 0, end: minutesPerDay }];
  return offer.shifts
    .map(({ start, end }) => ({ start: minutesOf(start), end: minutesOf(end) }))
    .map(({ start, end }) => ({ start, end: end > start ? end : end + minutesPerDay }))
    .sort((a, b) => a.start - b.start);
}

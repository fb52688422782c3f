import type { OfferCalendar } from '#features/offers/model/club-offer.ts';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { hourMs, minuteMs } from '#shared/time-units.ts';

const day = 1440;
/** Florianópolis is three hours behind UTC; there is no daylight saving time in 2026 and 2027. */
const offsetMs = 3 * hourMs;

/** Converts to local minutes since 1970. */
const localMinute = (instant: Date) => Math.floor((instant.getTime() - offsetMs) / minuteMs);
const instantAt = (minute: number) => new Date(minute * minuteMs + offsetMs);
const weekday = (date: number) => (date + 4) % 7;
const texts = new Map<number, string>();
function dateText(date: number): string {
  const text = texts.get(date) ?? new Date(date * day * minuteMs).toISOString().slice(0, 10);
  texts.set(date, text);
  return text;
}
const clock = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Start minute on a date and length in minutes. */
type Stretch = readonly [start: number, length: number];

function stretch(start: string, end: string): Stretch {
  return [clock(start), (clock(end) - clock(start) + day) % day || day];
}

function offerOn(offer: OfferCalendar, date: number): Stretch[] {
  const isDay = offer.weekdays.length === 0 || offer.weekdays.includes(weekday(date));
  if (!isDay || offer.excludedDates.includes(dateText(date))) return [];
  if (offer.shifts.length === 0) return [[0, day]];
  return offer.shifts.map(({ start, end }) => stretch(start, end));
}

function openOn(hours: PlaceHours, date: number): Stretch[] {
  if (hours.kind !== 'structured') return [[0, day]];
  const { periods, exceptions } = hours.hours;
  const exceptionOf = (of: number) => exceptions.find((one) => one.date === dateText(of));
  const own = exceptionOf(date);
  const stretches = own
    ? own.periods.filter(() => !own.closed).map(({ open, close }) => stretch(open, close))
    : periods.flatMap(({ open, close }): Stretch[] => {
        const start = clock(open.time);
        const days = (close.day - open.day + 7) % 7;
        let length = days * day + clock(close.time) - start;
        const isAlways = periods.length === 1 && open.day === 0 && start === 0 && length === 0;
        if (isAlways) length = 7 * day;
        if (length <= 0) length += day;
        const later = (weekday(date) - open.day + 7) % 7;
        if (length <= day) return later === 0 ? [[start, length]] : [];
        const from = later === 0 ? start : 0;
        const to = Math.min(day, start + length - later * day);
        return to > from ? [[from, to - from]] : [];
      });
  return stretches.map(([start, length]) => {
    const isCut = start + length > day + day / 2 && exceptionOf(date + 1) !== undefined;
    return [start, isCut ? day - start : length];
  });
}

/** Marks the covered minutes of a range of days one by one. */
function minutesOf(stretchesOn: (date: number) => Stretch[], first: number, days: number) {
  const covered = new Uint8Array(days * day);
  for (let date = first - 1; date < first + days; date += 1) {
    for (const [start, length] of stretchesOn(date)) {
      const from = (date - first) * day + start;
      covered.fill(1, Math.max(from, 0), Math.max(from + length, 0));
    }
  }
  return covered;
}

/**
 * Finds the state of an offer by checking each minute from now until its end: valid until a moment, valid later from a
 * moment, or over if no valid minute is left.
 */
export function naiveStanding(
  offer: OfferCalendar,
  hours: PlaceHours,
  now: Date,
): { kind: 'valid'; until: Date } | { kind: 'later'; from: Date } | { kind: 'over' } {
  const { validUntil, totalLimit, usedCount } = offer;
  const isUsedUp = totalLimit !== null && usedCount >= totalLimit;
  if (!offer.isActive || validUntil === null || validUntil <= now || isUsedUp) {
    return { kind: 'over' };
  }
  const first = Math.floor(localMinute(now) / day);
  const days = Math.floor(localMinute(validUntil) / day) - first + 1;
  const on = minutesOf((date) => offerOn(offer, date), first, days);
  const open = minutesOf((date) => openOn(hours, date), first, days);
  const isValid = (minute: number) => on[minute] === 1 && open[minute] === 1;
  const current = localMinute(now) - first * day;
  const kind = isValid(current) ? 'valid' : 'later';
  const end = Math.ceil((validUntil.getTime() - instantAt(first * day).getTime()) / minuteMs);
  for (let minute = current + 1; minute < end; minute += 1) {
    if (isValid(minute) === isValid(current)) continue;
    const instant = instantAt(first * day + minute);
    return kind === 'valid' ? { kind, until: instant } : { kind, from: instant };
  }
  return kind === 'valid' ? { kind, until: validUntil } : { kind: 'over' };
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { naiveStanding } from '#support/naive-offer.ts';
import { anyPlaceHours, randomHoursDay } from '#support/random-hours.ts';
import type { OfferCalendar, OfferShift } from './club-offer.ts';
import { offerAvailabilityAt } from './offer-calendar.ts';
import type { PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { parsePlaceHours } from '#features/opening-hours/model/stored-place-hours.ts';
import { dayMs } from '#shared/time-units.ts';
import { isoDateOf } from '#shared/zoned-time.ts';

const calendar: OfferCalendar = {
  isActive: true,
  validUntil: new Date('2026-12-31T03:00:00Z'),
  weekdays: [],
  shifts: [],
  excludedDates: [],
  usedCount: 0,
  totalLimit: null,
};
/** A time in Florianópolis; 2026-03-18 is a Wednesday. */
const at = (local: string) => new Date(`2026-${local}:00-03:00`);
const evening = at('03-18T20:00');

/** Opening hours at night, from Tuesday to Saturday. */
const nights = ['2 18:00-3 02:00', '3 18:00-4 02:00', '4 18:00-5 02:00', '5 18:00-6 02:00'];
const createHours = (exceptions: string[] = [], periods = nights): PlaceHours =>
  parsePlaceHours({ periods, exceptions });

describe('validity of an offer', () => {
  it('is permanent until the end date without other conditions', () => {
    const { validUntil: until } = calendar;
    expect(offerAvailabilityAt(calendar, null, evening)).toEqual({ kind: 'valid', until });
    expect(offerAvailabilityAt(calendar, null, at('12-31T00:00'))).toEqual({
      kind: 'over',
      why: 'ended',
    });
  });

  it("covers the offer's hours, including those after midnight that began on the day before", () => {
    const night = { ...calendar, weekdays: [3], shifts: [{ start: '19:00', end: '02:00' }] };
    const until = at('03-19T02:00');
    expect(offerAvailabilityAt(night, null, evening)).toEqual({ kind: 'valid', until });
    expect(offerAvailabilityAt(night, null, at('03-19T01:59'))).toEqual({ kind: 'valid', until });
    expect(offerAvailabilityAt(night, null, until)).toEqual({
      kind: 'later',
      from: at('03-25T19:00'),
      why: 'outside-offer-hours',
    });
  });

  it('skips excluded dates and reports the next start', () => {
    const offer = {
      ...calendar,
      shifts: [{ start: '11:30', end: '15:00' }],
      excludedDates: ['2026-03-19'],
    };
    const from = at('03-20T11:30');
    expect(offerAvailabilityAt(offer, null, evening)).toMatchObject({
      from,
      why: 'outside-offer-hours',
    });
    expect(offerAvailabilityAt(offer, null, at('03-19T09:00'))).toMatchObject({
      from,
      why: 'excluded-date',
    });
  });

  it('is over if the offer is inactive, ended, used up or never usable again', () => {
    const whyOver = (offer: Partial<OfferCalendar>, hours: PlaceHours | null = null) =>
      offerAvailabilityAt({ ...calendar, ...offer }, hours, evening);
    expect(whyOver({ isActive: false })).toEqual({ kind: 'over', why: 'inactive' });
    expect(whyOver({ validUntil: null })).toEqual({ kind: 'over', why: 'ended' });
    expect(whyOver({ totalLimit: 5, usedCount: 5 })).toEqual({ kind: 'over', why: 'used-up' });
    const never = { kind: 'over', why: 'never-again' };
    expect(whyOver({ weekdays: [4], validUntil: at('03-18T23:00') })).toEqual(never);
    expect(whyOver({ weekdays: [0, 1] }, createHours())).toEqual(never);
  });
});

describe('opening hours of the place', () => {
  it('limit the offer at both ends, also past midnight', () => {
    expect(offerAvailabilityAt(calendar, createHours(), evening)).toEqual({
      kind: 'valid',
      until: at('03-19T02:00'),
    });
    const dinner = { ...calendar, shifts: [{ start: '17:00', end: '22:00' }] };
    expect(offerAvailabilityAt(dinner, createHours(), evening)).toMatchObject({
      until: at('03-18T22:00'),
    });
    expect(offerAvailabilityAt(dinner, createHours(), at('03-18T17:30'))).toEqual({
      kind: 'later',
      from: at('03-18T18:00'),
      why: 'place-closed',
    });
  });

  it('can close the place on a date and open it on another', () => {
    const holiday = createHours(['2026-03-18 closed Feriado']);
    expect(offerAvailabilityAt(calendar, holiday, evening)).toEqual({
      kind: 'later',
      from: at('03-19T18:00'),
      why: 'place-closed',
    });
    const monday = createHours(['2026-03-16 12:00-15:00 Almoço']);
    expect(offerAvailabilityAt(calendar, monday, at('03-16T13:00'))).toEqual({
      kind: 'valid',
      until: at('03-16T15:00'),
    });
  });

  it('are treated as always open if unknown', () => {
    for (const hours of [null, parsePlaceHours('Ter a dom, 18h às 23h'), parsePlaceHours(null)]) {
      expect(offerAvailabilityAt(calendar, hours, at('03-16T05:00'))).toMatchObject({
        kind: 'valid',
      });
    }
  });

  it('take precedence over offer hours as the reason, but not over an excluded date', () => {
    const lunch = { ...calendar, shifts: [{ start: '11:30', end: '15:00' }] };
    const hours = createHours([], ['3 11:00-3 23:00', '4 11:00-4 23:00']);
    expect(offerAvailabilityAt(lunch, hours, at('03-18T23:30'))).toMatchObject({
      why: 'place-closed',
    });
    expect(offerAvailabilityAt(lunch, hours, at('03-18T16:00'))).toMatchObject({
      why: 'outside-offer-hours',
    });
    const lunchWithException = { ...lunch, excludedDates: ['2026-03-19'] };
    expect(offerAvailabilityAt(lunchWithException, hours, at('03-19T08:00'))).toMatchObject({
      why: 'excluded-date',
    });
  });

  it('are searched up to the last exception date, not without limit', () => {
    const tuesdays = Array.from(
      { length: 50 },
      (_, week) => `${isoDateOf(randomHoursDay + 2 + 7 * week)} closed `,
    );
    const closed = createHours(tuesdays, ['2 09:00-2 18:00']);
    const validUntil = new Date('9999-12-31T03:00:00Z');
    expect(offerAvailabilityAt({ ...calendar, validUntil }, closed, evening)).toMatchObject({
      from: new Date('2027-03-02T09:00:00-03:00'),
    });
    const hoursWithFarException = createHours(['9999-01-01 closed '], ['2 09:00-2 18:00']);
    expect(
      offerAvailabilityAt(
        { ...calendar, validUntil, weekdays: [5] },
        hoursWithFarException,
        evening,
      ),
    ).toEqual({
      kind: 'over',
      why: 'never-again',
    });
  });
});

describe('any offer, hours and time', () => {
  const time = fc
    .tuple(fc.nat(23), fc.constantFrom('00', '15', '30', '59'))
    .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);
  const now = fc
    .integer({ min: -12 * dayMs, max: 12 * dayMs })
    .map((ms) => new Date(randomHoursDay * dayMs + ms));
  const durationUpTo = (days: number) => fc.integer({ min: 1, max: days * dayMs });
  const anyCase = fc.record({
    now,
    // Long durations are rare here, because checking them minute by minute is slow.
    lastsMs: fc.oneof(
      { weight: 49, arbitrary: durationUpTo(30) },
      { weight: 1, arbitrary: durationUpTo(500) },
    ),
    hours: anyPlaceHours,
    weekdays: fc.oneof(fc.constant<number[]>([]), fc.uniqueArray(fc.nat(6))),
    shifts: fc.oneof(
      fc.constant<OfferShift[]>([]),
      fc.array(fc.record({ start: time, end: time }), { maxLength: 3 }),
    ),
    excludedDates: fc.uniqueArray(
      fc.integer({ min: -12, max: 20 }).map((days) => isoDateOf(randomHoursDay + days)),
      { maxLength: 4 },
    ),
  });

  it('matches a minute-by-minute check', () => {
    const resultCounts = { valid: 0, later: 0, over: 0, closed: 0 };
    fc.assert(
      fc.property(anyCase, ({ now: instant, lastsMs, hours, ...rule }) => {
        const validUntil = new Date(instant.getTime() + lastsMs);
        const offer: OfferCalendar = { ...calendar, ...rule, validUntil };
        const standing = offerAvailabilityAt(offer, hours, instant);
        const { kind } = standing;
        resultCounts[kind] += 1;
        if (kind === 'later' && standing.why === 'place-closed') resultCounts.closed += 1;
        const { why: _why, ...rest } = { why: null, ...standing };
        expect(rest).toEqual(naiveStanding(offer, hours, instant));
      }),
      { numRuns: 10_000 },
    );
    expect(Math.min(...Object.values(resultCounts))).toBeGreaterThan(500);
  });
});

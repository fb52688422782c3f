import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { dayMs, hourMs, minuteMs } from '#shared/time-units.ts';
import {
  instantOfWallClock,
  isoDateOf,
  setFixedOffsetPeriod,
  fixedOffsetPeriodAround,
  wallClockAt,
  weekdayOf,
} from './zoned-time.ts';

const deviceZone = process.env['TZ'];
afterEach(() => {
  setFixedOffsetPeriod(null);
  if (deviceZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = deviceZone;
});

describe('the wall clock of the brand', () => {
  it.each([
    ['2026-03-10T12:00:00Z', '2026-03-10', 540, 2],
    ['2026-03-10T02:59:59Z', '2026-03-09', 1439, 1],
    ['2026-03-10T03:00:00Z', '2026-03-10', 0, 2],
    ['2026-01-01T01:00:00Z', '2025-12-31', 1320, 3],
    // Daylight saving time still existed in 2018: the offset is two hours.
    ['2018-12-31T01:30:00Z', '2018-12-30', 1410, 0],
  ])('at %s is %s, minute %d, weekday %d', (instant, date, minutes, weekday) => {
    for (const zone of ['UTC', 'Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Kiritimati']) {
      process.env['TZ'] = zone;
      const wall = wallClockAt(new Date(instant));
      expect(isoDateOf(wall.dayNumber)).toBe(date);
      expect(wall.minutes).toBe(minutes);
      expect(weekdayOf(wall.dayNumber)).toBe(weekday);
    }
  });

  it('is converted back by instantOfWallClock to the minute', () => {
    const instants = fc.date({
      min: new Date('2020-01-01T00:00:00Z'),
      max: new Date('2040-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (instant) => {
        const minute = Math.floor(instant.getTime() / minuteMs) * minuteMs;
        expect(instantOfWallClock(wallClockAt(instant)).getTime()).toBe(minute);
      }),
    );
  });

  it('treats minute 1440 as the next midnight', () => {
    const { dayNumber } = wallClockAt(new Date('2026-03-10T12:00:00Z'));
    expect(instantOfWallClock({ dayNumber, minutes: 1440 }).toISOString()).toBe(
      '2026-03-11T03:00:00.000Z',
    );
  });

  it('shifts a time skipped by a clock change, and uses the first of a repeated time', () => {
    // On 2018-11-04 clocks went from 00:00 to 01:00; on 2018-02-18 from 00:00 back to 23:00.
    const skipped = wallClockAt(new Date('2018-11-04T12:00:00Z')).dayNumber;
    expect(instantOfWallClock({ dayNumber: skipped, minutes: 30 }).toISOString()).toBe(
      '2018-11-04T03:30:00.000Z',
    );
    const repeated = wallClockAt(new Date('2018-02-17T12:00:00Z')).dayNumber;
    expect(instantOfWallClock({ dayNumber: repeated, minutes: 23 * 60 + 30 }).toISOString()).toBe(
      '2018-02-18T01:30:00.000Z',
    );
  });
});

describe('a period without a clock change', () => {
  it('gives the same results as the time zone database, inside and outside the period', () => {
    const instants = fc.date({
      min: new Date('2016-01-01T00:00:00Z'),
      max: new Date('2030-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(
        instants,
        fc.integer({ min: -20 * dayMs, max: 20 * dayMs }),
        (rendered, distance) => {
          const instant = new Date(rendered.getTime() + distance);
          setFixedOffsetPeriod(null);
          const byZone = wallClockAt(instant);
          setFixedOffsetPeriod(fixedOffsetPeriodAround(rendered));
          expect(wallClockAt(instant)).toEqual(byZone);
          expect(wallClockAt(instantOfWallClock(byZone))).toEqual(byZone);
        },
      ),
    );
  });

  it('is null if clocks change within the week', () => {
    // Daylight saving time began on 2018-11-04.
    expect(fixedOffsetPeriodAround(new Date('2018-11-01T12:00:00Z'))).toBeNull();
    expect(fixedOffsetPeriodAround(new Date('2018-11-08T12:00:00Z'))?.offset).toBe(-2 * hourMs);
    expect(fixedOffsetPeriodAround(new Date('2026-11-01T12:00:00Z'))?.offset).toBe(-3 * hourMs);
  });
});

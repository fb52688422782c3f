import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextHour, openFilterTime, openFilterParam, parseOpenFilter } from './open-filter.ts';
import type { OpenFilter } from './open-filter.ts';
import { dayMs, hourMs, minuteMs } from '#shared/time-units.ts';
import { clockText } from '#shared/zoned-time.ts';

const at = (local: string) => new Date(`${local}-03:00`);

describe('the filter of open places in a URL', () => {
  it.each<[OpenFilter | null, string]>([
    [null, ''],
    ['now', 'agora'],
    [{ day: 6, time: '20:00' }, 'sab-20:00'],
    [{ day: 0, time: '00:30' }, 'dom-00:30'],
  ])('writes %j as %s', (open, param) => {
    expect(openFilterParam(open)).toBe(param);
    expect(parseOpenFilter(param)).toEqual(open);
  });

  it.each([null, 'Agora', 'sab', 'sab-24:00', 'sab-9:00', 'sáb-20:00', 'xyz-20:00', 'sab-20:00 '])(
    'ignores the invalid parameter %j',
    (param) => {
      expect(parseOpenFilter(param)).toBeNull();
    },
  );
});

describe('openFilterMoment', () => {
  // 2026-03-14 is a Saturday.
  it.each<[OpenFilter, string, string]>([
    ['now', '2026-03-14T20:15:30', '2026-03-14T20:15:30'],
    [{ day: 6, time: '21:00' }, '2026-03-14T20:15:30', '2026-03-14T21:00:00'],
    [{ day: 6, time: '20:15' }, '2026-03-14T20:15:30', '2026-03-14T20:15:00'],
    [{ day: 6, time: '20:00' }, '2026-03-14T20:15:30', '2026-03-21T20:00:00'],
    [{ day: 0, time: '02:00' }, '2026-03-14T20:15:30', '2026-03-15T02:00:00'],
    [{ day: 5, time: '23:00' }, '2026-03-14T20:15:30', '2026-03-20T23:00:00'],
  ])('of %j at %s is %s', (open, now, moment) => {
    expect(openFilterTime(open, at(now))).toEqual(at(moment));
  });

  it('is within one week from the current minute', () => {
    const day = fc.integer({ min: 0, max: 6 });
    const time = fc.integer({ min: 0, max: 1439 }).map(clockText);
    const now = fc
      .integer({ min: 0, max: 40_000_000 })
      .map((minute) => new Date(minute * minuteMs));
    fc.assert(
      fc.property(fc.record({ day, time }), now, (open, begin) => {
        const ahead = openFilterTime(open, begin).getTime() - begin.getTime();
        expect(ahead).toBeGreaterThanOrEqual(0);
        // A clock change may lengthen the week by one hour.
        expect(ahead).toBeLessThan(7 * dayMs + hourMs);
      }),
    );
  });
});

describe('nextHour', () => {
  it.each([
    ['2026-03-14T20:15:30', { day: 6, time: '21:00' }],
    ['2026-03-14T20:00:00', { day: 6, time: '21:00' }],
    ['2026-03-14T23:59:59', { day: 0, time: '00:00' }],
  ])('after %s is %j', (now, hour) => {
    expect(nextHour(at(now))).toEqual(hour);
  });
});

import { describe, expect, it } from 'vitest';

import { groupByWeek, getMondayDayNumber } from './event-weeks.ts';
import { toEvent } from './event.ts';
import { isoDateOf } from '#shared/zoned-time.ts';

// 2026-11-25 is a Wednesday.
const now = new Date('2026-11-25T22:00:00Z');

const anEvent = (id: string, ...dates: string[]) =>
  toEvent(id, { title: id, placeId: 'p1', isActive: true, dates });

describe('event weeks', () => {
  it('begin on Mondays in the brand’s time zone', () => {
    expect(isoDateOf(getMondayDayNumber(now))).toBe('2026-11-23');
    // Sunday 23:00 in Florianópolis.
    expect(isoDateOf(getMondayDayNumber(new Date('2026-11-30T02:00:00Z')))).toBe('2026-11-23');
    expect(isoDateOf(getMondayDayNumber(new Date('2026-11-30T03:00:00Z')))).toBe('2026-11-30');
  });

  it('contain the dates that are not over, with dates in progress in the current week', () => {
    const weeks = groupByWeek(
      [
        anEvent(
          'samba',
          'k1 2026-11-21T00:00Z/2026-11-21T04:00Z scheduled',
          'k2 2026-11-28T00:00Z/2026-11-28T04:00Z cancelled',
          'k3 2026-12-05T00:00Z/2026-12-05T04:00Z scheduled',
        ),
        anEvent('festival', 'k1 2026-11-18T12:00Z/2026-11-29T22:00Z scheduled'),
        anEvent('choro', 'k1 2026-11-28T00:00Z/2026-11-28T02:00Z scheduled'),
      ],
      now,
    );
    expect(
      weeks.map(({ monday, dates }) => [
        isoDateOf(monday),
        dates.map(({ event, date }) => `${event.id} ${date.key}`),
      ]),
    ).toEqual([
      ['2026-11-23', ['festival k1', 'choro k1', 'samba k2']],
      ['2026-11-30', ['samba k3']],
    ]);
    expect(groupByWeek([], now)).toEqual([]);
  });
});

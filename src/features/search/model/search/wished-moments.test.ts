import { describe, expect, it } from 'vitest';
import { dayNumberOf, instantOfWallClock, isoDateOf, wallClockAt } from '#shared/zoned-time.ts';
import { parsePlaceHours } from '#features/opening-hours/model/stored-place-hours.ts';
import { scoreHours } from './hours-score.ts';
import { wishedMoments } from './wished-moments.ts';

const momentOf = (date: string, minutes: number) =>
  instantOfWallClock({ dayNumber: dayNumberOf(date) ?? 0, minutes });

/** A Wednesday. */
const now = momentOf('2026-06-17', 15 * 60 + 30);

function momentsOf(wish: string, from = now): string[] {
  return wishedMoments(wish, from).map((moment) => {
    const { dayNumber, minutes } = wallClockAt(moment);
    const clock = [Math.floor(minutes / 60), minutes % 60].map((part) =>
      String(part).padStart(2, '0'),
    );
    return `${isoDateOf(dayNumber)} ${clock.join(':')}`;
  });
}
const wholeDay = (date: string) =>
  ['10:00', '13:00', '16:00', '20:00', '22:00'].map((time) => `${date} ${time}`);

const daysFrom = (day: number) => Array.from({ length: 7 }, (_, ahead) => `2026-06-${day + ahead}`);

describe('the moments of a wish', () => {
  it.each([
    ['now', 'now', ['2026-06-17 15:30']],
    ['today', 'today', wholeDay('2026-06-17')],
    ['tomorrow', 'in 1', wholeDay('2026-06-18')],
    ['the day after tomorrow', 'in 2', wholeDay('2026-06-19')],
    ['the next Saturday', 'day 6', wholeDay('2026-06-20')],
    ['a weekday that is today', 'day 3', wholeDay('2026-06-17')],
    ['a weekday of the next week', 'day 2', wholeDay('2026-06-23')],
    ['the weekend', 'weekend', [...wholeDay('2026-06-20'), ...wholeDay('2026-06-21')]],
    ['the next holiday', 'holiday', wholeDay('2026-09-07')],
    ['a time, on the days of a week', 'at 20:00', daysFrom(17).map((date) => `${date} 20:00`)],
    ['a day and a time', 'day 6 at 20:00', ['2026-06-20 20:00']],
    ['a time before its day', 'at 20:00 day 6', ['2026-06-20 20:00']],
    ['a time of the weekend', 'weekend at 12:30', ['2026-06-20 12:30', '2026-06-21 12:30']],
    ['the small hours, which belong to the night before', 'day 6 at 01:00', ['2026-06-21 01:00']],
    ['the small hours', 'at 01:00', daysFrom(18).map((date) => `${date} 01:00`)],
    ['early morning', 'in 1 at 07:00', ['2026-06-18 07:00']],
    ['two days', 'day 6 day 0', [...wholeDay('2026-06-20'), ...wholeDay('2026-06-21')]],
    ['today and tomorrow', 'today in 1', [...wholeDay('2026-06-17'), ...wholeDay('2026-06-18')]],
    ['the last of two times', 'day 6 at 20:00 at 23:00', ['2026-06-20 23:00']],
    ['now before anything else', 'now at 20:00', ['2026-06-17 15:30']],
    ['something unknown', 'xilofone', []],
  ])('of %s: %s', (_, wish, expected) => {
    expect(momentsOf(wish)).toEqual(expected);
  });

  it('are those of today on a holiday', () => {
    expect(momentsOf('holiday', momentOf('2026-09-07', 9 * 60))).toEqual(wholeDay('2026-09-07'));
  });

  it('of the weekend are those of this weekend on a Sunday', () => {
    expect(momentsOf('weekend', momentOf('2026-06-21', 9 * 60))).toEqual([
      ...wholeDay('2026-06-27'),
      ...wholeDay('2026-06-21'),
    ]);
  });
});

describe('the score of opening hours', () => {
  const hours = parsePlaceHours({ periods: ['6 18:00-0 02:00'], exceptions: [] });

  it.each([
    ['ten if they are open at one of the moments', 'day 6', 10],
    ['ten in the small hours of the night', 'day 6 at 01:00', 10],
    ['zero if they are closed', 'day 5', 0],
  ])('is %s: %s', (_, wish, expected) => {
    expect(scoreHours(hours, wishedMoments(wish, now), false)).toBe(expected);
  });

  it('is between both if they are unknown', () => {
    expect(scoreHours({ kind: 'unknown' }, [now], false)).toBe(5);
  });

  it('of a place that never closes, such as a beach, is unknown at night', () => {
    const always = parsePlaceHours({ periods: ['0 00:00-0 00:00'], exceptions: [] });
    const scoresAt = (wish: string) =>
      [false, true].map((isKnownLate) => scoreHours(always, wishedMoments(wish, now), isKnownLate));
    expect(scoresAt('at 03:00')).toEqual([5, 10]);
    expect(scoresAt('at 23:30')).toEqual([5, 10]);
    expect(scoresAt('at 06:00')).toEqual([10, 10]);
  });
});

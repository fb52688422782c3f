import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPlaceHours, randomHoursDay } from '#support/random-hours.ts';
import { AppError } from '#shared/app-error.ts';
import {
  textHoursPlaceholder,
  withoutHoursTexts,
} from '../../opening-hours/model/opening-hours.ts';
import type { PlaceHours } from '../../opening-hours/model/opening-hours.ts';
import { getOpeningState } from '../../opening-hours/model/opening-state.ts';
import { decodePlaceHours, encodePlaceHours } from './place-hours-codec.ts';
import { parsePlaceHours } from '../../opening-hours/model/stored-place-hours.ts';
import { instantOfWallClock } from '#shared/zoned-time.ts';

const overTheWire = (hours: readonly PlaceHours[]) =>
  decodePlaceHours(JSON.parse(JSON.stringify(encodePlaceHours(hours, 'v1'))));

describe('the hours of the search snapshot', () => {
  it('give the same opening state at any time as the hours of the place', () => {
    const instant = fc
      .integer({ min: -14 * 1440, max: 14 * 1440 })
      .map((minutes) => instantOfWallClock({ dayNumber: randomHoursDay, minutes }));
    const places = fc.array(anyPlaceHours, { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(places, fc.array(instant, { minLength: 4, maxLength: 4 }), (hours, instants) => {
        const decoded = overTheWire(hours);
        expect(decoded.size).toBe(hours.length);
        hours.forEach((own, row) => {
          for (const now of instants) {
            expect(getOpeningState(decoded.hoursOf(row), now)).toEqual(getOpeningState(own, now));
            expect(getOpeningState(withoutHoursTexts(own), now)).toEqual(getOpeningState(own, now));
          }
        });
      }),
      { numRuns: 1_000 },
    );
  });

  it('store equal weeks once, and rows with equal hours share one object', () => {
    const week = parsePlaceHours({ periods: ['1 18:00-2 02:00', '5 18:00-6 02:00'] });
    const other = parsePlaceHours({ periods: ['1 18:00-2 02:00'] });
    const { days, weeks } = encodePlaceHours([week, other, week], 'v1');
    expect(days).toEqual([[], [1080, 480]]);
    expect(weeks).toHaveLength(2);
    const decoded = overTheWire([week, other, week]);
    expect(decoded.hoursOf(0)).toEqual(week);
    expect(decoded.hoursOf(0)).toBe(decoded.hoursOf(2));
    expect(decoded.hoursOf(0)).not.toBe(decoded.hoursOf(1));
  });

  it('have no text of older records, and are unknown for rows beyond the end', () => {
    const decoded = overTheWire([{ kind: 'text', lines: ['Todo dia'] }, { kind: 'unknown' }]);
    expect([0, 1, 2].map((row) => decoded.hoursOf(row))).toEqual([
      textHoursPlaceholder,
      { kind: 'unknown' },
      { kind: 'unknown' },
    ]);
  });
});

describe('decodePlaceHours', () => {
  const completeSnapshot = encodePlaceHours(
    [parsePlaceHours({ periods: ['1 18:00-2 02:00'] })],
    'v1',
  );
  it.each<[string, unknown]>([
    ['null', null],
    ['a string', '<!doctype html>'],
    ['another format', { ...completeSnapshot, format: 2 }],
    ['no version', { ...completeSnapshot, version: undefined }],
    ['days of another type', { ...completeSnapshot, days: [['18:00']] }],
    ['a week of six days', { ...completeSnapshot, weeks: [[0, 0, 0, 0, 0, 0]] }],
    ['dates of another type', { ...completeSnapshot, exceptionLists: [[20_000]] }],
    ['columns of different lengths', { ...completeSnapshot, exceptions: [] }],
    ['rows of another type', { ...completeSnapshot, week: [0.5] }],
  ])('rejects %s', (_, snapshot) => {
    expect(() => decodePlaceHours(snapshot)).toThrow(AppError);
  });
});

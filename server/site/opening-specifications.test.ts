import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OpeningHours, PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { isOpen, getOpeningState } from '#features/opening-hours/model/opening-state.ts';
import { instantOfWallClock, isoDateOf, weekdayOf } from '#shared/zoned-time.ts';
import { parsePlaceHours } from '#features/opening-hours/model/stored-place-hours.ts';
import { dayMs } from '#shared/time-units.ts';
import { openingSpecifications } from './opening-specifications.ts';
import type { OpeningSpecification } from './opening-specifications.ts';

/** Monday, 15 June 2026. */
const today = Date.UTC(2026, 5, 15) / dayMs;
const day = (name: string) => `https://schema.org/${name}`;

function specificationsOf(...periods: string[]): OpeningSpecification[] {
  return openingSpecifications(parsePlaceHours({ periods }), today);
}

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** Returns whether the specifications mean 'open' at a time, as Google interprets them. */
function saysOpen(
  specifications: readonly OpeningSpecification[],
  dayNumber: number,
  minutes: number,
): boolean {
  const beginningOn = (number: number) => {
    const date = isoDateOf(number);
    const dated = specifications.filter(({ validFrom }) => validFrom === date);
    const weekly = specifications.filter(({ dayOfWeek }) =>
      dayOfWeek?.includes(day(names[weekdayOf(number)] ?? '')),
    );
    return dated.length > 0 ? dated : weekly;
  };
  const covers = ({ opens, closes }: OpeningSpecification, since: number) => {
    const start = minutesOf(opens);
    if (opens === '00:00' && closes === '00:00') return false;
    const end = closes === '23:59' ? 1440 : minutesOf(closes);
    return since >= start && since < (end < start ? end + 1440 : end);
  };
  return (
    beginningOn(dayNumber).some((one) => covers(one, minutes)) ||
    beginningOn(dayNumber - 1).some((one) => covers(one, minutes + 1440))
  );
}

describe('opening hours for search engines', () => {
  it('group the days with the same hours, and omit closed days', () => {
    expect(specificationsOf('2 09:00-2 18:00', '3 09:00-3 18:00')).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: [day('Tuesday'), day('Wednesday')],
        opens: '09:00',
        closes: '18:00',
      },
    ]);
  });

  it('have one entry for a night past midnight, on the day on which it begins', () => {
    expect(specificationsOf('6 18:00-0 03:00')).toMatchObject([
      { dayOfWeek: [day('Saturday')], opens: '18:00', closes: '03:00' },
    ]);
  });

  it('have an entry for each shift of a day', () => {
    expect(specificationsOf('1 19:00-1 23:00', '1 12:00-1 15:00')).toMatchObject([
      { dayOfWeek: [day('Monday')], opens: '12:00', closes: '15:00' },
      { dayOfWeek: [day('Monday')], opens: '19:00', closes: '23:00' },
    ]);
  });

  it('are from 00:00 to 23:59 on every day for a place that never closes', () => {
    const [one, ...others] = specificationsOf('0 00:00-0 00:00');
    expect(one).toMatchObject({ opens: '00:00', closes: '23:59' });
    expect(one?.dayOfWeek).toHaveLength(7);
    expect(others).toEqual([]);
  });

  it('contain closed dates and dates with special hours', () => {
    const hours = parsePlaceHours({
      periods: ['1 09:00-1 18:00', '2 09:00-2 18:00'],
      exceptions: ['2026-12-25 closed Natal', '2026-06-15 10:00-12:00,18:00-02:00 Festa'],
    });
    expect(openingSpecifications(hours, today).slice(1)).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-06-15',
        validThrough: '2026-06-15',
        opens: '10:00',
        closes: '12:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-06-15',
        validThrough: '2026-06-15',
        opens: '18:00',
        closes: '02:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-25',
        validThrough: '2026-12-25',
        opens: '00:00',
        closes: '00:00',
      },
    ]);
  });

  it('omit past dates', () => {
    const hours = parsePlaceHours({ periods: [], exceptions: ['2026-06-14 closed'] });
    expect(openingSpecifications(hours, today)).toEqual([]);
    expect(openingSpecifications(hours, today - 1)).toHaveLength(1);
  });

  it.each<PlaceHours>([{ kind: 'text', lines: ['Terça a domingo'] }, { kind: 'unknown' }])(
    'are empty for hours in an unknown form: %j',
    (hours) => {
      expect(openingSpecifications(hours, today)).toEqual([]);
    },
  );

  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 30))
    .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
  const weekTime = fc.record({ day: fc.integer({ min: 0, max: 6 }), time });
  const someHours = fc.array(fc.record({ open: weekTime, close: weekTime }), {
    minLength: 1,
    maxLength: 5,
  });

  it("match the site's hours at every half hour of a week, for any hours", () => {
    fc.assert(
      fc.property(someHours, (periods) => {
        const structured: OpeningHours = { periods, exceptions: [], note: '' };
        const hours: PlaceHours = { kind: 'structured', hours: structured };
        const specifications = openingSpecifications(hours, today);
        for (let half = 0; half < 7 * 48; half += 1) {
          const dayNumber = today + Math.floor(half / 48);
          const minutes = (half % 48) * 30;
          const now = instantOfWallClock({ dayNumber, minutes });
          expect(
            saysOpen(specifications, dayNumber, minutes),
            `${now.toISOString()} ${JSON.stringify(specifications)}`,
          ).toBe(isOpen(getOpeningState(hours, now)));
        }
      }),
      { numRuns: 40 },
    );
  });
});

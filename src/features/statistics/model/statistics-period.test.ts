import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { statisticsPeriods, periodRanges } from './statistics-period.ts';
import { isoDateOf, wallClockAt, weekdayOf } from '#shared/zoned-time.ts';

/** 01:30 in Florianópolis on the last day of a month; 04:30 in UTC. */
const now = new Date('2026-08-31T04:30:00Z');

const formatRange = ({ first, last }: { first: number; last: number }) =>
  `${isoDateOf(first)} ${isoDateOf(last)}`;

describe('statistics period', () => {
  it.each([
    ['7d', 'day', 7, '2026-08-25 2026-08-31', '2026-08-18 2026-08-24'],
    ['30d', 'day', 30, '2026-08-02 2026-08-31', '2026-07-03 2026-08-01'],
    ['90d', 'week', 14, '2026-06-03 2026-08-31', '2026-03-05 2026-06-02'],
    ['12m', 'month', 12, '2025-09-01 2026-08-31', '2024-09-01 2025-08-31'],
  ] as const)('splits %s into units of a %s', (period, unit, count, current, previous) => {
    const ranges = periodRanges(period, now);
    expect(ranges.unit).toBe(unit);
    expect(ranges.buckets).toHaveLength(count);
    expect(formatRange(ranges.current)).toBe(current);
    expect(formatRange(ranges.previous)).toBe(previous);
  });

  it('begins with the local day, not the UTC day', () => {
    const { current } = periodRanges('7d', new Date('2026-08-31T01:30:00Z'));
    expect(isoDateOf(current.last)).toBe('2026-08-30');
  });

  it('is compared with the same days of the previous year', () => {
    const { previous, buckets } = periodRanges('12m', new Date('2028-02-29T15:00:00Z'));
    expect(formatRange(previous)).toBe('2026-03-01 2027-02-28');
    expect(buckets.map(formatRange).at(-1)).toBe('2028-02-01 2028-02-29');
    expect(formatRange(periodRanges('12m', new Date('2026-08-10T15:00:00Z')).previous)).toBe(
      '2024-09-01 2025-08-10',
    );
  });

  it('marks weeks that are cut off or not over as partial', () => {
    const { buckets } = periodRanges('90d', now);
    expect(buckets.filter(({ isPartial }) => isPartial).map(formatRange)).toEqual([
      '2026-06-03 2026-06-07',
      '2026-08-31 2026-08-31',
    ]);
  });

  it('is covered by its buckets without gap or overlap, at any time', () => {
    const instants = fc.date({
      min: new Date('2015-01-01T00:00:00Z'),
      max: new Date('2040-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, fc.constantFrom(...statisticsPeriods), (instant, period) => {
        const { current, previous, buckets, unit } = periodRanges(period, instant);
        expect(current.last).toBe(wallClockAt(instant).dayNumber);
        expect(buckets.at(0)?.first).toBe(current.first);
        expect(buckets.at(-1)?.last).toBe(current.last);
        expect(buckets.at(-1)?.isPartial).toBe(true);
        buckets.slice(1).forEach(({ first }, at) => {
          expect(first).toBe((buckets[at]?.last ?? 0) + 1);
          if (unit === 'week') expect(weekdayOf(first)).toBe(1);
        });
        expect(previous.last).toBeLessThan(current.first);
        if (unit !== 'month') expect(previous.last).toBe(current.first - 1);
      }),
      { numRuns: 300 },
    );
  });
});

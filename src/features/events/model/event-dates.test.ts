import { describe, expect, it } from 'vitest';

import { sortDates, mergeDates, createDateKeys, withStatus } from './event-dates.ts';
import type { EventDate } from './event-date.ts';

const date = (key: string, day: number, change: Partial<EventDate> = {}): EventDate => ({
  key,
  startsAt: new Date(Date.UTC(2026, 11, day, 22)),
  endsAt: new Date(Date.UTC(2026, 11, day + 1, 2)),
  status: 'scheduled',
  ...change,
});

const base = [date('k1', 4), date('k2', 11), date('k3', 18)];
const cancelled = (key: string) => withStatus(base, 'cancelled', { key });

describe('dates of an event', () => {
  it('are sorted by start', () => {
    expect(sortDates([date('b', 9), date('a', 4)]).map(({ key }) => key)).toEqual(['a', 'b']);
  });

  it('can be cancelled one by one, or all that are not over', () => {
    expect(cancelled('k2').map(({ status }) => status)).toEqual([
      'scheduled',
      'cancelled',
      'scheduled',
    ]);
    const now = date('k1', 4).endsAt;
    expect(withStatus(base, 'sold_out', { endingAfter: now }).map(({ status }) => status)).toEqual([
      'scheduled',
      'sold_out',
      'sold_out',
    ]);
  });

  it('get unused keys', () => {
    expect(createDateKeys(base, 2)).toEqual(['k4', 'k5']);
    expect(createDateKeys([], 1)).toEqual(['k1']);
    expect(createDateKeys([{ key: 'imported' }, { key: 'k9999999' }], 1)).toEqual(['k1']);
  });
});

describe('mergedDates', () => {
  it('keeps the changes of both users to different dates', () => {
    const moved = base.map((one) => (one.key === 'k3' ? date('k3', 19) : one));
    expect(mergeDates(base, cancelled('k2'), moved)).toEqual([
      date('k1', 4),
      date('k2', 11, { status: 'cancelled' }),
      date('k3', 19),
    ]);
  });

  it('keeps an added date and drops one that the other user removed', () => {
    const added = [...base, date('k4', 25)];
    expect(mergeDates(base, base.slice(1), added)?.map(({ key }) => key)).toEqual([
      'k2',
      'k3',
      'k4',
    ]);
  });

  it('accepts identical changes of both users', () => {
    expect(mergeDates(base, cancelled('k2'), cancelled('k2'))).toEqual(cancelled('k2'));
  });

  it('returns null if both users changed the same date differently', () => {
    const soldOut = withStatus(base, 'sold_out', { key: 'k2' });
    expect(mergeDates(base, cancelled('k2'), soldOut)).toBeNull();
    expect(mergeDates(base, base.slice(0, 1), soldOut)).toBeNull();
    // Both users added a date with the same key.
    expect(mergeDates([], [date('k1', 4)], [date('k1', 5)])).toBeNull();
  });
});

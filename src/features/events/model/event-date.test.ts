import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { minuteMs } from '#shared/time-units.ts';
import { toStoredEventDate, parseEventDate, eventDateStatuses } from './event-date.ts';
import type { EventDate } from './event-date.ts';

const someDate: fc.Arbitrary<EventDate> = fc
  .record({
    key: fc.stringMatching(/^[a-z0-9]{1,8}$/),
    start: fc.integer({ min: 0, max: Date.UTC(2128, 0) / minuteMs }),
    length: fc.integer({ min: 1, max: 31 * 1_440 }),
    status: fc.constantFrom(...eventDateStatuses),
  })
  .map(({ key, start, length, status }) => ({
    key,
    startsAt: new Date(start * minuteMs),
    endsAt: new Date((start + length) * minuteMs),
    status,
  }));

describe('stored text of a date', () => {
  it('survives a round trip', () => {
    fc.assert(
      fc.property(someDate, (date) => {
        expect(parseEventDate(toStoredEventDate(date))).toEqual(date);
      }),
    );
  });

  it('contains times in UTC', () => {
    expect(
      toStoredEventDate({
        key: 'k1',
        startsAt: new Date('2026-11-27T22:00:00-03:00'),
        endsAt: new Date('2026-11-28T03:00:00-03:00'),
        status: 'scheduled',
      }),
    ).toBe('k1 2026-11-28T01:00Z/2026-11-28T06:00Z scheduled');
  });

  it.each([
    ['ends before it has begun', 'k1 2026-11-28T06:00Z/2026-11-28T01:00Z scheduled'],
    ['ends when it begins', 'k1 2026-11-28T01:00Z/2026-11-28T01:00Z scheduled'],
    ['lasts longer than a month', 'k1 2026-11-28T01:00Z/2026-12-29T01:01Z scheduled'],
    ['names a day that does not exist', 'k1 2026-02-30T01:00Z/2026-03-02T06:00Z scheduled'],
    ['has an unknown status', 'k1 2026-11-28T01:00Z/2026-11-28T06:00Z maybe'],
    ['has no key', '2026-11-28T01:00Z/2026-11-28T06:00Z scheduled'],
    ['has a key with an uppercase letter', 'K1 2026-11-28T01:00Z/2026-11-28T06:00Z scheduled'],
    ['has trailing text', 'k1 2026-11-28T01:00Z/2026-11-28T06:00Z scheduled\n'],
    ['is not a string', 12],
    ['is missing', undefined],
  ])('is rejected when it %s', (_, stored) => {
    expect(parseEventDate(stored)).toBeNull();
  });
});

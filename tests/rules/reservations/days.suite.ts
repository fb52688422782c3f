import { describe, expect, it } from 'vitest';

import { RulesTimestamp } from '@guia-da-ilha/local-firebase/rules/values';

import { aCity } from '../city.ts';

/** Whether a table may be asked for on that day, at an instant in UTC. */
function mayAsk(instant: string, date: string): boolean {
  const now = new RulesTimestamp(BigInt(Date.parse(instant) / 1000), 0);
  return aCity()
    .at(now)
    .mayCommit('member', {
      op: 'set',
      path: `reservations/open1_member_${date}`,
      fields: {
        placeId: 'open1',
        userId: 'member',
        name: 'Ana',
        phone: '+554899999999',
        date,
        time: '20:30',
        people: 4,
        status: 'pending',
        priority: true,
        createdAt: now,
        updatedAt: now,
      },
    });
}

describe('the day of a reservation', () => {
  it.each<[name: string, instant: string, date: string, expected: boolean]>([
    ['today passes', '2026-05-28T15:00:00Z', '2026-05-28', true],
    ['yesterday is past', '2026-05-28T15:00:00Z', '2026-05-27', false],
    ['today lasts until midnight in Florianópolis', '2026-05-29T02:59:59Z', '2026-05-28', true],
    ['today ends at midnight in Florianópolis', '2026-05-29T03:00:00Z', '2026-05-28', false],
    ['tomorrow of London is not yet today', '2026-05-29T02:59:59Z', '2027-05-29', true],
    ['366 days ahead pass', '2026-05-28T15:00:00Z', '2027-05-29', true],
    ['367 days ahead are too many', '2026-05-28T15:00:00Z', '2027-05-30', false],
    ['a day without its zeros is none', '2026-05-28T15:00:00Z', '2026-6-1', false],
    ['a leap day passes', '2028-02-01T15:00:00Z', '2028-02-29', true],
    ['a leap day of a common year is none', '2027-02-01T15:00:00Z', '2027-02-29', false],
    ['the thirty-first of April is none', '2026-04-01T15:00:00Z', '2026-04-31', false],
    ['the year 9999 is too far', '2026-05-28T15:00:00Z', '9999-12-31', false],
  ])('%s', (_name, instant, date, expected) => {
    expect(mayAsk(instant, date)).toBe(expected);
  });
});

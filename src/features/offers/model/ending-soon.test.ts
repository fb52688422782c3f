import { expect, test } from 'vitest';
import { dayMs } from '#shared/time-units.ts';
import { toClubOffer } from './club-offer.ts';
import { isEndingSoon } from './ending-soon.ts';

const now = new Date('2026-05-01T12:00:00Z');
const anOffer = (fields: Record<string, unknown>) =>
  toClubOffer('o1', { placeId: 'p1', isActive: true, title: 'Oferta', ...fields });
const inDays = (days: number) => new Date(now.getTime() + days * dayMs);

test.each([
  ['ends in 30 days', { validUntil: inDays(30) }, true],
  ['ends in 31 days', { validUntil: inDays(31) }, false],
  ['has 20 uses left', { validUntil: inDays(90), totalLimit: 100, usedCount: 80 }, true],
  ['has 21 uses left', { validUntil: inDays(90), totalLimit: 100, usedCount: 79 }, false],
])('an offer that %s', (_, fields, expected) => {
  expect(isEndingSoon(anOffer(fields), now)).toBe(expected);
});

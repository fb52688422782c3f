import { describe } from 'vitest';

import { anOfferRecord, aPlaceRecord } from '../city.ts';
import { checkArranged, checkCommits, fresh, remove, set, update } from '../commits.ts';
import { Float, future } from '../world.ts';
import type { Fields, Plain, Write } from '../world.ts';

describe('offers', () => {
  const offer = (change: Fields = {}) =>
    set('clubOffers/new', anOfferRecord({ ...fresh, validUntil: future, ...change }));
  checkCommits([
    ['created by the manager of the place', 'manager', [offer()], true],
    ['created by a super admin', 'admin', [offer()], true],
    ['created by the manager of another place', 'stranger', [offer()], false],
    ['created by a member', 'member', [offer()], false],
    ['created for a missing place', 'admin', [offer({ placeId: 'none' })], false],
    ['created with a use count', 'manager', [offer({ usedCount: 1 })], false],
    ['created with more than 100 %', 'manager', [offer({ percent: 101 })], false],
    ['created without a kind', 'manager', [offer({ kind: 'gift' })], false],
    // Guards the limit of a thousand evaluated expressions per request.
    [
      'created with every condition',
      'stranger',
      [
        offer({
          ...{ placeId: 'other1', amountCents: 1, maxDiscountCents: 1, minSpendCents: 1 },
          ...{ cooldownMinutes: 1, totalLimit: 1, termsText: 'x', weekdays: [0, 1, 2, 3, 4, 5, 6] },
          shifts: Array<Plain>(10).fill({ start: '18:00', end: '22:00' }),
          excludedDates: Array<Plain>(60).fill('2026-12-25'),
          perMemberLimit: { count: 1, window: 'total' },
        }),
      ],
      true,
    ],
    ['created with a fixed amount', 'manager', [offer({ kind: 'fixed', amountCents: 1000 })], true],
    [
      'created with a fixed amount of zero',
      'manager',
      [offer({ kind: 'fixed', amountCents: 0 })],
      false,
    ],
    [
      'created with a limit',
      'manager',
      [offer({ perMemberLimit: { count: 1, window: 'month' } })],
      true,
    ],
    [
      'created with an unknown limit',
      'manager',
      [offer({ perMemberLimit: { count: 1, window: 'hour' } })],
      false,
    ],
    ['created with negative minutes', 'manager', [offer({ cooldownMinutes: -5 })], false],
    ['created with a string as its end', 'manager', [offer({ validUntil: 'soon' })], false],
    ['changed by the manager', 'manager', [update('clubOffers/offer1', { title: 'x' })], true],
    [
      'use count increased by the manager',
      'manager',
      [update('clubOffers/offer1', { usedCount: 100 })],
      false,
    ],
    [
      'use count increased by a super admin',
      'admin',
      [update('clubOffers/offer1', { usedCount: 100 })],
      false,
    ],
    [
      'moved to another place',
      'manager',
      [update('clubOffers/offer1', { placeId: 'closed1' })],
      false,
    ],
    ['deleted if unused', 'manager', [remove('clubOffers/offer1')], true],
    ['deleted if used', 'manager', [remove('clubOffers/offer2')], false],
    ['deleted by the manager of another place', 'stranger', [remove('clubOffers/offer1')], false],
  ]);
});

describe('edge cases of offers', () => {
  checkArranged([
    [
      'an offer changed by the manager of another place',
      {},
      'stranger',
      [update('clubOffers/offer1', { title: 'x' })],
      false,
    ],
    [
      'an offer changed by the creator of its place',
      { 'places/open1': aPlaceRecord({ createdBy: 'stranger' }) },
      'stranger',
      [update('clubOffers/offer1', { title: 'x' })],
      true,
    ],
  ]);
});

describe('invalid offers', () => {
  const offer = (change: Fields): Write[] => [
    set('clubOffers/new', anOfferRecord({ ...fresh, ...change })),
  ];
  checkArranged([
    [
      'an amount with an unknown kind',
      {},
      'manager',
      offer({ kind: 'unknown', amountCents: 5 }),
      false,
    ],
    [
      'an amount with the kind of a second item',
      {},
      'manager',
      offer({ kind: 'second_item_free', amountCents: 5 }),
      true,
    ],
    ['an amount of one cent', {}, 'manager', offer({ kind: 'fixed', amountCents: 1 }), true],
    ['an amount of half a cent', {}, 'manager', offer({ kind: 'fixed', amountCents: 1.5 }), false],
    [
      'an amount and half a per cent',
      {},
      'manager',
      offer({ kind: 'fixed', amountCents: 5, percent: 0.5 }),
      false,
    ],
    [
      'the same use count as a float',
      {},
      'manager',
      [update('clubOffers/offer1', { usedCount: new Float(0) })],
      false,
    ],
  ]);
});

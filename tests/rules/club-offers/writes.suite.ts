import { describe } from 'vitest';

import { anOfferRecord, aPlaceRecord } from '../city.ts';
import { checkArranged, checkCommits, fresh, remove, set, update } from '../commits.ts';
import { Float, future } from '../world.ts';
import type { Fields, Plain, Write } from '../world.ts';

describe('offers', () => {
  const offer = (change: Fields = {}) =>
    set('clubOffers/new', anOfferRecord({ ...fresh, validUntil: future, ...change }));
  checkCommits([
    ['made by the manager of the place', 'manager', [offer()], true],
    ['made by a super admin', 'admin', [offer()], true],
    ['made by the manager of another', 'stranger', [offer()], false],
    ['made by a member', 'member', [offer()], false],
    ['made for a missing place', 'admin', [offer({ placeId: 'none' })], false],
    ['made as used', 'manager', [offer({ usedCount: 1 })], false],
    ['made above one hundred per cent', 'manager', [offer({ percent: 101 })], false],
    ['made of no kind', 'manager', [offer({ kind: 'gift' })], false],
    // Guards the limit of a thousand evaluated expressions per request.
    [
      'made with every condition there is',
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
    ['made of a fixed amount', 'manager', [offer({ kind: 'fixed', amountCents: 1000 })], true],
    [
      'made of a fixed amount of nothing',
      'manager',
      [offer({ kind: 'fixed', amountCents: 0 })],
      false,
    ],
    [
      'made with a limit',
      'manager',
      [offer({ perMemberLimit: { count: 1, window: 'month' } })],
      true,
    ],
    [
      'made with another limit',
      'manager',
      [offer({ perMemberLimit: { count: 1, window: 'hour' } })],
      false,
    ],
    ['made with negative minutes', 'manager', [offer({ cooldownMinutes: -5 })], false],
    ['made with a text as its end', 'manager', [offer({ validUntil: 'soon' })], false],
    ['changed by the manager', 'manager', [update('clubOffers/offer1', { title: 'x' })], true],
    ['jumped in their use', 'manager', [update('clubOffers/offer1', { usedCount: 100 })], false],
    [
      'jumped in their use by a super admin',
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
    ['removed when never used', 'manager', [remove('clubOffers/offer1')], true],
    ['removed when used', 'manager', [remove('clubOffers/offer2')], false],
    ['removed by the manager of another', 'stranger', [remove('clubOffers/offer1')], false],
  ]);
});

describe('edge cases of offers', () => {
  checkArranged([
    [
      'an offer changed by the manager of another',
      {},
      'stranger',
      [update('clubOffers/offer1', { title: 'x' })],
      false,
    ],
    [
      'an offer changed by the maker of its place',
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
      'of an unknown kind with an amount',
      {},
      'manager',
      offer({ kind: 'unknown', amountCents: 5 }),
      false,
    ],
    [
      'of a second item with an amount',
      {},
      'manager',
      offer({ kind: 'second_item_free', amountCents: 5 }),
      true,
    ],
    ['of one cent', {}, 'manager', offer({ kind: 'fixed', amountCents: 1 }), true],
    ['of half a cent', {}, 'manager', offer({ kind: 'fixed', amountCents: 1.5 }), false],
    [
      'of an amount and half a per cent',
      {},
      'manager',
      offer({ kind: 'fixed', amountCents: 5, percent: 0.5 }),
      false,
    ],
    [
      'used as often, as a float',
      {},
      'manager',
      [update('clubOffers/offer1', { usedCount: new Float(0) })],
      false,
    ],
  ]);
});

import { describe, expect, it } from 'vitest';

import { aCity, anOfferRecord, aPlaceRecord } from '../city.ts';
import { checkArranged, fresh, set, update } from '../commits.ts';
import type { ArrangedRow } from '../commits.ts';
import { now } from '../world.ts';
import type { Fields } from '../world.ts';

describe('an inactive place', () => {
  it('can be read by the manager who created it', () => {
    const world = aCity();
    world.put('places/made1', aPlaceRecord({ isActive: false, createdBy: 'stranger' }));
    expect(world.mayGet('stranger', 'places/made1')).toBe(true);
    expect(world.mayGet('manager', 'places/made1')).toBe(false);
  });
});

describe('places', () => {
  checkArranged([
    [
      'cannot be updated by a user without a review',
      {},
      'member',
      [update('places/open1', {})],
      false,
    ],
    [
      'cannot get an offer in the commit that creates them',
      {},
      'admin',
      [
        set('places/new1', aPlaceRecord({ ...fresh })),
        set('clubOffers/new', anOfferRecord({ ...fresh, placeId: 'new1' })),
      ],
      false,
    ],
    [
      'cannot be saved as a favourite in the commit that creates them',
      {},
      'manager',
      [
        set('places/new1', aPlaceRecord({ ...fresh, createdBy: 'manager', isActive: false })),
        set('favorites/manager_new1', { userId: 'manager', placeId: 'new1', createdAt: now }),
      ],
      false,
    ],
  ]);
});

describe('ratings in an older format', () => {
  it.each<Fields>([{ reviewsCount: 'two' }, { rating: 9 }, { ratingCounts: [1] }])(
    '%j can stay, but not be written',
    (ratings) => {
      const world = aCity();
      world.put('places/made1', aPlaceRecord({ createdBy: 'manager', ...ratings }));
      const renamed = update('places/made1', { title: 'Outro nome', updatedAt: now });
      expect(world.mayCommit('manager', renamed)).toBe(true);
      const rated = update('places/open1', { ...ratings, updatedAt: now });
      expect(aCity().mayCommit('admin', rated)).toBe(false);
    },
  );
});

describe('the id of a place', () => {
  checkArranged(
    ['new_1', 'new-1', 'novo1é', 'a'.repeat(129)].map((id): ArrangedRow => [
      `${id.slice(0, 12)} is refused: addresses and reviews end an id at such a character or length`,
      {},
      'admin',
      [set(`places/${id}`, aPlaceRecord({ ...fresh, createdBy: 'admin' }))],
      false,
    ]),
  );
  checkArranged([
    [
      'letters and digits are accepted',
      {},
      'admin',
      [set(`places/${'aB3'.repeat(42)}`, aPlaceRecord({ ...fresh, createdBy: 'admin' }))],
      true,
    ],
  ]);
});

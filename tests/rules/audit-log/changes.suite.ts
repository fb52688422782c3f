import { describe, expect, it } from 'vitest';

import { aCity, anOfferRecord, aPlaceRecord, aStanding, noOperator } from '../city.ts';
import { fresh, remove, set, update } from '../commits.ts';
import { future, now } from '../world.ts';
import type { Fields, Write } from '../world.ts';

/** The log entry that a super admin writes for a change. */
const told = (fields: Fields, id = 'new1'): Write =>
  set(`auditLog/${id}`, { actorId: 'admin', createdAt: now, before: {}, after: {}, ...fields });

const flags = {
  requireApproval: false,
  clubEnabled: true,
  reviewsEnabled: true,
  maintenanceMessage: '',
  ...noOperator,
};
const category: Fields = { name: 'Praias', icon: 'Heart', order: 2, isActive: true, ...fresh };
const offer: Fields = anOfferRecord({ ...fresh, validUntil: future });
const noReviews = { ratingCounts: [0, 0, 0, 0, 0], rating: 0, reviewsCount: 0 };

/** Every kind of change that a super admin logs: the change and the content of its entry. */
const changes: [name: string, change: Write[], entry: Fields & { target: string }][] = [
  [
    'a role',
    [update('users/member', { role: 'manager', auditId: 'new1' })],
    {
      action: 'user.update',
      target: 'users/member',
      before: aStanding(),
      after: aStanding({ role: 'manager' }),
    },
  ],
  [
    'a changed place',
    [update('places/open1', { isActive: false, auditId: 'new1' })],
    {
      action: 'place.update',
      target: 'places/open1',
      before: { isActive: true },
      after: { isActive: false },
    },
  ],
  [
    'a new category',
    [set('categories/new', category)],
    { action: 'category.create', target: 'categories/new', after: { name: 'Praias' } },
  ],
  [
    'a changed category',
    [update('categories/cat1', { order: 7 })],
    {
      action: 'category.update',
      target: 'categories/cat1',
      before: { order: 1 },
      after: { order: 7 },
    },
  ],
  [
    'a deleted category',
    [remove('categories/cat1')],
    { action: 'category.delete', target: 'categories/cat1', before: { name: 'Bares' } },
  ],
  [
    'a changed plan',
    [update('subscriptionPlans/plan1', { price: 2990 })],
    {
      action: 'plan.update',
      target: 'subscriptionPlans/plan1',
      before: { price: 1990 },
      after: { price: 2990 },
    },
  ],
  [
    'a new offer',
    [set('clubOffers/new', offer)],
    { action: 'offer.create', target: 'clubOffers/new', after: { placeId: 'open1' } },
  ],
  [
    'a deleted offer',
    [remove('clubOffers/offer1')],
    { action: 'offer.delete', target: 'clubOffers/offer1', before: { placeId: 'open1' } },
  ],
  [
    'a closed report of an event',
    [update('reports/rep2', { status: 'removed' })],
    {
      action: 'report.update',
      target: 'reports/rep2',
      before: { eventId: 'event1', status: 'open' },
      after: { eventId: 'event1', status: 'removed' },
    },
  ],
  [
    'a closed report',
    [update('reports/rep1', { status: 'kept' })],
    {
      action: 'report.update',
      target: 'reports/rep1',
      before: { status: 'open' },
      after: { status: 'kept' },
    },
  ],
  [
    'a deleted review',
    [remove('reviews/open1_reviewer'), update('places/open1', noReviews)],
    { action: 'review.delete', target: 'reviews/open1_reviewer', before: { rating: 4 } },
  ],
  [
    'an import',
    [
      set('imports/new', {
        actorId: 'admin',
        createdAt: now,
        rows: 1,
        undo: ['p1'],
        isActive: false,
      }),
    ],
    {
      action: 'import.create',
      target: 'imports/new',
      after: { rows: 1, isActive: false },
    },
  ],
  [
    'the settings',
    [update('settings/public', { clubEnabled: false, auditId: 'new1' })],
    {
      action: 'settings.update',
      target: 'settings/public',
      before: flags,
      after: { ...flags, clubEnabled: false },
    },
  ],
];

describe.each(changes)('the entry of %s', (_name, change, entry) => {
  const commits = (...writes: Write[]) => aCity().mayCommit('admin', ...writes);
  const lie = { never: 'so' };

  it('is accepted with its change', () => {
    expect(commits(...change, told(entry))).toBe(true);
  });

  it('is refused without its change', () => {
    expect(commits(told(entry))).toBe(false);
    expect(commits(told({ ...entry, before: {}, after: {} }))).toBe(false);
  });

  it('is refused with another change', () => {
    expect(commits(update('categories/cat1', { description: 'Outra' }), told(entry))).toBe(false);
  });

  it.each<[what: string, fields: Fields]>([
    ['another value before the change', { before: lie }],
    ['another value after the change', { after: lie }],
    ['another action', { action: 'import.undo' }],
    ['another user as its actor', { actorId: 'manager' }],
    ['a nested document as its target', { target: `${entry.target}/below/x` }],
  ])('is refused with %s', (_what, fields) => {
    expect(commits(...change, told({ ...entry, ...fields }))).toBe(false);
  });
});

describe('an entry of a super admin', () => {
  const renamed = update('places/open1', { title: 'Bar Novo', auditId: 'new1' });
  const entry: Fields = { action: 'place.update', target: 'places/open1' };
  const raised = update('users/member', { role: 'manager', auditId: 'new1' });
  const raise: Fields = {
    action: 'user.update',
    target: 'users/member',
    before: aStanding(),
    after: aStanding({ role: 'manager' }),
  };

  it.each<[sentence: string, writes: Write[]]>([
    [
      'cannot reference an entry that references it',
      [
        told({ action: 'audit.create', target: 'auditLog/new2' }),
        told({ action: 'audit.create', target: 'auditLog/new1' }, 'new2'),
      ],
    ],
    [
      'cannot name a collection that is not logged',
      [
        set('favorites/admin_other1', { userId: 'admin', placeId: 'other1', createdAt: now }),
        told({ action: 'favorite.create', target: 'favorites/admin_other1' }),
      ],
    ],
    [
      'cannot be one of two entries for a change of a place',
      [renamed, told(entry), told(entry, 'new2')],
    ],
    [
      'must be referenced by the place',
      [update('places/open1', { title: 'Bar Novo' }), told(entry)],
    ],
    [
      'cannot be one of two entries for a change of a user',
      [raised, told(raise), told(raise, 'new2')],
    ],
    [
      'cannot be one of two entries for a change of settings',
      [
        update('settings/public', { clubEnabled: false, auditId: 'new1' }),
        ...['new1', 'new2'].map((id) =>
          told(
            {
              action: 'settings.update',
              target: 'settings/public',
              before: flags,
              after: { ...flags, clubEnabled: false },
            },
            id,
          ),
        ),
      ],
    ],
    [
      'cannot record an update as a creation',
      [renamed, told({ ...entry, action: 'place.create' })],
    ],
    [
      'cannot record a deletion as an update',
      [remove('categories/cat1'), told({ action: 'category.update', target: 'categories/cat1' })],
    ],
    [
      'cannot record the first settings as a creation',
      [
        set('settings/public', { ...flags, updatedAt: now, auditId: 'new1' }),
        told({ action: 'settings.create', target: 'settings/public', before: flags, after: flags }),
      ],
    ],
  ])('%s', (_sentence, writes) => {
    const world = aCity();
    if (writes.some(({ op, path }) => op === 'set' && path === 'settings/public')) {
      world.drop('settings/public');
    }
    expect(world.mayCommit('admin', ...writes)).toBe(false);
  });

  it('nine places and their entries fit in one commit', () => {
    const world = aCity();
    const writes = Array.from({ length: 9 }, (_, index): Write[] => {
      const id = `p${index}`;
      world.put(`places/${id}`, aPlaceRecord());
      return [
        update(`places/${id}`, { isActive: false, auditId: `e${index}` }),
        told({ ...entry, target: `places/${id}` }, `e${index}`),
      ];
    }).flat();
    expect(world.mayCommit('admin', ...writes)).toBe(true);
  });
});

describe('an entry of a manager', () => {
  it.each<[sentence: string, writes: Write[]]>([
    [
      'cannot name an offer',
      [
        update('clubOffers/offer1', { title: 'Outra' }),
        told({ actorId: 'manager', action: 'offer.update', target: 'clubOffers/offer1' }),
      ],
    ],
    [
      'cannot name an offer with the id of a managed place',
      [
        set('clubOffers/open1', offer),
        told({ actorId: 'manager', action: 'offer.create', target: 'clubOffers/open1' }),
      ],
    ],
    [
      'cannot name a review with a new reply',
      [
        {
          op: 'update',
          path: 'reviews/open1_reviewer',
          fields: { reply: { text: 'Obrigado.', repliedAt: now } },
        },
        told({ actorId: 'manager', action: 'review.update', target: 'reviews/open1_reviewer' }),
      ],
    ],
  ])('%s', (_sentence, writes) => {
    expect(aCity().mayCommit('manager', ...writes)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';

import { aCity, anOfferRecord, aPlaceRecord, aReviewRecord, aUserRecord } from './city.ts';
import { Float, future, now, past } from './world.ts';
import type { Actor, Fields, Plain, World, Write } from './world.ts';

function set(path: string, fields: Fields): Write {
  return { op: 'set', path, fields };
}

function update(path: string, fields: Fields, remove: string[] = []): Write {
  return { op: 'update', path, fields: { updatedAt: now, ...fields }, remove };
}

function remove(path: string): Write {
  return { op: 'delete', path };
}

type Row = [name: string, actor: Actor, writes: Write[], expected: boolean];

function check(rows: Row[], arrange: (world: World) => void = () => undefined): void {
  it.each(rows)('%s', (_name, actor, writes, expected) => {
    const world = aCity();
    arrange(world);
    expect(world.mayCommit(actor, ...writes)).toBe(expected);
  });
}

const fresh = { createdAt: now, updatedAt: now };

describe('creating the own record', () => {
  const own = (change: Fields = {}) => aUserRecord('new', { ...fresh, ...change });
  const attempt = (name: string, change: Fields, expected = false): Row => [
    name,
    'new',
    [set('users/new', own(change))],
    expected,
  ];
  check([
    attempt('as SPEC says', {}, true),
    attempt('with preferences', { preferences: { theme: 'dark', marketingConsent: false } }, true),
    ['by a visitor', null, [set('users/new', own())], false],
    ['for somebody else', 'member', [set('users/new', own())], false],
    attempt('as a super admin', { role: 'super_admin' }),
    attempt('as a manager', { role: 'manager' }),
    attempt('as something else', { role: 'owner' }),
    attempt('with managed places', { managedPlaces: [] }),
    attempt('with permissions', { permissions: ['all'] }),
    attempt('with a head start in statistics', {
      statistics: { favorites: 0, views: 9, reviews: 0 },
    }),
    attempt('with further statistics', {
      statistics: { favorites: 0, views: 0, reviews: 0, x: 0 },
    }),
    attempt('with statistics of floats that are fractions', {
      statistics: { favorites: 0.5, views: 0, reviews: 0 },
    }),
    attempt('with the uid of another', { uid: 'member' }),
    attempt('with the e-mail of another', { email: 'admin@guiadailha.test' }),
    attempt('with a further field', { isAdmin: true }),
    attempt('with an old instant', { createdAt: past }),
    attempt('with a future instant', { updatedAt: future }),
    attempt('without a name', { displayName: '  ' }),
    attempt('with a name too long', { displayName: 'x'.repeat(101) }),
    attempt('with a name that is a number', { displayName: 7 }),
    attempt('with preferences too many', { preferences: { theme: 'dark', admin: true } }),
    attempt('pending where no approval is asked', { status: 'pending' }),
  ]);

  describe('where approval is asked', () => {
    check(
      [attempt('pending', { status: 'pending' }, true), attempt('active', { status: 'active' })],
      (world) => {
        world.put('settings/public', { requireApproval: true });
      },
    );
  });
});

describe('changing the own record', () => {
  const attempt = (name: string, actor: string, fields: Fields, expected = false): Row => [
    name,
    actor,
    [update(`users/${actor}`, fields)],
    expected,
  ];
  check([
    attempt('the name', 'member', { displayName: 'Ana', searchName: 'ana' }, true),
    attempt('the picture', 'member', { photoURL: 'https://x.test/a.png' }, true),
    attempt('statistics', 'member', { statistics: { favorites: 3, views: 10, reviews: 1 } }, true),
    attempt(
      'the e-mail to the one of the token',
      'member',
      { email: 'member@guiadailha.test' },
      true,
    ),
    attempt('the e-mail to another', 'member', { email: 'x@guiadailha.test' }),
    attempt('the role', 'member', { role: 'super_admin' }),
    attempt('the role in another writing', 'member', { role: 'Super_Admin' }),
    attempt('the status', 'inactive', { status: 'active' }),
    attempt('the status while pending', 'pending', { status: 'active' }),
    attempt('managed places', 'manager', { managedPlaces: ['open1', 'other1'] }),
    attempt('permissions', 'member', { permissions: ['all'] }),
    attempt('the uid', 'member', { uid: 'admin' }),
    attempt('the day of joining', 'member', { createdAt: now }),
    attempt('without the instant of the request', 'member', {
      displayName: 'Ana',
      updatedAt: past,
    }),
    attempt('negative statistics', 'member', {
      statistics: { favorites: -1, views: 0, reviews: 0 },
    }),
    attempt('statistics that are no number', 'member', {
      statistics: { favorites: Number.NaN, views: 0, reviews: 0 },
    }),
    attempt('statistics with less', 'member', { statistics: { favorites: 1 } }),
    attempt('a further field', 'member', { note: 'x' }),
    attempt('the name while inactive', 'inactive', { displayName: 'Ana', searchName: 'ana' }, true),
    attempt('the name while pending', 'pending', { displayName: 'Ana' }, true),
    attempt('the picture while inactive', 'inactive', { photoURL: 'https://x.test/a.png' }),
    attempt('statistics while pending', 'pending', {
      statistics: { favorites: 1, views: 0, reviews: 0 },
    }),
    ['the role dropped', 'member', [update('users/member', {}, ['role'])], false],
    ['the record of another', 'member', [update('users/reviewer', { displayName: 'x' })], false],
    [
      'the whole record replaced with another role',
      'member',
      [set('users/member', aUserRecord('member', { role: 'manager', updatedAt: now }))],
      false,
    ],
    ['deleted', 'member', [remove('users/member')], false],
    ['deleted by a super admin', 'admin', [remove('users/member')], false],
  ]);
});

describe('administering people', () => {
  const entry = (change: Fields = {}): Write =>
    set('auditLog/new1', {
      actorId: 'admin',
      createdAt: now,
      action: 'user.role',
      target: 'users/member',
      before: { role: 'member', status: 'active' },
      after: { role: 'manager', status: 'active' },
      ...change,
    });
  const promote = update('users/member', { role: 'manager', managedPlaces: [], auditId: 'new1' });
  check([
    ['a role with its audit entry', 'admin', [promote, entry()], true],
    ['a role without an audit entry', 'admin', [promote], false],
    [
      'a role that names an older entry',
      'admin',
      [update('users/member', { role: 'manager', auditId: 'old1' })],
      false,
    ],
    [
      'an entry that tells another change',
      'admin',
      [promote, entry({ after: { role: 'member', status: 'active' } })],
      false,
    ],
    [
      'an entry about somebody else',
      'admin',
      [promote, entry({ target: 'users/reviewer' })],
      false,
    ],
    ['an entry in the name of another', 'admin', [promote, entry({ actorId: 'member' })], false],
    ['an entry of yesterday', 'admin', [promote, entry({ createdAt: past })], false],
    [
      'a status with its entry',
      'admin',
      [
        update('users/member', { status: 'inactive', auditId: 'new1' }),
        entry({ after: { role: 'member', status: 'inactive' } }),
      ],
      true,
    ],
    [
      'managed places',
      'admin',
      [update('users/manager', { managedPlaces: ['open1', 'other1'] })],
      true,
    ],
    [
      'two hundred and one managed places',
      'admin',
      [update('users/manager', { managedPlaces: Array<Plain>(201).fill('p') })],
      false,
    ],
    ['the name of somebody', 'admin', [update('users/member', { displayName: 'x' })], false],
    [
      'the own role',
      'admin',
      [
        update('users/admin', { role: 'member', auditId: 'new1' }),
        entry({
          target: 'users/admin',
          before: { role: 'super_admin', status: 'active' },
          after: { role: 'member', status: 'active' },
        }),
      ],
      false,
    ],
    ['a role by a manager', 'manager', [promote, entry({ actorId: 'manager' })], false],
    [
      'a role that does not exist',
      'admin',
      [
        update('users/member', { role: 'root', auditId: 'new1' }),
        entry({ after: { role: 'root', status: 'active' } }),
      ],
      false,
    ],
    ['an audit entry by a member', 'member', [entry({ actorId: 'member' })], false],
    ['an audit entry changed later', 'admin', [update('auditLog/old1', { action: 'x' })], false],
    ['an audit entry deleted', 'admin', [remove('auditLog/old1')], false],
  ]);
});

describe('places', () => {
  const created = (change: Fields = {}) =>
    set(
      'places/new1',
      aPlaceRecord({ ...fresh, createdBy: 'manager', isActive: false, ...change }),
    );
  const edit = (name: string, actor: string, fields: Fields, expected = false): Row => [
    name,
    actor,
    [update('places/open1', fields)],
    expected,
  ];
  check([
    ['made by a manager, waiting for approval', 'manager', [created()], true],
    ['made by a super admin', 'admin', [created({ createdBy: 'admin', isActive: true })], true],
    ['made by a member', 'member', [created({ createdBy: 'member' })], false],
    ['made active by a manager', 'manager', [created({ isActive: true })], false],
    ['made in the name of another', 'manager', [created({ createdBy: 'admin' })], false],
    [
      'made with a rating',
      'manager',
      [created({ rating: 5, reviewsCount: 1, ratingCounts: [0, 0, 0, 0, 1] })],
      false,
    ],
    ['made with a rating alone', 'manager', [created({ rating: 5 })], false],
    ['made with nine images', 'manager', [created({ images: Array<Plain>(9).fill('x') })], false],
    [
      'made with twenty-one amenities',
      'manager',
      [created({ amenities: Array<Plain>(21).fill('x') })],
      false,
    ],
    ['made without a title', 'manager', [created({ title: ' ' })], false],
    ['made with a title too long', 'manager', [created({ title: 'x'.repeat(201) })], false],
    ['made at another price', 'manager', [created({ price: 'Caro' })], false],
    [
      'made with hours',
      'manager',
      [created({ hours: { periods: [], exceptions: [], note: '' } })],
      true,
    ],
    [
      'made with twenty-two periods',
      'manager',
      [created({ hours: { periods: Array<Plain>(22).fill('x') } })],
      false,
    ],
    [
      'made with sixty-one exceptions',
      'manager',
      [created({ hours: { exceptions: Array<Plain>(61).fill('x') } })],
      false,
    ],
    [
      'made with hours of the older shape',
      'manager',
      [created({ hours: { segunda: '9-18' } })],
      false,
    ],
    [
      'made with a reservation',
      'manager',
      [created({ reservation: { mode: 'request', value: '' } })],
      true,
    ],
    [
      'made with another reservation',
      'manager',
      [created({ reservation: { mode: 'fax', value: '' } })],
      false,
    ],
    ['made with a place on earth that is a text', 'manager', [created({ geo: 'here' })], false],
    ['made with a further field', 'manager', [created({ featured: true })], false],
    ['made with a date of its own', 'manager', [created({ createdAt: past })], false],
    edit('described by its manager', 'manager', { title: 'Novo nome', phone: '48 9' }, true),
    edit('described by the manager of another', 'stranger', { title: 'Novo nome' }),
    edit('described by a member', 'member', { title: 'Novo nome' }),
    edit('hidden by its manager', 'manager', { isActive: false }),
    edit('rated by its manager', 'manager', { rating: 5 }),
    edit('counted by its manager', 'manager', {
      ratingCounts: [0, 0, 0, 0, 9],
      reviewsCount: 9,
      rating: 5,
    }),
    edit('given away by its manager', 'manager', { createdBy: 'manager' }),
    edit('predated by its manager', 'manager', { createdAt: now }),
    edit('described without the instant', 'manager', { title: 'x', updatedAt: past }),
    edit('hidden by a super admin', 'admin', { isActive: false }, true),
    edit('predated by a super admin', 'admin', { createdAt: now }),
    edit('filled by a super admin with a further field', 'admin', { extra: 1 }),
    ['described by its maker', 'stranger', [update('places/other1', { title: 'Novo nome' })], true],
    ['deleted by its manager', 'manager', [remove('places/open1')], false],
    ['deleted by a super admin', 'admin', [remove('places/open1')], false],
  ]);

  it('keep hours of the older shape while something else changes', () => {
    const world = aCity();
    world.put('places/old1', aPlaceRecord({ hours: { segunda: '9-18' } }));
    expect(world.mayCommit('admin', update('places/old1', { isActive: false }))).toBe(true);
    expect(world.mayCommit('admin', update('places/old1', { hours: { domingo: '9' } }))).toBe(
      false,
    );
  });
});

describe('reviews', () => {
  const review = (change: Fields = {}, id = 'open1_member') =>
    set(
      `reviews/${id}`,
      aReviewRecord('open1', 'member', { ...fresh, rating: 5, verifiedVisit: true, ...change }),
    );
  const aggregate = (change: Fields = {}) =>
    update('places/open1', {
      ratingCounts: [0, 0, 0, 1, 1],
      reviewsCount: 2,
      rating: 4.5,
      ...change,
    });
  const withReview = (name: string, change: Fields, place: Fields = {}, expected = false): Row => [
    name,
    'member',
    [review(change), aggregate(place)],
    expected,
  ];
  check([
    withReview('written with the aggregate', {}, {}, true),
    ['written with the aggregate first', 'member', [aggregate(), review()], true],
    ['written without the aggregate', 'member', [review()], false],
    ['the aggregate without a review', 'member', [aggregate()], false],
    [
      'by a past reviewer who touches the place alone',
      'reviewer',
      [update('places/open1', {})],
      false,
    ],
    [
      'by a past reviewer who moves the place alone',
      'reviewer',
      [update('places/open1', { ratingCounts: [0, 0, 0, 0, 1], rating: 5 })],
      false,
    ],
    [
      'by an inactive person',
      'inactive',
      [
        set('reviews/open1_inactive', aReviewRecord('open1', 'inactive', { ...fresh, rating: 5 })),
        aggregate(),
      ],
      false,
    ],
    ['by a visitor', null, [review(), aggregate()], false],
    [
      'by a manager of the place',
      'manager',
      [
        set('reviews/open1_manager', aReviewRecord('open1', 'manager', { ...fresh, rating: 5 })),
        aggregate(),
      ],
      false,
    ],
    [
      'by the manager of another place',
      'stranger',
      [
        set('reviews/open1_stranger', aReviewRecord('open1', 'stranger', { ...fresh, rating: 5 })),
        aggregate(),
      ],
      true,
    ],
    [
      'in the name of another',
      'member',
      [
        set('reviews/open1_pending', aReviewRecord('open1', 'pending', { ...fresh, rating: 5 })),
        aggregate(),
      ],
      false,
    ],
    ['under another id', 'member', [review({}, 'open1_member2'), aggregate()], false],
    withReview('with zero stars', { rating: 0 }),
    withReview(
      'with six stars',
      { rating: 6 },
      { ratingCounts: [0, 0, 0, 1, 0], reviewsCount: 1, rating: 4 },
    ),
    withReview('with half a star', { rating: 4.5 }),
    withReview('with stars as a float', { rating: new Float(5) }),
    withReview('with stars that are no number', { rating: Number.NaN }),
    withReview('with negative stars', { rating: -1 }),
    withReview('with stars as text', { rating: '5' }),
    withReview('with a text too long', { text: 'x'.repeat(2001) }),
    withReview('with the longest text', { text: 'x'.repeat(2000) }, {}, true),
    withReview('under another name', { authorName: 'Outra pessoa' }),
    withReview('with the picture of another', { authorPhotoURL: 'https://x.test/y.png' }),
    withReview('with a visit not claimed', { verifiedVisit: false }),
    withReview('with a reply to itself', { reply: { text: 'x', repliedAt: now } }),
    withReview('with a further field', { pinned: true }),
    withReview('of yesterday', { createdAt: past }),
    withReview('with a forged average', {}, { rating: 5 }),
    withReview('with a forged count', {}, { reviewsCount: 3 }),
    withReview('with forged stars', {}, { ratingCounts: [0, 0, 0, 0, 2], rating: 5 }),
    withReview('with one count too many', {}, { ratingCounts: [0, 0, 0, 1, 1, 0] }),
    withReview('with a negative count', {}, { ratingCounts: [-1, 0, 0, 1, 2] }),
    withReview('and the title of the place', {}, { title: 'x' }),
    withReview('and the place hidden', {}, { isActive: false }),
    [
      'of an inactive place',
      'member',
      [
        set('reviews/closed1_member', aReviewRecord('closed1', 'member', { ...fresh, rating: 5 })),
        update('places/closed1', { ratingCounts: [0, 0, 0, 0, 1], reviewsCount: 1, rating: 5 }),
      ],
      false,
    ],
    [
      'of a missing place',
      'member',
      [set('reviews/none_member', aReviewRecord('none', 'member', fresh))],
      false,
    ],
    [
      'with a visit that was not',
      'stranger',
      [
        set(
          'reviews/open1_stranger',
          aReviewRecord('open1', 'stranger', { ...fresh, rating: 5, verifiedVisit: true }),
        ),
        aggregate(),
      ],
      false,
    ],
    [
      'edited with the aggregate',
      'reviewer',
      [
        update('reviews/open1_reviewer', { rating: 2, text: 'Hm.' }),
        update('places/open1', { ratingCounts: [0, 1, 0, 0, 0], rating: 2 }),
      ],
      true,
    ],
    [
      'edited in its text alone',
      'reviewer',
      [update('reviews/open1_reviewer', { text: 'Hm.' })],
      true,
    ],
    [
      'edited without the aggregate',
      'reviewer',
      [update('reviews/open1_reviewer', { rating: 2 })],
      false,
    ],
    ['edited by another', 'member', [update('reviews/open1_reviewer', { text: 'x' })], false],
    [
      'moved to another place',
      'reviewer',
      [update('reviews/open1_reviewer', { placeId: 'other1' })],
      false,
    ],
    [
      'answered by its author',
      'reviewer',
      [update('reviews/open1_reviewer', { reply: { text: 'x', repliedAt: now } })],
      false,
    ],
    [
      'answered by the manager',
      'manager',
      [
        {
          op: 'update',
          path: 'reviews/open1_reviewer',
          fields: { reply: { text: 'Obrigado.', repliedAt: now } },
        },
      ],
      true,
    ],
    [
      'answered by the manager of another',
      'stranger',
      [
        {
          op: 'update',
          path: 'reviews/open1_reviewer',
          fields: { reply: { text: 'x', repliedAt: now } },
        },
      ],
      false,
    ],
    [
      'answered yesterday',
      'manager',
      [
        {
          op: 'update',
          path: 'reviews/open1_reviewer',
          fields: { reply: { text: 'x', repliedAt: past } },
        },
      ],
      false,
    ],
    [
      'answered at length',
      'manager',
      [
        {
          op: 'update',
          path: 'reviews/open1_reviewer',
          fields: { reply: { text: 'x'.repeat(2001), repliedAt: now } },
        },
      ],
      false,
    ],
    ['edited by the manager', 'manager', [update('reviews/open1_reviewer', { text: 'x' })], false],
    [
      'removed with the aggregate',
      'reviewer',
      [
        remove('reviews/open1_reviewer'),
        update('places/open1', { ratingCounts: [0, 0, 0, 0, 0], reviewsCount: 0, rating: 0 }),
      ],
      true,
    ],
    ['removed without the aggregate', 'reviewer', [remove('reviews/open1_reviewer')], false],
    [
      'removed by a super admin with the aggregate',
      'admin',
      [
        remove('reviews/open1_reviewer'),
        update('places/open1', { ratingCounts: [0, 0, 0, 0, 0], reviewsCount: 0, rating: 0 }),
      ],
      true,
    ],
    [
      'removed by a super admin without the aggregate',
      'admin',
      [remove('reviews/open1_reviewer')],
      false,
    ],
    [
      'removed by the manager',
      'manager',
      [
        remove('reviews/open1_reviewer'),
        update('places/open1', { ratingCounts: [0, 0, 0, 0, 0], reviewsCount: 0, rating: 0 }),
      ],
      false,
    ],
  ]);

  it('are closed when the settings say so', () => {
    const world = aCity();
    world.put('settings/public', { reviewsEnabled: false });
    expect(world.mayCommit('member', review(), aggregate())).toBe(false);
  });

  it('begin from zeros where a place has no counts yet', () => {
    const world = aCity();
    const { ratingCounts: _absent, ...place } = aPlaceRecord();
    world.put('places/open1', place);
    const first = update('places/open1', {
      ratingCounts: [0, 0, 0, 0, 1],
      reviewsCount: 1,
      rating: 5,
    });
    expect(world.mayCommit('member', review(), first)).toBe(true);
  });

  it('of three places fit in one commit', () => {
    const world = aCity();
    const writes = ['a', 'b', 'c'].flatMap((id) => {
      world.put(`places/${id}`, aPlaceRecord());
      return [
        set(`reviews/${id}_member`, aReviewRecord(id, 'member', { ...fresh, rating: 5 })),
        update(`places/${id}`, { ratingCounts: [0, 0, 0, 0, 1], reviewsCount: 1, rating: 5 }),
      ];
    });
    expect(world.mayCommit('member', ...writes)).toBe(true);
  });
});

describe('favourites', () => {
  const favorite = (change: Fields = {}, id = 'member_other1') =>
    set(`favorites/${id}`, { userId: 'member', placeId: 'other1', createdAt: now, ...change });
  check([
    ['kept by their owner', 'member', [favorite()], true],
    [
      'of an inactive person',
      'inactive',
      [favorite({ userId: 'inactive' }, 'inactive_other1')],
      false,
    ],
    ['of another', 'reviewer', [favorite()], false],
    ['under another id', 'member', [favorite({}, 'member_open2')], false],
    ['of a missing place', 'member', [favorite({ placeId: 'none' }, 'member_none')], false],
    ['with a further field', 'member', [favorite({ note: 'x' })], false],
    ['of yesterday', 'member', [favorite({ createdAt: past })], false],
    ['changed', 'member', [update('favorites/member_open1', {})], false],
    ['removed by their owner', 'member', [remove('favorites/member_open1')], true],
    ['removed by another', 'reviewer', [remove('favorites/member_open1')], false],
    ['removed by a super admin', 'admin', [remove('favorites/member_open1')], false],
  ]);
});

describe('categories and plans', () => {
  const category = (change: Fields = {}) =>
    set('categories/new', {
      name: 'Praias',
      icon: 'Heart',
      order: 2,
      isActive: true,
      ...fresh,
      ...change,
    });
  const plan = (change: Fields = {}) =>
    set('subscriptionPlans/new', {
      name: 'Mensal',
      price: 1990,
      interval: 'month',
      isActive: true,
      ...fresh,
      ...change,
    });
  check([
    ['a category of a super admin', 'admin', [category()], true],
    ['a category of a manager', 'manager', [category()], false],
    ['a category of a visitor', null, [category()], false],
    ['a category with another icon', 'admin', [category({ icon: 'Skull' })], false],
    ['a category of negative order', 'admin', [category({ order: -1 })], false],
    ['a category without a name', 'admin', [category({ name: '' })], false],
    ['a category with a further field', 'admin', [category({ x: 1 })], false],
    ['a category toggled', 'admin', [update('categories/cat1', { isActive: false })], true],
    [
      'a category toggled to a text',
      'admin',
      [update('categories/cat1', { isActive: 'no' })],
      false,
    ],
    ['a category removed', 'admin', [remove('categories/cat1')], true],
    ['a category removed by a member', 'member', [remove('categories/cat1')], false],
    ['a plan of a super admin', 'admin', [plan()], true],
    ['a plan of a member', 'member', [plan()], false],
    ['a plan of fractions of cents', 'admin', [plan({ price: 19.9 })], false],
    ['a plan below zero', 'admin', [plan({ price: -1 })], false],
    ['a plan by the week', 'admin', [plan({ interval: 'week' })], false],
    ['a plan changed', 'admin', [update('subscriptionPlans/plan1', { price: 2990 })], true],
    ['a plan removed by a manager', 'manager', [remove('subscriptionPlans/plan1')], false],
  ]);
});

describe('offers', () => {
  const offer = (change: Fields = {}) =>
    set('clubOffers/new', anOfferRecord({ ...fresh, validUntil: future, ...change }));
  check([
    ['made by the manager of the place', 'manager', [offer()], true],
    ['made by a super admin', 'admin', [offer()], true],
    ['made by the manager of another', 'stranger', [offer()], false],
    ['made by a member', 'member', [offer()], false],
    ['made for a missing place', 'admin', [offer({ placeId: 'none' })], false],
    ['made as used', 'manager', [offer({ usedCount: 1 })], false],
    ['made above one hundred per cent', 'manager', [offer({ percent: 101 })], false],
    ['made of no kind', 'manager', [offer({ kind: 'gift' })], false],
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

describe('what only the server writes', () => {
  const paths = [
    'clubMembers/member',
    'clubPayments/pay1',
    'clubTransactions/tx1',
    'clubRedemptions/red1',
    'clubVisits/open1_member',
    'customers/member',
    'stripeEvents/evt1',
    'redemptionSecrets/red1',
    'unknown/doc',
  ];
  it.each(paths.flatMap((path) => ['member', 'manager', 'admin'].map((actor) => [path, actor])))(
    '%s is closed to %s',
    (path, actor) => {
      const world = aCity();
      const [collection] = path.split('/');
      expect(
        world.mayCommit(actor, set(`${collection}/new`, { userId: actor, status: 'active' })),
      ).toBe(false);
      expect(world.mayCommit(actor, update(path, { status: 'active' }))).toBe(false);
      expect(world.mayCommit(actor, remove(path))).toBe(false);
    },
  );
});

describe('reservations', () => {
  const id = 'open1_member_2026-12-24';
  const reservation = (change: Fields = {}, path = id) =>
    set(`reservations/${path}`, {
      placeId: 'open1',
      userId: 'member',
      name: 'Ana',
      phone: '+554899999999',
      date: '2026-12-24',
      time: '20:30',
      people: 4,
      note: '',
      status: 'pending',
      priority: true,
      ...fresh,
      ...change,
    });
  const stored = 'reservations/open1_member_2026-12-01';
  check([
    ['asked by a club member, with priority', 'member', [reservation()], true],
    [
      'asked by a club member, without priority',
      'member',
      [reservation({ priority: false })],
      false,
    ],
    [
      'asked by another, without priority',
      'reviewer',
      [reservation({ userId: 'reviewer', priority: false }, 'open1_reviewer_2026-12-24')],
      true,
    ],
    [
      'asked by another, with priority',
      'reviewer',
      [reservation({ userId: 'reviewer' }, 'open1_reviewer_2026-12-24')],
      false,
    ],
    ['asked for another', 'reviewer', [reservation()], false],
    [
      'asked while inactive',
      'inactive',
      [reservation({ userId: 'inactive', priority: false }, 'open1_inactive_2026-12-24')],
      false,
    ],
    ['asked as confirmed', 'member', [reservation({ status: 'confirmed' })], false],
    ['asked for nobody', 'member', [reservation({ people: 0 })], false],
    ['asked for half a person', 'member', [reservation({ people: 1.5 })], false],
    ['asked for another hour than there is', 'member', [reservation({ time: '24:00' })], false],
    ['asked for another day than its id', 'member', [reservation({ date: '2026-12-25' })], false],
    [
      'asked for a day that is none',
      'member',
      [reservation({ date: '2026-13-01' }, 'open1_member_2026-13-01')],
      false,
    ],
    [
      'asked at an inactive place',
      'member',
      [reservation({ placeId: 'closed1' }, 'closed1_member_2026-12-24')],
      false,
    ],
    ['cancelled by the person', 'member', [update(stored, { status: 'cancelled' })], true],
    ['confirmed by the person', 'member', [update(stored, { status: 'confirmed' })], false],
    ['confirmed by the manager', 'manager', [update(stored, { status: 'confirmed' })], true],
    ['declined by the manager', 'manager', [update(stored, { status: 'declined' })], true],
    ['cancelled by the manager', 'manager', [update(stored, { status: 'cancelled' })], false],
    [
      'confirmed by the manager of another',
      'stranger',
      [update(stored, { status: 'confirmed' })],
      false,
    ],
    [
      'changed in people by the manager',
      'manager',
      [update(stored, { status: 'confirmed', people: 9 })],
      false,
    ],
    ['removed', 'member', [remove(stored)], false],
    ['removed by a super admin', 'admin', [remove(stored)], false],
  ]);
});

describe('reports, imports and settings', () => {
  const report = (change: Fields = {}) =>
    set('reports/new', {
      reviewId: 'open1_reviewer',
      placeId: 'open1',
      reporter: 'member',
      reason: 'Ofensivo',
      status: 'open',
      ...fresh,
      ...change,
    });
  const settings = (change: Fields = {}) =>
    update('settings/public', { requireApproval: true, auditId: 'new1', ...change });
  const before = {
    requireApproval: false,
    clubEnabled: true,
    reviewsEnabled: true,
    maintenanceMessage: '',
  };
  const entry = (change: Fields = {}) =>
    set('auditLog/new1', {
      actorId: 'admin',
      createdAt: now,
      action: 'settings',
      target: 'settings/public',
      before,
      after: { ...before, requireApproval: true },
      ...change,
    });
  check([
    ['a report for oneself', 'member', [report()], true],
    ['a report in the name of another', 'member', [report({ reporter: 'reviewer' })], false],
    ['a report while inactive', 'inactive', [report({ reporter: 'inactive' })], false],
    ['a report already closed', 'member', [report({ status: 'removed' })], false],
    ['a report of a missing review', 'member', [report({ reviewId: 'open1_none' })], false],
    ['a report of another place', 'member', [report({ placeId: 'other1' })], false],
    ['a report at length', 'member', [report({ reason: 'x'.repeat(1001) })], false],
    [
      'a report closed by a super admin',
      'admin',
      [update('reports/rep1', { status: 'kept' })],
      true,
    ],
    [
      'a report closed by its reporter',
      'member',
      [update('reports/rep1', { status: 'kept' })],
      false,
    ],
    [
      'a report rewritten',
      'admin',
      [update('reports/rep1', { status: 'kept', reason: 'y' })],
      false,
    ],
    [
      'an import of a manager',
      'manager',
      [set('imports/new', { actorId: 'manager', createdAt: now, rows: 1, undo: ['p'] })],
      true,
    ],
    [
      'an import of a member',
      'member',
      [set('imports/new', { actorId: 'member', createdAt: now, rows: 1, undo: [] })],
      false,
    ],
    [
      'an import in the name of another',
      'manager',
      [set('imports/new', { actorId: 'admin', createdAt: now, rows: 1, undo: [] })],
      false,
    ],
    ['an import undone for ever', 'admin', [remove('imports/imp1')], false],
    ['settings with their audit entry', 'admin', [settings(), entry()], true],
    ['settings without an audit entry', 'admin', [settings()], false],
    [
      'settings whose entry tells less',
      'admin',
      [settings({ clubEnabled: false }), entry()],
      false,
    ],
    ['settings of a manager', 'manager', [settings(), entry({ actorId: 'manager' })], false],
    ['settings with a further field', 'admin', [settings({ x: 1 }), entry()], false],
    [
      'settings of another type',
      'admin',
      [
        settings({ requireApproval: 'yes' }),
        entry({ after: { ...before, requireApproval: 'yes' } }),
      ],
      false,
    ],
    ['settings removed', 'admin', [remove('settings/public')], false],
    ['other settings', 'admin', [set('settings/private', { x: 1 })], false],
  ]);

  it('are first written with an entry that tells the defaults', () => {
    const world = aCity();
    const first = { ...before, requireApproval: true, updatedAt: now, auditId: 'new1' };
    world.drop('settings/public');
    expect(world.mayCommit('admin', set('settings/public', first), entry())).toBe(true);
  });
});

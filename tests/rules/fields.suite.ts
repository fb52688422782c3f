import { describe, expect, it } from 'vitest';

import { RulesLatLng } from '#emulator/rules/values.ts';

import { aCity, anOfferRecord, aPlaceRecord, aReviewRecord, aUserRecord } from './city.ts';
import { Float, future, now, past } from './world.ts';
import type { Fields, Plain, Write } from './world.ts';

/** Values for one field of a document that is otherwise right. */
interface FieldRow {
  field: string;
  takes?: readonly Plain[];
  refuses?: readonly Plain[];
  /** Whether the document may lack it. */
  optional?: boolean;
}

const fresh = { createdAt: now, updatedAt: now };

function long(most: number): string {
  return 'x'.repeat(most + 1);
}

/** A text that must not be blank, of at most that many characters. */
function filledText(field: string, most: number): FieldRow {
  return { field, takes: ['x'.repeat(most)], refuses: ['', '   ', long(most), 1, null, ['x']] };
}

function optionalText(field: string, most: number): FieldRow {
  return { field, takes: ['', 'x'.repeat(most)], refuses: [long(most), 1, ['x']], optional: true };
}

function list(field: string, most: number): FieldRow {
  const full = Array<Plain>(most).fill('x');
  return { field, takes: [[], full], refuses: [[...full, 'x'], 'x', {}], optional: true };
}

function flag(field: string, optional = false): FieldRow {
  return { field, takes: [true, false], refuses: ['true', 1, null], optional };
}

function count(field: string, optional = false): FieldRow {
  return { field, takes: [0, 7], refuses: [-1, 1.5, new Float(2), '1', Number.NaN], optional };
}

function oneOf(field: string, values: readonly string[], optional = false): FieldRow {
  return { field, takes: values, refuses: ['unknown', '', 1, null], optional };
}

function instant(field: string): FieldRow {
  return { field, refuses: [past, future, '2026-01-01', 1, null] };
}

/**
 * Tries every row twice: on a new document and as a change of a stored one.
 * @param document a right document, as stored
 */
function checkFields(
  subject: {
    actor: string;
    path: string;
    document: Fields;
    /** Further writes of the same commit. */
    beside?: Write[];
    /** Fields that only a new document may set; they are not tried as a change. */
    fixed?: readonly string[];
    creates?: boolean;
    updates?: boolean;
  },
  rows: readonly FieldRow[],
): void {
  const { actor, path, document, beside = [], fixed = [] } = subject;
  const createsWith = (fields: Fields): boolean =>
    aCity().mayCommit(actor, { op: 'set', path, fields }, ...beside);
  const updatesTo = (fields: Fields): boolean => {
    const world = aCity();
    const stored: Fields = 'createdAt' in document ? { ...document, createdAt: past } : document;
    world.put(path, { ...stored, updatedAt: past });
    const created: Fields = 'createdAt' in fields ? { createdAt: past } : {};
    return world.mayCommit(
      actor,
      { op: 'set', path, fields: { ...fields, ...created } },
      ...beside,
    );
  };
  const attempts: [string, (fields: Fields) => boolean, readonly string[]][] = [];
  if (subject.creates !== false) attempts.push(['a new document', createsWith, []]);
  if (subject.updates !== false) attempts.push(['a changed document', updatesTo, fixed]);

  describe.each(attempts)('%s', (_name, attempt, skipped) => {
    const tried = rows.filter((row) => !skipped.includes(row.field));
    it('is right to begin with', () => {
      expect(attempt(document)).toBe(true);
    });

    it('takes no unknown field', () => {
      expect(attempt({ ...document, unknown: 1 })).toBe(false);
    });

    it.each(tried.map((row) => [row.field, row] as const))('%s', (field, row) => {
      const accepted = (row.takes ?? []).filter((value) =>
        attempt({ ...document, [field]: value }),
      );
      expect(accepted).toEqual(row.takes ?? []);
      const admitted = (row.refuses ?? []).filter((value) =>
        attempt({ ...document, [field]: value }),
      );
      expect(admitted).toEqual([]);
      const { [field]: _absent, ...without } = document;
      expect(attempt(without)).toBe(row.optional === true);
    });
  });
}

describe('users, by themselves', () => {
  checkFields(
    { actor: 'new', path: 'users/new', document: aUserRecord('new', fresh), updates: false },
    [
      filledText('displayName', 100),
      optionalText('photoURL', 2000),
      optionalText('searchName', 100),
      optionalText('searchEmail', 320),
      oneOf('role', ['member']),
      oneOf('status', ['active']),
      instant('createdAt'),
      instant('updatedAt'),
      {
        field: 'preferences',
        takes: [{}, { theme: 'dark' }, { marketingConsent: true }],
        refuses: [
          { theme: long(20) },
          { theme: 1 },
          { marketingConsent: 'yes' },
          { theme: 'dark', unknown: 1 },
          'dark',
          [],
          null,
        ],
        optional: true,
      },
    ],
  );

  it.each<[string, Fields, boolean]>([
    ['favourites counted', { favorites: 1, views: 0, reviews: 0 }, true],
    ['views counted', { favorites: 0, views: 2, reviews: 0 }, true],
    ['reviews counted', { favorites: 0, views: 0, reviews: 3 }, true],
    ['views below zero', { favorites: 0, views: -1, reviews: 0 }, false],
    ['reviews below zero', { favorites: 0, views: 0, reviews: -1 }, false],
    ['reviews in halves', { favorites: 0, views: 0, reviews: 0.5 }, false],
    ['a further statistic', { favorites: 0, views: 0, reviews: 0, unknown: 1 }, false],
  ])('statistics: %s', (_name, statistics, expected) => {
    const write: Write = {
      op: 'update',
      path: 'users/member',
      fields: { statistics, updatedAt: now },
    };
    expect(aCity().mayCommit('member', write)).toBe(expected);
  });

  it.each<[string, Fields, boolean]>([
    ['preferences', { preferences: { theme: 'dark' } }, true],
    ['searchEmail', { searchEmail: 'member@guiadailha.test' }, true],
    ['auditId', { auditId: 'x' }, false],
    ['an unknown field', { unknown: 1 }, false],
  ])('may or may not change %s', (_name, fields, expected) => {
    const write: Write = {
      op: 'update',
      path: 'users/member',
      fields: { ...fields, updatedAt: now },
    };
    expect(aCity().mayCommit('member', write)).toBe(expected);
  });
});

describe('users, by a super admin', () => {
  it.each<[string, Fields, boolean]>([
    ['permissions', { permissions: ['a'] }, true],
    ['permissions without end', { permissions: Array<Plain>(51).fill('a') }, false],
    ['permissions that are no list', { permissions: 'all' }, false],
    ['managed places', { managedPlaces: Array<Plain>(200).fill('p') }, true],
    ['managed places that are no list', { managedPlaces: 'all' }, false],
    ['an unknown audit entry of any length', { auditId: long(128) }, false],
    ['an old instant', { permissions: [], updatedAt: past }, false],
  ])('%s', (_name, fields, expected) => {
    const write: Write = {
      op: 'update',
      path: 'users/member',
      fields: { updatedAt: now, ...fields },
    };
    expect(aCity().mayCommit('admin', write)).toBe(expected);
  });
});

const placeRows: FieldRow[] = [
  filledText('title', 200),
  filledText('description', 10_000),
  filledText('location', 300),
  filledText('category', 128),
  optionalText('neighborhood', 100),
  optionalText('searchTitle', 200),
  optionalText('image', 2000),
  optionalText('phone', 40),
  optionalText('website', 2000),
  oneOf('price', ['Econômico', 'Médio', 'Alto', 'Premium'], true),
  list('images', 8),
  list('amenities', 20),
  { field: 'highlightImageIndex', takes: [0, 7], refuses: [8, -1, 1.5, '0'], optional: true },
  {
    field: 'geo',
    takes: [null, new RulesLatLng(-27.6, -48.5)],
    refuses: ['here', { latitude: 1, longitude: 1 }, 1],
    optional: true,
  },
  {
    field: 'hours',
    takes: [
      '9-18',
      { periods: Array<Plain>(21).fill('x') },
      { exceptions: Array<Plain>(60).fill('x'), note: 'x' },
    ],
    refuses: [
      long(2000),
      { note: long(500) },
      { periods: 'x' },
      { unknown: [] },
      { periods: [], unknown: [] },
      7,
      [],
    ],
    optional: true,
  },
  {
    field: 'reservation',
    takes: ['request', 'whatsapp', 'phone', 'url', 'none'].map((mode) => ({ mode, value: 'x' })),
    refuses: [
      { mode: 'unknown' },
      { mode: 'url', value: long(500) },
      { mode: 'url', unknown: 1 },
      'none',
      {},
    ],
    optional: true,
  },
];

describe('places, by their manager', () => {
  checkFields(
    {
      actor: 'manager',
      path: 'places/new1',
      document: aPlaceRecord({ ...fresh, createdBy: 'manager', isActive: false }),
    },
    [
      ...placeRows,
      { field: 'isActive', refuses: [true, 'false', null] },
      { field: 'createdBy', refuses: ['admin', '', 1] },
      { field: 'rating', refuses: [1, -1, '0', Number.NaN] },
      { field: 'reviewsCount', refuses: [1, -1, '0'] },
      instant('updatedAt'),
    ],
  );
});

describe('places, by a super admin', () => {
  checkFields(
    {
      actor: 'admin',
      path: 'places/new1',
      document: aPlaceRecord({ ...fresh }),
      creates: false,
    },
    [
      ...placeRows,
      flag('isActive'),
      { field: 'rating', takes: [0, 4.5, 5], refuses: [5.1, -0.1, '5', Number.NaN, null] },
      count('reviewsCount'),
      {
        field: 'ratingCounts',
        takes: [[1, 2, 3, 4, 5]],
        refuses: [[0, 0, 0, 0], [0, 0, 0, 0, 0, 0], 'x', 'abcde', {}],
        optional: true,
      },
      { field: 'createdBy', takes: ['manager'], refuses: [1, long(128)] },
    ],
  );
});

describe('categories', () => {
  checkFields(
    {
      actor: 'admin',
      path: 'categories/new',
      document: { name: 'Praias', icon: 'Heart', order: 0, isActive: true, ...fresh },
    },
    [
      filledText('name', 100),
      optionalText('description', 500),
      optionalText('slug', 100),
      oneOf('icon', ['Filter', 'Wine', 'Music', 'MapPin', 'Star', 'Heart', 'Calendar', 'Camera']),
      count('order'),
      flag('isActive'),
      instant('updatedAt'),
    ],
  );
});

describe('subscription plans', () => {
  checkFields(
    {
      actor: 'admin',
      path: 'subscriptionPlans/new',
      document: { name: 'Mensal', price: 1990, interval: 'month', isActive: true, ...fresh },
    },
    [
      filledText('name', 100),
      optionalText('description', 1000),
      optionalText('stripePriceId', 200),
      count('price'),
      oneOf('interval', ['month', 'year']),
      flag('isActive'),
      flag('featured', true),
      flag('listed', true),
      list('features', 20),
      instant('updatedAt'),
    ],
  );
});

describe('reviews', () => {
  checkFields(
    {
      actor: 'reviewer',
      path: 'reviews/other1_reviewer',
      document: aReviewRecord('other1', 'reviewer', { ...fresh, rating: 5 }),
      beside: [
        {
          op: 'update',
          path: 'places/other1',
          fields: { ratingCounts: [0, 0, 0, 0, 1], reviewsCount: 1, rating: 5, updatedAt: now },
        },
      ],
      updates: false,
    },
    [
      { field: 'text', takes: ['', 'x'.repeat(2000)], refuses: [long(2000), 1, null] },
      { field: 'authorName', refuses: ['', 'Outra pessoa', 1, null] },
      {
        field: 'authorPhotoURL',
        takes: [''],
        refuses: ['https://x.test/a.png', 1],
        optional: true,
      },
      { field: 'verifiedVisit', refuses: [true, 'false', null] },
      { field: 'rating', refuses: [0, 6, 4.5, new Float(5), '5', null] },
      { field: 'placeId', refuses: ['open1', '', 1] },
      { field: 'userId', refuses: ['member', '', 1] },
      instant('createdAt'),
      instant('updatedAt'),
    ],
  );

  it.each<[string, Plain, boolean]>([
    ['a text and an instant', { text: 'Obrigado.', repliedAt: now }, true],
    ['nothing', null, true],
    ['a blank text', { text: ' ', repliedAt: now }, false],
    ['an instant alone', { repliedAt: now }, false],
    ['a text alone', { text: 'x' }, false],
    ['an instant that is a text', { text: 'x', repliedAt: 'now' }, false],
    ['a further field', { text: 'x', repliedAt: now, unknown: 'x' }, false],
    ['a text only', 'x', false],
  ])('a reply is %s', (_name, reply, expected) => {
    const write: Write = { op: 'update', path: 'reviews/open1_reviewer', fields: { reply } };
    expect(aCity().mayCommit('manager', write)).toBe(expected);
  });
});

describe('offers', () => {
  checkFields(
    {
      actor: 'manager',
      path: 'clubOffers/new',
      document: anOfferRecord({ ...fresh, validUntil: future }),
      fixed: ['usedCount', 'placeId'],
    },
    [
      filledText('title', 200),
      optionalText('termsText', 5000),
      flag('isActive'),
      { field: 'percent', takes: [1, 100], refuses: [0, 101, 12.5, '10', null] },
      { field: 'kind', takes: ['percent', 'second_item_free'], refuses: ['fixed', 'unknown', 1] },
      { field: 'validUntil', takes: [past, future], refuses: ['soon', 1, null] },
      { field: 'usedCount', refuses: [1, -1, '0', new Float(0)] },
      { field: 'placeId', refuses: ['other1', 'none', '', 1] },
      count('amountCents', true),
      count('maxDiscountCents', true),
      count('minSpendCents', true),
      count('cooldownMinutes', true),
      count('totalLimit', true),
      list('weekdays', 7),
      list('shifts', 10),
      list('excludedDates', 60),
      {
        field: 'perMemberLimit',
        takes: [
          ...['day', 'month', 'year', 'total'].map((window) => ({ count: 1, window })),
          { count: 1000, window: 'day' },
        ],
        refuses: [
          { count: 0, window: 'day' },
          { count: 1001, window: 'day' },
          { count: 1.5, window: 'day' },
          { count: 1, window: 'unknown' },
          { count: 1, window: 'day', unknown: 1 },
          'day',
        ],
        optional: true,
      },
      instant('updatedAt'),
    ],
  );
});

describe('reservations', () => {
  checkFields(
    {
      actor: 'member',
      path: 'reservations/open1_member_2026-12-24',
      document: {
        placeId: 'open1',
        userId: 'member',
        name: 'Ana',
        phone: '+554899999999',
        date: '2026-12-24',
        time: '20:30',
        people: 4,
        status: 'pending',
        priority: true,
        ...fresh,
      },
      updates: false,
    },
    [
      filledText('name', 100),
      filledText('phone', 40),
      optionalText('note', 1000),
      { field: 'people', takes: [1, 100], refuses: [0, 101, 1.5, '2', null] },
      { field: 'time', takes: ['00:00', '23:59'], refuses: ['24:00', '9:00', '12:60', 'x', 1] },
      { field: 'date', refuses: ['2026-12-25', '', 1] },
      { field: 'placeId', refuses: ['other1', '', 1] },
      { field: 'userId', refuses: ['reviewer', '', 1] },
      { field: 'status', refuses: ['confirmed', 'declined', 'cancelled', 'unknown', 1] },
      { field: 'priority', refuses: [false, 'true', null] },
      instant('createdAt'),
      instant('updatedAt'),
    ],
  );
});

describe('reports', () => {
  checkFields(
    {
      actor: 'member',
      path: 'reports/new',
      document: {
        reviewId: 'open1_reviewer',
        placeId: 'open1',
        reporter: 'member',
        reason: 'Ofensivo',
        status: 'open',
        ...fresh,
      },
      updates: false,
    },
    [
      filledText('reason', 1000),
      { field: 'reviewId', refuses: ['open1_none', '', 1] },
      { field: 'placeId', refuses: ['other1', '', 1] },
      { field: 'reporter', refuses: ['reviewer', '', 1] },
      { field: 'status', refuses: ['kept', 'removed', 'unknown', 1] },
      instant('createdAt'),
      instant('updatedAt'),
    ],
  );
});

describe('imports and audit entries', () => {
  checkFields(
    {
      actor: 'manager',
      path: 'imports/new',
      document: { actorId: 'manager', createdAt: now, rows: 1, undo: ['p'] },
      updates: false,
    },
    [
      optionalText('fileName', 300),
      count('rows'),
      {
        field: 'undo',
        takes: [[], Array<Plain>(1000).fill('p')],
        refuses: [Array<Plain>(1001).fill('p'), 'p'],
      },
      { field: 'actorId', refuses: ['admin', '', 1] },
      instant('createdAt'),
    ],
  );

  const full = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`f${index}`, 1]));
  const many = Object.fromEntries(Array.from({ length: 41 }, (_, index) => [`f${index}`, 1]));
  checkFields(
    {
      actor: 'manager',
      path: 'auditLog/new',
      document: {
        actorId: 'manager',
        createdAt: now,
        action: 'place.edit',
        target: 'places/open1',
        before: {},
        after: {},
      },
      updates: false,
    },
    [
      filledText('action', 100),
      filledText('target', 300),
      { field: 'before', takes: [{ a: 1 }, full], refuses: [many, [], 'x', null] },
      { field: 'after', takes: [{ a: 1 }, full], refuses: [many, [], 'x', null] },
      { field: 'actorId', refuses: ['admin', '', 1] },
      instant('createdAt'),
    ],
  );
});

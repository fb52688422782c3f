import { describe, expect, it } from 'vitest';

import { RulesLatLng } from '#emulator/rules/values.ts';

import { aCity, anOfferRecord, aPlaceRecord, aReviewRecord, aUserRecord } from './city.ts';
import { future, now, past } from './world.ts';
import type { Fields, Plain } from './world.ts';

/** Who changes what: each field alone, to a value that would be right in itself. */
interface Subject {
  name: string;
  actor: string;
  path: string;
  /** The whole document, with every field that it can hold. */
  stored: Fields;
  /** A right value for each field. */
  next: Readonly<Record<string, Plain>>;
  /** Fields that go with every change, here, such as the one that makes it an answer. */
  always?: Fields;
  mayChange: readonly string[];
}

const aWholeUser = aUserRecord('member', {
  photoURL: '',
  searchEmail: '',
  preferences: {},
  managedPlaces: [],
  permissions: [],
  auditId: '',
});
const nextUser = {
  uid: 'other',
  email: 'member@guiadailha.test',
  displayName: 'Ana',
  photoURL: 'https://x.test/a.png',
  createdAt: now,
  role: 'manager',
  status: 'pending',
  statistics: { favorites: 1, views: 1, reviews: 1 },
  managedPlaces: ['open1'],
  permissions: ['a'],
  searchName: 'ana',
  searchEmail: 'a@x.test',
  preferences: { theme: 'dark' },
  auditId: 'a',
  unknown: 1,
};

const aWholePlace = aPlaceRecord({
  image: '',
  highlightImageIndex: 0,
  phone: '',
  website: '',
  hours: '',
  geo: null,
  neighborhood: '',
  searchTitle: '',
  reservation: { mode: 'none' },
  rating: 4,
  reviewsCount: 1,
  ratingCounts: [0, 0, 0, 1, 0],
});
const nextPlace = {
  title: 'Outro',
  description: 'Outro',
  location: 'Outro',
  image: 'x',
  images: ['x'],
  highlightImageIndex: 1,
  category: 'cat2',
  rating: 3,
  reviewsCount: 2,
  ratingCounts: [1, 0, 0, 1, 0],
  price: 'Alto',
  phone: '1',
  website: 'x',
  hours: 'x',
  amenities: [],
  isActive: false,
  createdAt: now,
  createdBy: 'manager',
  geo: new RulesLatLng(-27.6, -48.5),
  neighborhood: 'x',
  searchTitle: 'x',
  reservation: { mode: 'url', value: 'x' },
  unknown: 1,
};
const described = Object.keys(nextPlace).filter(
  (field) =>
    ![
      ...['rating', 'reviewsCount', 'ratingCounts'],
      ...['isActive', 'createdAt', 'createdBy', 'unknown'],
    ].includes(field),
);

const aWholeReview = aReviewRecord('open1', 'reviewer', { authorPhotoURL: '', reply: null });
const nextReview = {
  placeId: 'other1',
  userId: 'member',
  authorName: 'Outra pessoa',
  authorPhotoURL: 'https://x.test/b.png',
  rating: 5,
  text: 'Outro',
  createdAt: now,
  reply: { text: 'Obrigado.', repliedAt: now },
  verifiedVisit: true,
  unknown: 1,
};

const aWholeReservation: Fields = {
  placeId: 'open1',
  userId: 'member',
  name: 'Ana',
  phone: '1',
  date: '2026-12-01',
  time: '20:00',
  people: 2,
  note: '',
  status: 'pending',
  priority: true,
  createdAt: past,
  updatedAt: past,
};
const nextReservation = {
  placeId: 'closed1',
  userId: 'reviewer',
  name: 'Outra',
  phone: '2',
  date: '2026-12-02',
  time: '21:00',
  people: 3,
  note: 'x',
  priority: false,
  createdAt: now,
  unknown: 1,
};

const nextOffer = {
  placeId: 'closed1',
  usedCount: 1,
  createdAt: now,
  unknown: 1,
  isActive: false,
  title: 'Outro',
  percent: 10,
  validUntil: future,
};

const subjects: Subject[] = [
  {
    name: 'a person, their own record',
    actor: 'member',
    path: 'users/member',
    stored: { ...aWholeUser, email: 'old@guiadailha.test' },
    next: nextUser,
    mayChange: [
      ...['email', 'displayName', 'photoURL', 'statistics'],
      ...['searchName', 'searchEmail', 'preferences'],
    ],
  },
  ...['inactive', 'pending'].map((status) => ({
    name: `a person who is ${status}, their own record`,
    actor: 'member',
    path: 'users/member',
    stored: { ...aWholeUser, email: 'old@guiadailha.test', status },
    next: { ...nextUser, status: 'active' },
    mayChange: ['displayName', 'searchName'],
  })),
  {
    name: 'a super admin, the record of another',
    actor: 'admin',
    path: 'users/member',
    stored: aWholeUser,
    next: { ...nextUser, email: 'admin@guiadailha.test' },
    mayChange: ['managedPlaces', 'permissions', 'auditId'],
  },
  {
    name: 'a super admin, their own record',
    actor: 'admin',
    path: 'users/admin',
    stored: { ...aWholeUser, uid: 'admin', role: 'super_admin', email: 'old@guiadailha.test' },
    next: { ...nextUser, email: 'admin@guiadailha.test' },
    mayChange: [
      ...['email', 'displayName', 'photoURL', 'statistics', 'managedPlaces'],
      ...['permissions', 'searchName', 'searchEmail', 'preferences', 'auditId'],
    ],
  },
  {
    name: 'a manager, a place of theirs',
    actor: 'manager',
    path: 'places/open1',
    stored: aWholePlace,
    next: nextPlace,
    mayChange: described,
  },
  {
    name: 'a super admin, a place',
    actor: 'admin',
    path: 'places/open1',
    stored: aWholePlace,
    next: nextPlace,
    mayChange: [
      ...['title', 'description', 'location', 'image', 'images', 'highlightImageIndex'],
      ...['category', 'rating', 'reviewsCount', 'ratingCounts', 'price', 'phone', 'website'],
      ...['hours', 'amenities', 'isActive', 'createdBy', 'geo', 'neighborhood', 'searchTitle'],
      'reservation',
    ],
  },
  {
    name: 'an author, their review',
    actor: 'reviewer',
    path: 'reviews/open1_reviewer',
    stored: aWholeReview,
    next: nextReview,
    always: { updatedAt: now },
    mayChange: ['text'],
  },
  {
    name: 'a manager, the review of a place of theirs',
    actor: 'manager',
    path: 'reviews/open1_reviewer',
    stored: aWholeReview,
    next: nextReview,
    always: { updatedAt: past },
    mayChange: ['reply'],
  },
  {
    name: 'a manager who answers, the review of a place of theirs',
    actor: 'manager',
    path: 'reviews/open1_reviewer',
    stored: aWholeReview,
    next: { ...nextReview, updatedAt: now },
    always: { updatedAt: past, reply: { text: 'Obrigado.', repliedAt: now } },
    mayChange: ['reply'],
  },
  {
    name: 'the person who cancels, a reservation',
    actor: 'member',
    path: 'reservations/open1_member_2026-12-01',
    stored: aWholeReservation,
    next: nextReservation,
    always: { updatedAt: now, status: 'cancelled' },
    mayChange: [],
  },
  {
    name: 'the manager who confirms, a reservation',
    actor: 'manager',
    path: 'reservations/open1_member_2026-12-01',
    stored: aWholeReservation,
    next: nextReservation,
    always: { updatedAt: now, status: 'confirmed' },
    mayChange: [],
  },
  {
    name: 'a super admin who closes it, a report',
    actor: 'admin',
    path: 'reports/rep1',
    stored: {
      reviewId: 'open1_reviewer',
      placeId: 'open1',
      reporter: 'member',
      reason: 'spam',
      status: 'open',
      createdAt: past,
      updatedAt: past,
    },
    next: {
      reviewId: 'open1_member',
      placeId: 'closed1',
      reporter: 'reviewer',
      reason: 'x',
      createdAt: now,
      unknown: 1,
    },
    always: { updatedAt: now, status: 'kept' },
    mayChange: [],
  },
  {
    name: 'a manager, an offer of a place of theirs',
    actor: 'manager',
    path: 'clubOffers/offer1',
    stored: anOfferRecord(),
    next: nextOffer,
    mayChange: ['isActive', 'title', 'percent', 'validUntil'],
  },
];

describe.each(subjects)('$name', ({ actor, path, stored, next, always, mayChange }) => {
  it.each(Object.entries(next))('%s', (field, value) => {
    const world = aCity();
    world.put(path, stored);
    const fields = { updatedAt: now, ...always, [field]: value };
    expect(world.mayCommit(actor, { op: 'update', path, fields })).toBe(mayChange.includes(field));
  });
});

describe('the place beside an own review', () => {
  it.each(Object.entries(nextPlace).filter(([field]) => !field.startsWith('rating')))(
    'does not change in %s',
    (field, value) => {
      const world = aCity();
      world.put('places/open1', aWholePlace);
      const review = aReviewRecord('open1', 'member', {
        createdAt: now,
        updatedAt: now,
        verifiedVisit: true,
      });
      const place = { ratingCounts: [0, 0, 0, 2, 0], rating: 4, reviewsCount: 2, updatedAt: now };
      const commit = (change: Fields): boolean =>
        world.mayCommit(
          'member',
          { op: 'set', path: 'reviews/open1_member', fields: review },
          { op: 'update', path: 'places/open1', fields: { ...place, ...change } },
        );
      expect(commit({})).toBe(true);
      expect(commit({ [field]: field === 'reviewsCount' ? 3 : value })).toBe(false);
    },
  );
});

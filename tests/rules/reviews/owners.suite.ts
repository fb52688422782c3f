import { describe, expect, it } from 'vitest';

import { aCity, aReviewRecord, aUserRecord } from '../city.ts';
import { checkArranged, update } from '../commits.ts';
import type { ArrangedRow } from '../commits.ts';
import { checkOwners } from '../field-owners.ts';
import { now, past } from '../world.ts';
import type { Fields, Write } from '../world.ts';

import { aWholePlace, nextPlace } from '../places/whole-place.ts';
import { picture } from './picture-commits.ts';

const aWholeReview = aReviewRecord('open1', 'reviewer', { authorPhotoURL: '', reply: null });
const reviewOfManager = aReviewRecord('open1', 'manager', { authorPhotoURL: '', reply: null });
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

checkOwners([
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
    name: 'a manager, the review of an own place',
    actor: 'manager',
    path: 'reviews/open1_reviewer',
    stored: aWholeReview,
    next: nextReview,
    always: { updatedAt: past },
    mayChange: ['reply'],
  },
  {
    name: 'a manager who answers, the review of an own place',
    actor: 'manager',
    path: 'reviews/open1_reviewer',
    stored: aWholeReview,
    next: { ...nextReview, updatedAt: now },
    always: { updatedAt: past, reply: { text: 'Obrigado.', repliedAt: now } },
    mayChange: ['reply'],
  },
  {
    name: 'a manager, their own review from before they managed the place',
    actor: 'manager',
    path: 'reviews/open1_manager',
    stored: reviewOfManager,
    next: nextReview,
    always: { updatedAt: now },
    mayChange: [],
  },
  {
    name: 'a manager of another place, their review',
    actor: 'stranger',
    path: 'reviews/open1_stranger',
    stored: aReviewRecord('open1', 'stranger', { authorPhotoURL: '', reply: null }),
    next: nextReview,
    always: { updatedAt: now },
    mayChange: ['text'],
  },
  {
    name: 'a manager who answers their own review',
    actor: 'manager',
    path: 'reviews/open1_manager',
    stored: reviewOfManager,
    next: nextReview,
    always: { updatedAt: past, reply: { text: 'Obrigado.', repliedAt: now } },
    mayChange: [],
  },
]);

const photoURL = 'https://x.test/b.png';
const renewed = (
  name: string,
  change: Fields,
  expected: boolean,
  ...others: Write[]
): ArrangedRow => [
  name,
  {
    'users/manager': aUserRecord('manager', {
      role: 'manager',
      managedPlaces: ['open1'],
      photoURL,
    }),
    'clubVisits/open1_manager': { userId: 'manager' },
    'reviews/open1_manager': aReviewRecord('open1', 'manager', { authorName: 'Nome antigo' }),
  },
  'manager',
  [
    update('reviews/open1_manager', {
      ...{ authorName: 'Nome de manager', verifiedVisit: true },
      ...change,
    }),
    ...others,
  ],
  expected,
];

describe('the own review of a manager, signed again', () => {
  checkArranged([
    renewed('with name and visit', {}, true),
    renewed('with the photo', { authorPhotoURL: photoURL }, true),
    renewed('with the profile consent', { authorProfile: true }, true),
    renewed('with a text', { text: 'Outro' }, false),
    renewed('with a language', { language: 'es' }, false),
    renewed('with an image', { pictures: [picture(0, 'open1_manager')] }, false),
    renewed(
      'with stars',
      { rating: 5 },
      false,
      update('places/open1', { ratingCounts: [0, 0, 0, 0, 1], rating: 5 }),
    ),
  ]);
});

describe('the place in a commit of an own review', () => {
  it.each(Object.entries(nextPlace).filter(([field]) => !field.startsWith('rating')))(
    'cannot be changed in %s',
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

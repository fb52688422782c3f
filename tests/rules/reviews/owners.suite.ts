import { describe, expect, it } from 'vitest';

import { aCity, aReviewRecord } from '../city.ts';
import { checkOwners } from '../field-owners.ts';
import { now, past } from '../world.ts';
import type { Fields } from '../world.ts';

import { aWholePlace, nextPlace } from '../places/whole-place.ts';

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

it('a manager renews the signature of their own review, but no rating, text or image', () => {
  const signed = aReviewRecord('open1', 'manager');
  const mayUpdate = (change: Fields): boolean => {
    const world = aCity();
    world.put('reviews/open1_manager', { ...signed, authorName: 'Nome antigo' });
    const fields = { authorName: signed['authorName'] ?? null, updatedAt: now, ...change };
    return world.mayCommit('manager', { op: 'update', path: 'reviews/open1_manager', fields });
  };
  expect(mayUpdate({})).toBe(true);
  expect(mayUpdate({ text: 'Outro' })).toBe(false);
  expect(mayUpdate({ rating: 1 })).toBe(false);
  expect(mayUpdate({ pictures: ['/uploads/reviews/open1_manager/a.webp'] })).toBe(false);
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

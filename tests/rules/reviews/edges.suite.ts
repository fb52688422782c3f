import { describe, expect, it } from 'vitest';

import { aCity, aPlaceRecord, aReviewRecord, aUserRecord } from '../city.ts';
import { checkArranged, fresh, remove, set, update } from '../commits.ts';
import { past } from '../world.ts';
import type { Actor, Fields, Write } from '../world.ts';

describe('permission edge cases of reviews', () => {
  const aggregate = (change: Fields = {}) =>
    update('places/open1', {
      ratingCounts: [0, 0, 0, 1, 1],
      reviewsCount: 2,
      rating: 4.5,
      ...change,
    });
  const review = (userId: string, change: Fields = {}): Write => ({
    op: 'set',
    path: `reviews/open1_${userId}`,
    fields: aReviewRecord('open1', userId, { ...fresh, rating: 5, ...change }),
  });
  const edit = (fields: Fields): Write[] => [update('reviews/open1_reviewer', fields)];
  checkArranged([
    [
      'with an old timestamp of the place',
      {},
      'stranger',
      [review('stranger'), aggregate({ updatedAt: past })],
      false,
    ],
    [
      'with the own name and the id of another user',
      {},
      'stranger',
      [review('pending', { authorName: 'Nome de stranger' }), aggregate()],
      false,
    ],
    [
      'without the photo of the user record',
      { 'users/stranger': aUserRecord('stranger', { photoURL: 'https://x.test/a.png' }) },
      'stranger',
      [review('stranger', { authorPhotoURL: '' }), aggregate()],
      true,
    ],
    [
      'with the photo of the user record',
      { 'users/stranger': aUserRecord('stranger', { photoURL: 'https://x.test/a.png' }) },
      'stranger',
      [review('stranger', { authorPhotoURL: 'https://x.test/a.png' }), aggregate()],
      true,
    ],
    [
      'edited by an inactive author',
      { 'users/reviewer': aUserRecord('reviewer', { status: 'inactive' }) },
      'reviewer',
      edit({ text: 'x' }),
      false,
    ],
    ['edited without a new timestamp', {}, 'reviewer', edit({ text: 'x', updatedAt: past }), false],
    [
      'edited with the new name',
      { 'users/reviewer': aUserRecord('reviewer', { displayName: 'Novo' }) },
      'reviewer',
      edit({ authorName: 'Novo' }),
      true,
    ],
    [
      'edited with the old name',
      { 'users/reviewer': aUserRecord('reviewer', { displayName: 'Novo' }) },
      'reviewer',
      edit({ text: 'x' }),
      false,
    ],
    [
      'edited with the new photo',
      { 'users/reviewer': aUserRecord('reviewer', { photoURL: 'https://x.test/b.png' }) },
      'reviewer',
      edit({ authorPhotoURL: 'https://x.test/b.png' }),
      true,
    ],
    [
      'edited with the profile consent',
      {},
      'reviewer',
      edit({ text: 'x', authorProfile: true }),
      true,
    ],
    [
      'edited after a visit',
      { 'clubVisits/open1_reviewer': { userId: 'reviewer' } },
      'reviewer',
      edit({ verifiedVisit: true }),
      true,
    ],
    [
      'edited after a visit without verifiedVisit',
      { 'clubVisits/open1_reviewer': { userId: 'reviewer' } },
      'reviewer',
      edit({ text: 'x' }),
      false,
    ],
  ]);
});

describe('reviews', () => {
  const aggregate = update('places/open1', {
    ratingCounts: [0, 0, 0, 1, 1],
    reviewsCount: 2,
    rating: 4.5,
  });
  const five = (id: string, userId: string, change: Fields = {}): Write =>
    set(`reviews/${id}`, aReviewRecord('open1', userId, { ...fresh, rating: 5, ...change }));
  const photo = (length: number): string => 'x'.repeat(length);
  checkArranged([
    [
      'with zero stars and an unchanged place',
      {},
      'reviewer',
      [
        set(
          'reviews/other1_reviewer',
          aReviewRecord('other1', 'reviewer', { ...fresh, rating: 0 }),
        ),
      ],
      false,
    ],
    [
      'with an id that can be split at another underscore',
      {
        'users/x_stranger': aUserRecord('x_stranger', { displayName: 'X' }),
        'places/open1': aPlaceRecord(),
      },
      'x_stranger',
      [
        five('open1_x_stranger', 'stranger', { placeId: 'open1_x', authorName: 'X' }),
        update('places/open1', { ratingCounts: [0, 0, 0, 0, 1], reviewsCount: 1, rating: 5 }),
      ],
      false,
    ],
    [
      'by a user without a name',
      { 'users/stranger': aUserRecord('stranger', { displayName: ' ' }) },
      'stranger',
      [five('open1_stranger', 'stranger', { authorName: ' ' }), aggregate],
      false,
    ],
    [
      'by a user with a name of 100 characters',
      { 'users/stranger': aUserRecord('stranger', { displayName: 'x'.repeat(100) }) },
      'stranger',
      [five('open1_stranger', 'stranger', { authorName: 'x'.repeat(100) }), aggregate],
      true,
    ],
    [
      'by a user with a too long name',
      { 'users/stranger': aUserRecord('stranger', { displayName: 'x'.repeat(101) }) },
      'stranger',
      [five('open1_stranger', 'stranger', { authorName: 'x'.repeat(101) }), aggregate],
      false,
    ],
    [
      'with a photo address of the maximum length',
      { 'users/stranger': aUserRecord('stranger', { photoURL: photo(2000) }) },
      'stranger',
      [five('open1_stranger', 'stranger', { authorPhotoURL: photo(2000) }), aggregate],
      true,
    ],
    [
      'with a too long photo address',
      { 'users/stranger': aUserRecord('stranger', { photoURL: photo(2001) }) },
      'stranger',
      [five('open1_stranger', 'stranger', { authorPhotoURL: photo(2001) }), aggregate],
      false,
    ],
    [
      'edited by a user with the same name',
      { 'users/member': aUserRecord('member', { displayName: 'Nome de reviewer' }) },
      'member',
      [update('reviews/open1_reviewer', { text: 'x' })],
      false,
    ],
  ]);

  // No count contains 4.5 stars, so the place does not change and only the caller decides.
  it.each<[Actor, boolean]>([
    ['reviewer', true],
    ['admin', true],
    ['member', false],
    ['manager', false],
    ['stranger', false],
    [null, false],
  ])('from before rating counts can be removed by %s: %j', (actor, expected) => {
    const world = aCity();
    world.put('reviews/open1_reviewer', aReviewRecord('open1', 'reviewer', { rating: 4.5 }));
    expect(world.mayCommit(actor, remove('reviews/open1_reviewer'))).toBe(expected);
  });

  it.each(['inactive', 'pending'])('cannot be removed by their author while %s', (status) => {
    const world = aCity();
    world.put('users/reviewer', aUserRecord('reviewer', { status }));
    world.put('reviews/open1_reviewer', aReviewRecord('open1', 'reviewer', { rating: 4.5 }));
    expect(world.mayCommit('reviewer', remove('reviews/open1_reviewer'))).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';

import { aCity, aPlaceRecord, aReviewRecord } from '../city.ts';
import { checkCommits, fresh, remove, set, update } from '../commits.ts';
import type { CommitRow } from '../commits.ts';
import { Float, now, past } from '../world.ts';
import type { Fields } from '../world.ts';

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
  const withReview = (
    name: string,
    change: Fields,
    place: Fields = {},
    expected = false,
  ): CommitRow => [name, 'member', [review(change), aggregate(place)], expected];
  checkCommits([
    withReview('created with the aggregate', {}, {}, true),
    ['created with the aggregate first', 'member', [aggregate(), review()], true],
    ['created without the aggregate', 'member', [review()], false],
    ['the aggregate without a review', 'member', [aggregate()], false],
    [
      'by a past reviewer who updates only the timestamp of the place',
      'reviewer',
      [update('places/open1', {})],
      false,
    ],
    [
      'by a past reviewer who updates only the rating of the place',
      'reviewer',
      [update('places/open1', { ratingCounts: [0, 0, 0, 0, 1], rating: 5 })],
      false,
    ],
    [
      'by an inactive user',
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
      'with another userId',
      'member',
      [
        set('reviews/open1_pending', aReviewRecord('open1', 'pending', { ...fresh, rating: 5 })),
        aggregate(),
      ],
      false,
    ],
    ['with another id', 'member', [review({}, 'open1_member2'), aggregate()], false],
    withReview('with zero stars', { rating: 0 }),
    withReview(
      'with six stars',
      { rating: 6 },
      { ratingCounts: [0, 0, 0, 1, 0], reviewsCount: 1, rating: 4 },
    ),
    withReview('with half a star', { rating: 4.5 }),
    withReview('with stars as a float', { rating: new Float(5) }),
    withReview('with NaN stars', { rating: Number.NaN }),
    withReview('with negative stars', { rating: -1 }),
    withReview('with a string as stars', { rating: '5' }),
    withReview('with a too long text', { text: 'x'.repeat(2001) }),
    withReview('with the longest text', { text: 'x'.repeat(2000) }, {}, true),
    withReview('with another name', { authorName: 'Outra pessoa' }),
    withReview('with the photo of another user', { authorPhotoURL: 'https://x.test/y.png' }),
    withReview('without verifiedVisit after a visit', { verifiedVisit: false }),
    withReview('with a reply', { reply: { text: 'x', repliedAt: now } }),
    withReview('with an extra field', { pinned: true }),
    withReview('with the timestamp of yesterday', { createdAt: past }),
    withReview('with a forged average', {}, { rating: 5 }),
    withReview('with a forged count', {}, { reviewsCount: 3 }),
    withReview('with forged stars', {}, { ratingCounts: [0, 0, 0, 0, 2], rating: 5 }),
    withReview('with one count too many', {}, { ratingCounts: [0, 0, 0, 1, 1, 0] }),
    withReview('with a negative count', {}, { ratingCounts: [-1, 0, 0, 1, 2] }),
    withReview('with a new title of the place', {}, { title: 'x' }),
    withReview('with a deactivation of the place', {}, { isActive: false }),
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
      'with verifiedVisit without a visit',
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
      'edited without a change of the rating',
      'reviewer',
      [update('reviews/open1_reviewer', { text: 'Hm.' })],
      true,
    ],
    [
      'edited in another language',
      'reviewer',
      [update('reviews/open1_reviewer', { text: 'Very good.', language: 'en' })],
      true,
    ],
    [
      'edited without the aggregate',
      'reviewer',
      [update('reviews/open1_reviewer', { rating: 2 })],
      false,
    ],
    ['edited by another user', 'member', [update('reviews/open1_reviewer', { text: 'x' })], false],
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
      'answered by the manager of another place',
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
      'answered with the timestamp of yesterday',
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
      'answered with a too long text',
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
      'deleted with the aggregate',
      'reviewer',
      [
        remove('reviews/open1_reviewer'),
        update('places/open1', { ratingCounts: [0, 0, 0, 0, 0], reviewsCount: 0, rating: 0 }),
      ],
      true,
    ],
    ['deleted without the aggregate', 'reviewer', [remove('reviews/open1_reviewer')], false],
    [
      'deleted by a super admin with the aggregate',
      'admin',
      [
        remove('reviews/open1_reviewer'),
        update('places/open1', { ratingCounts: [0, 0, 0, 0, 0], reviewsCount: 0, rating: 0 }),
      ],
      true,
    ],
    [
      'deleted by a super admin without the aggregate',
      'admin',
      [remove('reviews/open1_reviewer')],
      false,
    ],
    [
      'deleted by the manager',
      'manager',
      [
        remove('reviews/open1_reviewer'),
        update('places/open1', { ratingCounts: [0, 0, 0, 0, 0], reviewsCount: 0, rating: 0 }),
      ],
      false,
    ],
  ]);

  it('cannot be created again in the same millisecond', () => {
    const world = aCity();
    const own = aReviewRecord('open1', 'reviewer', fresh);
    world.put('reviews/open1_reviewer', own);
    const again = set('reviews/open1_reviewer', { ...own, text: 'Outro.' });
    expect(world.mayCommit('reviewer', again)).toBe(false);
  });

  it('can be edited if an older record has no date', () => {
    const world = aCity();
    const { createdAt: _createdAt, ...undated } = aReviewRecord('open1', 'reviewer');
    world.put('reviews/open1_reviewer', undated);
    expect(world.mayCommit('reviewer', update('reviews/open1_reviewer', { text: 'Hm.' }))).toBe(
      true,
    );
  });

  it('are refused if the settings disable them', () => {
    const world = aCity();
    world.put('settings/public', { reviewsEnabled: false });
    expect(world.mayCommit('member', review(), aggregate())).toBe(false);
  });

  it('start from zero counts if a place has none', () => {
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

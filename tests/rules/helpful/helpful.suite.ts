import { describe, expect, it } from 'vitest';

import { aCity, aHelpfulMark, aReviewRecord, aUserRecord } from '../city.ts';
import { checkArranged, checkCommits, remove, set, update } from '../commits.ts';
import type { ArrangedRow } from '../commits.ts';
import { Float, now, past } from '../world.ts';
import type { Fields, Plain, World, Write } from '../world.ts';

const reviewPath = 'reviews/open1_reviewer';
const markPath = 'helpful/open1_reviewer_member';

const mark = (change: Fields = {}, id = 'open1_reviewer_member'): Write =>
  set(`helpful/${id}`, aHelpfulMark('open1', 'member', { createdAt: now, ...change }));
/** A mark changes only the count of a review, not even its timestamp. */
const counts = (helpfulCount: Plain, path = reviewPath): Write => ({
  op: 'update',
  path,
  fields: { helpfulCount },
});
const ofStranger = mark({ userId: 'stranger' }, 'open1_reviewer_stranger');
const markOf = (uid: string): Record<string, Fields> => ({
  [`helpful/open1_reviewer_${uid}`]: aHelpfulMark('open1', uid),
});
const reviewWith = (change: Fields): Record<string, Fields> => ({
  [reviewPath]: aReviewRecord('open1', 'reviewer', change),
});

describe('a mark of a helpful review', () => {
  checkCommits([
    ['is set with the count', 'member', [mark(), counts(1)], true],
    ['is set with the count first', 'member', [counts(1), mark()], true],
    ['is set without the count', 'member', [mark()], false],
    ['is set and the count is as it was', 'member', [mark(), counts(0)], false],
    ['is counted twice', 'member', [mark(), counts(2)], false],
    ['is counted off when it is set', 'member', [mark(), counts(-1)], false],
    ['is counted by a float', 'member', [mark(), counts(new Float(1))], false],
    ['is counted by a text', 'member', [mark(), counts('1')], false],
    ['is counted without being set', 'member', [counts(1)], false],
    ['is set in the name of another', 'stranger', [mark(), counts(1)], false],
    ['is set in the name of another too', 'stranger', [ofStranger, mark(), counts(1)], false],
    [
      'is set twice, once under another id',
      'stranger',
      [ofStranger, mark({ userId: 'stranger' }), counts(1)],
      false,
    ],
    ['is counted as none by anybody', 'member', [counts(0)], false],
    [
      'is set under the id of another',
      'stranger',
      [mark({ userId: 'stranger' }), counts(1)],
      false,
    ],
    [
      'is set under an id of its own',
      'member',
      [mark(), mark({}, 'open1_reviewer_2_member'), counts(2)],
      false,
    ],
    ['is set by a visitor', null, [mark(), counts(1)], false],
    [
      'is set by somebody inactive',
      'inactive',
      [mark({ userId: 'inactive' }, 'open1_reviewer_inactive'), counts(1)],
      false,
    ],
    [
      'is set by somebody who waits for approval',
      'pending',
      [mark({ userId: 'pending' }, 'open1_reviewer_pending'), counts(1)],
      false,
    ],
    [
      'is set by the author',
      'reviewer',
      [mark({ userId: 'reviewer' }, 'open1_reviewer_reviewer'), counts(1)],
      false,
    ],
    [
      'is set by the author in another name',
      'reviewer',
      [mark({ userId: 'reviewer', authorId: 'member' }, 'open1_reviewer_reviewer'), counts(1)],
      false,
    ],
    ['names another author', 'member', [mark({ authorId: 'stranger' }), counts(1)], false],
    ['names no author', 'member', [mark({ authorId: null }), counts(1)], false],
    ['names another place', 'member', [mark({ placeId: 'other1' }), counts(1)], false],
    ['holds a further field', 'member', [mark({ unknown: 1 }), counts(1)], false],
    ['is of yesterday', 'member', [mark({ createdAt: past }), counts(1)], false],
    [
      'is of a review that is missing',
      'member',
      [mark({ reviewId: 'open1_none' }, 'open1_none_member')],
      false,
    ],
    [
      'comes with another text of the review',
      'member',
      [mark(), { op: 'update', path: reviewPath, fields: { helpfulCount: 1, text: 'x' } }],
      false,
    ],
    [
      'comes with another instant',
      'member',
      [mark(), update(reviewPath, { helpfulCount: 1 })],
      false,
    ],
    [
      'counts at another review',
      'member',
      [mark(), counts(1), counts(2, 'reviews/closed1_reviewer')],
      false,
    ],
    ['is taken off where there is none', 'member', [remove(markPath)], false],
    [
      'is taken off with the count although its place is not in the guide',
      'member',
      [remove('helpful/closed1_reviewer_member'), counts(0, 'reviews/closed1_reviewer')],
      true,
    ],
    [
      'is set at a place that is not in the guide',
      'stranger',
      [
        set(
          'helpful/closed1_reviewer_stranger',
          aHelpfulMark('closed1', 'stranger', { createdAt: now }),
        ),
        counts(2, 'reviews/closed1_reviewer'),
      ],
      false,
    ],
  ]);

  const nobody = reviewWith({ helpfulCount: 3 });
  const stored = { ...nobody, ...markOf('member') };
  const rows: ArrangedRow[] = [
    ['is counted on from what others set', nobody, 'member', [mark(), counts(4)], true],
    ['forgets what others set', nobody, 'member', [mark(), counts(1)], false],
    ['is set again', stored, 'member', [mark(), counts(4)], false],
    ['is changed', stored, 'member', [update(markPath, {})], false],
    ['is changed with the count', stored, 'member', [update(markPath, {}), counts(4)], false],
    ['is taken off with the count', stored, 'member', [remove(markPath), counts(2)], true],
    ['is taken off without the count', stored, 'member', [remove(markPath)], false],
    ['is counted off without being taken off', stored, 'member', [counts(2)], false],
    ['is counted off twice', stored, 'member', [remove(markPath), counts(1)], false],
    ['takes the count of others along', stored, 'member', [remove(markPath), counts(0)], false],
    ['is taken off by another', stored, 'stranger', [remove(markPath), counts(2)], false],
    [
      'is taken off by somebody inactive',
      { ...nobody, ...markOf('inactive') },
      'inactive',
      [remove('helpful/open1_reviewer_inactive'), counts(2)],
      false,
    ],
    [
      'is moved to another name',
      stored,
      'stranger',
      [remove(markPath), mark({ userId: 'stranger' }, 'open1_reviewer_stranger'), counts(3)],
      false,
    ],
    [
      'of a review that never counted is taken off',
      markOf('member'),
      'member',
      [remove(markPath), counts(0)],
      true,
    ],
    [
      'of a review that never counted goes below none',
      markOf('member'),
      'member',
      [remove(markPath), counts(-1)],
      false,
    ],
    [
      'of a review that is gone is taken off',
      { 'helpful/open1_gone_member': aHelpfulMark('open1', 'member', { reviewId: 'open1_gone' }) },
      'member',
      [remove('helpful/open1_gone_member')],
      true,
    ],
    [
      'of a review that is gone is taken off by another',
      { 'helpful/open1_gone_member': aHelpfulMark('open1', 'member', { reviewId: 'open1_gone' }) },
      'stranger',
      [remove('helpful/open1_gone_member')],
      false,
    ],
  ];
  checkArranged(rows);
});

describe('a review in an old format', () => {
  /** A review without most of the current fields. */
  const old = (change: Fields = {}) => ({
    [reviewPath]: { placeId: 'open1', userId: 'reviewer', rating: 4, ...change },
  });
  checkArranged([
    ['is marked', old(), 'member', [mark(), counts(1)], true],
    [
      'is marked no more',
      { ...old({ helpfulCount: 1 }), ...markOf('member') },
      'member',
      [remove(markPath), counts(0)],
      true,
    ],
  ]);
});

describe('the marks of a review that will be removed', () => {
  const marked = {
    ...reviewWith({ helpfulCount: 2 }),
    ...markOf('member'),
    ...markOf('stranger'),
  };
  const uncounted = { ...reviewWith({}), ...markOf('member') };
  const both = [remove(markPath), remove('helpful/open1_reviewer_stranger')];
  const gone: Write[] = [
    remove(reviewPath),
    update('places/open1', { ratingCounts: [0, 0, 0, 0, 0], reviewsCount: 0, rating: 0 }),
  ];
  checkArranged([
    ['go by its author', marked, 'reviewer', [...both, counts(0)], true],
    ['go a part by its author', marked, 'reviewer', [remove(markPath), counts(0)], true],
    ['go by a super admin', marked, 'admin', [...both, counts(0)], true],
    ['go by the manager of the place', marked, 'manager', [...both, counts(0)], false],
    ['go by another who marked it', marked, 'member', [...both, counts(0)], false],
    ['go while they are counted on', marked, 'reviewer', [...both], false],
    ['go and one stays counted', marked, 'reviewer', [remove(markPath), counts(1)], false],
    ['go by a super admin while they are counted on', marked, 'admin', [...both], false],
    ['are counted by a float', marked, 'reviewer', [...both, counts(new Float(0))], false],
    ['are forgotten by another', marked, 'pending', [counts(0)], false],
    ['are forgotten by another who marked it', marked, 'member', [counts(0)], false],
    ['are forgotten by the manager of the place', marked, 'manager', [counts(0)], false],
    ['are counted by the author', marked, 'reviewer', [counts(3)], false],
    ['are counted by a super admin', marked, 'admin', [counts(3)], false],
    [
      'go with another text',
      marked,
      'admin',
      [...both, { op: 'update', path: reviewPath, fields: { helpfulCount: 0, text: 'x' } }],
      false,
    ],
    ['stay behind', marked, 'reviewer', gone, false],
    ['stay behind when a super admin removes it', marked, 'admin', gone, false],
    ['go in its own commit', marked, 'reviewer', [...both, ...gone], false],
    ['are gone', reviewWith({ helpfulCount: 0 }), 'reviewer', gone, true],
    ['are gone, for a super admin', reviewWith({ helpfulCount: 0 }), 'admin', gone, true],
    ['that are not counted go by another', uncounted, 'stranger', [remove(markPath)], false],
    ['that are not counted go by a visitor', uncounted, null, [remove(markPath)], false],
    ['that are not counted go by the manager', uncounted, 'manager', [remove(markPath)], false],
    ['that are not counted go by the author', uncounted, 'reviewer', [remove(markPath)], true],
    ['that are not counted go by a super admin', uncounted, 'admin', [remove(markPath)], true],
    [
      'go by a super admin who marked it, in its own commit',
      { ...reviewWith({}), ...markOf('admin') },
      'admin',
      [remove('helpful/open1_reviewer_admin'), ...gone],
      false,
    ],
    [
      'go by an author who is inactive and are not counted',
      { ...uncounted, 'users/reviewer': aUserRecord('reviewer', { status: 'inactive' }) },
      'reviewer',
      [remove(markPath)],
      false,
    ],
    [
      'go by an author who is inactive',
      { ...marked, 'users/reviewer': aUserRecord('reviewer', { status: 'inactive' }) },
      'reviewer',
      [...both, counts(0)],
      false,
    ],
  ]);
});

describe('a marked review', () => {
  const stored = aReviewRecord('open1', 'reviewer', { authorPhotoURL: '', reply: null });
  it.each<[field: string, value: Plain]>([
    ['placeId', 'other1'],
    ['userId', 'stranger'],
    ['authorName', 'Outra pessoa'],
    ['authorPhotoURL', 'https://x.test/b.png'],
    ['rating', 5],
    ['text', 'x'],
    ['createdAt', now],
    ['updatedAt', now],
    ['reply', { text: 'x', repliedAt: now }],
    ['verifiedVisit', true],
    ['authorProfile', true],
    ['pictures', []],
    ['picturesStatus', 'waiting'],
    ['unknown', 1],
  ])('keeps its %s', (field, value) => {
    const world = aCity();
    world.put(reviewPath, stored);
    const commit = (fields: Fields) =>
      world.mayCommit('member', mark(), {
        op: 'update',
        path: reviewPath,
        fields: { helpfulCount: 1, ...fields },
      });
    expect(commit({})).toBe(true);
    expect(commit({ [field]: value })).toBe(false);
  });
});

describe('a review', () => {
  const place = { ratingCounts: [0, 0, 0, 2, 0], rating: 4, reviewsCount: 2 };
  const written = (change: Fields): Write[] => [
    set(
      'reviews/open1_member',
      aReviewRecord('open1', 'member', {
        ...{ createdAt: now, updatedAt: now, verifiedVisit: true },
        ...change,
      }),
    ),
    update('places/open1', place),
  ];
  checkCommits([
    ['is written without a count', 'member', written({}), true],
    ['is written with a count', 'member', written({ helpfulCount: 9 }), false],
    ['is written with a count of none', 'member', written({ helpfulCount: 0 }), false],
  ]);
  const counted = reviewWith({ helpfulCount: 3 });
  checkArranged([
    [
      'keeps its count when it is edited',
      counted,
      'reviewer',
      [update(reviewPath, { text: 'x' })],
      true,
    ],
    [
      'raises its count when it is edited',
      counted,
      'reviewer',
      [update(reviewPath, { text: 'x', helpfulCount: 4 })],
      false,
    ],
    [
      'keeps its count when it is answered',
      counted,
      'manager',
      [
        {
          op: 'update',
          path: reviewPath,
          fields: { reply: { text: 'Obrigado.', repliedAt: now } },
        },
      ],
      true,
    ],
    [
      'raises its count when it is answered',
      counted,
      'manager',
      [
        {
          op: 'update',
          path: reviewPath,
          fields: { helpfulCount: 4, reply: { text: 'Obrigado.', repliedAt: now } },
        },
      ],
      false,
    ],
  ]);
});

describe('reads of marks', () => {
  const people = [
    null,
    'member',
    'reviewer',
    'stranger',
    'manager',
    'inactive',
    'pending',
    'admin',
  ];
  const readers = (may: (world: World, actor: string | null) => boolean) => {
    const world = aCity();
    world.put(markPath, aHelpfulMark('open1', 'member'));
    return people.filter((actor) => may(world, actor));
  };
  it.each<[name: string, filters: Fields, most: number | null, actors: (string | null)[]]>([
    ['their own', { userId: 'member' }, 100, ['member', 'admin']],
    ['their own of a place', { userId: 'member', placeId: 'open1' }, 100, ['member', 'admin']],
    ['too many of their own', { userId: 'member' }, 101, ['admin']],
    [
      'those of a review by its author',
      { authorId: 'reviewer', reviewId: 'open1_reviewer' },
      100,
      ['reviewer', 'admin'],
    ],
    ['too many of a review by its author', { authorId: 'reviewer' }, 101, ['admin']],
    ['those of a review', { reviewId: 'open1_reviewer' }, 10, ['admin']],
    ['those of a place', { placeId: 'open1' }, 10, ['admin']],
    ['all, without a limit', {}, null, ['admin']],
  ])('%s', (_name, filters, most, actors) => {
    expect(readers((world, actor) => world.mayList(actor, 'helpful', filters, most))).toEqual(
      actors,
    );
  });

  it.each<[path: string, actors: (string | null)[]]>([
    [markPath, ['member']],
    ['helpful/open1_none_member', ['member']],
    ['helpful/open1_member_reviewer', ['reviewer']],
    ['helpful/member', ['member']],
  ])('%s', (path, actors) => {
    expect(readers((world, actor) => world.mayGet(actor, path))).toEqual(actors);
  });
});

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
    ['is set with an unchanged count', 'member', [mark(), counts(0)], false],
    ['is counted twice', 'member', [mark(), counts(2)], false],
    ['is set with a decreased count', 'member', [mark(), counts(-1)], false],
    ['is counted with a float', 'member', [mark(), counts(new Float(1))], false],
    ['is counted with a string', 'member', [mark(), counts('1')], false],
    ['is counted without being set', 'member', [counts(1)], false],
    ['is set with the userId of another user', 'stranger', [mark(), counts(1)], false],
    ['is set for the own and for another user', 'stranger', [ofStranger, mark(), counts(1)], false],
    [
      'is set twice, once with the id of another user',
      'stranger',
      [ofStranger, mark({ userId: 'stranger' }), counts(1)],
      false,
    ],
    ['cannot be counted as zero by another user', 'member', [counts(0)], false],
    [
      'is set with the id of another user',
      'stranger',
      [mark({ userId: 'stranger' }), counts(1)],
      false,
    ],
    [
      'is set twice, once with an arbitrary id',
      'member',
      [mark(), mark({}, 'open1_reviewer_2_member'), counts(2)],
      false,
    ],
    ['is set by a visitor', null, [mark(), counts(1)], false],
    [
      'is set by an inactive user',
      'inactive',
      [mark({ userId: 'inactive' }, 'open1_reviewer_inactive'), counts(1)],
      false,
    ],
    [
      'is set by a pending user',
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
      'is set by the author with another authorId',
      'reviewer',
      [mark({ userId: 'reviewer', authorId: 'member' }, 'open1_reviewer_reviewer'), counts(1)],
      false,
    ],
    ['has another authorId', 'member', [mark({ authorId: 'stranger' }), counts(1)], false],
    ['has no authorId', 'member', [mark({ authorId: null }), counts(1)], false],
    ['has another placeId', 'member', [mark({ placeId: 'other1' }), counts(1)], false],
    ['has an extra field', 'member', [mark({ unknown: 1 }), counts(1)], false],
    ['has the timestamp of yesterday', 'member', [mark({ createdAt: past }), counts(1)], false],
    [
      'is set on a missing review',
      'member',
      [mark({ reviewId: 'open1_none' }, 'open1_none_member')],
      false,
    ],
    [
      'is set with another text of the review',
      'member',
      [mark(), { op: 'update', path: reviewPath, fields: { helpfulCount: 1, text: 'x' } }],
      false,
    ],
    [
      'is set with another updatedAt of the review',
      'member',
      [mark(), update(reviewPath, { helpfulCount: 1 })],
      false,
    ],
    [
      'is counted for another review, too',
      'member',
      [mark(), counts(1), counts(2, 'reviews/closed1_reviewer')],
      false,
    ],
    ['is deleted although missing', 'member', [remove(markPath)], false],
    [
      'is deleted with the count for an inactive place',
      'member',
      [remove('helpful/closed1_reviewer_member'), counts(0, 'reviews/closed1_reviewer')],
      true,
    ],
    [
      'is set for an inactive place',
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
    ['is added to the stored count', nobody, 'member', [mark(), counts(4)], true],
    ['resets the stored count', nobody, 'member', [mark(), counts(1)], false],
    ['is set again', stored, 'member', [mark(), counts(4)], false],
    ['is changed', stored, 'member', [update(markPath, {})], false],
    ['is changed with the count', stored, 'member', [update(markPath, {}), counts(4)], false],
    ['is deleted with the count', stored, 'member', [remove(markPath), counts(2)], true],
    ['is deleted without the count', stored, 'member', [remove(markPath)], false],
    ['is subtracted from the count without being deleted', stored, 'member', [counts(2)], false],
    ['is subtracted from the count twice', stored, 'member', [remove(markPath), counts(1)], false],
    [
      'sets the count to zero when it is deleted',
      stored,
      'member',
      [remove(markPath), counts(0)],
      false,
    ],
    ['is deleted by another user', stored, 'stranger', [remove(markPath), counts(2)], false],
    [
      'is deleted by an inactive user',
      { ...nobody, ...markOf('inactive') },
      'inactive',
      [remove('helpful/open1_reviewer_inactive'), counts(2)],
      false,
    ],
    [
      'is moved to another user',
      stored,
      'stranger',
      [remove(markPath), mark({ userId: 'stranger' }, 'open1_reviewer_stranger'), counts(3)],
      false,
    ],
    [
      'is deleted from a review without a count',
      markOf('member'),
      'member',
      [remove(markPath), counts(0)],
      true,
    ],
    [
      'is deleted from a review without a count, with a negative count',
      markOf('member'),
      'member',
      [remove(markPath), counts(-1)],
      false,
    ],
    [
      'is deleted from a deleted review',
      { 'helpful/open1_gone_member': aHelpfulMark('open1', 'member', { reviewId: 'open1_gone' }) },
      'member',
      [remove('helpful/open1_gone_member')],
      true,
    ],
    [
      'is deleted from a deleted review by another user',
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
      'is unmarked',
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
    ['are deleted by its author', marked, 'reviewer', [...both, counts(0)], true],
    ['are deleted in part by its author', marked, 'reviewer', [remove(markPath), counts(0)], true],
    ['are deleted by a super admin', marked, 'admin', [...both, counts(0)], true],
    ['are deleted by the manager of the place', marked, 'manager', [...both, counts(0)], false],
    ['are deleted by another user who marked it', marked, 'member', [...both, counts(0)], false],
    ['are deleted without a change of the count', marked, 'reviewer', [...both], false],
    [
      'are deleted in part with a count of one',
      marked,
      'reviewer',
      [remove(markPath), counts(1)],
      false,
    ],
    [
      'are deleted by a super admin without a change of the count',
      marked,
      'admin',
      [...both],
      false,
    ],
    ['are counted with a float', marked, 'reviewer', [...both, counts(new Float(0))], false],
    ['have their count reset by another user', marked, 'pending', [counts(0)], false],
    ['have their count reset by a user who marked it', marked, 'member', [counts(0)], false],
    ['have their count reset by the manager of the place', marked, 'manager', [counts(0)], false],
    ['have their count increased by the author', marked, 'reviewer', [counts(3)], false],
    ['have their count increased by a super admin', marked, 'admin', [counts(3)], false],
    [
      'are deleted with a change of the text',
      marked,
      'admin',
      [...both, { op: 'update', path: reviewPath, fields: { helpfulCount: 0, text: 'x' } }],
      false,
    ],
    ['remain when the author deletes the review', marked, 'reviewer', gone, false],
    ['remain when a super admin deletes the review', marked, 'admin', gone, false],
    ['are deleted in the same commit as the review', marked, 'reviewer', [...both, ...gone], false],
    [
      'are already deleted when the author deletes the review',
      reviewWith({ helpfulCount: 0 }),
      'reviewer',
      gone,
      true,
    ],
    [
      'are already deleted when a super admin deletes the review',
      reviewWith({ helpfulCount: 0 }),
      'admin',
      gone,
      true,
    ],
    [
      'without a count are deleted by another user',
      uncounted,
      'stranger',
      [remove(markPath)],
      false,
    ],
    ['without a count are deleted by a visitor', uncounted, null, [remove(markPath)], false],
    ['without a count are deleted by the manager', uncounted, 'manager', [remove(markPath)], false],
    ['without a count are deleted by the author', uncounted, 'reviewer', [remove(markPath)], true],
    ['without a count are deleted by a super admin', uncounted, 'admin', [remove(markPath)], true],
    [
      'are deleted by a super admin who marked it, in the same commit',
      { ...reviewWith({}), ...markOf('admin') },
      'admin',
      [remove('helpful/open1_reviewer_admin'), ...gone],
      false,
    ],
    [
      'without a count are deleted by an inactive author',
      { ...uncounted, 'users/reviewer': aUserRecord('reviewer', { status: 'inactive' }) },
      'reviewer',
      [remove(markPath)],
      false,
    ],
    [
      'are deleted by an inactive author',
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
    ['is created without a count', 'member', written({}), true],
    ['is created with a count', 'member', written({ helpfulCount: 9 }), false],
    ['is created with a count of zero', 'member', written({ helpfulCount: 0 }), false],
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
      'increases its count when it is edited',
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
      'increases its count when it is answered',
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
    ['own marks', { userId: 'member' }, 100, ['member', 'admin']],
    ['own marks for a place', { userId: 'member', placeId: 'open1' }, 100, ['member', 'admin']],
    ['too many own marks', { userId: 'member' }, 101, ['admin']],
    [
      'marks of a review by its author',
      { authorId: 'reviewer', reviewId: 'open1_reviewer' },
      100,
      ['reviewer', 'admin'],
    ],
    ['too many marks of a review by its author', { authorId: 'reviewer' }, 101, ['admin']],
    ['marks of a review', { reviewId: 'open1_reviewer' }, 10, ['admin']],
    ['marks of a place', { placeId: 'open1' }, 10, ['admin']],
    ['all marks without a limit', {}, null, ['admin']],
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

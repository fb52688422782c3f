import { doc, increment, limit, setDoc, where } from 'firebase/firestore/lite';
import { describe } from 'vitest';

import {
  attackLocalCity,
  batch,
  count,
  deviceTime,
  fresh,
  list,
  now,
  read,
  remove,
  set,
  update,
} from '../attack.ts';
import { aHelpfulMark, aReviewRecord, aUserRecord } from '../city.ts';
import { asWritten } from '../local-city.ts';

const { allows, refuses } = attackLocalCity();

const markOf = (uid: string, change: object = {}) => ({
  ...asWritten(aHelpfulMark('open1', uid)),
  createdAt: now,
  ...change,
});

/** Marks the reviewer's review, with optional invalid changes. */
const marks = (uid: string, counted: object = { helpfulCount: 1 }, change: object = {}) =>
  batch(
    set(`helpful/open1_reviewer_${uid}`, markOf(uid, change)),
    update('reviews/open1_reviewer', counted),
  );

describe('marks of helpful reviews', () => {
  allows('member', marks('member'));
  // A mark can be removed although the place is inactive.
  allows(
    'member',
    batch(
      remove('helpful/closed1_reviewer_member'),
      update('reviews/closed1_reviewer', { helpfulCount: 0 }),
    ),
  );
  refuses([
    [
      'are counted with a too large increment',
      'member',
      marks('member', { helpfulCount: increment(2) }),
    ],
    [
      'are counted with Infinity',
      'member',
      marks('member', { helpfulCount: Number.POSITIVE_INFINITY }),
    ],
    ['are counted with a list', 'member', marks('member', { helpfulCount: [1] })],
    ['are counted as a thousand', 'member', marks('member', { helpfulCount: 1_000 })],
    [
      'are counted without a mark',
      'member',
      update('reviews/open1_reviewer', { helpfulCount: increment(1) }),
    ],
    ['are set together with the stars', 'member', marks('member', { helpfulCount: 1, rating: 5 })],
    [
      'have a timestamp of the device',
      'member',
      marks('member', undefined, { createdAt: deviceTime() }),
    ],
    ['are set by the author', 'reviewer', marks('reviewer')],
    [
      'are set by the author with another authorId',
      'reviewer',
      marks('reviewer', undefined, { authorId: 'admin' }),
    ],
    ['are set with the userId of another user', 'stranger', marks('member')],
    [
      'are set by two users with one count',
      'member',
      batch(
        set('helpful/open1_reviewer_member', markOf('member')),
        set('helpful/open1_reviewer_stranger', markOf('stranger')),
        update('reviews/open1_reviewer', { helpfulCount: 1 }),
      ),
    ],
    [
      'are set by two users with two counts',
      'member',
      batch(
        set('helpful/open1_reviewer_member', markOf('member')),
        set('helpful/open1_reviewer_stranger', markOf('stranger')),
        update('reviews/open1_reviewer', { helpfulCount: 2 }),
      ),
    ],
    [
      'are counted in two steps of one batch',
      'member',
      batch(
        set('helpful/open1_reviewer_member', markOf('member')),
        update('reviews/open1_reviewer', { helpfulCount: increment(1) }),
        update('reviews/open1_reviewer', { helpfulCount: increment(1) }),
      ),
    ],
    [
      'are set and removed in one batch with a count',
      'member',
      batch(
        set('helpful/open1_reviewer_member', markOf('member')),
        remove('helpful/open1_reviewer_member'),
        update('reviews/open1_reviewer', { helpfulCount: 1 }),
      ),
    ],
    [
      'are set in the batch that creates the user record',
      'newcomer',
      batch(
        set('users/newcomer', { ...asWritten(aUserRecord('newcomer')), ...fresh }),
        set('helpful/open1_reviewer_newcomer', markOf('newcomer')),
        update('reviews/open1_reviewer', { helpfulCount: 1 }),
      ),
    ],
    [
      'are set on a review that the same batch creates for another user',
      'member',
      batch(
        set('reviews/open1_stranger', {
          ...asWritten(aReviewRecord('open1', 'stranger', { helpfulCount: 1 })),
          ...fresh,
        }),
        set(
          'helpful/open1_stranger_member',
          markOf('member', { reviewId: 'open1_stranger', authorId: 'stranger' }),
        ),
      ),
    ],
    [
      'are deleted with those of other users and the count',
      'stranger',
      batch(
        remove('helpful/closed1_reviewer_member'),
        update('reviews/closed1_reviewer', { helpfulCount: 0 }),
      ),
    ],
    [
      'are created by a merge without the count',
      'member',
      (db) => setDoc(doc(db, 'helpful/open1_reviewer_member'), markOf('member'), { merge: true }),
    ],
    ['of another user are read', 'stranger', read('helpful/closed1_reviewer_member')],
    [
      'of a review are listed by another user',
      'stranger',
      list('helpful', where('reviewId', '==', 'closed1_reviewer'), limit(10)),
    ],
    [
      'of two authors are listed by one of them',
      'reviewer',
      list('helpful', where('authorId', 'in', ['reviewer', 'member']), limit(10)),
    ],
    [
      'of another user are counted',
      'stranger',
      count('helpful', where('userId', '==', 'member'), limit(10)),
    ],
    [
      'are increased by the author who deletes them',
      'reviewer',
      batch(
        remove('helpful/closed1_reviewer_member'),
        update('reviews/closed1_reviewer', { helpfulCount: 7 }),
      ),
    ],
  ]);
});

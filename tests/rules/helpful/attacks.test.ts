import {
  collection,
  doc,
  getCount,
  getDoc,
  getDocs,
  increment,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import type { Firestore } from 'firebase/firestore/lite';
import { describe } from 'vitest';

import { attackLocalCity, deviceTime, fresh, now } from '../attack.ts';
import { aHelpfulMark, aReviewRecord, aUserRecord } from '../city.ts';
import { asWritten } from '../local-city.ts';

const { allows, refuses } = attackLocalCity();

const markOf = (uid: string, change: object = {}) => ({
  ...asWritten(aHelpfulMark('open1', uid)),
  createdAt: now,
  ...change,
});

/** Marks the reviewer's review, with optional invalid changes. */
const marks =
  (uid: string, counted: object = { helpfulCount: 1 }, change: object = {}) =>
  (db: Firestore): Promise<void> =>
    writeBatch(db)
      .set(doc(db, `helpful/open1_reviewer_${uid}`), markOf(uid, change))
      .update(doc(db, 'reviews/open1_reviewer'), counted)
      .commit();

describe('marks of helpful reviews', () => {
  allows('member', marks('member'));
  // A mark can be removed although the place is inactive.
  allows('member', (db) =>
    writeBatch(db)
      .delete(doc(db, 'helpful/closed1_reviewer_member'))
      .update(doc(db, 'reviews/closed1_reviewer'), { helpfulCount: 0 })
      .commit(),
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
      (db) => updateDoc(doc(db, 'reviews/open1_reviewer'), { helpfulCount: increment(1) }),
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
      (db) =>
        writeBatch(db)
          .set(doc(db, 'helpful/open1_reviewer_member'), markOf('member'))
          .set(doc(db, 'helpful/open1_reviewer_stranger'), markOf('stranger'))
          .update(doc(db, 'reviews/open1_reviewer'), { helpfulCount: 1 })
          .commit(),
    ],
    [
      'are set by two users with two counts',
      'member',
      (db) =>
        writeBatch(db)
          .set(doc(db, 'helpful/open1_reviewer_member'), markOf('member'))
          .set(doc(db, 'helpful/open1_reviewer_stranger'), markOf('stranger'))
          .update(doc(db, 'reviews/open1_reviewer'), { helpfulCount: 2 })
          .commit(),
    ],
    [
      'are counted in two steps of one batch',
      'member',
      (db) =>
        writeBatch(db)
          .set(doc(db, 'helpful/open1_reviewer_member'), markOf('member'))
          .update(doc(db, 'reviews/open1_reviewer'), { helpfulCount: increment(1) })
          .update(doc(db, 'reviews/open1_reviewer'), { helpfulCount: increment(1) })
          .commit(),
    ],
    [
      'are set and removed in one batch with a count',
      'member',
      (db) =>
        writeBatch(db)
          .set(doc(db, 'helpful/open1_reviewer_member'), markOf('member'))
          .delete(doc(db, 'helpful/open1_reviewer_member'))
          .update(doc(db, 'reviews/open1_reviewer'), { helpfulCount: 1 })
          .commit(),
    ],
    [
      'are set in the batch that creates the user record',
      'newcomer',
      (db) =>
        writeBatch(db)
          .set(doc(db, 'users/newcomer'), { ...asWritten(aUserRecord('newcomer')), ...fresh })
          .set(doc(db, 'helpful/open1_reviewer_newcomer'), markOf('newcomer'))
          .update(doc(db, 'reviews/open1_reviewer'), { helpfulCount: 1 })
          .commit(),
    ],
    [
      'are set on a review that the same batch creates for another user',
      'member',
      (db) =>
        writeBatch(db)
          .set(doc(db, 'reviews/open1_stranger'), {
            ...asWritten(aReviewRecord('open1', 'stranger', { helpfulCount: 1 })),
            ...fresh,
          })
          .set(
            doc(db, 'helpful/open1_stranger_member'),
            markOf('member', { reviewId: 'open1_stranger', authorId: 'stranger' }),
          )
          .commit(),
    ],
    [
      'are deleted with those of other users and the count',
      'stranger',
      (db) =>
        writeBatch(db)
          .delete(doc(db, 'helpful/closed1_reviewer_member'))
          .update(doc(db, 'reviews/closed1_reviewer'), { helpfulCount: 0 })
          .commit(),
    ],
    [
      'are created by a merge without the count',
      'member',
      (db) => setDoc(doc(db, 'helpful/open1_reviewer_member'), markOf('member'), { merge: true }),
    ],
    [
      'of another user are read',
      'stranger',
      (db) => getDoc(doc(db, 'helpful/closed1_reviewer_member')),
    ],
    [
      'of a review are listed by another user',
      'stranger',
      (db) =>
        getDocs(
          query(collection(db, 'helpful'), where('reviewId', '==', 'closed1_reviewer'), limit(10)),
        ),
    ],
    [
      'of two authors are listed by one of them',
      'reviewer',
      (db) =>
        getDocs(
          query(
            collection(db, 'helpful'),
            where('authorId', 'in', ['reviewer', 'member']),
            limit(10),
          ),
        ),
    ],
    [
      'of another user are counted',
      'stranger',
      (db) =>
        getCount(query(collection(db, 'helpful'), where('userId', '==', 'member'), limit(10))),
    ],
    [
      'are increased by the author who deletes them',
      'reviewer',
      (db) =>
        writeBatch(db)
          .delete(doc(db, 'helpful/closed1_reviewer_member'))
          .update(doc(db, 'reviews/closed1_reviewer'), { helpfulCount: 7 })
          .commit(),
    ],
  ]);
});

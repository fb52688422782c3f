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
    ['count by an increment too many', 'member', marks('member', { helpfulCount: increment(2) })],
    ['count endlessly', 'member', marks('member', { helpfulCount: Number.POSITIVE_INFINITY })],
    ['count in a list', 'member', marks('member', { helpfulCount: [1] })],
    ['count a thousand', 'member', marks('member', { helpfulCount: 1_000 })],
    [
      'count without a mark',
      'member',
      (db) => updateDoc(doc(db, 'reviews/open1_reviewer'), { helpfulCount: increment(1) }),
    ],
    ['move the stars along', 'member', marks('member', { helpfulCount: 1, rating: 5 })],
    [
      'are of the client’s clock',
      'member',
      marks('member', undefined, { createdAt: deviceTime() }),
    ],
    ['are set by the author', 'reviewer', marks('reviewer')],
    [
      'are set by the author, who says that another wrote it',
      'reviewer',
      marks('reviewer', undefined, { authorId: 'admin' }),
    ],
    ['are set in the name of another', 'stranger', marks('member')],
    [
      'are set for two with one count',
      'member',
      (db) =>
        writeBatch(db)
          .set(doc(db, 'helpful/open1_reviewer_member'), markOf('member'))
          .set(doc(db, 'helpful/open1_reviewer_stranger'), markOf('stranger'))
          .update(doc(db, 'reviews/open1_reviewer'), { helpfulCount: 1 })
          .commit(),
    ],
    [
      'are set for two with two counts',
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
      'are set and taken off in one batch that counts',
      'member',
      (db) =>
        writeBatch(db)
          .set(doc(db, 'helpful/open1_reviewer_member'), markOf('member'))
          .delete(doc(db, 'helpful/open1_reviewer_member'))
          .update(doc(db, 'reviews/open1_reviewer'), { helpfulCount: 1 })
          .commit(),
    ],
    [
      'are set in the batch that makes the record of who marks',
      'newcomer',
      (db) =>
        writeBatch(db)
          .set(doc(db, 'users/newcomer'), { ...asWritten(aUserRecord('newcomer')), ...fresh })
          .set(doc(db, 'helpful/open1_reviewer_newcomer'), markOf('newcomer'))
          .update(doc(db, 'reviews/open1_reviewer'), { helpfulCount: 1 })
          .commit(),
    ],
    [
      'are set of a review that the same batch makes up for another',
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
      'go with those of others, and the count',
      'stranger',
      (db) =>
        writeBatch(db)
          .delete(doc(db, 'helpful/closed1_reviewer_member'))
          .update(doc(db, 'reviews/closed1_reviewer'), { helpfulCount: 0 })
          .commit(),
    ],
    [
      'are made by a merge without the count',
      'member',
      (db) => setDoc(doc(db, 'helpful/open1_reviewer_member'), markOf('member'), { merge: true }),
    ],
    ['of another are read', 'stranger', (db) => getDoc(doc(db, 'helpful/closed1_reviewer_member'))],
    [
      'of a review are listed by whoever likes to know',
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
      'of another are counted',
      'stranger',
      (db) =>
        getCount(query(collection(db, 'helpful'), where('userId', '==', 'member'), limit(10))),
    ],
    [
      'are raised by the author who removes them',
      'reviewer',
      (db) =>
        writeBatch(db)
          .delete(doc(db, 'helpful/closed1_reviewer_member'))
          .update(doc(db, 'reviews/closed1_reviewer'), { helpfulCount: 7 })
          .commit(),
    ],
  ]);
});

import {
  arrayUnion,
  collection,
  deleteDoc,
  deleteField,
  doc,
  getCount,
  getDocs,
  increment,
  limit,
  query,
  runTransaction,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import type { Firestore } from 'firebase/firestore/lite';
import { describe } from 'vitest';

import { attackLocalCity, change, deviceTime, fresh, merge, now } from '../attack.ts';
import { aReviewPicture, aReviewRecord, aUserRecord } from '../city.ts';
import { asWritten } from '../local-city.ts';

const { allows, refuses } = attackLocalCity();

const aggregate = { ratingCounts: [0, 0, 0, 1, 1], rating: 4.5, reviewsCount: 2, updatedAt: now };
const review = (change: object = {}) => ({
  ...asWritten(aReviewRecord('open1', 'member', { rating: 5, verifiedVisit: true })),
  ...fresh,
  ...change,
});
const withReview =
  (reviewChange: object, placeChange: object = {}) =>
  (db: Firestore): Promise<void> =>
    writeBatch(db)
      .set(doc(db, 'reviews/open1_member'), review(reviewChange))
      .update(doc(db, 'places/open1'), { ...aggregate, ...placeChange })
      .commit();

describe('reviews', () => {
  allows('member', withReview({}));
  allows('reviewer', (db) => updateDoc(doc(db, 'reviews/open1_reviewer'), { authorProfile: true }));
  refuses([
    [
      'show the profile of somebody else',
      'member',
      (db) => updateDoc(doc(db, 'reviews/open1_reviewer'), { authorProfile: true }),
    ],
    [
      'hide the profile of somebody else',
      'manager',
      (db) => updateDoc(doc(db, 'reviews/open1_reviewer'), { authorProfile: false }),
    ],
    [
      'change what they say beside the profile of their author',
      'reviewer',
      (db) =>
        updateDoc(doc(db, 'reviews/open1_reviewer'), { authorProfile: true, text: 'Outro texto' }),
    ],
    [
      'carry something else where the profile is named',
      'reviewer',
      (db) => updateDoc(doc(db, 'reviews/open1_reviewer'), { authorProfile: 'x'.repeat(900_000) }),
    ],
    [
      'take the profile away instead of hiding it',
      'reviewer',
      (db) =>
        updateDoc(doc(db, 'reviews/open1_reviewer'), { authorProfile: deleteField(), text: 'x' }),
    ],
    ['count without being written', 'member', change('places/open1', aggregate)],
    [
      'are written without counting',
      'member',
      (db) => setDoc(doc(db, 'reviews/open1_member'), review()),
    ],
    [
      'count twice',
      'member',
      withReview({}, { ratingCounts: [0, 0, 0, 1, 2], reviewsCount: 3, rating: 4.7 }),
    ],
    ['count by an increment too many', 'member', withReview({}, { reviewsCount: increment(2) })],
    ['count for other stars than they give', 'member', withReview({ rating: 1 })],
    [
      'take away the stars of others',
      'member',
      withReview({}, { ratingCounts: [0, 0, 0, 0, 2], reviewsCount: 2, rating: 5 }),
    ],
    ['round the average up', 'member', withReview({}, { rating: 5 })],
    ['make the average no number', 'member', withReview({}, { rating: Number.NaN })],
    ['give minus five stars', 'member', withReview({ rating: -5 })],
    ['give four and a half stars', 'member', withReview({ rating: 4.5 })],
    ['give stars that are no number', 'member', withReview({ rating: Number.NaN })],
    ['give a list of stars', 'member', withReview({ rating: [5] })],
    ['hold a text without end', 'member', withReview({ text: 'x'.repeat(50_000) })],
    ['hold a map for a text', 'member', withReview({ text: { html: '<b>' } })],
    ['hold a further field', 'member', withReview({ pinned: true })],
    ['answer themselves', 'member', withReview({ reply: { text: 'x', repliedAt: now } })],
    ['are signed by another', 'member', withReview({ authorName: 'Nome de admin' })],
    ['are of the time of the client’s clock', 'member', withReview({ createdAt: deviceTime() })],
    ['hide that there was a visit', 'member', withReview({ verifiedVisit: false })],
    [
      'are written by the same person twice',
      'member',
      (db) =>
        writeBatch(db)
          .set(doc(db, 'reviews/open1_member'), review())
          .set(doc(db, 'reviews/open1_member2'), review())
          .update(doc(db, 'places/open1'), {
            ratingCounts: [0, 0, 0, 1, 2],
            reviewsCount: 3,
            rating: 4.7,
            updatedAt: now,
          })
          .commit(),
    ],
    ['come with a new title of the place', 'member', withReview({}, { title: 'x' })],
    ['come with the place made inactive', 'member', withReview({}, { isActive: false })],
    [
      'come with a field of the place removed',
      'member',
      withReview({}, { createdBy: deleteField() }),
    ],
    [
      'move the place in a second step of the batch',
      'member',
      (db) =>
        writeBatch(db)
          .set(doc(db, 'reviews/open1_member'), review())
          .update(doc(db, 'places/open1'), aggregate)
          .update(doc(db, 'places/open1'), { rating: 5, updatedAt: now })
          .commit(),
    ],
    [
      'move two places at once',
      'member',
      (db) =>
        writeBatch(db)
          .set(doc(db, 'reviews/open1_member'), review())
          .update(doc(db, 'places/open1'), aggregate)
          .update(doc(db, 'places/other1'), {
            ratingCounts: [0, 0, 0, 0, 1],
            reviewsCount: 1,
            rating: 5,
            updatedAt: now,
          })
          .commit(),
    ],
    ['let a past reviewer touch the place alone', 'reviewer', change('places/open1', {})],
    [
      'let a past reviewer raise the place alone',
      'reviewer',
      change('places/open1', { ratingCounts: [0, 0, 0, 0, 1], rating: 5 }),
    ],
    [
      'are edited while the place stays',
      'reviewer',
      change('reviews/open1_reviewer', { rating: 5 }),
    ],
    [
      'are edited by a merge that answers them',
      'reviewer',
      merge('reviews/open1_reviewer', { text: 'x', reply: { text: 'x', repliedAt: now } }),
    ],
    ['of others are edited', 'member', change('reviews/open1_reviewer', { text: 'x' })],
    [
      'of others are removed with the aggregate',
      'member',
      (db) =>
        writeBatch(db)
          .delete(doc(db, 'reviews/open1_reviewer'))
          .update(doc(db, 'places/open1'), {
            ratingCounts: [0, 0, 0, 0, 0],
            reviewsCount: 0,
            rating: 0,
            updatedAt: now,
          })
          .commit(),
    ],
    [
      'are removed in a transaction without the aggregate',
      'reviewer',
      (db) =>
        runTransaction(db, async (transaction) => {
          await transaction.get(doc(db, 'reviews/open1_reviewer'));
          transaction.delete(doc(db, 'reviews/open1_reviewer'));
        }),
    ],
    [
      'bad for business are removed by the manager',
      'manager',
      (db) =>
        writeBatch(db)
          .delete(doc(db, 'reviews/open1_reviewer'))
          .update(doc(db, 'places/open1'), {
            ratingCounts: [0, 0, 0, 0, 0],
            reviewsCount: 0,
            rating: 0,
            updatedAt: now,
          })
          .commit(),
    ],
    [
      'bad for business are edited together with the answer',
      'manager',
      (db) =>
        updateDoc(doc(db, 'reviews/open1_reviewer'), {
          text: 'Ótimo!',
          reply: { text: 'x', repliedAt: now },
        }),
    ],
    [
      'are answered with a date in the future',
      'manager',
      (db) =>
        updateDoc(doc(db, 'reviews/open1_reviewer'), {
          reply: { text: 'x', repliedAt: new Timestamp(4e9, 0) },
        }),
    ],
    [
      'are answered by a path into the answer',
      'manager',
      (db) => updateDoc(doc(db, 'reviews/open1_reviewer'), { 'reply.text': 'x' }),
    ],
    [
      'of everybody are listed across places',
      'member',
      (db) => getDocs(query(collection(db, 'reviews'), where('rating', '==', 4), limit(10))),
    ],
    [
      'of one’s own and of another are listed',
      'member',
      (db) =>
        getDocs(
          query(
            collection(db, 'reviews'),
            where('userId', 'in', ['member', 'reviewer']),
            limit(10),
          ),
        ),
    ],
    [
      'of an inactive place are counted',
      'member',
      (db) =>
        getCount(query(collection(db, 'reviews'), where('placeId', '==', 'closed1'), limit(10))),
    ],
    [
      'are written by somebody inactive',
      'inactive',
      (db) =>
        writeBatch(db)
          .set(doc(db, 'reviews/open1_inactive'), {
            ...asWritten(aReviewRecord('open1', 'inactive', { rating: 5 })),
            ...fresh,
          })
          .update(doc(db, 'places/open1'), aggregate)
          .commit(),
    ],
    [
      'are written and removed in one batch',
      'member',
      (db) =>
        writeBatch(db)
          .set(doc(db, 'reviews/open1_member'), review())
          .update(doc(db, 'places/open1'), aggregate)
          .delete(doc(db, 'reviews/open1_member'))
          .commit(),
    ],
    [
      'are removed and the place keeps their stars',
      'reviewer',
      (db) =>
        writeBatch(db)
          .delete(doc(db, 'reviews/open1_reviewer'))
          .update(doc(db, 'places/open1'), {
            ratingCounts: [0, 0, 0, 1, 0],
            rating: 4,
            reviewsCount: 1,
            updatedAt: now,
          })
          .commit(),
    ],
    [
      'are removed and written anew with two counts',
      'reviewer',
      (db) =>
        writeBatch(db)
          .delete(doc(db, 'reviews/open1_reviewer'))
          .set(doc(db, 'reviews/open1_reviewer'), {
            ...asWritten(aReviewRecord('open1', 'reviewer', { rating: 5 })),
            ...fresh,
          })
          .update(doc(db, 'places/open1'), aggregate)
          .commit(),
    ],
    [
      'are written in the batch that makes the record of their author',
      'newcomer',
      (db) =>
        writeBatch(db)
          .set(doc(db, 'users/newcomer'), { ...asWritten(aUserRecord('newcomer')), ...fresh })
          .set(doc(db, 'reviews/open1_newcomer'), {
            ...asWritten(aReviewRecord('open1', 'newcomer', { rating: 5 })),
            ...fresh,
          })
          .update(doc(db, 'places/open1'), aggregate)
          .commit(),
    ],
    [
      'are written in the batch that renames their author',
      'member',
      (db) =>
        writeBatch(db)
          .update(doc(db, 'users/member'), { displayName: 'Guia', updatedAt: now })
          .set(doc(db, 'reviews/open1_member'), review({ authorName: 'Guia' }))
          .update(doc(db, 'places/open1'), aggregate)
          .commit(),
    ],
    ['give minus no stars', 'member', withReview({ rating: -0 })],
    ['give endless stars', 'member', withReview({ rating: Number.POSITIVE_INFINITY })],
    ['give stars that are true', 'member', withReview({ rating: true })],
    ['give no stars', 'member', withReview({ rating: null })],
    ['make the average endless', 'member', withReview({}, { rating: Number.POSITIVE_INFINITY })],
    [
      'make the counts a map',
      'member',
      withReview({}, { ratingCounts: { 0: 0, 1: 0, 2: 0, 3: 1, 4: 1 } }),
    ],
    ['make the counts longer', 'member', withReview({}, { ratingCounts: arrayUnion(9) })],
    ['take the counts away', 'member', withReview({}, { ratingCounts: deleteField() })],
    ['leave the place at another instant', 'member', withReview({}, { updatedAt: deviceTime() })],
    ['are of the year 2100', 'member', withReview({ updatedAt: new Timestamp(4_102_444_800, 0) })],
    [
      'show the picture of another',
      'member',
      withReview({ authorPhotoURL: 'https://x.test/admin.png' }),
    ],
    ['show a picture that is a map', 'member', withReview({ authorPhotoURL: { url: 'x' } })],
    ['belong to another place than their id', 'member', withReview({ placeId: 'other1' })],
    ['belong to another person than their id', 'member', withReview({ userId: 'reviewer' })],
    ['lose their author', 'reviewer', change('reviews/open1_reviewer', { userId: deleteField() })],
    ['lose their stars', 'reviewer', change('reviews/open1_reviewer', { rating: deleteField() })],
    [
      'lose whether there was a visit',
      'reviewer',
      change('reviews/open1_reviewer', { verifiedVisit: deleteField() }),
    ],
    [
      'become older',
      'reviewer',
      change('reviews/open1_reviewer', { createdAt: new Timestamp(0, 0) }),
    ],
    [
      'are answered at length',
      'manager',
      (db) =>
        updateDoc(doc(db, 'reviews/open1_reviewer'), {
          reply: { text: 'x'.repeat(3000), repliedAt: now },
        }),
    ],
    [
      'are answered with more than a text',
      'manager',
      (db) =>
        updateDoc(doc(db, 'reviews/open1_reviewer'), {
          reply: { text: 'x', repliedAt: now, as: 'admin' },
        }),
    ],
    [
      'are answered by the manager of another place',
      'stranger',
      (db) =>
        updateDoc(doc(db, 'reviews/open1_reviewer'), { reply: { text: 'x', repliedAt: now } }),
    ],
    [
      'are kept below a place',
      'member',
      (db) => setDoc(doc(db, 'places/open1/reviews/x'), review()),
    ],
  ]);
});

describe('images of reviews', () => {
  const id = 'open1_reviewer_pictures_member';
  const report = {
    ...{ reviewId: 'open1_reviewer', about: 'pictures', placeId: 'open1', reporter: 'member' },
    ...{ reason: 'private', status: 'open', ...fresh },
  };
  const pace = { since: now, count: 1, last: `reports/${id}`, at: now };
  const recordPath = 'reportedPictures/open1_reviewer';
  const record = {
    ...{ placeId: 'open1', userId: 'reviewer', isOpen: true, at: now },
    pictures: { [aReviewPicture('open1_reviewer').split('#')[0] ?? '']: true },
  };
  const hold =
    (changes: object = {}, reported: object = {}) =>
    (db: Firestore) =>
      writeBatch(db)
        .update(doc(db, 'reviews/open1_reviewer'), { picturesStatus: 'waiting', ...changes })
        .set(doc(db, `reports/${id}`), { ...report, ...reported })
        .set(doc(db, 'requestPace/member'), pace)
        .set(doc(db, recordPath), record)
        .commit();
  allows('member', hold());
  allows('member', withReview({ pictures: [aReviewPicture('open1_member')] }));
  refuses([
    [
      'wait for no report',
      'member',
      change('reviews/open1_reviewer', { picturesStatus: 'waiting' }),
    ],
    ['wait for a report of another', 'member', hold({}, { reporter: 'stranger' })],
    ['wait for a report of the device’s clock', 'member', hold({}, { createdAt: deviceTime() })],
    ['are taken away by who reports them', 'member', hold({ pictures: [] })],
    ['take the words along when they wait', 'member', hold({ text: '' })],
    ['are kept by who reports them', 'member', hold({ picturesStatus: 'kept' })],
    [
      'of two reviews wait for one report',
      'member',
      (db) =>
        writeBatch(db)
          .update(doc(db, 'reviews/open1_reviewer'), { picturesStatus: 'waiting' })
          .update(doc(db, 'reviews/closed1_reviewer'), { picturesStatus: 'waiting' })
          .set(doc(db, `reports/${id}`), report)
          .set(doc(db, 'requestPace/member'), pace)
          .set(doc(db, recordPath), record)
          .commit(),
    ],
    [
      'are reported without a record',
      'member',
      (db) =>
        writeBatch(db)
          .set(doc(db, `reports/${id}`), report)
          .set(doc(db, 'requestPace/member'), pace)
          .commit(),
    ],
    [
      'are recorded without a report',
      'member',
      (db) => writeBatch(db).set(doc(db, recordPath), record).commit(),
    ],
    [
      'lose their record to their author',
      'member',
      (db) => deleteDoc(doc(db, 'reportedPictures/closed1_member')),
    ],
    [
      'have their record closed by their author',
      'member',
      (db) => updateDoc(doc(db, 'reportedPictures/closed1_member'), { isOpen: false, at: now }),
    ],
    [
      'are kept by their author',
      'reviewer',
      change('reviews/open1_reviewer', { picturesStatus: 'kept' }),
    ],
    [
      'are kept by the manager',
      'manager',
      change('reviews/open1_reviewer', { picturesStatus: 'kept' }),
    ],
    [
      'are taken away by the manager',
      'manager',
      change('reviews/open1_reviewer', { pictures: [] }),
    ],
    [
      'are those of somebody else',
      'member',
      withReview({ pictures: [aReviewPicture('open1_reviewer')] }),
    ],
    ['lie elsewhere', 'member', withReview({ pictures: ['https://x.test/a.webp'] })],
    ['are many', 'member', withReview({ pictures: Array(4).fill(aReviewPicture('open1_member')) })],
    ['are long', 'member', withReview({ pictures: ['x'.repeat(50_000)] })],
    ['are a map', 'member', withReview({ pictures: { a: 1 } })],
    [
      'are added one by one to another’s',
      'member',
      change('reviews/open1_reviewer', { pictures: arrayUnion(aReviewPicture('open1_reviewer')) }),
    ],
  ]);
});

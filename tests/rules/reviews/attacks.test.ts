import {
  arrayUnion,
  deleteField,
  doc,
  increment,
  limit,
  runTransaction,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import { describe } from 'vitest';

import {
  attackLocalCity,
  batch,
  change,
  count,
  deviceTime,
  fresh,
  list,
  merge,
  now,
  remove,
  set,
  update,
} from '../attack.ts';
import { aReviewPicture, aReviewRecord, aUserRecord } from '../city.ts';
import { asWritten } from '../local-city.ts';

const { allows, refuses } = attackLocalCity();

const aggregate = { ratingCounts: [0, 0, 0, 1, 1], rating: 4.5, reviewsCount: 2, updatedAt: now };
const review = (change: object = {}) => ({
  ...asWritten(aReviewRecord('open1', 'member', { rating: 5, verifiedVisit: true })),
  ...fresh,
  ...change,
});
const withReview = (reviewChange: object, placeChange: object = {}) =>
  batch(
    set('reviews/open1_member', review(reviewChange)),
    update('places/open1', { ...aggregate, ...placeChange }),
  );

describe('reviews', () => {
  allows('member', withReview({}));
  allows('reviewer', update('reviews/open1_reviewer', { authorProfile: true }));
  refuses([
    [
      'show the profile of another user',
      'member',
      update('reviews/open1_reviewer', { authorProfile: true }),
    ],
    [
      'hide the profile of another user',
      'manager',
      update('reviews/open1_reviewer', { authorProfile: false }),
    ],
    [
      'change their text together with the profile consent',
      'reviewer',
      update('reviews/open1_reviewer', { authorProfile: true, text: 'Outro texto' }),
    ],
    [
      'have a huge string as profile consent',
      'reviewer',
      update('reviews/open1_reviewer', { authorProfile: 'x'.repeat(900_000) }),
    ],
    [
      'delete the profile consent',
      'reviewer',
      update('reviews/open1_reviewer', { authorProfile: deleteField(), text: 'x' }),
    ],
    ['are counted without being created', 'member', change('places/open1', aggregate)],
    ['are created without the aggregate', 'member', set('reviews/open1_member', review())],
    [
      'are counted twice',
      'member',
      withReview({}, { ratingCounts: [0, 0, 0, 1, 2], reviewsCount: 3, rating: 4.7 }),
    ],
    [
      'are counted with a too large increment',
      'member',
      withReview({}, { reviewsCount: increment(2) }),
    ],
    ['are counted for another rating', 'member', withReview({ rating: 1 })],
    [
      'remove the ratings of other users',
      'member',
      withReview({}, { ratingCounts: [0, 0, 0, 0, 2], reviewsCount: 2, rating: 5 }),
    ],
    ['round the average up', 'member', withReview({}, { rating: 5 })],
    ['make the average NaN', 'member', withReview({}, { rating: Number.NaN })],
    ['give minus five stars', 'member', withReview({ rating: -5 })],
    ['give four and a half stars', 'member', withReview({ rating: 4.5 })],
    ['give NaN stars', 'member', withReview({ rating: Number.NaN })],
    ['give a list of stars', 'member', withReview({ rating: [5] })],
    ['have a too long text', 'member', withReview({ text: 'x'.repeat(50_000) })],
    ['have a map as text', 'member', withReview({ text: { html: '<b>' } })],
    ['have an extra field', 'member', withReview({ pinned: true })],
    ['contain a reply', 'member', withReview({ reply: { text: 'x', repliedAt: now } })],
    ['have the name of another user', 'member', withReview({ authorName: 'Nome de admin' })],
    ['have a timestamp of the device', 'member', withReview({ createdAt: deviceTime() })],
    ['hide a visit', 'member', withReview({ verifiedVisit: false })],
    [
      'are created twice by the same user',
      'member',
      batch(
        set('reviews/open1_member', review()),
        set('reviews/open1_member2', review()),
        update('places/open1', {
          ratingCounts: [0, 0, 0, 1, 2],
          reviewsCount: 3,
          rating: 4.7,
          updatedAt: now,
        }),
      ),
    ],
    ['are created with a new title of the place', 'member', withReview({}, { title: 'x' })],
    ['are created with a deactivation of the place', 'member', withReview({}, { isActive: false })],
    [
      'are created with a deleted field of the place',
      'member',
      withReview({}, { createdBy: deleteField() }),
    ],
    [
      'change the average in a second write of the batch',
      'member',
      batch(
        set('reviews/open1_member', review()),
        update('places/open1', aggregate),
        update('places/open1', { rating: 5, updatedAt: now }),
      ),
    ],
    [
      'change two places',
      'member',
      batch(
        set('reviews/open1_member', review()),
        update('places/open1', aggregate),
        update('places/other1', {
          ratingCounts: [0, 0, 0, 0, 1],
          reviewsCount: 1,
          rating: 5,
          updatedAt: now,
        }),
      ),
    ],
    [
      'let a past reviewer update only the timestamp of the place',
      'reviewer',
      change('places/open1', {}),
    ],
    [
      'let a past reviewer update only the rating of the place',
      'reviewer',
      change('places/open1', { ratingCounts: [0, 0, 0, 0, 1], rating: 5 }),
    ],
    [
      'are edited without the aggregate',
      'reviewer',
      change('reviews/open1_reviewer', { rating: 5 }),
    ],
    [
      'are edited by a merge with a reply',
      'reviewer',
      merge('reviews/open1_reviewer', { text: 'x', reply: { text: 'x', repliedAt: now } }),
    ],
    ['of other users are edited', 'member', change('reviews/open1_reviewer', { text: 'x' })],
    [
      'of other users are deleted with the aggregate',
      'member',
      batch(
        remove('reviews/open1_reviewer'),
        update('places/open1', {
          ratingCounts: [0, 0, 0, 0, 0],
          reviewsCount: 0,
          rating: 0,
          updatedAt: now,
        }),
      ),
    ],
    [
      'are deleted in a transaction without the aggregate',
      'reviewer',
      (db) =>
        runTransaction(db, async (transaction) => {
          await transaction.get(doc(db, 'reviews/open1_reviewer'));
          transaction.delete(doc(db, 'reviews/open1_reviewer'));
        }),
    ],
    [
      'are deleted by the manager',
      'manager',
      batch(
        remove('reviews/open1_reviewer'),
        update('places/open1', {
          ratingCounts: [0, 0, 0, 0, 0],
          reviewsCount: 0,
          rating: 0,
          updatedAt: now,
        }),
      ),
    ],
    [
      'are edited by the manager together with the reply',
      'manager',
      update('reviews/open1_reviewer', {
        text: 'Ótimo!',
        reply: { text: 'x', repliedAt: now },
      }),
    ],
    [
      'are answered with a timestamp in the future',
      'manager',
      update('reviews/open1_reviewer', {
        reply: { text: 'x', repliedAt: new Timestamp(4e9, 0) },
      }),
    ],
    [
      'are answered by a field path',
      'manager',
      update('reviews/open1_reviewer', { 'reply.text': 'x' }),
    ],
    [
      'of all users are listed across places',
      'member',
      list('reviews', where('rating', '==', 4), limit(10)),
    ],
    [
      'of the caller and another user are listed',
      'member',
      list('reviews', where('userId', 'in', ['member', 'reviewer']), limit(10)),
    ],
    [
      'of an inactive place are counted',
      'member',
      count('reviews', where('placeId', '==', 'closed1'), limit(10)),
    ],
    [
      'are created by an inactive user',
      'inactive',
      batch(
        set('reviews/open1_inactive', {
          ...asWritten(aReviewRecord('open1', 'inactive', { rating: 5 })),
          ...fresh,
        }),
        update('places/open1', aggregate),
      ),
    ],
    [
      'are created and deleted in one batch',
      'member',
      batch(
        set('reviews/open1_member', review()),
        update('places/open1', aggregate),
        remove('reviews/open1_member'),
      ),
    ],
    [
      'are deleted without a change of the aggregate',
      'reviewer',
      batch(
        remove('reviews/open1_reviewer'),
        update('places/open1', {
          ratingCounts: [0, 0, 0, 1, 0],
          rating: 4,
          reviewsCount: 1,
          updatedAt: now,
        }),
      ),
    ],
    [
      'are deleted and created again with two counts',
      'reviewer',
      batch(
        remove('reviews/open1_reviewer'),
        set('reviews/open1_reviewer', {
          ...asWritten(aReviewRecord('open1', 'reviewer', { rating: 5 })),
          ...fresh,
        }),
        update('places/open1', aggregate),
      ),
    ],
    [
      'are created in the batch that creates the user record',
      'newcomer',
      batch(
        set('users/newcomer', { ...asWritten(aUserRecord('newcomer')), ...fresh }),
        set('reviews/open1_newcomer', {
          ...asWritten(aReviewRecord('open1', 'newcomer', { rating: 5 })),
          ...fresh,
        }),
        update('places/open1', aggregate),
      ),
    ],
    [
      'are created in the batch that renames their author',
      'member',
      batch(
        update('users/member', { displayName: 'Guia', updatedAt: now }),
        set('reviews/open1_member', review({ authorName: 'Guia' })),
        update('places/open1', aggregate),
      ),
    ],
    ['give minus zero stars', 'member', withReview({ rating: -0 })],
    ['give infinite stars', 'member', withReview({ rating: Number.POSITIVE_INFINITY })],
    ['give a boolean as stars', 'member', withReview({ rating: true })],
    ['give no stars', 'member', withReview({ rating: null })],
    ['make the average infinite', 'member', withReview({}, { rating: Number.POSITIVE_INFINITY })],
    [
      'make the counts a map',
      'member',
      withReview({}, { ratingCounts: { 0: 0, 1: 0, 2: 0, 3: 1, 4: 1 } }),
    ],
    ['make the counts longer', 'member', withReview({}, { ratingCounts: arrayUnion(9) })],
    ['delete the counts', 'member', withReview({}, { ratingCounts: deleteField() })],
    ['give the place another timestamp', 'member', withReview({}, { updatedAt: deviceTime() })],
    [
      'have a timestamp of the year 2100',
      'member',
      withReview({ updatedAt: new Timestamp(4_102_444_800, 0) }),
    ],
    [
      'show the photo of another user',
      'member',
      withReview({ authorPhotoURL: 'https://x.test/admin.png' }),
    ],
    ['show a map as photo', 'member', withReview({ authorPhotoURL: { url: 'x' } })],
    ['have a placeId that differs from their id', 'member', withReview({ placeId: 'other1' })],
    ['have a userId that differs from their id', 'member', withReview({ userId: 'reviewer' })],
    ['lose their author', 'reviewer', change('reviews/open1_reviewer', { userId: deleteField() })],
    ['lose their stars', 'reviewer', change('reviews/open1_reviewer', { rating: deleteField() })],
    [
      'lose verifiedVisit',
      'reviewer',
      change('reviews/open1_reviewer', { verifiedVisit: deleteField() }),
    ],
    [
      'get an older creation date',
      'reviewer',
      change('reviews/open1_reviewer', { createdAt: new Timestamp(0, 0) }),
    ],
    [
      'are answered with a too long text',
      'manager',
      update('reviews/open1_reviewer', {
        reply: { text: 'x'.repeat(3000), repliedAt: now },
      }),
    ],
    [
      'are answered with an extra field',
      'manager',
      update('reviews/open1_reviewer', {
        reply: { text: 'x', repliedAt: now, as: 'admin' },
      }),
    ],
    [
      'are answered by the manager of another place',
      'stranger',
      update('reviews/open1_reviewer', { reply: { text: 'x', repliedAt: now } }),
    ],
    [
      'are created in a subcollection of a place',
      'member',
      set('places/open1/reviews/x', review()),
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
  const hold = (changes: object = {}, reported: object = {}) =>
    batch(
      update('reviews/open1_reviewer', { picturesStatus: 'waiting', ...changes }),
      set(`reports/${id}`, { ...report, ...reported }),
      set('requestPace/member', pace),
      set(recordPath, record),
    );
  allows('member', hold());
  allows('member', withReview({ pictures: [aReviewPicture('open1_member')] }));
  refuses([
    [
      'wait without a report',
      'member',
      change('reviews/open1_reviewer', { picturesStatus: 'waiting' }),
    ],
    ['wait with a report of another user', 'member', hold({}, { reporter: 'stranger' })],
    [
      'wait with a report with a timestamp of the device',
      'member',
      hold({}, { createdAt: deviceTime() }),
    ],
    ['are deleted by the reporter', 'member', hold({ pictures: [] })],
    ['clear the text when they wait', 'member', hold({ text: '' })],
    ['are kept by the reporter', 'member', hold({ picturesStatus: 'kept' })],
    [
      'of two reviews wait with one report',
      'member',
      batch(
        update('reviews/open1_reviewer', { picturesStatus: 'waiting' }),
        update('reviews/closed1_reviewer', { picturesStatus: 'waiting' }),
        set(`reports/${id}`, report),
        set('requestPace/member', pace),
        set(recordPath, record),
      ),
    ],
    [
      'are reported without a record',
      'member',
      batch(set(`reports/${id}`, report), set('requestPace/member', pace)),
    ],
    ['are recorded without a report', 'member', batch(set(recordPath, record))],
    [
      'have their record deleted by their author',
      'member',
      remove('reportedPictures/closed1_member'),
    ],
    [
      'have their record closed by their author',
      'member',
      update('reportedPictures/closed1_member', { isOpen: false, at: now }),
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
    ['are deleted by the manager', 'manager', change('reviews/open1_reviewer', { pictures: [] })],
    [
      'are those of another review',
      'member',
      withReview({ pictures: [aReviewPicture('open1_reviewer')] }),
    ],
    ['are on another host', 'member', withReview({ pictures: ['https://x.test/a.webp'] })],
    [
      'are too many',
      'member',
      withReview({ pictures: Array(4).fill(aReviewPicture('open1_member')) }),
    ],
    ['have too long addresses', 'member', withReview({ pictures: ['x'.repeat(50_000)] })],
    ['are a map', 'member', withReview({ pictures: { a: 1 } })],
    [
      'are added to the review of another user by arrayUnion',
      'member',
      change('reviews/open1_reviewer', { pictures: arrayUnion(aReviewPicture('open1_reviewer')) }),
    ],
  ]);
});

/** What a signed-in person might send with the official client in order to gain something; all of it is refused. */
import {
  arrayRemove,
  arrayUnion,
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  documentId,
  getAggregate,
  getCount,
  getDoc,
  getDocs,
  increment,
  limit,
  or,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  startAfter,
  sum,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import type { Firestore } from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { anOfferRecord, aPlaceRecord, aReviewRecord, aUserRecord } from './city.ts';
import { asWritten, startLocalCity } from './local-city.ts';
import type { LocalCity } from './local-city.ts';

type Attack = [sentence: string, actor: string, send: (db: Firestore) => Promise<unknown>];

const now = serverTimestamp();
const fresh = { createdAt: now, updatedAt: now };

let city: LocalCity;

beforeAll(async () => {
  city = await startLocalCity();
});

afterAll(() => city.close());

/** What the attacks differ from: that they are refused says nothing unless this passes. */
function allows(actor: string, send: (db: Firestore) => Promise<unknown>): void {
  it('is allowed in its honest form', async () => {
    await send(city.as(actor));
    await city.reset();
  });
}

function refuses(attacks: Attack[]): void {
  it.each(attacks)('%s', async (_sentence, actor, send) => {
    await expect(send(city.as(actor))).rejects.toMatchObject({ code: 'permission-denied' });
  });
}

const own = (change: object = {}) => ({
  ...asWritten(aUserRecord('newcomer')),
  ...fresh,
  ...change,
});
const join =
  (change: object) =>
  (db: Firestore): Promise<void> =>
    setDoc(doc(db, 'users/newcomer'), own(change));
const change =
  (path: string, fields: object) =>
  (db: Firestore): Promise<void> =>
    updateDoc(doc(db, path), { updatedAt: now, ...fields });
const merge =
  (path: string, fields: object) =>
  (db: Firestore): Promise<void> =>
    setDoc(doc(db, path), { updatedAt: now, ...fields }, { merge: true });
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

describe('joining', () => {
  allows('newcomer', join({}));
  refuses([
    ['as a super admin', 'newcomer', join({ role: 'super_admin' })],
    ['as a manager of a place', 'newcomer', join({ role: 'manager', managedPlaces: ['open1'] })],
    ['with managed places and an honest role', 'newcomer', join({ managedPlaces: ['open1'] })],
    ['with permissions', 'newcomer', join({ permissions: ['*'] })],
    ['under the e-mail of the admin', 'newcomer', join({ email: 'admin@guiadailha.test' })],
    ['with a date of the client’s clock', 'newcomer', join({ createdAt: Timestamp.now() })],
    [
      'with a date in the year 2100',
      'newcomer',
      join({ updatedAt: new Timestamp(4_102_444_800, 0) }),
    ],
    ['with a role that is a list', 'newcomer', join({ role: ['member', 'super_admin'] })],
    ['with a role that is a map', 'newcomer', join({ role: { name: 'member' } })],
    [
      'with statistics that are no number',
      'newcomer',
      join({ statistics: { favorites: Number.NaN, views: 0, reviews: 0 } }),
    ],
    [
      'with statistics of endless worth',
      'newcomer',
      join({ statistics: { favorites: Number.POSITIVE_INFINITY, views: 0, reviews: 0 } }),
    ],
    ['with a megabyte of a name', 'newcomer', join({ displayName: 'x'.repeat(100_000) })],
    [
      'with a map hidden in preferences',
      'newcomer',
      join({ preferences: { theme: { role: 'super_admin' } } }),
    ],
    [
      'with an unknown field in preferences',
      'newcomer',
      join({ preferences: { theme: 'dark', admin: true } }),
    ],
    ['in a merge that adds a role', 'newcomer', merge('users/newcomer', own({ role: 'manager' }))],
    [
      'and becoming a manager in the same batch',
      'newcomer',
      (db) =>
        writeBatch(db)
          .set(doc(db, 'users/newcomer'), own())
          .update(doc(db, 'users/newcomer'), { role: 'manager' })
          .commit(),
    ],
    [
      'and saving a place in the same batch',
      'newcomer',
      (db) =>
        writeBatch(db)
          .set(doc(db, 'users/newcomer'), own())
          .set(doc(db, 'favorites/newcomer_open1'), {
            userId: 'newcomer',
            placeId: 'open1',
            createdAt: now,
          })
          .commit(),
    ],
    [
      'twice, for two people',
      'newcomer',
      (db) =>
        writeBatch(db)
          .set(doc(db, 'users/newcomer'), own())
          .set(doc(db, 'users/second'), own({ uid: 'second' }))
          .commit(),
    ],
    ['as a visitor', 'visitor', join({})],
    [
      'over the record of somebody else',
      'newcomer',
      (db) => setDoc(doc(db, 'users/member'), own({ uid: 'member' })),
    ],
  ]);
});

describe('one’s own record', () => {
  refuses([
    ['gets another role by a merge', 'member', merge('users/member', { role: 'super_admin' })],
    [
      'gets another role by a merge of one field path',
      'member',
      (db) =>
        setDoc(
          doc(db, 'users/member'),
          { role: 'manager', updatedAt: now },
          { mergeFields: ['role', 'updatedAt'] },
        ),
    ],
    ['loses its status', 'inactive', change('users/inactive', { status: deleteField() })],
    ['loses its role', 'member', change('users/member', { role: deleteField() })],
    ['loses its statistics', 'member', change('users/member', { statistics: deleteField() })],
    [
      'loses a part of its statistics',
      'member',
      change('users/member', { 'statistics.views': deleteField() }),
    ],
    ['gets a further statistic', 'member', change('users/member', { 'statistics.savings': 5 })],
    [
      'counts below zero',
      'member',
      change('users/member', { 'statistics.favorites': increment(-1) }),
    ],
    [
      'counts in halves',
      'member',
      change('users/member', { 'statistics.favorites': increment(0.5) }),
    ],
    [
      'manages one place more',
      'manager',
      change('users/manager', { managedPlaces: arrayUnion('other1') }),
    ],
    [
      'manages one place less',
      'manager',
      change('users/manager', { managedPlaces: arrayRemove('open1') }),
    ],
    [
      'is active again in the same write as a new name',
      'inactive',
      change('users/inactive', { displayName: 'Ana', status: 'active' }),
    ],
    ['approves itself', 'pending', merge('users/pending', { status: 'active' })],
    [
      'is made anew as active',
      'inactive',
      (db) =>
        setDoc(doc(db, 'users/inactive'), {
          ...own({ uid: 'inactive', email: 'inactive@guiadailha.test' }),
        }),
    ],
    ['is removed, to be made anew', 'inactive', (db) => deleteDoc(doc(db, 'users/inactive'))],
    [
      'is removed and made anew in one batch',
      'inactive',
      (db) =>
        writeBatch(db)
          .delete(doc(db, 'users/inactive'))
          .set(
            doc(db, 'users/inactive'),
            own({ uid: 'inactive', email: 'inactive@guiadailha.test' }),
          )
          .commit(),
    ],
    [
      'gets preferences with a role in them',
      'member',
      change('users/member', { preferences: { role: 'admin' } }),
    ],
    [
      'gets a preference by its path',
      'member',
      change('users/member', { 'preferences.admin': true }),
    ],
    ['names an audit entry', 'member', change('users/member', { auditId: 'old1' })],
    ['becomes older', 'member', change('users/member', { createdAt: new Timestamp(0, 0) })],
    [
      'changes without the server’s instant',
      'member',
      (db) => updateDoc(doc(db, 'users/member'), { displayName: 'Ana' }),
    ],
    [
      'changes in a transaction that raises a role',
      'member',
      (db) =>
        runTransaction(db, async (transaction) => {
          await transaction.get(doc(db, 'users/member'));
          transaction.update(doc(db, 'users/member'), { role: 'manager', updatedAt: now });
        }),
    ],
    [
      'changes its own role, as a super admin, with an audit entry',
      'admin',
      (db) =>
        writeBatch(db)
          .update(doc(db, 'users/admin'), { role: 'member', auditId: 'new1', updatedAt: now })
          .set(doc(db, 'auditLog/new1'), {
            actorId: 'admin',
            createdAt: now,
            action: 'x',
            target: 'users/admin',
            before: { role: 'super_admin', status: 'active' },
            after: { role: 'member', status: 'active' },
          })
          .commit(),
    ],
    [
      'changes its own status, as a super admin',
      'admin',
      change('users/admin', { status: 'inactive' }),
    ],
  ]);
});

describe('other people', () => {
  refuses([
    ['are read by their id', 'member', (db) => getDoc(doc(db, 'users/admin'))],
    [
      'are found by their e-mail',
      'manager',
      (db) =>
        getDocs(
          query(collection(db, 'users'), where('email', '==', 'admin@guiadailha.test'), limit(1)),
        ),
    ],
    [
      'are found by one’s own id and that of another',
      'member',
      (db) =>
        getDocs(
          query(collection(db, 'users'), where(documentId(), 'in', ['member', 'admin']), limit(2)),
        ),
    ],
    ['are counted', 'manager', (db) => getCount(collection(db, 'users'))],
    [
      'are peeked at in a transaction',
      'member',
      (db) =>
        runTransaction(
          db,
          async (transaction) => void (await transaction.get(doc(db, 'users/admin'))),
        ),
    ],
    [
      'get a role while the audit entry is only promised',
      'admin',
      change('users/member', { role: 'manager', auditId: 'never' }),
    ],
    [
      'get two roles on one audit entry',
      'admin',
      (db) => {
        const entry = {
          actorId: 'admin',
          createdAt: now,
          action: 'x',
          target: 'users/member',
          before: { role: 'member', status: 'active' },
          after: { role: 'manager', status: 'active' },
        };
        const raise = { role: 'manager', auditId: 'new1', updatedAt: now };
        return writeBatch(db)
          .set(doc(db, 'auditLog/new1'), entry)
          .update(doc(db, 'users/member'), raise)
          .update(doc(db, 'users/reviewer'), raise)
          .commit();
      },
    ],
    ['get a name from a super admin', 'admin', change('users/member', { displayName: 'Outro' })],
    [
      'get statistics from a super admin',
      'admin',
      change('users/member', { 'statistics.views': 9 }),
    ],
  ]);
});

describe('places', () => {
  const made = (fields: object) => (db: Firestore) =>
    setDoc(doc(db, 'places/new1'), {
      ...asWritten(aPlaceRecord({ createdBy: 'manager', isActive: false })),
      ...fresh,
      ...fields,
    });
  allows('manager', made({}));
  refuses([
    ['that are inactive are read by their id', 'member', (db) => getDoc(doc(db, 'places/closed1'))],
    [
      'that are inactive come with a list of all',
      'member',
      (db) => getDocs(query(collection(db, 'places'), limit(10))),
    ],
    [
      'that are inactive come with either of two conditions',
      'member',
      (db) =>
        getDocs(
          query(
            collection(db, 'places'),
            or(where('isActive', '==', true), where('category', '==', 'cat1')),
            limit(10),
          ),
        ),
    ],
    [
      'that are inactive are found as not active',
      'member',
      (db) => getDocs(query(collection(db, 'places'), where('isActive', '!=', true), limit(10))),
    ],
    [
      'that are inactive are found by their id in a list',
      'member',
      (db) =>
        getDocs(query(collection(db, 'places'), where(documentId(), '==', 'closed1'), limit(1))),
    ],
    [
      'that are inactive are found in both states',
      'member',
      (db) =>
        getDocs(query(collection(db, 'places'), where('isActive', 'in', [true, false]), limit(10))),
    ],
    [
      'that are inactive are counted',
      'member',
      (db) => getCount(query(collection(db, 'places'), where('isActive', '==', false), limit(10))),
    ],
    [
      'are counted without a limit',
      'member',
      (db) => getCount(query(collection(db, 'places'), where('isActive', '==', true))),
    ],
    [
      'are summed without a limit',
      'member',
      (db) =>
        getAggregate(query(collection(db, 'places'), where('isActive', '==', true)), {
          all: sum('reviewsCount'),
        }),
    ],
    [
      'are listed by a thousand',
      'visitor',
      (db) => getDocs(query(collection(db, 'places'), where('isActive', '==', true), limit(1000))),
    ],
    [
      'are walked through as a collection group',
      'visitor',
      (db) => getDocs(query(collectionGroup(db, 'places'), limit(10))),
    ],
    [
      'are listed past a cursor without a limit',
      'visitor',
      (db) =>
        getDocs(
          query(
            collection(db, 'places'),
            where('isActive', '==', true),
            orderBy(documentId()),
            startAfter('a'),
          ),
        ),
    ],
    [
      'are made active by adding it in a merge',
      'manager',
      merge('places/closed1', { isActive: true }),
    ],
    [
      'are made active in a second step of one batch',
      'manager',
      (db) =>
        writeBatch(db)
          .set(doc(db, 'places/new1'), {
            ...asWritten(aPlaceRecord({ createdBy: 'manager', isActive: false })),
            ...fresh,
          })
          .update(doc(db, 'places/new1'), { isActive: true, updatedAt: now })
          .commit(),
    ],
    [
      'lose whether they are active',
      'manager',
      change('places/open1', { isActive: deleteField() }),
    ],
    ['lose their counts', 'manager', change('places/open1', { ratingCounts: deleteField() })],
    [
      'are counted up one by one',
      'manager',
      change('places/open1', { reviewsCount: increment(1) }),
    ],
    ['get another maker', 'manager', change('places/open1', { createdBy: 'manager' })],
    ['of another are described', 'stranger', change('places/open1', { description: 'x' })],
    [
      'of another are described next to one’s own',
      'stranger',
      (db) =>
        writeBatch(db)
          .update(doc(db, 'places/other1'), { description: 'x', updatedAt: now })
          .update(doc(db, 'places/open1'), { description: 'x', updatedAt: now })
          .commit(),
    ],
    [
      'get more pictures than eight, one at a time',
      'manager',
      change('places/open1', {
        images: arrayUnion(...Array.from({ length: 9 }, (_, i) => `p${i}`)),
      }),
    ],
    ['get a map for a title', 'manager', change('places/open1', { 'title.pt': 'x' })],
    [
      'get hours of another shape by a path',
      'manager',
      change('places/open1', { hours: { segunda: '9-18' } }),
    ],
    [
      'get a reservation with more in it',
      'manager',
      change('places/open1', { reservation: { mode: 'url', value: 'x', script: 'x' } }),
    ],
    ['are made with a rating', 'manager', made({ rating: 5 })],
    ['are made with four counts', 'manager', made({ ratingCounts: [0, 0, 0, 0] })],
    ['are made by nobody', 'manager', made({ createdBy: '' })],
    [
      'are made with a secret collection below',
      'manager',
      (db) => setDoc(doc(db, 'places/open1/secrets/s'), { x: 1 }),
    ],
    ['are removed by their manager', 'manager', (db) => deleteDoc(doc(db, 'places/open1'))],
    ['are emptied', 'manager', (db) => setDoc(doc(db, 'places/open1'), {})],
  ]);
});

describe('reviews', () => {
  allows('member', withReview({}));
  refuses([
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
    ['are of the time of the client’s clock', 'member', withReview({ createdAt: Timestamp.now() })],
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
  ]);
});

describe('the club', () => {
  const offer = (fields: object) => (db: Firestore) =>
    setDoc(doc(db, 'clubOffers/new'), { ...asWritten(anOfferRecord()), ...fresh, ...fields });
  allows('manager', offer({}));
  refuses([
    [
      'takes no member by their own word',
      'member',
      merge('clubMembers/member', { status: 'active', entitledUntil: new Timestamp(4e9, 0) }),
    ],
    [
      'takes no member by the word of a super admin',
      'admin',
      (db) => setDoc(doc(db, 'clubMembers/reviewer'), { userId: 'reviewer', status: 'active' }),
    ],
    [
      'shows nobody the members',
      'manager',
      (db) => getDocs(query(collection(db, 'clubMembers'), limit(10))),
    ],
    [
      'shows nobody the payments of another',
      'manager',
      (db) => getDoc(doc(db, 'clubPayments/pay1')),
    ],
    ['takes no payment back', 'member', change('clubPayments/pay1', { refundedCents: 1990 })],
    ['gives no offer of more than all', 'manager', offer({ percent: 150 })],
    ['gives no offer of less than nothing', 'manager', offer({ percent: -10 })],
    ['gives no offer for the place of another', 'stranger', offer({})],
    ['gives no offer that was used before it was', 'manager', offer({ usedCount: -1 })],
    ['gives no offer with a float for its use', 'manager', offer({ usedCount: 0.5 })],
    [
      'gives no offer of an endless list of days',
      'manager',
      offer({ weekdays: Array.from({ length: 8 }, () => 'seg') }),
    ],
    ['lets no use jump', 'manager', change('clubOffers/offer1', { usedCount: increment(1) })],
    ['lets no use fall', 'manager', change('clubOffers/offer2', { usedCount: 0 })],
    [
      'lets no use be removed',
      'manager',
      change('clubOffers/offer2', { usedCount: deleteField() }),
    ],
    ['lets no used offer be removed', 'manager', (db) => deleteDoc(doc(db, 'clubOffers/offer2'))],
    [
      'lets no used offer be emptied and removed in one batch',
      'manager',
      (db) =>
        writeBatch(db)
          .update(doc(db, 'clubOffers/offer2'), { usedCount: 0, updatedAt: now })
          .delete(doc(db, 'clubOffers/offer2'))
          .commit(),
    ],
    [
      'lets no offer move to another place',
      'manager',
      change('clubOffers/offer1', { placeId: 'closed1' }),
    ],
    ['shows no inactive offer to a member', 'member', (db) => getDoc(doc(db, 'clubOffers/offer2'))],
    [
      'confirms no redemption by its member',
      'member',
      change('clubRedemptions/red1', { status: 'confirmed' }),
    ],
    [
      'shows no code of a redemption to its member',
      'member',
      (db) => getDoc(doc(db, 'redemptionSecrets/red1')),
    ],
    [
      'shows no code of a redemption to a super admin',
      'admin',
      (db) => getDoc(doc(db, 'redemptionSecrets/red1')),
    ],
    [
      'shows no transaction of another place',
      'stranger',
      (db) =>
        getDocs(
          query(collection(db, 'clubTransactions'), where('placeId', '==', 'open1'), limit(10)),
        ),
    ],
    [
      'shows no transactions of two places at once',
      'manager',
      (db) =>
        getDocs(
          query(
            collection(db, 'clubTransactions'),
            where('placeId', 'in', ['open1', 'other1']),
            limit(10),
          ),
        ),
    ],
    [
      'invents no visit',
      'stranger',
      (db) =>
        setDoc(doc(db, 'clubVisits/open1_stranger'), { userId: 'stranger', placeId: 'open1' }),
    ],
  ]);
});

describe('favourites, reservations, reports and records', () => {
  const booked = 'reservations/open1_member_2026-12-01';
  const reserve = (actor: string, fields: object) => (db: Firestore) =>
    setDoc(doc(db, `reservations/open1_${actor}_2026-12-24`), {
      placeId: 'open1',
      userId: actor,
      name: 'Ana',
      phone: '1',
      date: '2026-12-24',
      time: '20:30',
      people: 4,
      status: 'pending',
      priority: false,
      ...fresh,
      ...fields,
    });
  allows('stranger', reserve('stranger', {}));
  refuses([
    [
      'a favourite is kept for somebody else',
      'member',
      (db) =>
        setDoc(doc(db, 'favorites/reviewer_open1'), {
          userId: 'reviewer',
          placeId: 'open1',
          createdAt: now,
        }),
    ],
    [
      'a favourite is overwritten',
      'member',
      (db) =>
        setDoc(doc(db, 'favorites/member_open1'), {
          userId: 'member',
          placeId: 'open1',
          createdAt: now,
        }),
    ],
    [
      'the favourites of somebody else are counted',
      'admin',
      (db) =>
        getCount(query(collection(db, 'favorites'), where('userId', '==', 'member'), limit(10))),
    ],
    ['a reservation takes priority', 'stranger', reserve('stranger', { priority: true })],
    ['a reservation confirms itself', 'stranger', reserve('stranger', { status: 'confirmed' })],
    ['a reservation is for a thousand', 'stranger', reserve('stranger', { people: 1000 })],
    [
      'a reservation is for a day that is none',
      'stranger',
      reserve('stranger', { date: '2026-02-32' }),
    ],
    ['a reservation holds more', 'stranger', reserve('stranger', { tip: 1 })],
    [
      'a reservation is cancelled by a stranger',
      'stranger',
      change(booked, { status: 'cancelled' }),
    ],
    [
      'a reservation is cancelled with another phone',
      'member',
      change(booked, { status: 'cancelled', phone: '2' }),
    ],
    ['a reservation moves to another day', 'member', change(booked, { date: '2026-12-02' })],
    [
      'a phone number is read by the manager of another place',
      'stranger',
      (db) => getDoc(doc(db, booked)),
    ],
    [
      'reservations of all places are read by a manager',
      'manager',
      (db) => getDocs(query(collection(db, 'reservations'), limit(10))),
    ],
    ['a report is read by its reporter', 'member', (db) => getDoc(doc(db, 'reports/rep1'))],
    ['a report is closed by the manager', 'manager', change('reports/rep1', { status: 'kept' })],
    [
      'an audit entry is written by a member',
      'member',
      (db) =>
        setDoc(doc(db, 'auditLog/new1'), {
          actorId: 'member',
          createdAt: now,
          action: 'x',
          target: 'x',
          before: {},
          after: {},
        }),
    ],
    [
      'an audit entry is written in the name of another',
      'manager',
      (db) =>
        setDoc(doc(db, 'auditLog/new1'), {
          actorId: 'admin',
          createdAt: now,
          action: 'x',
          target: 'x',
          before: {},
          after: {},
        }),
    ],
    [
      'an audit entry is rewritten by a super admin',
      'admin',
      change('auditLog/old1', { action: 'y' }),
    ],
    [
      'an audit entry is removed by a super admin',
      'admin',
      (db) => deleteDoc(doc(db, 'auditLog/old1')),
    ],
    [
      'settings are changed by a manager',
      'manager',
      change('settings/public', { requireApproval: false }),
    ],
    [
      'settings are read beside the public ones',
      'admin',
      (db) => getDoc(doc(db, 'settings/private')),
    ],
    ['a collection is invented', 'admin', (db) => setDoc(doc(db, 'anything/x'), { x: 1 })],
    [
      'a customer of the payment service is read',
      'member',
      (db) => getDoc(doc(db, 'customers/member')),
    ],
    [
      'an event of the payment service is forged',
      'admin',
      (db) => setDoc(doc(db, 'stripeEvents/evt2'), { type: 'invoice.paid' }),
    ],
  ]);
});

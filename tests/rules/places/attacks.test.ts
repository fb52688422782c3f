import {
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
  setDoc,
  startAfter,
  sum,
  Timestamp,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import type { Firestore } from 'firebase/firestore/lite';
import { describe } from 'vitest';

import { attackLocalCity, change, deviceTime, fresh, merge, now } from '../attack.ts';
import { aPlaceRecord } from '../city.ts';
import { asWritten } from '../local-city.ts';

const { allows, refuses } = attackLocalCity();

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
        images: arrayUnion(...Array.from({ length: 9 }, (_, i) => `/p${i}`)),
      }),
    ],
    [
      'get pictures that are junk',
      'manager',
      change('places/open1', { images: [{ url: '/a.webp', junk: 'x'.repeat(900_000) }] }),
    ],
    [
      'get an address of a picture that is junk',
      'manager',
      change('places/open1', { images: [`/${'x'.repeat(900_000)}`] }),
    ],
    [
      'get junk among their exceptions, by a path',
      'manager',
      change('places/open1', {
        'hours.exceptions': arrayUnion({ date: '2026-12-25', label: 'x'.repeat(900_000) }),
      }),
    ],
    [
      'get an opening that is junk',
      'manager',
      change('places/open1', { hours: { periods: ['x'.repeat(900_000)] } }),
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
    [
      'get an image index beyond the images',
      'manager',
      change('places/open1', { highlightImageIndex: 8 }),
    ],
    ['get a negative image index', 'manager', change('places/open1', { highlightImageIndex: -1 })],
    [
      'get amenities without end',
      'manager',
      change('places/open1', { amenities: ['x'.repeat(5000)] }),
    ],
    [
      'get amenities that are maps',
      'manager',
      change('places/open1', { amenities: [{ name: 'Wi-Fi' }] }),
    ],
    ['get a price of their own', 'manager', change('places/open1', { price: 'Grátis' })],
    ['get a position that is a text', 'manager', change('places/open1', { geo: '-27.6,-48.5' })],
    [
      'get hours with more in them',
      'manager',
      change('places/open1', { hours: { periods: [], html: 'x' } }),
    ],
    [
      'get hours with endless exceptions',
      'manager',
      change('places/open1', { hours: { exceptions: Array.from({ length: 61 }, () => 'x') } }),
    ],
    [
      'get a reservation of another mode',
      'manager',
      change('places/open1', { reservation: { mode: 'fax', value: '' } }),
    ],
    ['lose their title', 'manager', change('places/open1', { title: deleteField() })],
    ['lose their maker', 'admin', change('places/open1', { createdBy: deleteField() })],
    ['become older', 'admin', change('places/open1', { createdAt: new Timestamp(0, 0) })],
    ['lose the day they were made', 'admin', change('places/open1', { createdAt: deleteField() })],
    [
      'get five texts for counts',
      'admin',
      change('places/open1', { ratingCounts: ['1', '2', '3', '4', '5'] }),
    ],
    ['get counts below none', 'admin', change('places/open1', { ratingCounts: [0, 0, 0, 0, -1] })],
    [
      'get an endless rating',
      'admin',
      change('places/open1', { rating: Number.POSITIVE_INFINITY }),
    ],
    ['are made by a member', 'member', made({ createdBy: 'member' })],
    ['are made while inactive', 'inactive', made({ createdBy: 'inactive' })],
    ['are made of the client’s clock', 'manager', made({ createdAt: deviceTime() })],
    [
      'are made under an id that addresses cut',
      'manager',
      (db) =>
        setDoc(doc(db, 'places/new-1'), {
          ...asWritten(aPlaceRecord({ createdBy: 'manager', isActive: false })),
          ...fresh,
        }),
    ],
    [
      'are made under an id that reviews cut',
      'manager',
      (db) =>
        setDoc(doc(db, 'places/new_1'), {
          ...asWritten(aPlaceRecord({ createdBy: 'manager', isActive: false })),
          ...fresh,
        }),
    ],
    ['are removed by a super admin', 'admin', (db) => deleteDoc(doc(db, 'places/open1'))],
    [
      'that one describes no more are described',
      'inactive',
      change('places/open1', { description: 'x' }),
    ],
  ]);
});

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
    ['inactive ones are read by their id', 'member', (db) => getDoc(doc(db, 'places/closed1'))],
    [
      'inactive ones are listed with all',
      'member',
      (db) => getDocs(query(collection(db, 'places'), limit(10))),
    ],
    [
      'inactive ones are listed with an OR condition',
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
      'inactive ones are listed with a != condition',
      'member',
      (db) => getDocs(query(collection(db, 'places'), where('isActive', '!=', true), limit(10))),
    ],
    [
      'inactive ones are listed by their id',
      'member',
      (db) =>
        getDocs(query(collection(db, 'places'), where(documentId(), '==', 'closed1'), limit(1))),
    ],
    [
      'inactive ones are listed with both values of isActive',
      'member',
      (db) =>
        getDocs(query(collection(db, 'places'), where('isActive', 'in', [true, false]), limit(10))),
    ],
    [
      'inactive ones are counted',
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
      'are listed with a limit of one thousand',
      'visitor',
      (db) => getDocs(query(collection(db, 'places'), where('isActive', '==', true), limit(1000))),
    ],
    [
      'are listed as a collection group',
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
    ['are activated by a merge', 'manager', merge('places/closed1', { isActive: true })],
    [
      'are activated by a second write of one batch',
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
    ['lose isActive', 'manager', change('places/open1', { isActive: deleteField() })],
    ['lose ratingCounts', 'manager', change('places/open1', { ratingCounts: deleteField() })],
    [
      'get a higher reviewsCount',
      'manager',
      change('places/open1', { reviewsCount: increment(1) }),
    ],
    ['get another creator', 'manager', change('places/open1', { createdBy: 'manager' })],
    ['of another manager are edited', 'stranger', change('places/open1', { description: 'x' })],
    [
      'of another manager are edited together with an own one',
      'stranger',
      (db) =>
        writeBatch(db)
          .update(doc(db, 'places/other1'), { description: 'x', updatedAt: now })
          .update(doc(db, 'places/open1'), { description: 'x', updatedAt: now })
          .commit(),
    ],
    [
      'get more than eight images by arrayUnion',
      'manager',
      change('places/open1', {
        images: arrayUnion(...Array.from({ length: 9 }, (_, i) => `/p${i}`)),
      }),
    ],
    [
      'get images that are huge maps',
      'manager',
      change('places/open1', { images: [{ url: '/a.webp', junk: 'x'.repeat(900_000) }] }),
    ],
    [
      'get a huge image address',
      'manager',
      change('places/open1', { images: [`/${'x'.repeat(900_000)}`] }),
    ],
    [
      'get a huge exception by a field path',
      'manager',
      change('places/open1', {
        'hours.exceptions': arrayUnion({ date: '2026-12-25', label: 'x'.repeat(900_000) }),
      }),
    ],
    [
      'get a huge period',
      'manager',
      change('places/open1', { hours: { periods: ['x'.repeat(900_000)] } }),
    ],
    ['get a map as title', 'manager', change('places/open1', { 'title.pt': 'x' })],
    [
      'get hours of another shape',
      'manager',
      change('places/open1', { hours: { segunda: '9-18' } }),
    ],
    [
      'get a reservation with an extra field',
      'manager',
      change('places/open1', { reservation: { mode: 'url', value: 'x', script: 'x' } }),
    ],
    ['are created with a rating', 'manager', made({ rating: 5 })],
    ['are created with four rating counts', 'manager', made({ ratingCounts: [0, 0, 0, 0] })],
    ['are created without a creator', 'manager', made({ createdBy: '' })],
    ['get a subcollection', 'manager', (db) => setDoc(doc(db, 'places/open1/secrets/s'), { x: 1 })],
    ['are deleted by their manager', 'manager', (db) => deleteDoc(doc(db, 'places/open1'))],
    ['are replaced by an empty document', 'manager', (db) => setDoc(doc(db, 'places/open1'), {})],
    [
      'get an image index beyond the images',
      'manager',
      change('places/open1', { highlightImageIndex: 8 }),
    ],
    ['get a negative image index', 'manager', change('places/open1', { highlightImageIndex: -1 })],
    [
      'get a too long amenity',
      'manager',
      change('places/open1', { amenities: ['x'.repeat(5000)] }),
    ],
    [
      'get amenities that are maps',
      'manager',
      change('places/open1', { amenities: [{ name: 'Wi-Fi' }] }),
    ],
    ['get an unknown price', 'manager', change('places/open1', { price: 'Grátis' })],
    ['get a string as position', 'manager', change('places/open1', { geo: '-27.6,-48.5' })],
    [
      'get hours with an extra field',
      'manager',
      change('places/open1', { hours: { periods: [], html: 'x' } }),
    ],
    [
      'get hours with too many exceptions',
      'manager',
      change('places/open1', { hours: { exceptions: Array.from({ length: 61 }, () => 'x') } }),
    ],
    [
      'get a reservation with an unknown mode',
      'manager',
      change('places/open1', { reservation: { mode: 'fax', value: '' } }),
    ],
    ['lose their title', 'manager', change('places/open1', { title: deleteField() })],
    ['lose their creator', 'admin', change('places/open1', { createdBy: deleteField() })],
    [
      'get an older creation date',
      'admin',
      change('places/open1', { createdAt: new Timestamp(0, 0) }),
    ],
    ['lose their creation date', 'admin', change('places/open1', { createdAt: deleteField() })],
    [
      'get strings as rating counts',
      'admin',
      change('places/open1', { ratingCounts: ['1', '2', '3', '4', '5'] }),
    ],
    [
      'get negative rating counts',
      'admin',
      change('places/open1', { ratingCounts: [0, 0, 0, 0, -1] }),
    ],
    [
      'get an infinite rating',
      'admin',
      change('places/open1', { rating: Number.POSITIVE_INFINITY }),
    ],
    ['are created by a member', 'member', made({ createdBy: 'member' })],
    ['are created by an inactive user', 'inactive', made({ createdBy: 'inactive' })],
    ['are created with a timestamp of the device', 'manager', made({ createdAt: deviceTime() })],
    [
      'are created with a hyphen in the id',
      'manager',
      (db) =>
        setDoc(doc(db, 'places/new-1'), {
          ...asWritten(aPlaceRecord({ createdBy: 'manager', isActive: false })),
          ...fresh,
        }),
    ],
    [
      'are created with an underscore in the id',
      'manager',
      (db) =>
        setDoc(doc(db, 'places/new_1'), {
          ...asWritten(aPlaceRecord({ createdBy: 'manager', isActive: false })),
          ...fresh,
        }),
    ],
    ['are deleted by a super admin', 'admin', (db) => deleteDoc(doc(db, 'places/open1'))],
    ['are edited by an inactive user', 'inactive', change('places/open1', { description: 'x' })],
  ]);
});

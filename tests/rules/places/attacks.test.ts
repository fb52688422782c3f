import {
  arrayUnion,
  collection,
  collectionGroup,
  deleteField,
  documentId,
  getAggregate,
  getDocs,
  increment,
  limit,
  or,
  orderBy,
  query,
  startAfter,
  sum,
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
  read,
  remove,
  set,
  update,
} from '../attack.ts';
import { aPlaceRecord } from '../city.ts';
import { asWritten } from '../local-city.ts';

const { allows, refuses } = attackLocalCity();

describe('places', () => {
  const made = (fields: object) =>
    set('places/new1', {
      ...asWritten(aPlaceRecord({ createdBy: 'manager', isActive: false })),
      ...fresh,
      ...fields,
    });
  allows('manager', made({}));
  refuses([
    ['inactive ones are read by their id', 'member', read('places/closed1')],
    ['inactive ones are listed with all', 'member', list('places', limit(10))],
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
      list('places', where('isActive', '!=', true), limit(10)),
    ],
    [
      'inactive ones are listed by their id',
      'member',
      list('places', where(documentId(), '==', 'closed1'), limit(1)),
    ],
    [
      'inactive ones are listed with both values of isActive',
      'member',
      list('places', where('isActive', 'in', [true, false]), limit(10)),
    ],
    [
      'inactive ones are counted',
      'member',
      count('places', where('isActive', '==', false), limit(10)),
    ],
    ['are counted without a limit', 'member', count('places', where('isActive', '==', true))],
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
      list('places', where('isActive', '==', true), limit(1000)),
    ],
    [
      'are listed as a collection group',
      'visitor',
      (db) => getDocs(query(collectionGroup(db, 'places'), limit(10))),
    ],
    [
      'are listed past a cursor without a limit',
      'visitor',
      list('places', where('isActive', '==', true), orderBy(documentId()), startAfter('a')),
    ],
    ['are activated by a merge', 'manager', merge('places/closed1', { isActive: true })],
    [
      'are activated by a second write of one batch',
      'manager',
      batch(
        set('places/new1', {
          ...asWritten(aPlaceRecord({ createdBy: 'manager', isActive: false })),
          ...fresh,
        }),
        update('places/new1', { isActive: true, updatedAt: now }),
      ),
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
      batch(
        update('places/other1', { description: 'x', updatedAt: now }),
        update('places/open1', { description: 'x', updatedAt: now }),
      ),
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
    ['get a subcollection', 'manager', set('places/open1/secrets/s', { x: 1 })],
    ['are deleted by their manager', 'manager', remove('places/open1')],
    ['are replaced by an empty document', 'manager', set('places/open1', {})],
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
      set('places/new-1', {
        ...asWritten(aPlaceRecord({ createdBy: 'manager', isActive: false })),
        ...fresh,
      }),
    ],
    [
      'are created with an underscore in the id',
      'manager',
      set('places/new_1', {
        ...asWritten(aPlaceRecord({ createdBy: 'manager', isActive: false })),
        ...fresh,
      }),
    ],
    ['are deleted by a super admin', 'admin', remove('places/open1')],
    ['are edited by an inactive user', 'inactive', change('places/open1', { description: 'x' })],
  ]);
});

import {
  arrayRemove,
  arrayUnion,
  deleteField,
  doc,
  documentId,
  increment,
  limit,
  runTransaction,
  setDoc,
  Timestamp,
  where,
  writeBatch,
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
import { aStanding, aUserRecord } from '../city.ts';
import { asWritten } from '../local-city.ts';

const { allows, refuses } = attackLocalCity();

const own = (change: object = {}) => ({
  ...asWritten(aUserRecord('newcomer')),
  ...fresh,
  ...change,
});
const join = (change: object) => set('users/newcomer', own(change));

describe('registration', () => {
  allows('newcomer', join({}));
  refuses([
    ['as a super admin', 'newcomer', join({ role: 'super_admin' })],
    ['as a manager of a place', 'newcomer', join({ role: 'manager', managedPlaces: ['open1'] })],
    ['with managed places and an honest role', 'newcomer', join({ managedPlaces: ['open1'] })],
    ['with permissions', 'newcomer', join({ permissions: ['*'] })],
    ['under the e-mail of the admin', 'newcomer', join({ email: 'admin@guiadailha.test' })],
    ['with a timestamp of the device', 'newcomer', join({ createdAt: deviceTime() })],
    [
      'with a date in the year 2100',
      'newcomer',
      join({ updatedAt: new Timestamp(4_102_444_800, 0) }),
    ],
    ['with a role that is a list', 'newcomer', join({ role: ['member', 'super_admin'] })],
    ['with a role that is a map', 'newcomer', join({ role: { name: 'member' } })],
    [
      'with NaN statistics',
      'newcomer',
      join({ statistics: { favorites: Number.NaN, views: 0, reviews: 0 } }),
    ],
    [
      'with infinite statistics',
      'newcomer',
      join({ statistics: { favorites: Number.POSITIVE_INFINITY, views: 0, reviews: 0 } }),
    ],
    ['with a huge name', 'newcomer', join({ displayName: 'x'.repeat(100_000) })],
    [
      'with a map in preferences',
      'newcomer',
      join({ preferences: { theme: { role: 'super_admin' } } }),
    ],
    [
      'with an unknown field in preferences',
      'newcomer',
      join({ preferences: { theme: 'dark', admin: true } }),
    ],
    [
      'with emailVerified although the token says it is unverified',
      'newcomer',
      join({ emailVerified: true }),
    ],
    ['in a merge that adds a role', 'newcomer', merge('users/newcomer', own({ role: 'manager' }))],
    [
      'with the role of a manager in the same batch',
      'newcomer',
      batch(set('users/newcomer', own()), update('users/newcomer', { role: 'manager' })),
    ],
    [
      'with a favourite in the same batch',
      'newcomer',
      batch(
        set('users/newcomer', own()),
        set('favorites/newcomer_open1', {
          userId: 'newcomer',
          placeId: 'open1',
          createdAt: now,
        }),
      ),
    ],
    [
      'for two users',
      'newcomer',
      batch(set('users/newcomer', own()), set('users/second', own({ uid: 'second' }))),
    ],
    ['as a visitor', 'visitor', join({})],
    ['over the record of another user', 'newcomer', set('users/member', own({ uid: 'member' }))],
  ]);
});

describe('the own record', () => {
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
    ['gets an extra statistic', 'member', change('users/member', { 'statistics.savings': 5 })],
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
      'adds a managed place',
      'manager',
      change('users/manager', { managedPlaces: arrayUnion('other1') }),
    ],
    [
      'removes a managed place',
      'manager',
      change('users/manager', { managedPlaces: arrayRemove('open1') }),
    ],
    [
      'is reactivated in the same write as a new name',
      'inactive',
      change('users/inactive', { displayName: 'Ana', status: 'active' }),
    ],
    ['is approved by its user', 'pending', merge('users/pending', { status: 'active' })],
    [
      'is overwritten as active',
      'inactive',
      set('users/inactive', {
        ...own({ uid: 'inactive', email: 'inactive@guiadailha.test' }),
      }),
    ],
    ['is deleted by an inactive user', 'inactive', remove('users/inactive')],
    [
      'is deleted and created again in one batch',
      'inactive',
      batch(
        remove('users/inactive'),
        set('users/inactive', own({ uid: 'inactive', email: 'inactive@guiadailha.test' })),
      ),
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
    [
      'sets emailVerified for an unverified e-mail',
      'reviewer',
      change('users/reviewer', { emailVerified: true }),
    ],
    [
      'keeps emailVerified with another e-mail',
      'member',
      change('users/member', { email: 'admin@guiadailha.test', emailVerified: true }),
    ],
    ['references an audit entry', 'member', change('users/member', { auditId: 'old1' })],
    [
      'gets an older creation date',
      'member',
      change('users/member', { createdAt: new Timestamp(0, 0) }),
    ],
    [
      'changes without a server timestamp',
      'member',
      update('users/member', { displayName: 'Ana' }),
    ],
    [
      'gets another role in a transaction',
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
      batch(
        update('users/admin', { role: 'member', auditId: 'new1', updatedAt: now }),
        set('auditLog/new1', {
          actorId: 'admin',
          createdAt: now,
          action: 'user.update',
          target: 'users/admin',
          before: aStanding({ role: 'super_admin' }),
          after: aStanding(),
        }),
      ),
    ],
    [
      'of another user is deactivated without the server, by a super admin with an audit entry',
      'admin',
      batch(
        update('users/member', { status: 'inactive', auditId: 'new1', updatedAt: now }),
        set('auditLog/new1', {
          actorId: 'admin',
          createdAt: now,
          action: 'user.update',
          target: 'users/member',
          before: aStanding(),
          after: aStanding({ status: 'inactive' }),
        }),
      ),
    ],
    [
      'of another user is deactivated in two writes of one commit, by a super admin',
      'admin',
      batch(
        update('users/member', { status: 'pending', auditId: 'new1', updatedAt: now }),
        update('users/member', { status: 'inactive', updatedAt: now }),
        set('auditLog/new1', {
          actorId: 'admin',
          createdAt: now,
          action: 'user.update',
          target: 'users/member',
          before: aStanding(),
          after: aStanding({ status: 'inactive' }),
        }),
      ),
    ],
    [
      'changes its own status, as a super admin',
      'admin',
      change('users/admin', { status: 'inactive' }),
    ],
    [
      'gets the search e-mail of another user',
      'member',
      change('users/member', { searchEmail: 'admin@guiadailha.test' }),
    ],
    ['gets a prefix as search e-mail', 'member', change('users/member', { searchEmail: 'a' })],
    [
      'gets a list as search e-mail',
      'member',
      change('users/member', { searchEmail: ['member@guiadailha.test'] }),
    ],
    [
      'has a too long search name',
      'member',
      change('users/member', { searchName: 'x'.repeat(10_000) }),
    ],
    ['counts minus zero', 'member', change('users/member', { 'statistics.views': -0 })],
    ['counts above the maximum', 'member', change('users/member', { 'statistics.views': 2 ** 52 })],
    ['counts a list', 'member', change('users/member', { 'statistics.views': [1] })],
    [
      'has an unknown theme',
      'member',
      change('users/member', { preferences: { theme: 'url(https://x.test)' } }),
    ],
    [
      'has a string as marketing consent',
      'member',
      change('users/member', { preferences: { marketingConsent: 'sim' } }),
    ],
    [
      'has a string as profile consent',
      'member',
      change('users/member', { preferences: { reviewerProfile: 'sim' } }),
    ],
    [
      'has preferences that are a list',
      'member',
      change('users/member', { preferences: ['dark'] }),
    ],
    [
      'has a photo on another host',
      'member',
      change('users/member', { photoURL: 'https://x.test/pixel.png' }),
    ],
    [
      'has a photo that the server did not process',
      'member',
      change('users/member', {
        photoURL: 'https://firebasestorage.googleapis.com/v0/b/x/o/users%2Fmember%2Favatar%2Fa.svg',
      }),
    ],
    [
      'gets a photo while pending',
      'pending',
      change('users/pending', { photoURL: 'https://x.test/a.png' }),
    ],
    [
      'gets preferences while pending',
      'pending',
      change('users/pending', { preferences: { theme: 'dark' } }),
    ],
    [
      'gets a search e-mail while pending',
      'pending',
      change('users/pending', { searchEmail: 'pending@guiadailha.test' }),
    ],
    ['counts while pending', 'pending', change('users/pending', { 'statistics.views': 1 })],
    ['counts while inactive', 'inactive', change('users/inactive', { 'statistics.views': 1 })],
    ['gets another uid', 'member', change('users/member', { uid: 'admin' })],
    ['loses its uid', 'member', change('users/member', { uid: deleteField() })],
    ['loses its e-mail', 'member', change('users/member', { email: deleteField() })],
    ['loses its creation date', 'member', change('users/member', { createdAt: deleteField() })],
    ['has a blank name', 'member', change('users/member', { displayName: '   ' })],
    ['has a name that is a map', 'member', change('users/member', { 'displayName.first': 'Ana' })],
    [
      'grants itself a permission',
      'member',
      change('users/member', { permissions: arrayUnion('*') }),
    ],
    ['manages a place as a member', 'member', change('users/member', { managedPlaces: ['open1'] })],
    ['gets a subcollection', 'member', set('users/member/private/x', { x: 1 })],
  ]);
});

describe('other users', () => {
  refuses([
    ['are read by their id', 'member', read('users/admin')],
    [
      'are queried by their e-mail',
      'manager',
      list('users', where('email', '==', 'admin@guiadailha.test'), limit(1)),
    ],
    [
      'are queried together with the own id',
      'member',
      list('users', where(documentId(), 'in', ['member', 'admin']), limit(2)),
    ],
    ['are counted', 'manager', count('users')],
    [
      'are read in a transaction',
      'member',
      (db) =>
        runTransaction(
          db,
          async (transaction) => void (await transaction.get(doc(db, 'users/admin'))),
        ),
    ],
    [
      'get a role with a missing audit entry',
      'admin',
      change('users/member', { role: 'manager', auditId: 'never' }),
    ],
    [
      'get two roles with one audit entry',
      'admin',
      (db) => {
        const entry = {
          actorId: 'admin',
          createdAt: now,
          action: 'user.update',
          target: 'users/member',
          before: aStanding(),
          after: aStanding({ role: 'manager' }),
        };
        const raise = { role: 'manager', auditId: 'new1', updatedAt: now };
        return writeBatch(db)
          .set(doc(db, 'auditLog/new1'), entry)
          .update(doc(db, 'users/member'), raise)
          .update(doc(db, 'users/reviewer'), raise)
          .commit();
      },
    ],
    [
      'get a role with an unverified e-mail',
      'admin',
      batch(
        set('auditLog/new1', {
          actorId: 'admin',
          createdAt: now,
          action: 'user.update',
          target: 'users/reviewer',
          before: aStanding(),
          after: aStanding({ role: 'manager' }),
        }),
        update('users/reviewer', { role: 'manager', auditId: 'new1', updatedAt: now }),
      ),
    ],
    [
      'get emailVerified from a super admin',
      'admin',
      change('users/reviewer', { emailVerified: true }),
    ],
    [
      'get places without an entry',
      'admin',
      change('users/manager', { managedPlaces: arrayUnion('other1') }),
    ],
    ['get permissions without an entry', 'admin', change('users/member', { permissions: ['*'] })],
    ['get a name from a super admin', 'admin', change('users/member', { displayName: 'Outro' })],
    [
      'get statistics from a super admin',
      'admin',
      change('users/member', { 'statistics.views': 9 }),
    ],
  ]);
});

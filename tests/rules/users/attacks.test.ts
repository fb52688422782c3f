import {
  arrayRemove,
  arrayUnion,
  collection,
  deleteDoc,
  deleteField,
  doc,
  documentId,
  getCount,
  getDoc,
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
import { aStanding, aUserRecord } from '../city.ts';
import { asWritten } from '../local-city.ts';

const { allows, refuses } = attackLocalCity();

const own = (change: object = {}) => ({
  ...asWritten(aUserRecord('newcomer')),
  ...fresh,
  ...change,
});
const join =
  (change: object) =>
  (db: Firestore): Promise<void> =>
    setDoc(doc(db, 'users/newcomer'), own(change));

describe('registration', () => {
  allows('newcomer', join({}));
  refuses([
    ['as a super admin', 'newcomer', join({ role: 'super_admin' })],
    ['as a manager of a place', 'newcomer', join({ role: 'manager', managedPlaces: ['open1'] })],
    ['with managed places and an honest role', 'newcomer', join({ managedPlaces: ['open1'] })],
    ['with permissions', 'newcomer', join({ permissions: ['*'] })],
    ['under the e-mail of the admin', 'newcomer', join({ email: 'admin@guiadailha.test' })],
    ['with a date of the client’s clock', 'newcomer', join({ createdAt: deviceTime() })],
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
    [
      'with a proven e-mail, by a token that does not say so',
      'newcomer',
      join({ emailVerified: true }),
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
    [
      'says that its e-mail is proven',
      'reviewer',
      change('users/reviewer', { emailVerified: true }),
    ],
    [
      'keeps its proof with another e-mail',
      'member',
      change('users/member', { email: 'admin@guiadailha.test', emailVerified: true }),
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
            action: 'user.update',
            target: 'users/admin',
            before: aStanding({ role: 'super_admin' }),
            after: aStanding(),
          })
          .commit(),
    ],
    [
      'shuts somebody out past the server, as a super admin, with an audit entry',
      'admin',
      (db) =>
        writeBatch(db)
          .update(doc(db, 'users/member'), { status: 'inactive', auditId: 'new1', updatedAt: now })
          .set(doc(db, 'auditLog/new1'), {
            actorId: 'admin',
            createdAt: now,
            action: 'user.update',
            target: 'users/member',
            before: aStanding(),
            after: aStanding({ status: 'inactive' }),
          })
          .commit(),
    ],
    [
      'shuts somebody out in two writes of one commit, as a super admin',
      'admin',
      (db) =>
        writeBatch(db)
          .update(doc(db, 'users/member'), { status: 'pending', auditId: 'new1', updatedAt: now })
          .update(doc(db, 'users/member'), { status: 'inactive', updatedAt: now })
          .set(doc(db, 'auditLog/new1'), {
            actorId: 'admin',
            createdAt: now,
            action: 'user.update',
            target: 'users/member',
            before: aStanding(),
            after: aStanding({ status: 'inactive' }),
          })
          .commit(),
    ],
    [
      'changes its own status, as a super admin',
      'admin',
      change('users/admin', { status: 'inactive' }),
    ],
    [
      'is found by the e-mail of another',
      'member',
      change('users/member', { searchEmail: 'admin@guiadailha.test' }),
    ],
    [
      'is found by a prefix of every e-mail',
      'member',
      change('users/member', { searchEmail: 'a' }),
    ],
    [
      'is found by a list of e-mails',
      'member',
      change('users/member', { searchEmail: ['member@guiadailha.test'] }),
    ],
    [
      'has a search name without end',
      'member',
      change('users/member', { searchName: 'x'.repeat(10_000) }),
    ],
    ['counts minus nothing', 'member', change('users/member', { 'statistics.views': -0 })],
    [
      'counts more than anybody could',
      'member',
      change('users/member', { 'statistics.views': 2 ** 52 }),
    ],
    ['counts a list', 'member', change('users/member', { 'statistics.views': [1] })],
    [
      'has a theme of its own',
      'member',
      change('users/member', { preferences: { theme: 'url(https://x.test)' } }),
    ],
    [
      'has a consent in words',
      'member',
      change('users/member', { preferences: { marketingConsent: 'sim' } }),
    ],
    [
      'shows a profile in words',
      'member',
      change('users/member', { preferences: { reviewerProfile: 'sim' } }),
    ],
    [
      'has preferences that are a list',
      'member',
      change('users/member', { preferences: ['dark'] }),
    ],
    [
      'has a picture that tells somebody else who looks at it',
      'member',
      change('users/member', { photoURL: 'https://x.test/pixel.png' }),
    ],
    [
      'has a picture that nobody decoded',
      'member',
      change('users/member', {
        photoURL: 'https://firebasestorage.googleapis.com/v0/b/x/o/users%2Fmember%2Favatar%2Fa.svg',
      }),
    ],
    [
      'has a picture while pending',
      'pending',
      change('users/pending', { photoURL: 'https://x.test/a.png' }),
    ],
    [
      'has preferences while pending',
      'pending',
      change('users/pending', { preferences: { theme: 'dark' } }),
    ],
    [
      'has a search e-mail while pending',
      'pending',
      change('users/pending', { searchEmail: 'pending@guiadailha.test' }),
    ],
    ['counts while pending', 'pending', change('users/pending', { 'statistics.views': 1 })],
    ['counts while inactive', 'inactive', change('users/inactive', { 'statistics.views': 1 })],
    ['names another uid', 'member', change('users/member', { uid: 'admin' })],
    ['loses its uid', 'member', change('users/member', { uid: deleteField() })],
    ['loses its e-mail', 'member', change('users/member', { email: deleteField() })],
    ['loses the day it was made', 'member', change('users/member', { createdAt: deleteField() })],
    ['has a name of nothing', 'member', change('users/member', { displayName: '   ' })],
    ['has a name that is a map', 'member', change('users/member', { 'displayName.first': 'Ana' })],
    [
      'grants itself a permission',
      'member',
      change('users/member', { permissions: arrayUnion('*') }),
    ],
    ['manages a place as a member', 'member', change('users/member', { managedPlaces: ['open1'] })],
    [
      'has a collection of its own below',
      'member',
      (db) => setDoc(doc(db, 'users/member/private/x'), { x: 1 }),
    ],
  ]);
});

describe('other users', () => {
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
      'get a role before their e-mail is proven',
      'admin',
      (db) =>
        writeBatch(db)
          .set(doc(db, 'auditLog/new1'), {
            actorId: 'admin',
            createdAt: now,
            action: 'user.update',
            target: 'users/reviewer',
            before: aStanding(),
            after: aStanding({ role: 'manager' }),
          })
          .update(doc(db, 'users/reviewer'), { role: 'manager', auditId: 'new1', updatedAt: now })
          .commit(),
    ],
    [
      'get a proof of their e-mail from a super admin',
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

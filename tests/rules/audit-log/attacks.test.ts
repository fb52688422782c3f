import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import type { Firestore } from 'firebase/firestore/lite';
import { describe } from 'vitest';

import { attackLocalCity, change, deviceTime, now } from '../attack.ts';
import { aStanding } from '../city.ts';

const { allows, refuses } = attackLocalCity();

describe('the audit log', () => {
  const told = (fields: object) => ({
    actorId: 'manager',
    createdAt: now,
    action: 'place.update',
    target: 'places/open1',
    before: { title: 'Bar do Cais' },
    after: { title: 'Bar Novo' },
    ...fields,
  });
  const rename = (fields: object) => (db: Firestore) =>
    writeBatch(db)
      .update(doc(db, 'places/open1'), { title: 'Bar Novo', auditId: 'new1', updatedAt: now })
      .set(doc(db, 'auditLog/new1'), told(fields))
      .commit();
  allows('manager', rename({}));
  refuses([
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
      'an audit entry is changed by a super admin',
      'admin',
      change('auditLog/old1', { action: 'y' }),
    ],
    [
      'an audit entry is deleted by a super admin',
      'admin',
      (db) => deleteDoc(doc(db, 'auditLog/old1')),
    ],
    [
      'an entry of a manager has no change in the same commit',
      'manager',
      (db) => setDoc(doc(db, 'auditLog/new1'), told({})),
    ],
    [
      'a manager creates two entries for one change',
      'manager',
      (db) =>
        writeBatch(db)
          .update(doc(db, 'places/open1'), { title: 'Bar Novo', auditId: 'new1', updatedAt: now })
          .set(doc(db, 'auditLog/new1'), told({}))
          .set(doc(db, 'auditLog/new2'), told({}))
          .commit(),
    ],
    [
      'an entry of a manager is not referenced by the place',
      'manager',
      (db) =>
        writeBatch(db)
          .update(doc(db, 'places/open1'), { title: 'Bar Novo', updatedAt: now })
          .set(doc(db, 'auditLog/new1'), told({}))
          .commit(),
    ],
    [
      'an entry of a manager names the place of another manager',
      'manager',
      rename({ target: 'places/other1' }),
    ],
    ['an entry of a manager names a user', 'manager', rename({ target: 'users/manager' })],
    ['an entry of a manager names the settings', 'manager', rename({ target: 'settings/public' })],
    [
      'an entry of a manager has a wrong value before the change',
      'manager',
      rename({ before: { title: 'Outro' } }),
    ],
    [
      'an entry of a manager has a wrong value after the change',
      'manager',
      rename({ after: { title: 'Outro' } }),
    ],
    [
      'an entry of a manager has 500 kB of extra data',
      'manager',
      rename({ after: { title: 'Bar Novo', x: 'x'.repeat(500_000) } }),
    ],
    [
      'an entry of a manager has a nested map',
      'manager',
      rename({ before: { title: { x: 'Bar do Cais' } } }),
    ],
    ['an entry of a manager names another action', 'manager', rename({ action: 'user.role' })],
    [
      'an entry of a manager has a timestamp of the device',
      'manager',
      rename({ createdAt: deviceTime() }),
    ],
    ['an entry of a manager has an extra field', 'manager', rename({ note: 'x' })],
    ['an entry of a manager has no value before the change', 'manager', rename({ before: null })],
    [
      'an entry is overwritten',
      'admin',
      (db) => setDoc(doc(db, 'auditLog/old1'), { ...told({}), actorId: 'admin' }),
    ],
    [
      'one entry is used for a role and for the settings',
      'admin',
      (db) =>
        writeBatch(db)
          .set(doc(db, 'auditLog/new1'), {
            ...told({}),
            actorId: 'admin',
            action: 'user.update',
            target: 'users/member',
            before: aStanding(),
            after: aStanding({ role: 'manager' }),
          })
          .update(doc(db, 'users/member'), { role: 'manager', auditId: 'new1', updatedAt: now })
          .update(doc(db, 'settings/public'), {
            clubEnabled: false,
            auditId: 'new1',
            updatedAt: now,
          })
          .commit(),
    ],
    [
      'a super admin logs a change that is not in the commit',
      'admin',
      (db) => setDoc(doc(db, 'auditLog/new1'), { ...told({}), actorId: 'admin' }),
    ],
    [
      'a super admin logs a role and changes the permissions',
      'admin',
      (db) =>
        writeBatch(db)
          .set(doc(db, 'auditLog/new1'), {
            ...told({}),
            actorId: 'admin',
            action: 'user.update',
            target: 'users/member',
            before: aStanding(),
            after: aStanding({ role: 'manager' }),
          })
          .update(doc(db, 'users/member'), {
            permissions: ['*'],
            auditId: 'new1',
            updatedAt: now,
          })
          .commit(),
    ],
    [
      'two entries of a super admin reference each other',
      'admin',
      (db) => {
        const batch = writeBatch(db);
        for (const [id, other] of [
          ['new1', 'new2'],
          ['new2', 'new1'],
        ]) {
          batch.set(doc(db, `auditLog/${id}`), {
            ...told({ before: {}, after: {} }),
            actorId: 'admin',
            action: 'auditLog.create',
            target: `auditLog/${other}`,
          });
        }
        return batch.commit();
      },
    ],
    ['an entry is read by its author', 'manager', (db) => getDoc(doc(db, 'auditLog/old1'))],
    [
      'entries are listed by a manager',
      'manager',
      (db) =>
        getDocs(query(collection(db, 'auditLog'), where('actorId', '==', 'manager'), limit(5))),
    ],
  ]);
});

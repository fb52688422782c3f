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
      'an entry of a manager tells of nothing',
      'manager',
      (db) => setDoc(doc(db, 'auditLog/new1'), told({})),
    ],
    [
      'a change of a manager fills the log',
      'manager',
      (db) =>
        writeBatch(db)
          .update(doc(db, 'places/open1'), { title: 'Bar Novo', auditId: 'new1', updatedAt: now })
          .set(doc(db, 'auditLog/new1'), told({}))
          .set(doc(db, 'auditLog/new2'), told({}))
          .commit(),
    ],
    [
      'an entry of a manager is one that the place does not name',
      'manager',
      (db) =>
        writeBatch(db)
          .update(doc(db, 'places/open1'), { title: 'Bar Novo', updatedAt: now })
          .set(doc(db, 'auditLog/new1'), told({}))
          .commit(),
    ],
    [
      'an entry of a manager tells of a place of another',
      'manager',
      rename({ target: 'places/other1' }),
    ],
    ['an entry of a manager tells of a person', 'manager', rename({ target: 'users/manager' })],
    [
      'an entry of a manager tells of the settings',
      'manager',
      rename({ target: 'settings/public' }),
    ],
    [
      'an entry of a manager tells a lie about the past',
      'manager',
      rename({ before: { title: 'Outro' } }),
    ],
    [
      'an entry of a manager tells a lie about the outcome',
      'manager',
      rename({ after: { title: 'Outro' } }),
    ],
    [
      'an entry of a manager carries a megabyte',
      'manager',
      rename({ after: { title: 'Bar Novo', x: 'x'.repeat(500_000) } }),
    ],
    [
      'an entry of a manager carries a map below',
      'manager',
      rename({ before: { title: { x: 'Bar do Cais' } } }),
    ],
    ['an entry of a manager names another action', 'manager', rename({ action: 'user.role' })],
    [
      'an entry of a manager is of the client’s clock',
      'manager',
      rename({ createdAt: deviceTime() }),
    ],
    ['an entry of a manager holds more', 'manager', rename({ note: 'x' })],
    ['an entry of a manager has no past', 'manager', rename({ before: null })],
    [
      'an entry is written over',
      'admin',
      (db) => setDoc(doc(db, 'auditLog/old1'), { ...told({}), actorId: 'admin' }),
    ],
    [
      'an entry serves the role of one and the settings',
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
      'a super admin tells of what never happened',
      'admin',
      (db) => setDoc(doc(db, 'auditLog/new1'), { ...told({}), actorId: 'admin' }),
    ],
    [
      'a super admin tells of somebody’s role, and changes their permissions',
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
      'two entries of a super admin vouch for each other',
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
    ['an entry is read by who wrote it', 'manager', (db) => getDoc(doc(db, 'auditLog/old1'))],
    [
      'entries are listed by a manager',
      'manager',
      (db) =>
        getDocs(query(collection(db, 'auditLog'), where('actorId', '==', 'manager'), limit(5))),
    ],
  ]);
});

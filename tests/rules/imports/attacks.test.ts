import { deleteDoc, doc, getDoc, setDoc } from 'firebase/firestore/lite';
import type { Firestore } from 'firebase/firestore/lite';
import { describe } from 'vitest';

import { attackLocalCity, deviceTime, now } from '../attack.ts';

const { allows, refuses } = attackLocalCity();

describe('imports', () => {
  const imported =
    (fields: object, actorId = 'manager') =>
    (db: Firestore) =>
      setDoc(doc(db, 'imports/new1'), {
        actorId,
        createdAt: now,
        fileName: 'lugares.csv',
        rows: 2,
        undo: ['new1', 'new2'],
        ...fields,
      });
  allows('manager', imported({}));
  refuses([
    ['are written by a member', 'member', imported({}, 'member')],
    ['are written while inactive', 'inactive', imported({}, 'inactive')],
    ['are written in the name of a super admin', 'manager', imported({}, 'admin')],
    [
      'are written over',
      'admin',
      (db) =>
        setDoc(doc(db, 'imports/imp1'), { actorId: 'admin', createdAt: now, rows: 1, undo: [] }),
    ],
    ['undo more places than they had rows', 'manager', imported({ undo: ['a', 'b', 'c'] })],
    ['undo a document elsewhere', 'manager', imported({ undo: ['../users/admin'] })],
    ['undo a document below', 'manager', imported({ undo: ['open1/secrets'] })],
    ['undo a map', 'manager', imported({ undo: [{ path: 'users/admin' }] })],
    ['undo by a map', 'manager', imported({ undo: { 0: 'a' } })],
    ['have more rows than ten thousand', 'manager', imported({ rows: 10_001 })],
    ['have fewer rows than none', 'manager', imported({ rows: -1, undo: [] })],
    ['have half a row', 'manager', imported({ rows: 2.5 })],
    ['have endless rows', 'manager', imported({ rows: Number.POSITIVE_INFINITY })],
    ['have a file name without end', 'manager', imported({ fileName: 'x'.repeat(1000) })],
    ['hold the file', 'manager', imported({ file: 'x'.repeat(100_000) })],
    ['are of the client’s clock', 'manager', imported({ createdAt: deviceTime() })],
    ['are read by the manager who wrote them', 'manager', (db) => getDoc(doc(db, 'imports/imp1'))],
    ['are removed', 'admin', (db) => deleteDoc(doc(db, 'imports/imp1'))],
  ]);
});

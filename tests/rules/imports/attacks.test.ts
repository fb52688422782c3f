import { describe } from 'vitest';

import { attackLocalCity, deviceTime, now, read, remove, set } from '../attack.ts';

const { allows, refuses } = attackLocalCity();

describe('imports', () => {
  const imported = (fields: object, actorId = 'manager') =>
    set('imports/new1', {
      actorId,
      createdAt: now,
      fileName: 'lugares.csv',
      rows: 2,
      undo: ['new1', 'new2'],
      ...fields,
    });
  allows('manager', imported({}));
  refuses([
    ['are created by a member', 'member', imported({}, 'member')],
    ['are created by an inactive user', 'inactive', imported({}, 'inactive')],
    ['are created with the id of a super admin', 'manager', imported({}, 'admin')],
    [
      'are overwritten',
      'admin',
      set('imports/imp1', { actorId: 'admin', createdAt: now, rows: 1, undo: [] }),
    ],
    ['undo more places than they had rows', 'manager', imported({ undo: ['a', 'b', 'c'] })],
    ['undo a document of another collection', 'manager', imported({ undo: ['../users/admin'] })],
    ['undo a nested document', 'manager', imported({ undo: ['open1/secrets'] })],
    ['undo a map', 'manager', imported({ undo: [{ path: 'users/admin' }] })],
    ['undo with a map', 'manager', imported({ undo: { 0: 'a' } })],
    ['have more rows than ten thousand', 'manager', imported({ rows: 10_001 })],
    ['have a negative number of rows', 'manager', imported({ rows: -1, undo: [] })],
    ['have half a row', 'manager', imported({ rows: 2.5 })],
    ['have infinitely many rows', 'manager', imported({ rows: Number.POSITIVE_INFINITY })],
    ['have a too long file name', 'manager', imported({ fileName: 'x'.repeat(1000) })],
    ['contain the file', 'manager', imported({ file: 'x'.repeat(100_000) })],
    ['have a timestamp of the device', 'manager', imported({ createdAt: deviceTime() })],
    ['are read by the manager who created them', 'manager', read('imports/imp1')],
    ['are deleted', 'admin', remove('imports/imp1')],
  ]);
});

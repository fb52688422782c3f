import { limit, where } from 'firebase/firestore/lite';
import { describe } from 'vitest';

import {
  attackLocalCity,
  batch,
  change,
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

const { allows, refuses } = attackLocalCity();

describe('claims', () => {
  const told = {
    ...{ message: 'Sou o dono.', firstMessage: '', firstAnswer: '' },
    ...{ status: 'pending', answer: '', decidedBy: '', decidedAt: null, auditId: '' },
    ...fresh,
  };
  const claim = (fields: object = {}, { uid = 'manager', placeId = 'other1', pace = {} } = {}) => {
    const id = `${placeId}_${uid}`;
    return batch(
      set(`claims/${id}`, { ...told, placeId, userId: uid, ...fields }),
      set('requestPace/manager', {
        ...{ since: now, count: 1, last: `claims/${id}`, at: now },
        ...pace,
      }),
    );
  };
  const declined = { status: 'declined', answer: 'Não.', decidedBy: 'admin', decidedAt: now };
  /** The complete commit of an approval, sent by the given user. */
  const approve = (actor: string, { status = 'approved', managedPlaces = ['open1'] } = {}) => {
    const standing = { role: 'member', status: 'active', managedPlaces: [], permissions: [] };
    return batch(
      update('claims/open1_member', {
        ...{ status, decidedBy: actor, decidedAt: now, auditId: 'new1', updatedAt: now },
      }),
      update('users/member', {
        ...{ role: 'manager', managedPlaces, auditId: 'new1', updatedAt: now },
      }),
      set('auditLog/new1', {
        ...{ actorId: actor, createdAt: now, action: 'user.update', target: 'users/member' },
        before: standing,
        after: { ...standing, role: 'manager', managedPlaces },
      }),
    );
  };
  allows('manager', claim());
  allows('admin', change('claims/open1_member', declined));
  allows('admin', approve('admin'));
  refuses([
    ['a claim is read by the manager of the place', 'manager', read('claims/open1_member')],
    [
      'claims of a place are listed by its manager',
      'manager',
      list('claims', where('placeId', '==', 'open1'), limit(5)),
    ],
    ['it has the userId of another user', 'manager', claim({}, { uid: 'member' })],
    ['its userId differs from its id', 'manager', claim({ userId: 'member' })],
    ['its placeId differs from its id', 'manager', claim({ placeId: 'open1' })],
    ['it is about a place that the author manages', 'manager', claim({}, { placeId: 'open1' })],
    ['it is approved from the start', 'manager', claim({ status: 'approved' })],
    ['it contains an answer', 'manager', claim({ answer: 'Aprovado' })],
    ['it is created as an appeal', 'manager', claim({ firstMessage: 'x', firstAnswer: 'y' })],
    ['its message is too long', 'manager', claim({ message: 'x'.repeat(5_000) })],
    ['it has an extra field', 'manager', claim({ priority: 1 })],
    ['its timestamp is of the device', 'manager', claim({ createdAt: deviceTime() })],
    ['its counter is that of another user', 'manager', claim({}, { pace: { last: 'x' } })],
    ['its counter starts below zero', 'manager', claim({}, { pace: { count: -9 } })],
    ['a pending one is changed', 'member', merge('claims/open1_member', { message: 'x' })],
    ['it is approved by its author', 'member', approve('member')],
    ['it is approved by its author with decidedBy of a super admin', 'member', approve('admin')],
    ['it is approved by the manager of the place', 'manager', approve('manager')],
    [
      'it is approved and another place is assigned',
      'admin',
      approve('admin', { managedPlaces: ['other1'] }),
    ],
    [
      'it is approved and no place is assigned',
      'admin',
      change('claims/open1_member', {
        ...{ status: 'approved', decidedBy: 'admin', decidedAt: now, auditId: '' },
      }),
    ],
    [
      'it is declined without an answer by a super admin',
      'admin',
      change('claims/open1_member', { ...declined, answer: '' }),
    ],
    [
      'its message is changed by a super admin',
      'admin',
      change('claims/open1_member', { ...declined, message: 'x' }),
    ],
    ['it is deleted by a super admin', 'admin', remove('claims/open1_member')],
  ]);
});

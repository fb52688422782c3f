import { limit, Timestamp, where } from 'firebase/firestore/lite';
import { describe } from 'vitest';

import { attackLocalCity, list, now, read, remove, set, update } from '../attack.ts';

const { allows, refuses } = attackLocalCity();

describe('notifications', () => {
  allows('member', update('notices/n1', { readAt: now }));
  allows('member', remove('notices/n1'));
  refuses([
    ['a notification of another user is read', 'reviewer', read('notices/n1')],
    [
      'the notifications of two users are listed',
      'member',
      list('notices', where('userId', 'in', ['member', 'reviewer']), limit(10)),
    ],
    [
      'the notifications of another user are listed by a super admin',
      'admin',
      list('notices', where('userId', '==', 'member'), limit(10)),
    ],
    [
      'a forged confirmation of a reservation is created',
      'manager',
      set('notices/forged', {
        userId: 'member',
        kind: 'booking_answered',
        about: { placeId: 'open1', status: 'confirmed' },
        createdAt: now,
        readAt: null,
      }),
    ],
    [
      'a notification is moved to another user',
      'member',
      update('notices/n1', { userId: 'reviewer', readAt: now }),
    ],
    [
      'a refusal is changed to a confirmation',
      'member',
      update('notices/n1', { 'about.status': 'confirmed', readAt: now }),
    ],
    [
      'a notification is read with a timestamp of the device',
      'member',
      update('notices/n1', { readAt: Timestamp.fromMillis(0) }),
    ],
    [
      'a notification is read with an extra field',
      'member',
      update('notices/n1', { readAt: now, note: 'x' }),
    ],
    ['a notification of another user is deleted', 'reviewer', remove('notices/n1')],
  ]);
});

describe('e-mails', () => {
  refuses([
    [
      'an e-mail is added to the outbox',
      'admin',
      set('outbox/forged', {
        userId: 'member',
        kind: 'payment_failed',
        about: {},
        state: 'waiting',
        attempts: 0,
        dueAt: now,
      }),
    ],
    ['an own e-mail is marked as sent', 'member', update('outbox/n1', { state: 'sent' })],
    [
      'the lease of the notification worker is taken',
      'admin',
      set('leases/news', { owner: 'me', until: now }),
    ],
    [
      'the cursor of the notification worker is reset',
      'admin',
      set('cursors/review', { at: Timestamp.fromMillis(0) }),
    ],
    [
      'e-mails to another user are switched off',
      'reviewer',
      update('users/member', { 'preferences.noLetters': [], updatedAt: now }),
    ],
  ]);
});

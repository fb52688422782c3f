import { describe } from 'vitest';

import { checkArranged, checkCommits, remove, set } from '../commits.ts';
import { now, past } from '../world.ts';
import type { Fields, Write } from '../world.ts';

/** Updates only these fields: a notification has no timestamp of its last change. */
const update = (path: string, fields: Fields): Write => ({ op: 'update', path, fields });

const notice = {
  userId: 'member',
  kind: 'booking_answered',
  about: { placeId: 'open1' },
  createdAt: past,
  readAt: null,
};

describe('notifications', () => {
  checkCommits([
    ['read by the recipient', 'member', [update('notices/n1', { readAt: now })], true],
    ['read by another user', 'reviewer', [update('notices/n1', { readAt: now })], false],
    ['read by a super admin', 'admin', [update('notices/n1', { readAt: now })], false],
    [
      'read with the timestamp of yesterday',
      'member',
      [update('notices/n1', { readAt: past })],
      false,
    ],
    ['read with a boolean', 'member', [update('notices/n1', { readAt: true })], false],
    ['readAt set to null', 'member', [update('notices/n1', { readAt: null })], false],
    ['only updatedAt changed', 'member', [update('notices/n1', {})], false],
    ['created by the recipient', 'member', [set('notices/n2', notice)], false],
    ['created by a super admin', 'admin', [set('notices/n2', notice)], false],
    ['deleted by the recipient', 'member', [remove('notices/n1')], true],
    ['deleted by another user', 'reviewer', [remove('notices/n1')], false],
    ['deleted by a super admin', 'admin', [remove('notices/n1')], false],
    ['deleted although missing', 'member', [remove('notices/none')], false],
  ]);
  checkArranged(
    ['inactive', 'pending'].flatMap((actor) => [
      [
        `read by a user who is ${actor}`,
        { 'notices/n9': { ...notice, userId: actor } },
        actor,
        [update('notices/n9', { readAt: now })],
        false,
      ],
      [
        `deleted by a user who is ${actor}`,
        { 'notices/n9': { ...notice, userId: actor } },
        actor,
        [remove('notices/n9')],
        false,
      ],
      [
        `read again by an active user, unlike ${actor}`,
        { 'notices/n9': { ...notice, readAt: past } },
        'member',
        [update('notices/n9', { readAt: now })],
        true,
      ],
    ]),
  );
});

describe('a write that marks a notification as seen and changes another field', () => {
  const others = {
    userId: 'reviewer',
    kind: 'low_review',
    about: { placeId: 'open1', status: 'confirmed' },
    createdAt: now,
    unknown: 1,
  };
  checkCommits(
    Object.entries(others).map(([field, value]) => [
      field,
      'member',
      [update('notices/n1', { readAt: now, [field]: value })],
      false,
    ]),
  );
});

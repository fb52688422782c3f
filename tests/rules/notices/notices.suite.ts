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
    ['seen by whose it is', 'member', [update('notices/n1', { readAt: now })], true],
    ['seen by another', 'reviewer', [update('notices/n1', { readAt: now })], false],
    ['seen by a super admin', 'admin', [update('notices/n1', { readAt: now })], false],
    ['seen yesterday', 'member', [update('notices/n1', { readAt: past })], false],
    ['seen by saying yes', 'member', [update('notices/n1', { readAt: true })], false],
    ['not seen', 'member', [update('notices/n1', { readAt: null })], false],
    ['saved as it is', 'member', [update('notices/n1', {})], false],
    ['made by whose it would be', 'member', [set('notices/n2', notice)], false],
    ['made by a super admin', 'admin', [set('notices/n2', notice)], false],
    ['removed by whose it is', 'member', [remove('notices/n1')], true],
    ['removed by another', 'reviewer', [remove('notices/n1')], false],
    ['removed by a super admin', 'admin', [remove('notices/n1')], false],
    ['removed though it is not there', 'member', [remove('notices/none')], false],
  ]);
  checkArranged(
    ['inactive', 'pending'].flatMap((actor) => [
      [
        `seen while ${actor}`,
        { 'notices/n9': { ...notice, userId: actor } },
        actor,
        [update('notices/n9', { readAt: now })],
        false,
      ],
      [
        `removed while ${actor}`,
        { 'notices/n9': { ...notice, userId: actor } },
        actor,
        [remove('notices/n9')],
        false,
      ],
      [
        `seen again, once ${actor} is over`,
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

import { describe } from 'vitest';

import { checkArranged, checkCommits, remove, set, update } from '../commits.ts';
import { now, past } from '../world.ts';
import type { Fields } from '../world.ts';

describe('saved events', () => {
  const saved = (change: Fields = {}, id = 'member_event3') =>
    set(`savedEvents/${id}`, { userId: 'member', eventId: 'event3', createdAt: now, ...change });
  checkCommits([
    ['saved by their owner', 'member', [saved()], true],
    [
      'saved by an inactive user',
      'inactive',
      [saved({ userId: 'inactive' }, 'inactive_event3')],
      false,
    ],
    ['saved by a pending user', 'pending', [saved({ userId: 'pending' }, 'pending_event3')], false],
    ['saved for another user', 'reviewer', [saved()], false],
    ['saved for another user with the own id', 'reviewer', [saved({}, 'reviewer_event3')], false],
    ['saved with another id', 'member', [saved({}, 'member_event2')], false],
    ['saved for a missing event', 'member', [saved({ eventId: 'none' }, 'member_none')], false],
    ['saved with an extra field', 'member', [saved({ note: 'x' })], false],
    ['saved with an unknown field', 'member', [saved({ unknown: 1 })], false],
    ['saved with the timestamp of yesterday', 'member', [saved({ createdAt: past })], false],
    ['changed', 'member', [update('savedEvents/member_event1', {})], false],
    ['deleted by their owner', 'member', [remove('savedEvents/member_event1')], true],
    ['deleted by another user', 'reviewer', [remove('savedEvents/member_event1')], false],
    ['deleted by a super admin', 'admin', [remove('savedEvents/member_event1')], false],
    [
      'saved for an event deleted in the same commit',
      'manager',
      [
        remove('events/event1'),
        set('savedEvents/manager_event1', { userId: 'manager', eventId: 'event1', createdAt: now }),
      ],
      true,
    ],
  ]);
  checkArranged([
    [
      'deleted by an inactive user',
      { 'savedEvents/inactive_event1': { userId: 'inactive', eventId: 'event1', createdAt: past } },
      'inactive',
      [remove('savedEvents/inactive_event1')],
      false,
    ],
  ]);
});

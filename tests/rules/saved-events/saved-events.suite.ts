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
      'of an inactive person',
      'inactive',
      [saved({ userId: 'inactive' }, 'inactive_event3')],
      false,
    ],
    ['of a pending person', 'pending', [saved({ userId: 'pending' }, 'pending_event3')], false],
    ['of another', 'reviewer', [saved()], false],
    ['of another under the own id', 'reviewer', [saved({}, 'reviewer_event3')], false],
    ['under another id', 'member', [saved({}, 'member_event2')], false],
    ['of a missing event', 'member', [saved({ eventId: 'none' }, 'member_none')], false],
    ['with a further field', 'member', [saved({ note: 'x' })], false],
    ['with a field that nobody knows', 'member', [saved({ unknown: 1 })], false],
    ['of yesterday', 'member', [saved({ createdAt: past })], false],
    ['changed', 'member', [update('savedEvents/member_event1', {})], false],
    ['removed by their owner', 'member', [remove('savedEvents/member_event1')], true],
    ['removed by another', 'reviewer', [remove('savedEvents/member_event1')], false],
    ['removed by a super admin', 'admin', [remove('savedEvents/member_event1')], false],
    [
      'of an event that the same commit removes',
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
      'removed while inactive',
      { 'savedEvents/inactive_event1': { userId: 'inactive', eventId: 'event1', createdAt: past } },
      'inactive',
      [remove('savedEvents/inactive_event1')],
      false,
    ],
  ]);
});

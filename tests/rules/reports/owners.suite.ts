import { checkOwners } from '../field-owners.ts';
import { now, past } from '../world.ts';

checkOwners([
  {
    name: 'a super admin who closes a report, a report',
    actor: 'admin',
    path: 'reports/rep1',
    stored: {
      reviewId: 'open1_reviewer',
      placeId: 'open1',
      reporter: 'member',
      reason: 'spam',
      status: 'open',
      createdAt: past,
      updatedAt: past,
    },
    next: {
      reviewId: 'open1_member',
      eventId: 'event1',
      placeId: 'closed1',
      reporter: 'reviewer',
      reason: 'x',
      about: 'pictures',
      createdAt: now,
      unknown: 1,
    },
    always: { updatedAt: now, status: 'kept' },
    mayChange: [],
  },
  {
    name: 'a super admin who closes a report, a report of an event',
    actor: 'admin',
    path: 'reports/rep2',
    stored: {
      eventId: 'event1',
      placeId: 'open1',
      reporter: 'member',
      reason: 'spam',
      status: 'open',
      createdAt: past,
      updatedAt: past,
    },
    next: {
      reviewId: 'open1_member',
      eventId: 'event3',
      placeId: 'closed1',
      reporter: 'reviewer',
      reason: 'x',
      about: 'pictures',
      createdAt: now,
      unknown: 1,
    },
    always: { updatedAt: now, status: 'kept' },
    mayChange: [],
  },
]);

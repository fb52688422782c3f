import { describe } from 'vitest';

import { anEventRecord, aReviewRecord } from '../city.ts';
import { checkArranged, checkCommits, fresh, remove, set, update } from '../commits.ts';
import { checkFields, filledText, instant } from '../field-rows.ts';
import { past } from '../world.ts';
import type { Fields } from '../world.ts';

const ofEvent: Fields = {
  eventId: 'event1',
  placeId: 'open1',
  reporter: 'member',
  reason: 'Ofensivo',
  status: 'open',
  ...fresh,
};

describe('reports', () => {
  const report = (change: Fields = {}, id = 'open1_reviewer_member') =>
    set(`reports/${id}`, {
      reviewId: 'open1_reviewer',
      placeId: 'open1',
      reporter: 'member',
      reason: 'Ofensivo',
      status: 'open',
      ...fresh,
      ...change,
    });
  checkCommits([
    ['a report with the own userId as reporter', 'member', [report()], true],
    [
      'a report with another reporter',
      'member',
      [report({ reporter: 'reviewer' }, 'open1_reviewer_reviewer')],
      false,
    ],
    [
      'a report by an inactive user',
      'inactive',
      [report({ reporter: 'inactive' }, 'open1_reviewer_inactive')],
      false,
    ],
    ['a report with an arbitrary id', 'member', [report({}, 'new')], false],
    [
      'a report with the id of another user',
      'member',
      [report({}, 'open1_reviewer_stranger')],
      false,
    ],
    [
      'a report with the id of another review',
      'member',
      [report({}, 'other1_reviewer_member')],
      false,
    ],
    ['a report created as closed', 'member', [report({ status: 'removed' })], false],
    [
      'a report of a missing review',
      'member',
      [report({ reviewId: 'open1_none' }, 'open1_none_member')],
      false,
    ],
    ['a report with another placeId', 'member', [report({ placeId: 'other1' })], false],
    ['a report with a too long reason', 'member', [report({ reason: 'x'.repeat(1001) })], false],
    [
      'a report closed by a super admin',
      'admin',
      [update('reports/rep1', { status: 'kept' })],
      true,
    ],
    [
      'a report closed by its reporter',
      'member',
      [update('reports/rep1', { status: 'kept' })],
      false,
    ],
    [
      'a report with a changed reason',
      'admin',
      [update('reports/rep1', { status: 'kept', reason: 'y' })],
      false,
    ],
  ]);
});

describe('reports of events', () => {
  const report = (change: Fields = {}, id = 'event1_member') =>
    set(`reports/${id}`, { ...ofEvent, ...change });
  checkCommits([
    ['with the own userId as reporter', 'member', [report()], true],
    [
      'of a hidden event of an inactive place',
      'member',
      [report({ eventId: 'event3', placeId: 'closed1' }, 'event3_member')],
      true,
    ],
    [
      'with another reporter',
      'member',
      [report({ reporter: 'reviewer' }, 'event1_reviewer')],
      false,
    ],
    [
      'by an inactive user',
      'inactive',
      [report({ reporter: 'inactive' }, 'event1_inactive')],
      false,
    ],
    ['by a pending user', 'pending', [report({ reporter: 'pending' }, 'event1_pending')], false],
    ['with an arbitrary id', 'member', [report({}, 'new')], false],
    ['with the id of another user', 'member', [report({}, 'event1_stranger')], false],
    ['with the id of another event', 'member', [report({}, 'event3_member')], false],
    ['about images', 'member', [report({ about: 'pictures' })], false],
    ['of a missing event', 'member', [report({ eventId: 'none' }, 'none_member')], false],
    ['with another placeId', 'member', [report({ placeId: 'other1' })], false],
    ['with a reviewId', 'member', [report({ reviewId: 'open1_reviewer' })], false],
    [
      'with a reviewId and the id of the review',
      'member',
      [report({ reviewId: 'open1_reviewer' }, 'open1_reviewer_member')],
      false,
    ],
    ['created as closed', 'member', [report({ status: 'kept' })], false],
    ['closed by a super admin', 'admin', [update('reports/rep2', { status: 'kept' })], true],
    [
      'closed with the deletion of the event',
      'admin',
      [remove('events/event1'), update('reports/rep2', { status: 'removed' })],
      true,
    ],
    ['closed by the manager', 'manager', [update('reports/rep2', { status: 'kept' })], false],
    ['deleted by the manager', 'manager', [remove('reports/rep2')], false],
    ['deleted by a super admin', 'admin', [remove('reports/rep2')], false],
    [
      'moved to another event by a super admin',
      'admin',
      [update('reports/rep2', { status: 'kept', eventId: 'event3', placeId: 'closed1' })],
      false,
    ],
    [
      'of an event created in the same commit',
      'manager',
      [
        set('events/made1', anEventRecord({ ...fresh, createdBy: 'manager', revision: 0 })),
        set('reports/made1_manager', { ...ofEvent, eventId: 'made1', reporter: 'manager' }),
      ],
      false,
    ],
  ]);
  checkArranged([
    [
      'a second time',
      { 'reports/event1_member': { ...ofEvent, createdAt: past, updatedAt: past } },
      'member',
      [report({ reason: 'Outra vez' })],
      false,
    ],
    [
      'a second time by a super admin',
      {
        'reports/event1_admin': {
          ...ofEvent,
          reporter: 'admin',
          createdAt: past,
          updatedAt: past,
        },
      },
      'admin',
      [report({ reporter: 'admin', reason: 'Outra vez' }, 'event1_admin')],
      false,
    ],
  ]);
});

describe('edge cases of reports', () => {
  checkArranged([
    [
      'a report closed as removed',
      {},
      'admin',
      [update('reports/rep1', { status: 'removed' })],
      true,
    ],
    [
      'a report closed with an unknown status',
      {},
      'admin',
      [update('reports/rep1', { status: 'lost' })],
      false,
    ],
    [
      'a report closed without a new timestamp',
      {},
      'admin',
      [update('reports/rep1', { status: 'kept', updatedAt: past })],
      false,
    ],
    [
      'a report of a review created in the same commit',
      {},
      'member',
      [
        set('reviews/other1_member', aReviewRecord('other1', 'member', { ...fresh, rating: 5 })),
        update('places/other1', { ratingCounts: [0, 0, 0, 0, 1], reviewsCount: 1, rating: 5 }),
        set('reports/other1_member_member', {
          reviewId: 'other1_member',
          placeId: 'other1',
          reporter: 'member',
          reason: 'x',
          status: 'open',
          ...fresh,
        }),
      ],
      false,
    ],
    [
      'a report closed with the status unknown',
      {},
      'admin',
      [update('reports/rep1', { status: 'unknown' })],
      false,
    ],
  ]);
});

describe('the fields of reports', () => {
  checkFields(
    {
      actor: 'member',
      path: 'reports/open1_reviewer_member',
      document: {
        reviewId: 'open1_reviewer',
        placeId: 'open1',
        reporter: 'member',
        reason: 'Ofensivo',
        status: 'open',
        ...fresh,
      },
      updates: false,
    },
    [
      filledText('reason', 1000),
      { field: 'reviewId', refuses: ['open1_none', '', 1] },
      { field: 'placeId', refuses: ['other1', '', 1] },
      { field: 'reporter', refuses: ['reviewer', '', 1] },
      { field: 'status', refuses: ['kept', 'removed', 'unknown', 1] },
      instant('createdAt'),
      instant('updatedAt'),
    ],
  );
});

describe('the fields of reports of events', () => {
  checkFields(
    { actor: 'member', path: 'reports/event1_member', document: ofEvent, updates: false },
    [
      filledText('reason', 1000),
      { field: 'eventId', refuses: ['event3', 'none', '', 1] },
      { field: 'reviewId', refuses: ['open1_reviewer', '', null], optional: true },
      { field: 'placeId', refuses: ['other1', '', 1] },
      { field: 'reporter', refuses: ['reviewer', '', 1] },
      { field: 'status', refuses: ['kept', 'removed', 'unknown', 1] },
      instant('createdAt'),
      instant('updatedAt'),
    ],
  );
});

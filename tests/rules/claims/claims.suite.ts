import { describe } from 'vitest';

import { aClaimRecord, aPlaceRecord, aStandingEntry, aUserRecord } from '../city.ts';
import { checkArranged, checkCommits, fresh, remove, set, update } from '../commits.ts';
import type { ArrangedRow, CommitRow } from '../commits.ts';
import { checkFields, filledText, instant, long } from '../field-rows.ts';
import { checkOwners } from '../field-owners.ts';
import { now, past } from '../world.ts';
import type { Fields, Write } from '../world.ts';

const path = 'claims/open1_member';

/** A new claim. The commit also needs the counter of the user. */
const asked = (actor: string, change: Fields = {}, id = `other1_${actor}`): Write =>
  set(`claims/${id}`, aClaimRecord('other1', actor, { ...fresh, ...change }));
const paced = (actor: string, last = `claims/other1_${actor}`): Write =>
  actor === 'member'
    ? set('requestPace/member', { since: past, count: 2, last, at: now })
    : set(`requestPace/${actor}`, { since: now, count: 1, last, at: now });

const person = aUserRecord('member', { emailVerified: true });
const entrusted: Fields = { role: 'manager', managedPlaces: ['open1'], auditId: 'new1' };
/** The changed role or status of the user, with its log entry. */
const becomes = (change: Fields, stored: Fields = person): Write[] => [
  update('users/member', change),
  aStandingEntry('member', stored, { ...stored, ...change }),
];
const approved: Fields = {
  ...{ status: 'approved', decidedBy: 'admin', decidedAt: now, auditId: 'new1' },
};
const declined: Fields = { ...approved, status: 'declined', answer: 'Não achamos.', auditId: '' };
const approve = (change: Fields = {}, standing: Fields = entrusted): Write[] => [
  update(path, { ...approved, ...change }),
  ...becomes(standing),
];
const undecided: Fields = {
  ...{ status: 'pending', answer: '', decidedBy: '', decidedAt: null, auditId: '' },
};
const decided = { decidedBy: 'admin', decidedAt: past };

describe('claims', () => {
  const others: CommitRow[] = ['reviewer', 'inactive', 'pending', 'stranger', 'admin'].map(
    (actor): CommitRow => [
      {
        reviewer: 'by a user with an unverified e-mail',
        inactive: 'by an inactive user',
        pending: 'by a pending user',
        stranger: 'by the manager of the place',
        admin: 'by a super admin',
      }[actor] ?? actor,
      actor,
      [asked(actor), paced(actor)],
      false,
    ],
  );
  checkCommits([
    ['for the own account, counted', 'member', [asked('member'), paced('member')], true],
    ['by the manager of another place', 'manager', [asked('manager'), paced('manager')], true],
    ...others,
    ['uncounted', 'member', [asked('member')], false],
    [
      'with a counter that names another request',
      'member',
      [asked('member'), paced('member', 'suggestions/other1_member')],
      false,
    ],
    [
      'with the userId of another user',
      'member',
      [asked('reviewer'), paced('member', 'claims/other1_reviewer')],
      false,
    ],
    [
      'with an arbitrary id',
      'member',
      [asked('member', {}, 'new'), paced('member', 'claims/new')],
      false,
    ],
    [
      'about an inactive place',
      'member',
      [
        asked('member', { placeId: 'closed1' }, 'closed1_member'),
        paced('member', 'claims/closed1_member'),
      ],
      false,
    ],
    [
      'about a missing place',
      'member',
      [asked('member', { placeId: 'none' }, 'none_member'), paced('member', 'claims/none_member')],
      false,
    ],
    ['created as approved', 'member', [asked('member', approved), paced('member')], false],
    [
      'created as an appeal',
      'member',
      [asked('member', { firstAnswer: 'Não.' }), paced('member')],
      false,
    ],
    [
      'created with another firstMessage',
      'member',
      [asked('member', { firstMessage: 'x' }), paced('member')],
      false,
    ],
    [
      'over a pending one',
      'member',
      [
        asked('member', { placeId: 'open1', message: 'Outra' }, 'open1_member'),
        paced('member', path),
      ],
      false,
    ],
    [
      'over a pending one, with its message as firstMessage',
      'member',
      [
        asked('member', { placeId: 'open1', firstMessage: 'Sou o dono.' }, 'open1_member'),
        paced('member', path),
      ],
      false,
    ],
    ['withdrawn while pending', 'member', [remove(path)], true],
    ['withdrawn by another user', 'reviewer', [remove(path)], false],
    ['withdrawn by a super admin', 'admin', [remove(path)], false],
    ['withdrawn by a manager', 'manager', [remove(path)], false],
    ['withdrawn although missing', 'member', [remove('claims/other1_member')], false],
  ]);
});

describe('decisions about claims', () => {
  checkCommits([
    ['approved with the role of the user', 'admin', approve(), true],
    ['approved with an answer', 'admin', approve({ answer: 'x'.repeat(500) }), true],
    ['approved with a too long answer', 'admin', approve({ answer: long(500) }), false],
    ['approved without the role of the user', 'admin', [update(path, approved)], false],
    [
      'approved without the role of the user and without an entry',
      'admin',
      [update(path, { ...approved, auditId: '' })],
      false,
    ],
    ['approved without a reference to the entry', 'admin', approve({ auditId: '' }), false],
    ['approved with a reference to another entry', 'admin', approve({ auditId: 'old1' }), false],
    [
      'approved with another place',
      'admin',
      approve({}, { ...entrusted, managedPlaces: ['other1'] }),
      false,
    ],
    ['approved without a place', 'admin', approve({}, { role: 'manager', auditId: 'new1' }), false],
    [
      'approved without the role',
      'admin',
      approve({}, { managedPlaces: ['open1'], auditId: 'new1' }),
      false,
    ],
    [
      'approved and made a super admin',
      'admin',
      approve({}, { ...entrusted, role: 'super_admin' }),
      false,
    ],
    ['refused', 'admin', [update(path, declined)], true],
    ['declined without an answer', 'admin', [update(path, { ...declined, answer: ' ' })], false],
    [
      'declined with a too long answer',
      'admin',
      [update(path, { ...declined, answer: long(500) })],
      false,
    ],
    [
      'declined with a reference to an entry',
      'admin',
      [update(path, { ...declined, auditId: 'x' })],
      false,
    ],
    [
      'decided with an unknown status',
      'admin',
      [update(path, { ...declined, status: 'lost' })],
      false,
    ],
    [
      'decided with the decidedBy of another',
      'admin',
      [update(path, { ...declined, decidedBy: 'stranger' })],
      false,
    ],
    [
      'decided with another decidedAt',
      'admin',
      [update(path, { ...declined, decidedAt: past })],
      false,
    ],
    [
      'decided without a new timestamp',
      'admin',
      [update(path, { ...declined, updatedAt: past })],
      false,
    ],
    ['decided with another message', 'admin', [update(path, { ...declined, message: 'x' })], false],
    [
      'decided by its author',
      'member',
      [update(path, { ...declined, decidedBy: 'member' })],
      false,
    ],
    [
      'decided by the manager of the place',
      'manager',
      [update(path, { ...declined, decidedBy: 'manager' })],
      false,
    ],
  ]);

  const managing = aUserRecord('member', { role: 'manager', managedPlaces: ['open1'] });
  const inactive = { ...person, status: 'inactive' };
  const waiting = { ...person, status: 'pending' };
  const rows: ArrangedRow[] = [
    [
      'approved for a current manager of the place, without an entry',
      { 'users/member': managing },
      'admin',
      [update(path, { ...approved, auditId: '' })],
      true,
    ],
    [
      'approved for a current manager of the place, with an entry',
      { 'users/member': managing },
      'admin',
      [update(path, approved)],
      false,
    ],
    [
      'approved for an inactive user, who becomes active',
      { 'users/member': inactive },
      'admin',
      [update(path, approved), ...becomes({ ...entrusted, status: 'active' }, inactive)],
      false,
    ],
    [
      'approved for a pending user',
      { 'users/member': waiting },
      'admin',
      [update(path, approved), ...becomes({ ...entrusted, status: 'active' }, waiting)],
      false,
    ],
    [
      'approved for a place that is now inactive',
      { 'places/open1': aPlaceRecord({ isActive: false }) },
      'admin',
      approve(),
      false,
    ],
    [
      'declined for an inactive user',
      { 'users/member': inactive },
      'admin',
      [update(path, declined)],
      true,
    ],
    [
      'declined for a place that is now inactive',
      { 'places/open1': aPlaceRecord({ isActive: false }) },
      'admin',
      [update(path, declined)],
      true,
    ],
    [
      'decided a second time',
      { [path]: aClaimRecord('open1', 'member', { ...approved, ...decided }) },
      'admin',
      [update(path, declined)],
      false,
    ],
  ];
  checkArranged(rows);
});

describe('approved claims', () => {
  const stored = {
    [path]: aClaimRecord('open1', 'member', { ...approved, ...decided, auditId: 'old1' }),
    'users/member': { ...person, ...entrusted, auditId: 'old1' },
  };
  const was: Fields = stored['users/member'];
  const dismissed = becomes({ role: 'member', managedPlaces: [], auditId: 'new1' }, was);
  const again = (change: Fields = {}) => [
    asked('member', { placeId: 'open1', ...change }, 'open1_member'),
    paced('member', path),
  ];
  const released = { ...stored, 'users/member': person };
  checkArranged([
    [
      'reopened, and the place removed from the user',
      stored,
      'admin',
      [update(path, undecided), ...dismissed],
      true,
    ],
    [
      'reopened, but the place stays with the user',
      stored,
      'admin',
      [update(path, undecided)],
      false,
    ],
    [
      'reopened with decidedBy left',
      stored,
      'admin',
      [update(path, { ...undecided, decidedBy: 'admin' }), ...dismissed],
      false,
    ],
    [
      'reopened if the approval did not change the user',
      {
        ...stored,
        [path]: aClaimRecord('open1', 'member', { ...approved, ...decided, auditId: '' }),
      },
      'admin',
      [update(path, undecided)],
      true,
    ],
    ['reopened by their author', stored, 'member', [update(path, undecided)], false],
    ['deleted by their author', stored, 'member', [remove(path)], false],
    ['sent again while the user manages the place', stored, 'member', again(), false],
    ['sent again', released, 'member', again(), true],
    ['sent again as an appeal', released, 'member', again({ firstAnswer: 'Não.' }), false],
    ['sent again with a firstMessage', released, 'member', again({ firstMessage: 'x' }), false],
    ['sent again without a message', released, 'member', again({ message: ' ' }), false],
    ['sent again without the counter', released, 'member', again().slice(0, 1), false],
    [
      'sent again after an approved appeal',
      {
        ...released,
        [path]: aClaimRecord('open1', 'member', {
          ...{ ...approved, ...decided, auditId: 'old1', firstMessage: 'a', firstAnswer: 'b' },
        }),
      },
      'member',
      again(),
      true,
    ],
  ]);
});

describe('declined claims', () => {
  const first = { firstMessage: 'Sou o dono.', firstAnswer: 'Não achamos.' };
  const refused = { [path]: aClaimRecord('open1', 'member', { ...declined, ...decided }) };
  const appealed = { [path]: aClaimRecord('open1', 'member', { message: 'CNPJ', ...first }) };
  const final = {
    [path]: aClaimRecord('open1', 'member', { ...declined, ...decided, ...first, message: 'CNPJ' }),
  };
  const appeal = (change: Fields = {}) => [
    asked('member', { placeId: 'open1', message: 'CNPJ', ...first, ...change }, 'open1_member'),
    paced('member', path),
  ];
  const withdrawn: Fields = {
    ...{ status: 'declined', message: 'Sou o dono.', answer: 'Não achamos.' },
    ...{ firstMessage: '', firstAnswer: '' },
  };
  const takeBack = (change: Fields = {}) => [update(path, { ...withdrawn, ...change })];
  checkArranged([
    ['appealed', refused, 'member', appeal(), true],
    ['appealed without the counter', refused, 'member', appeal().slice(0, 1), false],
    ['appealed by another user', refused, 'manager', appeal(), false],
    [
      'sent again instead of appealed',
      refused,
      'member',
      appeal({ firstMessage: '', firstAnswer: '' }),
      false,
    ],
    ['appealed with another firstMessage', refused, 'member', appeal({ firstMessage: 'x' }), false],
    ['appealed with another firstAnswer', refused, 'member', appeal({ firstAnswer: 'x' }), false],
    ['appealed without a message', refused, 'member', appeal({ message: '' }), false],
    ['deleted by their author', refused, 'member', [remove(path)], false],
    ['reopened by a super admin', refused, 'admin', [update(path, undecided)], false],
    ['appealed a second time', final, 'member', appeal(), false],
    [
      'appealed a second time, with the second message as firstMessage',
      final,
      'member',
      appeal({ firstMessage: 'CNPJ' }),
      false,
    ],
    [
      'sent again after the second refusal',
      final,
      'member',
      appeal({ firstMessage: '', firstAnswer: '' }),
      false,
    ],
    ['an appeal that is declined', appealed, 'admin', [update(path, declined)], true],
    ['an appeal that is approved', appealed, 'admin', approve(), true],
    ['an appeal that is deleted', appealed, 'member', [remove(path)], false],
    ['an appeal over a pending appeal', appealed, 'member', appeal(), false],
    ['an appeal that is withdrawn', appealed, 'member', takeBack(), true],
    ['an appeal that is withdrawn by another user', appealed, 'reviewer', takeBack(), false],
    ['an appeal that is withdrawn by a super admin', appealed, 'admin', takeBack(), false],
    [
      'an appeal withdrawn to approved',
      appealed,
      'member',
      takeBack({ status: 'approved' }),
      false,
    ],
    ['an appeal withdrawn to pending', appealed, 'member', takeBack({ status: 'pending' }), false],
    [
      'an appeal withdrawn with another message',
      appealed,
      'member',
      takeBack({ message: 'x' }),
      false,
    ],
    [
      'an appeal withdrawn with another answer',
      appealed,
      'member',
      takeBack({ answer: 'x' }),
      false,
    ],
    [
      'an appeal withdrawn with a firstMessage',
      appealed,
      'member',
      takeBack({ firstMessage: 'x' }),
      false,
    ],
    [
      'an appeal withdrawn with a firstAnswer',
      appealed,
      'member',
      takeBack({ firstAnswer: 'x' }),
      false,
    ],
    [
      'an appeal withdrawn with another timestamp',
      appealed,
      'member',
      takeBack({ updatedAt: past }),
      false,
    ],
    ['an appeal withdrawn with decidedBy', appealed, 'member', takeBack({ decidedBy: 'x' }), false],
    ['a declined claim that is withdrawn by its author', refused, 'member', takeBack(), false],
    ['a declined appeal that is withdrawn', final, 'member', takeBack(), false],
    [
      'a first claim that is declined by its author',
      { [path]: aClaimRecord('open1', 'member') },
      'member',
      takeBack({ message: '', answer: '' }),
      false,
    ],
    [
      'an appeal withdrawn by an inactive user',
      {
        'claims/open1_inactive': {
          ...aClaimRecord('open1', 'inactive', { message: 'CNPJ', ...first }),
        },
      },
      'inactive',
      [update('claims/open1_inactive', withdrawn)],
      false,
    ],
    [
      'a first claim deleted by an inactive user',
      { 'claims/open1_inactive': aClaimRecord('open1', 'inactive') },
      'inactive',
      [remove('claims/open1_inactive')],
      false,
    ],
  ]);
});

describe('the fields of claims', () => {
  checkFields(
    {
      actor: 'member',
      path: 'claims/other1_member',
      document: aClaimRecord('other1', 'member', fresh),
      beside: [paced('member')],
      updates: false,
    },
    [
      { field: 'placeId', refuses: ['open1', '', 1] },
      { field: 'userId', refuses: ['manager', '', 1] },
      filledText('message', 1000),
      { field: 'firstMessage', refuses: ['x', 1, null] },
      { field: 'firstAnswer', refuses: ['x', 1, null] },
      { field: 'status', refuses: ['approved', 'declined', 'unknown', 1] },
      { field: 'answer', refuses: ['Sim', 1, null] },
      { field: 'decidedBy', refuses: ['member', 1, null] },
      { field: 'decidedAt', refuses: [past, now, ''] },
      { field: 'auditId', refuses: ['new1', 1, null] },
      instant('createdAt'),
      instant('updatedAt'),
    ],
  );
});

checkOwners([
  {
    name: 'the author who withdraws an appeal, a claim',
    actor: 'member',
    path,
    stored: aClaimRecord('open1', 'member', {
      ...{ message: 'CNPJ', firstMessage: 'Sou o dono.', firstAnswer: 'Não achamos.' },
    }),
    next: {
      ...{ placeId: 'other1', userId: 'reviewer', decidedBy: 'member', decidedAt: now },
      ...{ auditId: 'new1', createdAt: now, unknown: 1 },
    },
    always: {
      ...{ status: 'declined', message: 'Sou o dono.', answer: 'Não achamos.' },
      ...{ firstMessage: '', firstAnswer: '' },
    },
    mayChange: [],
  },
  {
    name: 'a super admin who declines, a claim',
    actor: 'admin',
    path,
    stored: aClaimRecord('open1', 'member'),
    next: {
      placeId: 'closed1',
      userId: 'reviewer',
      message: 'x',
      firstMessage: 'x',
      firstAnswer: 'x',
      answer: 'Outra.',
      auditId: 'new2',
      createdAt: now,
      unknown: 1,
    },
    always: declined,
    mayChange: ['answer'],
  },
]);

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
        reviewer: 'of somebody whose e-mail is not proven',
        inactive: 'while inactive',
        pending: 'while pending',
        stranger: 'of who manages the place',
        admin: 'of a super admin',
      }[actor] ?? actor,
      actor,
      [asked(actor), paced(actor)],
      false,
    ],
  );
  checkCommits([
    ['for oneself, counted', 'member', [asked('member'), paced('member')], true],
    ['of the manager of another place', 'manager', [asked('manager'), paced('manager')], true],
    ...others,
    ['uncounted', 'member', [asked('member')], false],
    [
      'counted for something else',
      'member',
      [asked('member'), paced('member', 'suggestions/other1_member')],
      false,
    ],
    [
      'in the name of another',
      'member',
      [asked('reviewer'), paced('member', 'claims/other1_reviewer')],
      false,
    ],
    [
      'under an id of its own',
      'member',
      [asked('member', {}, 'new'), paced('member', 'claims/new')],
      false,
    ],
    [
      'of a place that is not shown',
      'member',
      [
        asked('member', { placeId: 'closed1' }, 'closed1_member'),
        paced('member', 'claims/closed1_member'),
      ],
      false,
    ],
    [
      'of a place that is not there',
      'member',
      [asked('member', { placeId: 'none' }, 'none_member'), paced('member', 'claims/none_member')],
      false,
    ],
    ['approved from the start', 'member', [asked('member', approved), paced('member')], false],
    [
      'begun as an appeal',
      'member',
      [asked('member', { firstAnswer: 'Não.' }), paced('member')],
      false,
    ],
    [
      'begun with other first words',
      'member',
      [asked('member', { firstMessage: 'x' }), paced('member')],
      false,
    ],
    [
      'over one that waits',
      'member',
      [
        asked('member', { placeId: 'open1', message: 'Outra' }, 'open1_member'),
        paced('member', path),
      ],
      false,
    ],
    [
      'over one that waits, which it keeps as the first',
      'member',
      [
        asked('member', { placeId: 'open1', firstMessage: 'Sou o dono.' }, 'open1_member'),
        paced('member', path),
      ],
      false,
    ],
    ['taken back while it waits', 'member', [remove(path)], true],
    ['taken back by somebody else', 'reviewer', [remove(path)], false],
    ['taken back by a super admin', 'admin', [remove(path)], false],
    ['taken back by a manager', 'manager', [remove(path)], false],
    ['taken back that is not there', 'member', [remove('claims/other1_member')], false],
  ]);
});

describe('decisions about claims', () => {
  checkCommits([
    ['approved with the person', 'admin', approve(), true],
    ['approved with words', 'admin', approve({ answer: 'x'.repeat(500) }), true],
    ['approved with words at length', 'admin', approve({ answer: long(500) }), false],
    ['approved without the person', 'admin', [update(path, approved)], false],
    [
      'approved without the person, naming nothing',
      'admin',
      [update(path, { ...approved, auditId: '' })],
      false,
    ],
    ['approved without naming the entry', 'admin', approve({ auditId: '' }), false],
    ['approved naming another entry', 'admin', approve({ auditId: 'old1' }), false],
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
    ['refused without a word', 'admin', [update(path, { ...declined, answer: ' ' })], false],
    ['refused at length', 'admin', [update(path, { ...declined, answer: long(500) })], false],
    ['refused naming an entry', 'admin', [update(path, { ...declined, auditId: 'x' })], false],
    [
      'decided to something unknown',
      'admin',
      [update(path, { ...declined, status: 'lost' })],
      false,
    ],
    [
      'decided in the name of another',
      'admin',
      [update(path, { ...declined, decidedBy: 'stranger' })],
      false,
    ],
    ['decided at another time', 'admin', [update(path, { ...declined, decidedAt: past })], false],
    [
      'decided without its instant',
      'admin',
      [update(path, { ...declined, updatedAt: past })],
      false,
    ],
    ['decided and rewritten', 'admin', [update(path, { ...declined, message: 'x' })], false],
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
      'approved of somebody who manages the place already, naming no entry',
      { 'users/member': managing },
      'admin',
      [update(path, { ...approved, auditId: '' })],
      true,
    ],
    [
      'approved of somebody who manages the place already, naming one',
      { 'users/member': managing },
      'admin',
      [update(path, approved)],
      false,
    ],
    [
      'approved of somebody inactive, made active by it',
      { 'users/member': inactive },
      'admin',
      [update(path, approved), ...becomes({ ...entrusted, status: 'active' }, inactive)],
      false,
    ],
    [
      'approved of somebody who waits for approval',
      { 'users/member': waiting },
      'admin',
      [update(path, approved), ...becomes({ ...entrusted, status: 'active' }, waiting)],
      false,
    ],
    [
      'approved of a place that is not shown any more',
      { 'places/open1': aPlaceRecord({ isActive: false }) },
      'admin',
      approve(),
      false,
    ],
    [
      'refused of somebody inactive',
      { 'users/member': inactive },
      'admin',
      [update(path, declined)],
      true,
    ],
    [
      'refused of a place that is not shown any more',
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
    ['taken back with the place', stored, 'admin', [update(path, undecided), ...dismissed], true],
    ['taken back without the place', stored, 'admin', [update(path, undecided)], false],
    [
      'taken back by half',
      stored,
      'admin',
      [update(path, { ...undecided, decidedBy: 'admin' }), ...dismissed],
      false,
    ],
    [
      'taken back where they had changed nothing of the person',
      {
        ...stored,
        [path]: aClaimRecord('open1', 'member', { ...approved, ...decided, auditId: '' }),
      },
      'admin',
      [update(path, undecided)],
      true,
    ],
    ['taken back by their author', stored, 'member', [update(path, undecided)], false],
    ['removed by their author', stored, 'member', [remove(path)], false],
    ['asked again while the person manages the place', stored, 'member', again(), false],
    ['asked again', released, 'member', again(), true],
    ['asked again as an appeal', released, 'member', again({ firstAnswer: 'Não.' }), false],
    ['asked again with first words', released, 'member', again({ firstMessage: 'x' }), false],
    ['asked again without words', released, 'member', again({ message: ' ' }), false],
    ['asked again uncounted', released, 'member', again().slice(0, 1), false],
    [
      'asked again over one that was appealed then',
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
    ['appealed uncounted', refused, 'member', appeal().slice(0, 1), false],
    ['appealed by somebody else', refused, 'manager', appeal(), false],
    ['asked anew instead', refused, 'member', appeal({ firstMessage: '', firstAnswer: '' }), false],
    ['appealed with another proof kept', refused, 'member', appeal({ firstMessage: 'x' }), false],
    ['appealed with another refusal kept', refused, 'member', appeal({ firstAnswer: 'x' }), false],
    ['appealed without words', refused, 'member', appeal({ message: '' }), false],
    ['removed by their author', refused, 'member', [remove(path)], false],
    ['taken back by a super admin', refused, 'admin', [update(path, undecided)], false],
    ['appealed a second time', final, 'member', appeal(), false],
    [
      'appealed a second time, with the second refusal',
      final,
      'member',
      appeal({ firstMessage: 'CNPJ' }),
      false,
    ],
    [
      'asked anew after the second',
      final,
      'member',
      appeal({ firstMessage: '', firstAnswer: '' }),
      false,
    ],
    ['an appeal that is refused', appealed, 'admin', [update(path, declined)], true],
    ['an appeal that is approved', appealed, 'admin', approve(), true],
    ['an appeal that is removed', appealed, 'member', [remove(path)], false],
    ['an appeal over one that waits', appealed, 'member', appeal(), false],
    ['an appeal that is taken back', appealed, 'member', takeBack(), true],
    ['an appeal that is taken back by another', appealed, 'reviewer', takeBack(), false],
    ['an appeal that is taken back by a super admin', appealed, 'admin', takeBack(), false],
    [
      'an appeal taken back as approved',
      appealed,
      'member',
      takeBack({ status: 'approved' }),
      false,
    ],
    [
      'an appeal taken back and left open',
      appealed,
      'member',
      takeBack({ status: 'pending' }),
      false,
    ],
    [
      'an appeal taken back with other words',
      appealed,
      'member',
      takeBack({ message: 'x' }),
      false,
    ],
    [
      'an appeal taken back with another answer',
      appealed,
      'member',
      takeBack({ answer: 'x' }),
      false,
    ],
    [
      'an appeal taken back that stays one',
      appealed,
      'member',
      takeBack({ firstMessage: 'x' }),
      false,
    ],
    ['an appeal taken back by half', appealed, 'member', takeBack({ firstAnswer: 'x' }), false],
    [
      'an appeal taken back at another time',
      appealed,
      'member',
      takeBack({ updatedAt: past }),
      false,
    ],
    ['an appeal taken back with more', appealed, 'member', takeBack({ decidedBy: 'x' }), false],
    ['a refusal that is taken back by its author', refused, 'member', takeBack(), false],
    ['a second refusal that is taken back', final, 'member', takeBack(), false],
    [
      'a first claim that is refused by its author',
      { [path]: aClaimRecord('open1', 'member') },
      'member',
      takeBack({ message: '', answer: '' }),
      false,
    ],
    [
      'an appeal taken back while inactive',
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
      'a first claim removed while inactive',
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
    name: 'who takes an appeal back, a claim',
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
    name: 'a super admin who refuses, a claim',
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

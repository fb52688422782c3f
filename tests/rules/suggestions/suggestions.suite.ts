import { RulesTimestamp } from '@guia-da-ilha/local-firebase/rules/values';
import { describe } from 'vitest';

import { aSuggestionRecord } from '../city.ts';
import { checkArranged, checkCommits, fresh, remove, set, update } from '../commits.ts';
import { checkFields, instant, long, optionalText } from '../field-rows.ts';
import { checkOwners } from '../field-owners.ts';
import { Float, now, past } from '../world.ts';
import type { Fields, Write } from '../world.ts';

const path = 'suggestions/open1_reviewer';

/** A new correction. The commit also needs the counter of the user. */
const asked = (actor: string, change: Fields = {}, id = `open1_${actor}`): Write =>
  set(`suggestions/${id}`, aSuggestionRecord('open1', actor, { ...fresh, ...change }));
const paced = (actor: string, change: Fields = {}, last = `suggestions/open1_${actor}`): Write =>
  set(`requestPace/${actor}`, { since: now, count: 1, last, at: now, ...change });
const decided = (change: Fields = {}): Fields =>
  aSuggestionRecord('open1', 'member', {
    status: 'applied',
    decidedBy: 'admin',
    decidedAt: past,
    auditId: 'old1',
    ...change,
  });
const apply = { status: 'applied', decidedBy: 'admin', decidedAt: now, auditId: 'new1' };
const decline = { ...apply, status: 'declined', answer: 'Ligamos e está certo.', auditId: '' };
const again: Fields = { since: past, count: 2, last: 'suggestions/open1_member', at: now };
const undecided = { status: 'pending', answer: '', decidedBy: '', decidedAt: null, auditId: '' };

describe('corrections', () => {
  checkCommits([
    ['for the own account, counted', 'reviewer', [asked('reviewer'), paced('reviewer')], true],
    ['by a manager of the place', 'manager', [asked('manager'), paced('manager')], true],
    ['uncounted', 'reviewer', [asked('reviewer')], false],
    [
      'with a counter that names another request',
      'reviewer',
      [asked('reviewer'), paced('reviewer', {}, 'suggestions/other1_reviewer')],
      false,
    ],
    [
      'two with one count',
      'reviewer',
      [
        asked('reviewer'),
        asked('reviewer', { placeId: 'other1' }, 'other1_reviewer'),
        paced('reviewer'),
      ],
      false,
    ],
    [
      'with the userId of another user',
      'reviewer',
      [asked('stranger'), paced('reviewer', {}, 'suggestions/open1_stranger')],
      false,
    ],
    [
      'with an arbitrary id',
      'reviewer',
      [asked('reviewer', {}, 'new'), paced('reviewer', {}, 'suggestions/new')],
      false,
    ],
    ['by an inactive user', 'inactive', [asked('inactive'), paced('inactive')], false],
    ['by a pending user', 'pending', [asked('pending'), paced('pending')], false],
    [
      'about an inactive place',
      'reviewer',
      [
        asked('reviewer', { placeId: 'closed1' }, 'closed1_reviewer'),
        paced('reviewer', {}, 'suggestions/closed1_reviewer'),
      ],
      false,
    ],
    [
      'about a missing place',
      'reviewer',
      [
        asked('reviewer', { placeId: 'none' }, 'none_reviewer'),
        paced('reviewer', {}, 'suggestions/none_reviewer'),
      ],
      false,
    ],
    ['created as decided', 'reviewer', [asked('reviewer', apply), paced('reviewer')], false],
    [
      'with a report that the place is closed',
      'reviewer',
      [asked('reviewer', { isClosed: true, fields: {} }), paced('reviewer')],
      true,
    ],
    [
      'without any content',
      'reviewer',
      [asked('reviewer', { fields: {} }), paced('reviewer')],
      false,
    ],
    [
      'with changes and a report that the place is closed',
      'reviewer',
      [asked('reviewer', { isClosed: true }), paced('reviewer')],
      false,
    ],
    [
      'over a pending one',
      'member',
      [asked('member', { message: 'Outra' }), set('requestPace/member', again)],
      false,
    ],
    ['withdrawn while pending', 'member', [remove('suggestions/open1_member')], true],
    ['withdrawn by another user', 'reviewer', [remove('suggestions/open1_member')], false],
    ['withdrawn by a super admin', 'admin', [remove('suggestions/open1_member')], false],
    ['withdrawn by a manager', 'manager', [remove('suggestions/open1_member')], false],
    ['withdrawn although missing', 'reviewer', [remove(path)], false],
    ['applied by a super admin', 'admin', [update('suggestions/open1_member', apply)], true],
    ['declined by a super admin', 'admin', [update('suggestions/open1_member', decline)], true],
    [
      'declined without an answer',
      'admin',
      [update('suggestions/open1_member', { ...decline, answer: ' ' })],
      false,
    ],
    [
      'declined with a too long answer',
      'admin',
      [update('suggestions/open1_member', { ...decline, answer: long(500) })],
      false,
    ],
    [
      'applied with a too long answer',
      'admin',
      [update('suggestions/open1_member', { ...apply, answer: long(500) })],
      false,
    ],
    [
      'decided with an unknown status',
      'admin',
      [update('suggestions/open1_member', { ...decline, status: 'lost' })],
      false,
    ],
    [
      'decided with the decidedBy of another',
      'admin',
      [update('suggestions/open1_member', { ...apply, decidedBy: 'stranger' })],
      false,
    ],
    [
      'decided with another decidedAt',
      'admin',
      [update('suggestions/open1_member', { ...apply, decidedAt: past })],
      false,
    ],
    [
      'decided with a too long entry',
      'admin',
      [update('suggestions/open1_member', { ...apply, auditId: long(128) })],
      false,
    ],
    [
      'decided without a new timestamp',
      'admin',
      [update('suggestions/open1_member', { ...apply, updatedAt: past })],
      false,
    ],
    [
      'decided with another message',
      'admin',
      [update('suggestions/open1_member', { ...apply, message: 'x' })],
      false,
    ],
    ['decided by its author', 'member', [update('suggestions/open1_member', apply)], false],
    [
      'decided by the manager',
      'manager',
      [update('suggestions/open1_member', { ...apply, decidedBy: 'manager' })],
      false,
    ],
    [
      'decided by its author with the own decidedBy',
      'member',
      [update('suggestions/open1_member', { ...apply, decidedBy: 'member' })],
      false,
    ],
  ]);

  checkArranged([
    [
      'created again after the decision',
      { 'suggestions/open1_member': decided() },
      'member',
      [asked('member'), set('requestPace/member', again)],
      true,
    ],
    [
      'created again with a field that cannot be corrected',
      { 'suggestions/open1_member': decided() },
      'member',
      [asked('member', { fields: { rating: 5 } }), set('requestPace/member', again)],
      false,
    ],
    [
      'created again over an invalid stored one',
      { 'suggestions/open1_member': decided({ fields: { rating: 5 } }) },
      'member',
      [asked('member'), set('requestPace/member', again)],
      true,
    ],
    [
      'created again with an unchanged counter',
      { 'suggestions/open1_member': decided() },
      'member',
      [asked('member')],
      false,
    ],
    [
      'decided a second time',
      { 'suggestions/open1_member': decided() },
      'admin',
      [update('suggestions/open1_member', decline)],
      false,
    ],
    [
      'reopened by a super admin after it was applied',
      { 'suggestions/open1_member': decided() },
      'admin',
      [update('suggestions/open1_member', undecided)],
      true,
    ],
    [
      'reopened in part after it was applied',
      { 'suggestions/open1_member': decided() },
      'admin',
      [update('suggestions/open1_member', { ...undecided, decidedBy: 'admin' })],
      false,
    ],
    [
      'reopened by a super admin after it was declined',
      { 'suggestions/open1_member': decided({ status: 'declined', answer: 'Não.' }) },
      'admin',
      [update('suggestions/open1_member', undecided)],
      false,
    ],
    [
      'deleted by its author after the decision',
      { 'suggestions/open1_member': decided() },
      'member',
      [remove('suggestions/open1_member')],
      false,
    ],
    [
      'deleted by an inactive user',
      { 'suggestions/open1_inactive': aSuggestionRecord('open1', 'inactive') },
      'inactive',
      [remove('suggestions/open1_inactive')],
      false,
    ],
    [
      'with an opening time of 25:00',
      {},
      'reviewer',
      [asked('reviewer', { fields: { hours: ['1 18:00-2 25:00'] } }), paced('reviewer')],
      false,
    ],
  ]);
});

const week = '1 18:00-2 02:00';
const fields = (change: Fields): Fields => change;

describe('the fields of corrections', () => {
  checkFields(
    {
      actor: 'reviewer',
      path,
      document: aSuggestionRecord('open1', 'reviewer', fresh),
      beside: [paced('reviewer')],
      updates: false,
    },
    [
      { field: 'placeId', refuses: ['other1', '', 1] },
      { field: 'userId', refuses: ['member', '', 1] },
      { field: 'isClosed', refuses: [true, 'true', 1, null] },
      {
        field: 'fields',
        takes: [
          fields({ title: 'x'.repeat(200) }),
          fields({ location: 'x'.repeat(300) }),
          fields({ neighborhood: '' }),
          fields({ phone: '' }),
          fields({ website: 'x'.repeat(2000) }),
          fields({ hours: [week] }),
          fields({ hours: Array<string>(21).fill(week) }),
          fields({ facts: { dogs: 'yes', quiet: 'partly', parking: 'no' } }),
          fields({ title: 'Bar', phone: '1', hours: ['0 00:00-0 23:59'] }),
        ],
        refuses: [
          fields({}),
          fields({ title: ' ' }),
          fields({ title: long(200) }),
          fields({ location: '' }),
          fields({ location: long(300) }),
          fields({ neighborhood: long(100) }),
          fields({ phone: long(40) }),
          fields({ website: long(2000) }),
          fields({ hours: [] }),
          fields({ hours: ['1 24:00-2 02:00'] }),
          fields({ hours: ['7 18:00-2 02:00'] }),
          fields({ hours: [`${week}\n${week}\nx`] }),
          fields({ hours: Array<string>(22).fill(week) }),
          fields({ hours: { periods: [week] } }),
          fields({ hours: week }),
          fields({ facts: { sauna: 'yes' } }),
          fields({ facts: { dogs: 'unknown' } }),
          fields({ facts: 'dogs' }),
          fields({ isActive: false }),
          fields({ phone: '1', unknown: 1 }),
          fields({ phone: '1', rating: 5 }),
          1,
          ['phone'],
          null,
        ],
      },
      optionalText('message', 1000),
      { field: 'status', refuses: ['applied', 'declined', 'unknown', 1] },
      { field: 'answer', refuses: ['Sim', 1, null] },
      { field: 'decidedBy', refuses: ['reviewer', 1, null] },
      { field: 'decidedAt', refuses: [past, now, ''] },
      { field: 'auditId', refuses: ['new1', 1, null] },
      instant('createdAt'),
      instant('updatedAt'),
    ].map((row) => (row.field === 'message' ? { ...row, optional: false } : row)),
  );
});

checkOwners([
  {
    name: 'a super admin who decides, a correction',
    actor: 'admin',
    path: 'suggestions/open1_member',
    stored: aSuggestionRecord('open1', 'member'),
    next: {
      placeId: 'closed1',
      userId: 'reviewer',
      isClosed: true,
      fields: {},
      message: 'x',
      answer: 'Obrigado.',
      auditId: 'new2',
      createdAt: now,
      unknown: 1,
    },
    always: apply,
    mayChange: ['answer', 'auditId'],
  },
]);

describe('the counter of corrections and claims', () => {
  /** The time one day before now, plus so many seconds. */
  const dayBefore = (seconds: number) =>
    new RulesTimestamp(now.seconds - 86_400n + BigInt(seconds), now.nanos);
  const pace = { since: past, count: 2, last: 'x', at: now };
  checkFields(
    {
      actor: 'reviewer',
      path: 'requestPace/reviewer',
      document: { since: now, count: 1, last: 'suggestions/open1_reviewer', at: now },
      updates: false,
    },
    [
      { field: 'since', refuses: [past, '2026-01-01', null] },
      { field: 'count', refuses: [0, 2, -1, new Float(1), '1', null] },
      { field: 'last', takes: ['', 'x'.repeat(300)], refuses: [long(300), 1, null] },
      instant('at'),
    ],
  );
  checkCommits([
    ['increases by one', 'member', [set('requestPace/member', pace)], true],
    ['of another user', 'reviewer', [set('requestPace/member', pace)], false],
    ['stays unchanged', 'member', [set('requestPace/member', { ...pace, count: 1 })], false],
    ['increases by two', 'member', [set('requestPace/member', { ...pace, count: 3 })], false],
    ['as a float', 'member', [set('requestPace/member', { ...pace, count: new Float(2) })], false],
    ['with another start', 'member', [set('requestPace/member', { ...pace, since: now })], false],
    ['has an extra field', 'member', [set('requestPace/member', { ...pace, x: 1 })], false],
    ['is deleted', 'member', [remove('requestPace/member')], false],
    ['of an inactive user', 'inactive', [paced('inactive')], false],
    ['of a visitor', null, [paced('reviewer')], false],
    ['started for another user', 'member', [paced('reviewer')], false],
  ]);
  checkArranged([
    [
      'refuses the eleventh',
      { 'requestPace/member': { ...pace, count: 10, at: past } },
      'member',
      [set('requestPace/member', { ...pace, count: 11 })],
      false,
    ],
    [
      'accepts the tenth',
      { 'requestPace/member': { ...pace, count: 9, at: past } },
      'member',
      [set('requestPace/member', { ...pace, count: 10 })],
      true,
    ],
    [
      'restarts after a day',
      { 'requestPace/member': { ...pace, count: 10, at: past } },
      'member',
      [paced('member')],
      true,
    ],
    [
      'restarts within a day',
      { 'requestPace/member': { ...pace, since: now, count: 10, at: now } },
      'member',
      [paced('member')],
      false,
    ],
    [
      'restarts after exactly one day',
      { 'requestPace/member': { ...pace, since: dayBefore(0), count: 10, at: past } },
      'member',
      [paced('member')],
      true,
    ],
    [
      'restarts a second too early',
      { 'requestPace/member': { ...pace, since: dayBefore(1), count: 10, at: past } },
      'member',
      [paced('member')],
      false,
    ],
    [
      'of an inactive user increases',
      { 'requestPace/inactive': { ...pace, count: 1, at: past } },
      'inactive',
      [set('requestPace/inactive', pace)],
      false,
    ],
  ]);
});

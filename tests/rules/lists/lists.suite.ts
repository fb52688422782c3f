import { describe } from 'vitest';

import { aListRecord } from '../city.ts';
import { checkArranged, checkCommits, fresh, remove, set, update } from '../commits.ts';
import { checkFields, filledText, instant, long } from '../field-rows.ts';
import { checkOwners } from '../field-owners.ts';
import { Float, now, past } from '../world.ts';
import type { Fields, Write } from '../world.ts';

/** A new list. The commit also needs the counter of the user. */
const made = (actor: string, change: Fields = {}, id = 'new1'): Write =>
  set(`lists/${id}`, aListRecord(actor, { ...fresh, ...change }));
const counted = (actor: string, change: Fields = {}): Write =>
  set(`listCounts/${actor}`, { count: 1, last: 'new1', at: now, ...change });
/** The counter of the member, who has one list. */
const tally = (change: Fields = {}): Fields => ({ count: 1, last: 'list1', at: past, ...change });

describe('lists', () => {
  checkCommits([
    ['made and counted', 'reviewer', [made('reviewer'), counted('reviewer')], true],
    ['made by a manager', 'manager', [made('manager'), counted('manager')], true],
    ['made by a super admin', 'admin', [made('admin'), counted('admin')], true],
    ['made uncounted', 'reviewer', [made('reviewer')], false],
    ['made by a visitor', null, [made('reviewer'), counted('reviewer')], false],
    ['made while inactive', 'inactive', [made('inactive'), counted('inactive')], false],
    ['made while pending', 'pending', [made('pending'), counted('pending')], false],
    ['made in the name of another', 'reviewer', [made('stranger'), counted('reviewer')], false],
    [
      'made in the name of another, with their count',
      'reviewer',
      [made('stranger'), counted('stranger')],
      false,
    ],
    ['made public', 'reviewer', [made('reviewer', { isPublic: true }), counted('reviewer')], true],
    ['opened by its owner', 'member', [update('lists/list1', { isPublic: true })], true],
    ['closed by its owner', 'member', [update('lists/public1', { isPublic: false })], true],
    ['opened by another', 'reviewer', [update('lists/list1', { isPublic: true })], false],
    ['closed by another', 'reviewer', [update('lists/public1', { isPublic: false })], false],
    ['closed by a super admin', 'admin', [update('lists/public1', { isPublic: false })], false],
    [
      'changed while inactive and open',
      'inactive',
      [update('lists/hidden1', { isPublic: false })],
      false,
    ],
    [
      'made under an id with a hyphen',
      'reviewer',
      [made('reviewer', {}, 'a-b'), counted('reviewer', { last: 'a-b' })],
      false,
    ],
    [
      'made under the longest id',
      'reviewer',
      [made('reviewer', {}, 'x'.repeat(128)), counted('reviewer', { last: 'x'.repeat(128) })],
      true,
    ],
    [
      'made under an id that is longer',
      'reviewer',
      [made('reviewer', {}, long(128)), counted('reviewer', { last: long(128) })],
      false,
    ],
    [
      'two made with one count',
      'reviewer',
      [made('reviewer'), made('reviewer', {}, 'new2'), counted('reviewer')],
      false,
    ],
    [
      'two made and counted as two',
      'reviewer',
      [made('reviewer'), made('reviewer', {}, 'new2'), counted('reviewer', { count: 2 })],
      false,
    ],
    [
      'made with the count of another list',
      'reviewer',
      [made('reviewer'), counted('reviewer', { last: 'list1' })],
      false,
    ],
    [
      'made with a count of before',
      'member',
      [made('member'), update('lists/list1', { name: 'Outra' })],
      false,
    ],
    ['a second one', 'member', [made('member'), counted('member', { count: 2 })], true],
    [
      'a second one counted as the first',
      'member',
      [made('member'), counted('member', { count: 1 })],
      false,
    ],
    ['changed by its owner', 'member', [update('lists/list1', { items: [] })], true],
    ['changed by another', 'reviewer', [update('lists/list1', { name: 'Minha' })], false],
    ['changed by a super admin', 'admin', [update('lists/list1', { name: 'Minha' })], false],
    ['given away', 'member', [update('lists/list1', { userId: 'reviewer' })], false],
    ['taken over', 'reviewer', [update('lists/list1', { userId: 'reviewer' })], false],
    [
      'deleted and counted off',
      'member',
      [remove('lists/list1'), set('listCounts/member', tally({ count: 0, at: now }))],
      true,
    ],
    ['deleted uncounted', 'member', [remove('lists/list1')], false],
    [
      'deleted and counted on',
      'member',
      [remove('lists/list1'), set('listCounts/member', tally({ count: 2, at: now }))],
      false,
    ],
    [
      'deleted by another',
      'reviewer',
      [remove('lists/list1'), counted('reviewer', { last: 'list1' })],
      false,
    ],
    [
      'deleted by a super admin',
      'admin',
      [remove('lists/list1'), set('listCounts/member', tally({ count: 0, at: now }))],
      false,
    ],
    [
      'deleted and made anew in one commit',
      'member',
      [
        remove('lists/list1'),
        made('member'),
        set('listCounts/member', tally({ last: 'new1', at: now })),
      ],
      false,
    ],
  ]);
});

describe('edge cases of lists', () => {
  const many: Fields = { count: 49, last: 'x', at: past };
  const own = aListRecord('inactive');
  checkArranged([
    [
      'the fiftieth',
      { 'listCounts/reviewer': many },
      'reviewer',
      [made('reviewer'), counted('reviewer', { count: 50 })],
      true,
    ],
    [
      'the fifty-first',
      { 'listCounts/reviewer': { ...many, count: 50 } },
      'reviewer',
      [made('reviewer'), counted('reviewer', { count: 51 })],
      false,
    ],
    [
      'one deleted of fifty',
      { 'listCounts/member': tally({ count: 50 }) },
      'member',
      [remove('lists/list1'), set('listCounts/member', tally({ count: 49, at: now }))],
      true,
    ],
    [
      'counted by a float',
      {},
      'reviewer',
      [made('reviewer'), counted('reviewer', { count: new Float(1) })],
      false,
    ],
    [
      'changed while inactive',
      { 'lists/list2': own },
      'inactive',
      [update('lists/list2', { name: 'Outra' })],
      false,
    ],
    [
      'deleted while inactive',
      { 'lists/list2': own, 'listCounts/inactive': tally() },
      'inactive',
      [remove('lists/list2'), set('listCounts/inactive', { count: 0, last: 'list2', at: now })],
      false,
    ],
    [
      'counted off while another’s list is deleted by nobody',
      { 'listCounts/reviewer': tally({ count: 2 }) },
      'reviewer',
      [set('listCounts/reviewer', tally({ at: now }))],
      false,
    ],
    [
      'counted on for a list that is there already',
      {},
      'member',
      [
        update('lists/list1', { name: 'Outra' }),
        set('listCounts/member', tally({ count: 2, at: now })),
      ],
      false,
    ],
    [
      'counted off below nothing',
      { 'lists/list2': aListRecord('reviewer') },
      'reviewer',
      [remove('lists/list2'), counted('reviewer', { count: -1, last: 'list2' })],
      false,
    ],
    ['counted on and not made', {}, 'reviewer', [counted('reviewer', { last: 'none' })], false],
    [
      'counted off where there was none',
      {},
      'member',
      [set('listCounts/member', tally({ count: 0, last: 'none', at: now }))],
      false,
    ],
    [
      'counted off and not deleted',
      {},
      'member',
      [set('listCounts/member', tally({ count: 0, at: now }))],
      false,
    ],
    [
      'that of another, deleted and counted off the own count',
      { 'listCounts/reviewer': tally() },
      'reviewer',
      [remove('lists/list1'), set('listCounts/reviewer', tally({ count: 0, at: now }))],
      false,
    ],
    [
      'that of another, counted off by another who deletes one',
      { 'lists/list2': aListRecord('reviewer'), 'listCounts/reviewer': tally() },
      'reviewer',
      [
        remove('lists/list2'),
        set('listCounts/reviewer', { count: 0, last: 'list2', at: now }),
        set('listCounts/member', { count: 0, last: 'list2', at: now }),
      ],
      false,
    ],
    [
      'deleted with a count of the device’s clock',
      {},
      'member',
      [remove('lists/list1'), set('listCounts/member', tally({ count: 0 }))],
      false,
    ],
    [
      'counted in the count of another',
      {},
      'reviewer',
      [made('reviewer'), counted('reviewer'), counted('stranger')],
      false,
    ],
    [
      'made while the own count is of another list of this instant',
      { 'lists/list2': aListRecord('reviewer'), 'listCounts/reviewer': tally() },
      'reviewer',
      [
        made('reviewer'),
        remove('lists/list2'),
        set('listCounts/reviewer', { count: 0, last: 'list2', at: now }),
      ],
      false,
    ],
    [
      'made beside a count that named it before',
      { 'listCounts/reviewer': { count: 0, last: 'new1', at: past } },
      'reviewer',
      [made('reviewer')],
      false,
    ],
    ['deleted beside a count that named it before', {}, 'member', [remove('lists/list1')], false],
  ]);
});

describe('fields of a list', () => {
  const line = `${'p'.repeat(20)} ${'x'.repeat(218)}`;
  const items = (count: number, entry = 'open1'): string[] => Array<string>(count).fill(entry);
  checkFields(
    {
      actor: 'reviewer',
      path: 'lists/new1',
      document: aListRecord('reviewer', fresh),
      beside: [counted('reviewer')],
      stored: {},
      updates: false,
    },
    [
      { field: 'userId', refuses: ['member', '', 1, null] },
      filledText('name', 60),
      { field: 'note', takes: ['', 'x'.repeat(500)], refuses: [long(500), 1, null, ['x']] },
      { field: 'isPublic', takes: [false, true], refuses: ['true', 1, null, []] },
      {
        field: 'items',
        takes: [[], ['open1'], ['open1 Ir cedo, com água'], items(100), items(100, line)],
        refuses: [
          items(101),
          [...items(99, line), `${line}x`],
          ['open-1'],
          ['open1 '],
          [' open1'],
          ['open1\nother1x y\n'],
          [''],
          [{ placeId: 'open1' }],
          'open1',
          {},
          null,
        ],
      },
      instant('createdAt'),
      instant('updatedAt'),
    ],
  );
});

describe('fields of the counter of lists', () => {
  checkFields(
    {
      actor: 'reviewer',
      path: 'listCounts/reviewer',
      document: { count: 1, last: 'new1', at: now },
      beside: [made('reviewer')],
      updates: false,
    },
    [
      { field: 'count', refuses: [0, 2, -1, '1', new Float(1), null] },
      { field: 'last', refuses: ['', 'list1', 'none', 1, null] },
      instant('at'),
    ],
  );
});

checkOwners([
  {
    name: 'who may change which field of a list',
    actor: 'member',
    path: 'lists/list1',
    stored: aListRecord('member'),
    next: {
      userId: 'reviewer',
      name: 'Trilhas',
      note: 'Levar água.',
      isPublic: true,
      items: ['other1'],
      createdAt: now,
      updatedAt: now,
      unknown: 1,
    },
    mayChange: ['name', 'note', 'isPublic', 'items', 'updatedAt'],
  },
]);

import { describe } from 'vitest';

import { aListRecord } from '../city.ts';
import { checkArranged, checkCommits, fresh, remove, set, update } from '../commits.ts';
import { checkFields, filledText, instant, long, oneOf } from '../field-rows.ts';
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
    ['created and counted', 'reviewer', [made('reviewer'), counted('reviewer')], true],
    ['created by a manager', 'manager', [made('manager'), counted('manager')], true],
    ['created by a super admin', 'admin', [made('admin'), counted('admin')], true],
    ['created without the counter', 'reviewer', [made('reviewer')], false],
    ['created by a visitor', null, [made('reviewer'), counted('reviewer')], false],
    ['created by an inactive user', 'inactive', [made('inactive'), counted('inactive')], false],
    ['created by a pending user', 'pending', [made('pending'), counted('pending')], false],
    [
      'created for another user with the own counter',
      'reviewer',
      [made('stranger'), counted('reviewer')],
      false,
    ],
    [
      'created for another user with their counter',
      'reviewer',
      [made('stranger'), counted('stranger')],
      false,
    ],
    [
      'created as public',
      'reviewer',
      [made('reviewer', { isPublic: true }), counted('reviewer')],
      true,
    ],
    ['made public by its owner', 'member', [update('lists/list1', { isPublic: true })], true],
    ['made private by its owner', 'member', [update('lists/public1', { isPublic: false })], true],
    ['made public by another user', 'reviewer', [update('lists/list1', { isPublic: true })], false],
    [
      'made private by another user',
      'reviewer',
      [update('lists/public1', { isPublic: false })],
      false,
    ],
    [
      'made private by a super admin',
      'admin',
      [update('lists/public1', { isPublic: false })],
      false,
    ],
    [
      'made private by an inactive owner',
      'inactive',
      [update('lists/hidden1', { isPublic: false })],
      false,
    ],
    [
      'created with a hyphen in the id',
      'reviewer',
      [made('reviewer', {}, 'a-b'), counted('reviewer', { last: 'a-b' })],
      false,
    ],
    [
      'created with an id of the maximum length',
      'reviewer',
      [made('reviewer', {}, 'x'.repeat(128)), counted('reviewer', { last: 'x'.repeat(128) })],
      true,
    ],
    [
      'created with a too long id',
      'reviewer',
      [made('reviewer', {}, long(128)), counted('reviewer', { last: long(128) })],
      false,
    ],
    [
      'two created, one counted',
      'reviewer',
      [made('reviewer'), made('reviewer', {}, 'new2'), counted('reviewer')],
      false,
    ],
    [
      'two created, two counted',
      'reviewer',
      [made('reviewer'), made('reviewer', {}, 'new2'), counted('reviewer', { count: 2 })],
      false,
    ],
    [
      'created with a counter that names another list',
      'reviewer',
      [made('reviewer'), counted('reviewer', { last: 'list1' })],
      false,
    ],
    [
      'created with an unchanged counter',
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
    ['changed by another user', 'reviewer', [update('lists/list1', { name: 'Minha' })], false],
    ['changed by a super admin', 'admin', [update('lists/list1', { name: 'Minha' })], false],
    ['moved to another user', 'member', [update('lists/list1', { userId: 'reviewer' })], false],
    [
      'taken over by another user',
      'reviewer',
      [update('lists/list1', { userId: 'reviewer' })],
      false,
    ],
    [
      'deleted and subtracted from the counter',
      'member',
      [remove('lists/list1'), set('listCounts/member', tally({ count: 0, at: now }))],
      true,
    ],
    ['deleted without the counter', 'member', [remove('lists/list1')], false],
    [
      'deleted and added to the counter',
      'member',
      [remove('lists/list1'), set('listCounts/member', tally({ count: 2, at: now }))],
      false,
    ],
    [
      'deleted by another user',
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
      'deleted and created again in one commit',
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
      'counted with a float',
      {},
      'reviewer',
      [made('reviewer'), counted('reviewer', { count: new Float(1) })],
      false,
    ],
    [
      'changed by an inactive user',
      { 'lists/list2': own },
      'inactive',
      [update('lists/list2', { name: 'Outra' })],
      false,
    ],
    [
      'deleted by an inactive user',
      { 'lists/list2': own, 'listCounts/inactive': tally() },
      'inactive',
      [remove('lists/list2'), set('listCounts/inactive', { count: 0, last: 'list2', at: now })],
      false,
    ],
    [
      'the counter decreased for the stored list of another user',
      { 'listCounts/reviewer': tally({ count: 2 }) },
      'reviewer',
      [set('listCounts/reviewer', tally({ at: now }))],
      false,
    ],
    [
      'the counter increased for a stored list',
      {},
      'member',
      [
        update('lists/list1', { name: 'Outra' }),
        set('listCounts/member', tally({ count: 2, at: now })),
      ],
      false,
    ],
    [
      'deleted with a negative counter',
      { 'lists/list2': aListRecord('reviewer') },
      'reviewer',
      [remove('lists/list2'), counted('reviewer', { count: -1, last: 'list2' })],
      false,
    ],
    ['counted but not created', {}, 'reviewer', [counted('reviewer', { last: 'none' })], false],
    [
      'the counter decreased for a missing list',
      {},
      'member',
      [set('listCounts/member', tally({ count: 0, last: 'none', at: now }))],
      false,
    ],
    [
      'the counter decreased without a deletion',
      {},
      'member',
      [set('listCounts/member', tally({ count: 0, at: now }))],
      false,
    ],
    [
      'the list of another user deleted with the own counter',
      { 'listCounts/reviewer': tally() },
      'reviewer',
      [remove('lists/list1'), set('listCounts/reviewer', tally({ count: 0, at: now }))],
      false,
    ],
    [
      'the counter of another user decreased with an own deletion',
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
      'deleted with an old timestamp of the counter',
      {},
      'member',
      [remove('lists/list1'), set('listCounts/member', tally({ count: 0 }))],
      false,
    ],
    [
      'counted in the counter of another user, too',
      {},
      'reviewer',
      [made('reviewer'), counted('reviewer'), counted('stranger')],
      false,
    ],
    [
      'created with a counter that records a deletion in the same commit',
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
      'created without a change of a counter that names it',
      { 'listCounts/reviewer': { count: 0, last: 'new1', at: past } },
      'reviewer',
      [made('reviewer')],
      false,
    ],
    [
      'deleted without a change of a counter that names it',
      {},
      'member',
      [remove('lists/list1')],
      false,
    ],
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
      oneOf('language', ['pt', 'es', 'en'], true),
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
    name: 'the fields of a list',
    actor: 'member',
    path: 'lists/list1',
    stored: aListRecord('member'),
    next: {
      userId: 'reviewer',
      name: 'Trilhas',
      note: 'Levar água.',
      language: 'es',
      isPublic: true,
      items: ['other1'],
      createdAt: now,
      updatedAt: now,
      unknown: 1,
    },
    mayChange: ['name', 'note', 'language', 'isPublic', 'items', 'updatedAt'],
  },
]);

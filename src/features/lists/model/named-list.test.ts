import { describe, expect, it } from 'vitest';

import {
  changedList,
  itemNoteProblem,
  lastChangedFirst,
  listCountText,
  listProblems,
  maxListItems,
} from './named-list.ts';
import { storedItems, toNamedList } from './stored-named-list.ts';

const list = (items: unknown, fields: object = {}) =>
  toNamedList('l1', { userId: 'ana', name: 'Praias', isPublic: false, items, ...fields });
const three = list(['p1', 'p2 Ir cedo', 'p3']);
const ids = ({ items }: ReturnType<typeof list>) => items.map(({ placeId }) => placeId);

describe('changedList()', () => {
  it('makes a list public or private and changes nothing else', () => {
    const opened = changedList(three, { kind: 'publish', isPublic: true });
    expect(opened).toEqual({ ...three, isPublic: true });
    expect(changedList(opened, { kind: 'publish', isPublic: false })).toEqual(three);
    expect(changedList(opened, { kind: 'remove', placeId: 'p1' }).isPublic).toBe(true);
  });

  it('adds a place at the end, once', () => {
    const longer = changedList(three, { kind: 'add', placeId: 'p4', note: '  À  tarde ' });
    expect(longer.items.at(-1)).toEqual({ placeId: 'p4', note: 'À tarde' });
    expect(changedList(longer, { kind: 'add', placeId: 'p4' }).items).toBe(longer.items);
  });

  it('restores a place to its old position with its note', () => {
    const shorter = changedList(three, { kind: 'remove', placeId: 'p2' });
    expect(ids(shorter)).toEqual(['p1', 'p3']);
    const back = { kind: 'add', placeId: 'p2', note: 'Ir cedo', at: 1 } as const;
    expect(changedList(shorter, back)).toEqual(three);
  });

  it('moves a place, limited to the first and last position', () => {
    const moved = (placeId: string, to: number) =>
      ids(changedList(three, { kind: 'move', placeId, to }));
    expect(moved('p3', 0)).toEqual(['p3', 'p1', 'p2']);
    expect(moved('p1', 1)).toEqual(['p2', 'p1', 'p3']);
    expect(moved('p1', 99)).toEqual(['p2', 'p3', 'p1']);
    expect(moved('p2', -5)).toEqual(['p2', 'p1', 'p3']);
  });

  it('ignores a change of a place that another device removed', () => {
    for (const change of [
      { kind: 'remove', placeId: 'gone' },
      { kind: 'move', placeId: 'gone', to: 0 },
      { kind: 'annotate', placeId: 'gone', note: 'x' },
    ] as const) {
      expect(changedList(three, change)).toEqual(three);
    }
  });

  it('refuses the 101st place, and missing or overlong texts', () => {
    const full = list(Array.from({ length: maxListItems }, (_, at) => `p${at}`));
    expect(() => changedList(full, { kind: 'add', placeId: 'more' })).toThrow('too-many-items');
    expect(changedList(full, { kind: 'add', placeId: 'p7' })).toEqual(full);
    const annotated = { kind: 'annotate', placeId: 'p1', note: 'x'.repeat(201) } as const;
    expect(() => changedList(three, annotated)).toThrow('invalid-input');
    const unnamed = { kind: 'describe', name: '  ', note: '' } as const;
    expect(() => changedList(three, unnamed)).toThrow('invalid-input');
  });

  it('keeps line breaks of a note and removes invisible characters', () => {
    const named = changedList(three, {
      kind: 'describe',
      name: ' Praias\u202e do  sul ',
      note: 'Uma.\n\n\n\nDuas. ',
    });
    expect(named).toMatchObject({ name: 'Praias do sul', note: 'Uma.\n\nDuas.' });
  });
});

describe('problems in the texts of a list', () => {
  it('are reported per field', () => {
    expect(listProblems({ name: 'x'.repeat(60), note: 'x'.repeat(500) })).toEqual({});
    expect(listProblems({ name: '', note: 'x'.repeat(503) })).toEqual({
      name: { kind: 'missing' },
      note: { kind: 'too-long', excess: 3 },
    });
    expect(listProblems({ name: 'x'.repeat(61), note: '' })).toEqual({
      name: { kind: 'too-long', excess: 1 },
    });
    expect(itemNoteProblem('x'.repeat(200))).toBeNull();
    expect(itemNoteProblem('x'.repeat(202))).toEqual({ kind: 'too-long', excess: 2 });
  });
});

describe('a stored list', () => {
  it('is parsed back to the same list', () => {
    expect(toNamedList('l1', { ...three, items: storedItems(three.items) })).toEqual(three);
    expect(storedItems(three.items)).toEqual(['p1', 'p2 Ir cedo', 'p3']);
  });

  it('is parsed even if its fields are malformed', () => {
    const read = list(
      [
        'p1',
        'p1 twice',
        'with-hyphen',
        ' p2',
        'p3 uma\nduas',
        7,
        null,
        {},
        `p4 ${'x'.repeat(300)}`,
      ],
      { name: '\u202e', note: 5, isPublic: 'yes', userId: null },
    );
    expect(read).toMatchObject({ name: 'Lista sem nome', note: '5', isPublic: false, userId: '' });
    expect(read.items).toEqual([
      { placeId: 'p1', note: '' },
      { placeId: 'p3', note: 'uma duas' },
      { placeId: 'p4', note: 'x'.repeat(200) },
    ]);
    expect(list('nothing').items).toEqual([]);
    const many = Array.from({ length: 150 }, (_, at) => `p${at}`);
    expect(list(many).items).toHaveLength(maxListItems);
  });
});

it('lists are sorted by last change; a list that is still being saved comes first', () => {
  const at = (id: string, updatedAt: string | null) => ({ ...toNamedList(id, { updatedAt }) });
  const lists = [
    at('b', '2026-01-01'),
    at('c', '2026-02-01'),
    at('a', '2026-01-01'),
    at('n', null),
  ];
  expect(lastChangedFirst(lists).map(({ id }) => id)).toEqual(['n', 'c', 'a', 'b']);
});

it('formats the number of places', () => {
  expect([0, 1, 7].map(listCountText)).toEqual(['Nenhum lugar ainda', '1 lugar', '7 lugares']);
});

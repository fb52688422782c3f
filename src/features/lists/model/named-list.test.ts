import { describe, expect, it } from 'vitest';

import {
  applyListChange,
  itemNoteProblem,
  sortByLastChange,
  listProblems,
  maxListItems,
  toStoredItems,
  toNamedList,
} from './named-list.ts';

const list = (items: unknown, fields: object = {}) =>
  toNamedList('l1', { userId: 'ana', name: 'Praias', isPublic: false, items, ...fields });
const listOfThree = list(['p1', 'p2 Ir cedo', 'p3']);
const ids = ({ items }: ReturnType<typeof list>) => items.map(({ placeId }) => placeId);

describe('changedList()', () => {
  it('makes a list public or private and changes nothing else', () => {
    const opened = applyListChange(listOfThree, { kind: 'publish', isPublic: true });
    expect(opened).toEqual({ ...listOfThree, isPublic: true });
    expect(applyListChange(opened, { kind: 'publish', isPublic: false })).toEqual(listOfThree);
    expect(applyListChange(opened, { kind: 'remove', placeId: 'p1' }).isPublic).toBe(true);
  });

  it('adds a place at the end, once', () => {
    const longer = applyListChange(listOfThree, {
      kind: 'add',
      placeId: 'p4',
      note: '  À  tarde ',
    });
    expect(longer.items.at(-1)).toEqual({ placeId: 'p4', note: 'À tarde' });
    expect(applyListChange(longer, { kind: 'add', placeId: 'p4' }).items).toBe(longer.items);
  });

  it('restores a place to its old position with its note', () => {
    const shorter = applyListChange(listOfThree, { kind: 'remove', placeId: 'p2' });
    expect(ids(shorter)).toEqual(['p1', 'p3']);
    const insertion = { kind: 'add', placeId: 'p2', note: 'Ir cedo', at: 1 } as const;
    expect(applyListChange(shorter, insertion)).toEqual(listOfThree);
  });

  it('moves a place, limited to the first and last position', () => {
    const moved = (placeId: string, to: number) =>
      ids(applyListChange(listOfThree, { kind: 'move', placeId, to }));
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
      expect(applyListChange(listOfThree, change)).toEqual(listOfThree);
    }
  });

  it('refuses the 101st place, and missing or overlong texts', () => {
    const full = list(
      Array.from({ length: maxListItems }, (_, listUpdatedAt) => `p${listUpdatedAt}`),
    );
    expect(() => applyListChange(full, { kind: 'add', placeId: 'more' })).toThrow('too-many-items');
    expect(applyListChange(full, { kind: 'add', placeId: 'p7' })).toEqual(full);
    const annotated = { kind: 'annotate', placeId: 'p1', note: 'x'.repeat(201) } as const;
    expect(() => applyListChange(listOfThree, annotated)).toThrow('invalid-input');
    const unnamed = { kind: 'describe', name: '  ', note: '', language: 'pt' } as const;
    expect(() => applyListChange(listOfThree, unnamed)).toThrow('invalid-input');
  });

  it('keeps line breaks of a note, removes invisible characters and stores the language', () => {
    const renamedList = applyListChange(listOfThree, {
      kind: 'describe',
      name: ' Praias\u202e do  sul ',
      note: 'Uma.\n\n\n\nDuas. ',
      language: 'es',
    });
    expect(renamedList).toMatchObject({
      ...{ name: 'Praias do sul', note: 'Uma.\n\nDuas.', language: 'es' },
    });
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
    expect(toNamedList('l1', { ...listOfThree, items: toStoredItems(listOfThree.items) })).toEqual(
      listOfThree,
    );
    expect(toStoredItems(listOfThree.items)).toEqual(['p1', 'p2 Ir cedo', 'p3']);
  });

  it('is parsed even if its fields are malformed', () => {
    const readItems = list(
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
    expect(readItems).toMatchObject({
      name: 'Lista sem nome',
      note: '5',
      isPublic: false,
      userId: '',
    });
    expect(readItems.items).toEqual([
      { placeId: 'p1', note: '' },
      { placeId: 'p3', note: 'uma duas' },
      { placeId: 'p4', note: 'x'.repeat(200) },
    ]);
    expect(list('nothing').items).toEqual([]);
    const manyItems = Array.from({ length: 150 }, (_, listUpdatedAt) => `p${listUpdatedAt}`);
    expect(list(manyItems).items).toHaveLength(maxListItems);
  });
});

it('lists are sorted by last change; a list that is still being saved comes first', () => {
  const listUpdatedAt = (id: string, updatedAt: string | null) => ({
    ...toNamedList(id, { updatedAt }),
  });
  const lists = [
    listUpdatedAt('b', '2026-01-01'),
    listUpdatedAt('c', '2026-02-01'),
    listUpdatedAt('a', '2026-01-01'),
    listUpdatedAt('n', null),
  ];
  expect(sortByLastChange(lists).map(({ id }) => id)).toEqual(['n', 'c', 'a', 'b']);
});

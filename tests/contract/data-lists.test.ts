import { beforeEach, describe, expect, it, vi } from 'vitest';

import {
  changeList,
  createList,
  deleteList,
  listOwnLists,
} from '#features/lists/data/named-list-store.ts';
import { maxListItems, maxLists } from '#features/lists/model/named-list.ts';
import type { NamedList } from '#features/lists/model/named-list.ts';

import { dataFixtureOfFile } from './data-fixture.ts';
import { signedRequests } from './signed-requests.ts';
import { aPerson } from './stored-documents.ts';

// signedRequests() decides the caller of each request.
vi.mock('#platform/firestore/id-token.ts', () => ({ idToken: () => Promise.resolve('token') }));

const { as } = signedRequests();

const fixture = dataFixtureOfFile();
let number = 0;
/** A separate user for each test. */
let uid: string;

const stored = (path: string) => fixture.read(path) as Promise<Record<string, unknown> | null>;
const own = () => as(uid, () => listOwnLists(uid));
const create = (id: string, content: Partial<NamedList> = {}) =>
  as(uid, () =>
    createList(uid, {
      ...{ id, name: 'Praias', note: '', language: 'pt', isPublic: false, items: [], ...content },
    }),
  );
const item = (placeId: string, note = '') => ({ placeId, note });
const manyItems = (count: number) => Array.from({ length: count }, (_, at) => item(`p${at}`));

beforeEach(async () => {
  number += 1;
  uid = `ana${number}`;
  await fixture.store({
    [`users/${uid}`]: aPerson(uid),
    'users/rita': aPerson('rita'),
    'users/ina': aPerson('ina', { status: 'inactive' }),
  });
});

describe('the lists of a user', () => {
  it('are created, read in the order of their last change, and counted', async () => {
    const [first, second] = [`a${number}`, `b${number}`];
    await create(first, {
      name: 'Praias',
      note: 'Para o verão.\nCom sombra.',
      items: [item('p1')],
    });
    await create(second, { name: 'Cafés' });
    await as(uid, () => changeList(first, { kind: 'add', placeId: 'p2', note: 'Ir cedo' }));
    const lists = await own();
    expect(lists.map(({ id }) => id)).toEqual([first, second]);
    expect(lists[0]).toMatchObject({
      ...{ name: 'Praias', note: 'Para o verão.\nCom sombra.', isPublic: false },
      items: [item('p1'), item('p2', 'Ir cedo')],
    });
    expect((await stored(`lists/${first}`))?.['items']).toEqual(['p1', 'p2 Ir cedo']);
    expect(await stored(`listCounts/${uid}`)).toMatchObject({ count: 2, last: second });
  });

  it('are changed in their stored state, after any change of another device', async () => {
    const id = `a${number}`;
    await create(id, { items: [item('p1'), item('p2'), item('p3')] });
    await Promise.all([
      as(uid, () => changeList(id, { kind: 'move', placeId: 'p3', to: 0 })),
      as(uid, () => changeList(id, { kind: 'add', placeId: 'p4' })),
      as(uid, () => changeList(id, { kind: 'annotate', placeId: 'p1', note: 'Com sombra' })),
      as(uid, () => changeList(id, { kind: 'describe', name: 'Verão', note: '', language: 'pt' })),
    ]);
    const [list] = await own();
    expect(list?.name).toBe('Verão');
    expect(list?.items).toEqual([item('p3'), item('p1', 'Com sombra'), item('p2'), item('p4')]);
    await as(uid, () => changeList(id, { kind: 'remove', placeId: 'p2' }));
    expect((await own())[0]?.items).toHaveLength(3);
  });

  it('hold at most a hundred places with their notes', async () => {
    const id = `a${number}`;
    const note = 'ã'.repeat(200);
    const items = manyItems(maxListItems).map(({ placeId }) => item(placeId.padEnd(20, 'x'), note));
    await create(id, { items });
    expect((await own())[0]?.items).toEqual(items);
    await expect(
      as(uid, () => changeList(id, { kind: 'add', placeId: 'oneMore' })),
    ).rejects.toMatchObject({ code: 'too-many-items' });
    await expect(
      create(`b${number}`, { items: manyItems(maxListItems + 1) }),
    ).rejects.toMatchObject({ code: 'permission-denied' });
  });

  it('are limited to fifty, and a deleted list makes room for another', async () => {
    const ids = Array.from({ length: maxLists }, (_, at) => `l${number}x${at}`);
    for (const id of ids) await create(id);
    await expect(create(`over${number}`)).rejects.toMatchObject({ code: 'too-many-items' });
    await as(uid, () => deleteList(uid, ids[0] ?? ''));
    await create(`over${number}`);
    expect(await own()).toHaveLength(maxLists);
  });

  it('are stored and deleted once for any number of requests', async () => {
    const id = `a${number}`;
    await create(id);
    await create(id);
    expect(await stored(`listCounts/${uid}`)).toMatchObject({ count: 1 });
    await as(uid, () => deleteList(uid, id));
    await as(uid, () => deleteList(uid, id));
    expect(await own()).toEqual([]);
    expect(await stored(`listCounts/${uid}`)).toMatchObject({ count: 0 });
  });

  it('are restored unchanged when their deletion is undone', async () => {
    const id = `a${number}`;
    await create(id, { name: 'Trilhas', note: 'Levar água.', items: [item('p1', 'Cedo')] });
    const [list] = await own();
    await as(uid, () => deleteList(uid, id));
    await create(id, list);
    expect((await own())[0]).toMatchObject({ id, name: 'Trilhas', items: [item('p1', 'Cedo')] });
  });

  it('are reported as gone, also if they belong to another user', async () => {
    const id = `a${number}`;
    await create(id);
    const add = { kind: 'add', placeId: 'p9' } as const;
    await expect(as('rita', () => changeList(id, add))).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(as(uid, () => changeList('never', add))).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(as(uid, () => changeList('../x', add))).rejects.toMatchObject({
      code: 'not-found',
    });
    await as('rita', () => deleteList('rita', id));
    expect(await own()).toHaveLength(1);
  });

  it('are shared by their owner, and stay shared when their places change or they are restored', async () => {
    const id = `o${number}`;
    await create(id, { items: [item('p1')] });
    await as(uid, () => changeList(id, { kind: 'publish', isPublic: true }));
    await as(uid, () => changeList(id, { kind: 'add', placeId: 'p2' }));
    expect(await stored(`lists/${id}`)).toMatchObject({ isPublic: true, items: ['p1', 'p2'] });
    const [list] = await own();
    await as(uid, () => deleteList(uid, id));
    if (list) await create(id, list);
    expect((await own())[0]).toMatchObject({ isPublic: true, items: [item('p1'), item('p2')] });
    await as(uid, () => changeList(id, { kind: 'publish', isPublic: false }));
    expect(await stored(`lists/${id}`)).toMatchObject({ isPublic: false });
  });

  it('can only be shared by their owner', async () => {
    const id = `p${number}`;
    await create(id);
    await expect(
      as('rita', () => changeList(id, { kind: 'publish', isPublic: true })),
    ).rejects.toMatchObject({ code: 'not-found' });
    expect(await stored(`lists/${id}`)).toMatchObject({ isPublic: false });
  });

  it('cannot be created by an account that may only browse', async () => {
    await expect(
      as('ina', () =>
        createList('ina', {
          ...{ id: `i${number}`, name: 'X', note: '', language: 'pt', isPublic: false, items: [] },
        }),
      ),
    ).rejects.toMatchObject({ code: 'permission-denied' });
    expect(await stored('listCounts/ina')).toBeNull();
  });
});

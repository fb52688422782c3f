import { beforeAll, describe, expect, it } from 'vitest';

import { AppError } from '#shared/app-error.ts';
import { collection } from '#platform/firestore/collection.ts';
import { transaction } from '#platform/firestore/transaction.ts';
import { fieldsOf } from '#shared/stored-fields.ts';

import { dataFixtureOfFile } from './data-fixture.ts';
import { aPerson, aStoredPlace } from './stored-documents.ts';
import { signedRequests } from './signed-requests.ts';

const { as, commits } = signedRequests();

const fixture = dataFixtureOfFile();

beforeAll(async () => {
  await fixture.store({
    'users/ana': aPerson('ana'),
    'users/zoe': { ...aPerson('zoe'), role: 'super_admin' },
  });
});

const favoritesOf = async (uid: string): Promise<unknown> => {
  const user = await fixture.read(`users/${uid}`);
  return (user as { statistics: { favorites: number } }).statistics.favorites;
};

describe('a transaction', () => {
  it('writes nothing and sends no commit if no write was collected', async () => {
    const before = commits();
    const name = await as('ana', () =>
      transaction(async (commit) => (await commit.read('users/ana'))?.['displayName']),
    );
    expect(name).toBe(((await fixture.read('users/ana')) as { displayName: string }).displayName);
    expect(commits()).toBe(before);
  });

  it('returns null for a missing document', async () => {
    expect(await as('ana', () => transaction((commit) => commit.read('favorites/ana_none')))).toBe(
      null,
    );
  });

  it('prepares the commit again if a document that it read has changed', async () => {
    await fixture.store({ 'lists/l1': aList(['p1']) });
    let attempts = 0;
    await as('ana', () =>
      transaction(async (commit) => {
        const list = await commit.read('lists/l1');
        attempts += 1;
        if (attempts === 1) await changeItems('l1', ['p2']);
        commit.update('lists/l1', {
          items: [...(fieldsOf(list)['items'] as string[]), 'p3'],
          updatedAt: commit.serverTime,
        });
      }),
    );
    expect(attempts).toBe(2);
    expect(await fixture.read('lists/l1')).toMatchObject({ items: ['p2', 'p3'] });
  });

  it('is not retried if the rules refuse it and nothing that it read has changed', async () => {
    await fixture.store({ 'lists/l2': aList(['p1']) });
    let attempts = 0;
    const refused = as('ana', () =>
      transaction(async (commit) => {
        await commit.read('lists/l2');
        attempts += 1;
        commit.update('lists/l2', { userId: 'zoe' });
      }),
    );
    await expect(refused).rejects.toMatchObject({ code: 'permission-denied' });
    // The second attempt reads the document once more and finds it unchanged.
    expect(attempts).toBe(2);
  });

  it('is prepared again after a refusal if other state that it is based on has changed', async () => {
    await fixture.store({ 'lists/l4': aList(['p1']) });
    const results = ['first', 'second', 'second'];
    let attempts = 0;
    const refused = as('ana', () =>
      transaction(async (commit) => {
        await Promise.all([
          commit.read('lists/l4'),
          Promise.resolve(results[attempts]).then((state) => commit.basedOn(state)),
        ]);
        attempts += 1;
        commit.update('lists/l4', { userId: 'zoe' });
      }),
    );
    await expect(refused).rejects.toMatchObject({ code: 'permission-denied' });
    expect(attempts).toBe(3);
  });

  it('is not retried after an error of its preparation', async () => {
    let attempts = 0;
    const failed = as('ana', () =>
      transaction(async (commit) => {
        await commit.read('users/ana');
        attempts += 1;
        throw new AppError('conflict', 'another user changed it');
      }),
    );
    await expect(failed).rejects.toMatchObject({ code: 'conflict' });
    expect(attempts).toBe(1);
  });

  it('fails with a conflict if the document changes before every commit', async () => {
    await fixture.store({ 'lists/l3': aList(['p1']) });
    let attempts = 0;
    const failed = as('ana', () =>
      transaction(
        async (commit) => {
          await commit.read('lists/l3');
          attempts += 1;
          await changeItems('l3', [`p${attempts}`]);
          commit.update('lists/l3', { name: 'Minha', updatedAt: commit.serverTime });
        },
        { maxAttempts: 3 },
      ),
    );
    await expect(failed).rejects.toMatchObject({ code: 'conflict' });
    expect(attempts).toBe(3);
  });

  it('without reads sends exactly one commit and reports a refusal at once', async () => {
    const before = commits();
    const refused = as('ana', () =>
      transaction((commit) => {
        commit.update('users/zoe', { 'statistics.favorites': commit.increment(1) });
      }),
    );
    await expect(refused).rejects.toMatchObject({ code: 'permission-denied' });
    expect(commits()).toBe(before + 1);
    expect(await favoritesOf('zoe')).toBe(0);
  });
});

describe('a collection', () => {
  it('returns one document, or null if it does not exist', async () => {
    const users = collection('users', (id, fields) => [id, fields['role']]);
    expect(await as('ana', () => users.get('ana'))).toEqual(['ana', 'member']);
    expect(await as('zoe', () => users.get('none'))).toBeNull();
  });

  it('returns all documents over several queries and leaves out those without an item', async () => {
    const names = Array.from({ length: 250 }, (_, number) => `many${number}`);
    await fixture.store(
      Object.fromEntries(
        names.map((id) => [
          `favorites/bia_${id}`,
          { userId: 'bia', placeId: id, createdAt: new Date() },
        ]),
      ),
    );
    const favorites = collection('favorites', (id, { placeId }) =>
      placeId === 'many7' ? null : id,
    );
    const found = await as('bia', () =>
      favorites.listAll({
        where: [['userId', '==', 'bia']],
        orderBy: [['__name__']],
        limit: 500,
      }),
    );
    expect(found).toHaveLength(249);
    expect(new Set(found).size).toBe(249);
  });

  it('returns documents by id in the given order', async () => {
    const places = collection('places', (id) => id);
    const ids = Array.from({ length: 45 }, (_, number) => `ids${number}`).reverse();
    await fixture.store(Object.fromEntries(ids.map((id) => [`places/${id}`, aStoredPlace()])));
    expect(await as('zoe', () => places.listByIds(['none', ...ids]))).toEqual(ids);
  });

  it('returns pages that continue after the last document', async () => {
    await fixture.store(
      Object.fromEntries(
        [1, 2, 3, 4, 5].map((number) => [
          `auditLog/a${number}`,
          { action: 'place.update', createdAt: new Date(2026, 0, number < 4 ? 1 : 2) },
        ]),
      ),
    );
    const audit = collection('auditLog', (id) => id);
    const read = (after: Parameters<typeof audit.page>[0]['after']) =>
      as('zoe', () => audit.page({ orderBy: [['createdAt', 'desc']], limit: 2, after }));
    const first = await read(null);
    const second = await read(first.nextCursor);
    const third = await read(second.nextCursor);
    expect([first.items, second.items, third.items]).toEqual([['a5', 'a4'], ['a3', 'a2'], ['a1']]);
    expect(third.nextCursor).toBeNull();
  });

  it('counts the documents of a query', async () => {
    const users = collection('users', (id) => id);
    const superAdmins = { where: [['role', '==', 'super_admin']] } as const;
    expect(await as('zoe', () => users.count(superAdmins))).toBe(1);
    expect(await as('zoe', () => users.count())).toBe(2);
  });
});

/** Changes a list as another tab of the same user would. */
function changeItems(id: string, items: string[]) {
  return transaction((commit) => {
    commit.update(`lists/${id}`, { items, updatedAt: commit.serverTime });
  });
}

function aList(items: string[]) {
  const at = new Date();
  return {
    userId: 'ana',
    name: 'Praias',
    note: '',
    isPublic: false,
    items,
    createdAt: at,
    updatedAt: at,
  };
}

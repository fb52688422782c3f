import { hashKey, QueryObserver } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { AppError } from '#shared/app-error.ts';
import { toUser } from '#features/account/model/user.ts';
import type { User } from '#features/account/model/user.ts';
import { withDatabase } from '#support/fake-device.ts';

import type { Account } from '#features/account/data/auth/account.ts';
import { categoriesQuery } from '#features/categories/data/category-queries.ts';
import { plansQuery } from '#features/club/data/plan-queries.ts';
import { createQueryClient } from '#platform/query-client.ts';
import { isFromCache } from '#platform/offline/from-cache.ts';
import { cachedQueryGroups } from './cached-query-groups.ts';
import { persistQueries, maxCachedOf } from '#platform/offline/persist-queries.ts';
import { cacheQueries, cachedQuery } from '#platform/offline/cached-queries.ts';
import type { NewCachedQuery } from '#platform/offline/cached-queries.ts';
import {
  closeOfflineDatabase,
  clearOfflineDatabase,
  offlineDatabase,
} from '#platform/offline/offline-database.ts';
import { cacheUser, readCachedUser } from '#features/account/data/cached-user-store.ts';
import { dayMs } from '#shared/time-units.ts';

withDatabase();

const favorites = ['member', 'ana', 'favorites'] as const;
const away = () => Promise.reject(new AppError('unavailable'));

const aUser = (changes: Partial<User> = {}): User => ({ ...toUser('ana', {}), ...changes });
const anAccount = ({ uid = 'ana' } = {}): Account => ({
  uid,
  email: 'ana@guiadailha.test',
  emailVerified: true,
  providers: ['password'],
  displayName: 'Ana',
  photoURL: '',
});

const ends: (() => void)[] = [];

beforeEach(() => cacheUser(aUser(), anAccount()));
afterEach(async () => {
  for (const end of ends.splice(0)) end();
  await clearOfflineDatabase({ isAsked: true });
  await closeOfflineDatabase();
});

const keep = (uid: string, answers: readonly NewCachedQuery[]) =>
  cacheQueries(uid, answers, maxCachedOf(cachedQueryGroups.personalGroups));

/** Creates a page with the query cache of the signed-in user. */
function aPage(uid: string | null = 'ana', hasPendingChange?: (key: QueryKey) => boolean) {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  ends.push(
    persistQueries({
      client,
      getUid: () => uid,
      hasPendingChange,
      cachedQueries: cachedQueryGroups,
    }),
  );
  const ask = (queryKey: QueryKey, queryFn: () => Promise<unknown>) => {
    const observer = new QueryObserver(client, { queryKey, queryFn });
    ends.push(observer.subscribe(() => undefined));
    return observer;
  };
  return { client, ask };
}

const idOf = (key: QueryKey) => JSON.stringify(key);

/** Waits until an answer is stored on the device. */
async function kept(key: QueryKey = favorites, uid = 'ana') {
  await vi.waitFor(async () => {
    expect(await cachedQuery(uid, idOf(key), new Date())).not.toBeNull();
  });
}

async function readOnce(key: QueryKey, data: unknown): Promise<void> {
  aPage().ask(key, () => Promise.resolve(data));
  await kept(key);
}

describe('a cached answer', () => {
  it('is shown unchanged when offline, with the time of its read', async () => {
    const mark = { placeId: 'mole', createdAt: new Date('2026-11-01T12:00:00Z') };
    const before = Date.now();
    await readOnce(favorites, [mark]);
    const { ask } = aPage();
    const observer = ask(favorites, away);
    await vi.waitFor(() => {
      expect(observer.getCurrentResult().data).toEqual([mark]);
    });
    const { data, dataUpdatedAt } = observer.getCurrentResult();
    expect(isFromCache(data)).toBe(true);
    expect(dataUpdatedAt).toBeGreaterThanOrEqual(before);
    expect(dataUpdatedAt).toBeLessThanOrEqual(Date.now());
  });

  it('is not read while the network answers', async () => {
    await readOnce(favorites, ['old']);
    const { client, ask } = aPage();
    const seen: unknown[] = [];
    client.getQueryCache().subscribe(() => seen.push(client.getQueryData(favorites)));
    ask(favorites, () => Promise.resolve(['new']));
    await vi.waitFor(() => {
      expect(client.getQueryData(favorites)).toEqual(['new']);
    });
    expect(seen).not.toContainEqual(['old']);
  });

  it('is not shown if security rules refuse the read', async () => {
    await readOnce(favorites, ['old']);
    const { client, ask } = aPage();
    const observer = ask(favorites, () => Promise.reject(new AppError('permission-denied')));
    await vi.waitFor(() => {
      expect(observer.getCurrentResult().error).not.toBeNull();
    });
    expect(client.getQueryData(favorites)).toBeUndefined();
  });

  it('is replaced by a later answer of the network', async () => {
    await readOnce(favorites, ['old']);
    const { client, ask } = aPage();
    const observer = ask(favorites, vi.fn(away).mockImplementationOnce(away));
    await vi.waitFor(() => {
      expect(observer.getCurrentResult().data).toEqual(['old']);
    });
    client.setQueryData(favorites, ['new']);
    await vi.waitFor(async () => {
      expect((await cachedQuery('ana', idOf(favorites), new Date()))?.data).toEqual(['new']);
    });
  });

  it('of another user is never shown, and is deleted when a different user signs in', async () => {
    await readOnce(favorites, ['of Ana']);
    const { client, ask } = aPage('bia');
    const observer = ask(favorites, away);
    await vi.waitFor(() => {
      expect(observer.getCurrentResult().error).not.toBeNull();
    });
    expect(client.getQueryData(favorites)).toBeUndefined();
    await cacheUser(aUser({ uid: 'bia' }), anAccount({ uid: 'bia' }));
    const database = await offlineDatabase();
    expect(await database?.getAll('answers')).toEqual([]);
    expect(await database?.getAllKeys('people')).toEqual(['bia']);
  });

  it('is deleted on sign-out, including writes in progress in another tab', async () => {
    await readOnce(favorites, ['of Ana']);
    await clearOfflineDatabase({ isAsked: true });
    await keep('ana', [
      { id: idOf(favorites), group: 'favorites', data: ['late'], readAt: Date.now() },
    ]);
    expect(await cachedQuery('ana', idOf(favorites), new Date())).toBeNull();
    expect(await readCachedUser(new Date())).toBeNull();
  });

  it('is not stored for other kinds of queries: codes, notifications, panel data', async () => {
    const { ask } = aPage();
    const others = ['open-redemptions', 'notices', 'kept-events'];
    for (const name of others) ask(['member', 'ana', name], () => Promise.resolve(['secret']));
    ask(favorites, () => Promise.resolve(['mole']));
    await kept();
    const database = await offlineDatabase();
    expect((await database?.getAll('answers'))?.map(({ group }) => group)).toEqual(['favorites']);
  });

  it('of categories and plans is stored too', () => {
    for (const { queryKey } of [categoriesQuery(), plansQuery()]) {
      expect(cachedQueryGroups.publicGroups.has(hashKey(queryKey))).toBe(true);
    }
  });

  it('is not stored while it contains a pending change', async () => {
    const { ask } = aPage('ana', (key) => key[2] === 'favorites');
    const saved = ['member', 'ana', 'saved-events'];
    ask(favorites, () => Promise.resolve(['not yet']));
    ask(saved, () => Promise.resolve(['stored']));
    await kept(saved);
    expect(await cachedQuery('ana', idOf(favorites), new Date())).toBeNull();
  });

  it('of a paginated query keeps only the first page', async () => {
    const key = ['member', 'ana', 'reservations'];
    await readOnce(key, { pages: [{ items: [1] }, { items: [2] }], pageParams: [null, 'x'] });
    expect((await cachedQuery('ana', idOf(key), new Date()))?.data).toEqual({
      pages: [{ items: [1] }],
      pageParams: [null],
    });
  });
});

describe('a cached membership', () => {
  const key = ['member', 'ana', 'membership'];
  const membership = (entitledUntil: Date) => ({ isActive: true, entitledUntil });

  it.each([
    { end: 'in the future', days: 2, isActive: true },
    { end: 'in the past, within the grace period', days: -1, isActive: false },
  ])('with its end $end has isActive $isActive', async ({ days, isActive }) => {
    await readOnce(key, membership(new Date(Date.now() + days * dayMs)));
    const observer = aPage().ask(key, away);
    await vi.waitFor(() => {
      expect(observer.getCurrentResult().data).toMatchObject({ isActive });
    });
  });

  it('expires by the time of its read if the device clock was put back', async () => {
    const readAt = Date.now() + dayMs;
    await keep('ana', [
      {
        id: idOf(key),
        group: 'membership',
        data: membership(new Date(readAt - 1000)),
        readAt,
      },
    ]);
    const observer = aPage().ask(key, away);
    await vi.waitFor(() => {
      expect(observer.getCurrentResult().data).toMatchObject({ isActive: false });
    });
    expect(observer.getCurrentResult().dataUpdatedAt).toBeLessThanOrEqual(Date.now());
  });

  it('expires while the page stays open', async () => {
    await readOnce(key, membership(new Date(Date.now() + 1500)));
    const observer = aPage().ask(key, away);
    await vi.waitFor(() => {
      expect(observer.getCurrentResult().data).toBeDefined();
    });
    await vi.waitFor(
      () => {
        expect(observer.getCurrentResult().data).toMatchObject({ isActive: false });
      },
      { timeout: 20_000 },
    );
  });
});

describe('the offline copy', () => {
  it('keeps a limited number of places, the most recently read', async () => {
    const answers = Array.from({ length: 70 }, (_, position) => ({
      id: idOf(['member', 'ana', 'favorite-place', String(position)]),
      group: 'favorite-place',
      data: { position },
      readAt: Date.now() + position,
    }));
    await keep('ana', answers);
    const left = await (await offlineDatabase())?.getAll('answers');
    expect(left).toHaveLength(60);
    expect(left?.map(({ readAt }) => readAt).toSorted((a, b) => a - b)[0]).toBe(
      answers[10]?.readAt,
    );
  });

  it('ignores answers older than thirty days and answers of another shape version', async () => {
    await readOnce(favorites, ['old']);
    expect(await cachedQuery('ana', idOf(favorites), new Date(Date.now() + 31 * dayMs))).toBeNull();
    const database = await offlineDatabase();
    const answer = await database?.get('answers', ['ana', idOf(favorites)]);
    if (!answer) throw new Error('Nothing was kept');
    await database?.put('answers', { ...answer, shape: 'another' });
    expect(await cachedQuery('ana', idOf(favorites), new Date())).toBeNull();
  });

  it('stores the signed-in user with the role of a member, whatever the real role', async () => {
    const admin = aUser({ role: 'super_admin', managedPlaces: ['mole'], permissions: ['all'] });
    await cacheUser(admin, anAccount());
    expect((await readCachedUser(new Date()))?.user).toEqual({
      ...admin,
      role: 'member',
      managedPlaces: [],
      permissions: [],
    });
  });

  it('stores nothing and does not fail if the browser refuses its storage', async () => {
    await closeOfflineDatabase();
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    try {
      await cacheUser(aUser(), anAccount());
      await keep('ana', [{ id: 'x', group: 'favorites', data: 1, readAt: 1 }]);
      expect(await cachedQuery('ana', 'x', new Date())).toBeNull();
      expect(await readCachedUser(new Date())).toBeNull();
      await clearOfflineDatabase({ isAsked: true });
    } finally {
      open.mockRestore();
      await closeOfflineDatabase();
    }
  });

  it('deletes the oldest answers when the storage is full, and keeps the new one', async () => {
    const answer = (id: string, readAt: number) => ({
      id,
      group: 'review',
      data: id,
      readAt: Date.now() + readAt,
    });
    await keep(
      'ana',
      [1, 2, 3, 4].map((at) => answer(`old ${at}`, at)),
    );
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await keep('ana', [answer('new', 5)]);
    put.mockRestore();
    const left = await (await offlineDatabase())?.getAllKeys('answers');
    expect(left?.map(([, id]) => id)).toEqual(['new', 'old 3', 'old 4']);
  });

  it('skips answers that cannot be stored', async () => {
    const { ask } = aPage();
    ask(favorites, () => Promise.resolve([() => 'a function']));
    const other = ['member', 'ana', 'saved-events'];
    await readOnce(other, ['stored']);
    expect(await cachedQuery('ana', idOf(favorites), new Date())).toBeNull();
  });
});

import { hashKey, QueryObserver } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { AppError } from '#shared/app-error.ts';
import { toUser } from '#features/account/model/stored-user.ts';
import type { User } from '#features/account/model/user.ts';
import { withDatabase } from '#support/fake-device.ts';

import type { Account } from '#features/account/data/auth/account.ts';
import { categoriesQuery } from '#features/categories/data/category-queries.ts';
import { plansQuery } from '#features/club/data/plan-queries.ts';
import { createQueryClient } from '#platform/query-client.ts';
import { isFromDevice } from '#platform/offline/from-device.ts';
import { keptQueries } from './kept-groups.ts';
import { keepQueries, mostOf } from '#platform/offline/keep-queries.ts';
import { keepAnswers, keptAnswer } from '#platform/offline/kept-answers.ts';
import type { NewAnswer } from '#platform/offline/kept-answers.ts';
import { closeKept, forgetKept, keptDatabase } from '#platform/offline/kept-database.ts';
import { keepPerson, keptPerson } from '#features/account/data/kept-person-store.ts';

withDatabase();

const favorites = ['member', 'ana', 'favorites'] as const;
const away = () => Promise.reject(new AppError('unavailable'));
const dayMs = 86_400_000;

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

beforeEach(() => keepPerson(aUser(), anAccount()));
afterEach(async () => {
  for (const end of ends.splice(0)) end();
  await forgetKept({ isAsked: true });
  await closeKept();
});

const keep = (uid: string, answers: readonly NewAnswer[]) =>
  keepAnswers(uid, answers, mostOf(keptQueries.personal));

/** A page of whoever is signed in. */
function aPage(uid: string | null = 'ana', isUnsettled?: (key: QueryKey) => boolean) {
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { retry: false } });
  ends.push(keepQueries({ client, uid: () => uid, isUnsettled, kept: keptQueries }));
  const ask = (queryKey: QueryKey, queryFn: () => Promise<unknown>) => {
    const observer = new QueryObserver(client, { queryKey, queryFn });
    ends.push(observer.subscribe(() => undefined));
    return observer;
  };
  return { client, ask };
}

const idOf = (key: QueryKey) => JSON.stringify(key);

/** What a page read is on the device. */
async function kept(key: QueryKey = favorites, uid = 'ana') {
  await vi.waitFor(async () => {
    expect(await keptAnswer(uid, idOf(key), new Date())).not.toBeNull();
  });
}

async function readOnce(key: QueryKey, data: unknown): Promise<void> {
  aPage().ask(key, () => Promise.resolve(data));
  await kept(key);
}

describe('what was read', () => {
  it('is shown without network as it was, with the time when it was read', async () => {
    const mark = { placeId: 'mole', createdAt: new Date('2026-11-01T12:00:00Z') };
    const before = Date.now();
    await readOnce(favorites, [mark]);
    const { ask } = aPage();
    const observer = ask(favorites, away);
    await vi.waitFor(() => {
      expect(observer.getCurrentResult().data).toEqual([mark]);
    });
    const { data, dataUpdatedAt } = observer.getCurrentResult();
    expect(isFromDevice(data)).toBe(true);
    expect(dataUpdatedAt).toBeGreaterThanOrEqual(before);
    expect(dataUpdatedAt).toBeLessThanOrEqual(Date.now());
  });

  it('is not looked for while the network answers', async () => {
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

  it('is not shown to whom the rules refuse it', async () => {
    await readOnce(favorites, ['old']);
    const { client, ask } = aPage();
    const observer = ask(favorites, () => Promise.reject(new AppError('permission-denied')));
    await vi.waitFor(() => {
      expect(observer.getCurrentResult().error).not.toBeNull();
    });
    expect(client.getQueryData(favorites)).toBeUndefined();
  });

  it('is replaced by what the network says afterwards', async () => {
    await readOnce(favorites, ['old']);
    const { client, ask } = aPage();
    const observer = ask(favorites, vi.fn(away).mockImplementationOnce(away));
    await vi.waitFor(() => {
      expect(observer.getCurrentResult().data).toEqual(['old']);
    });
    client.setQueryData(favorites, ['new']);
    await vi.waitFor(async () => {
      expect((await keptAnswer('ana', idOf(favorites), new Date()))?.data).toEqual(['new']);
    });
  });

  it('of somebody else is shown to nobody, and their signing in ends what was kept before', async () => {
    await readOnce(favorites, ['of Ana']);
    const { client, ask } = aPage('bia');
    const observer = ask(favorites, away);
    await vi.waitFor(() => {
      expect(observer.getCurrentResult().error).not.toBeNull();
    });
    expect(client.getQueryData(favorites)).toBeUndefined();
    await keepPerson(aUser({ uid: 'bia' }), anAccount({ uid: 'bia' }));
    const database = await keptDatabase();
    expect(await database?.getAll('answers')).toEqual([]);
    expect(await database?.getAllKeys('people')).toEqual(['bia']);
  });

  it('is gone once they signed out, also what another tab was about to keep', async () => {
    await readOnce(favorites, ['of Ana']);
    await forgetKept({ isAsked: true });
    await keep('ana', [
      { id: idOf(favorites), group: 'favorites', data: ['late'], readAt: Date.now() },
    ]);
    expect(await keptAnswer('ana', idOf(favorites), new Date())).toBeNull();
    expect(await keptPerson(new Date())).toBeNull();
  });

  it('of other kinds is not kept: codes, notices, anything of a panel', async () => {
    const { ask } = aPage();
    const others = ['open-redemptions', 'notices', 'kept-events'];
    for (const name of others) ask(['member', 'ana', name], () => Promise.resolve(['secret']));
    ask(favorites, () => Promise.resolve(['mole']));
    await kept();
    const database = await keptDatabase();
    expect((await database?.getAll('answers'))?.map(({ group }) => group)).toEqual(['favorites']);
  });

  it('of categories and plans is kept beside it', () => {
    for (const { queryKey } of [categoriesQuery(), plansQuery()]) {
      expect(keptQueries.beside.has(hashKey(queryKey))).toBe(true);
    }
  });

  it('is not kept while a change in it is not stored', async () => {
    const { ask } = aPage('ana', (key) => key[2] === 'favorites');
    const saved = ['member', 'ana', 'saved-events'];
    ask(favorites, () => Promise.resolve(['not yet']));
    ask(saved, () => Promise.resolve(['stored']));
    await kept(saved);
    expect(await keptAnswer('ana', idOf(favorites), new Date())).toBeNull();
  });

  it('page after page is kept with its first page', async () => {
    const key = ['member', 'ana', 'reservations'];
    await readOnce(key, { pages: [{ items: [1] }, { items: [2] }], pageParams: [null, 'x'] });
    expect((await keptAnswer('ana', idOf(key), new Date()))?.data).toEqual({
      pages: [{ items: [1] }],
      pageParams: [null],
    });
  });
});

describe('a membership that was kept', () => {
  const key = ['member', 'ana', 'membership'];
  const membership = (entitledUntil: Date) => ({ isActive: true, entitledUntil });

  it.each([
    { end: 'ahead', days: 2, isActive: true },
    { end: 'past, though the days of a late renewal are not', days: -1, isActive: false },
  ])('whose end is $end is active: $isActive', async ({ days, isActive }) => {
    await readOnce(key, membership(new Date(Date.now() + days * dayMs)));
    const observer = aPage().ask(key, away);
    await vi.waitFor(() => {
      expect(observer.getCurrentResult().data).toMatchObject({ isActive });
    });
  });

  it('ends by the time when it was read where the clock was put back', async () => {
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

  it('ends on a page that stays open', async () => {
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

describe('the device', () => {
  it('keeps a bounded number of places, those read last', async () => {
    const answers = Array.from({ length: 70 }, (_, position) => ({
      id: idOf(['member', 'ana', 'favorite-place', String(position)]),
      group: 'favorite-place',
      data: { position },
      readAt: Date.now() + position,
    }));
    await keep('ana', answers);
    const left = await (await keptDatabase())?.getAll('answers');
    expect(left).toHaveLength(60);
    expect(left?.map(({ readAt }) => readAt).toSorted((a, b) => a - b)[0]).toBe(
      answers[10]?.readAt,
    );
  });

  it('shows nothing older than thirty days, and nothing of another form', async () => {
    await readOnce(favorites, ['old']);
    expect(await keptAnswer('ana', idOf(favorites), new Date(Date.now() + 31 * dayMs))).toBeNull();
    const database = await keptDatabase();
    const answer = await database?.get('answers', ['ana', idOf(favorites)]);
    if (!answer) throw new Error('Nothing was kept');
    await database?.put('answers', { ...answer, shape: 0 });
    expect(await keptAnswer('ana', idOf(favorites), new Date())).toBeNull();
  });

  it('keeps who is signed in as a member, whatever role they have', async () => {
    const admin = aUser({ role: 'super_admin', managedPlaces: ['mole'], permissions: ['all'] });
    await keepPerson(admin, anAccount());
    expect((await keptPerson(new Date()))?.user).toEqual({
      ...admin,
      role: 'member',
      managedPlaces: [],
      permissions: [],
    });
  });

  it('that refuses its storage keeps nothing, and nothing fails', async () => {
    await closeKept();
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    try {
      await keepPerson(aUser(), anAccount());
      await keep('ana', [{ id: 'x', group: 'favorites', data: 1, readAt: 1 }]);
      expect(await keptAnswer('ana', 'x', new Date())).toBeNull();
      expect(await keptPerson(new Date())).toBeNull();
      await forgetKept({ isAsked: true });
    } finally {
      open.mockRestore();
      await closeKept();
    }
  });

  it('that is full gives up what is oldest, and keeps what is new', async () => {
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
    const left = await (await keptDatabase())?.getAllKeys('answers');
    expect(left?.map(([, id]) => id)).toEqual(['new', 'old 3', 'old 4']);
  });

  it('skips what cannot be stored at all', async () => {
    const { ask } = aPage();
    ask(favorites, () => Promise.resolve([() => 'a function']));
    const other = ['member', 'ana', 'saved-events'];
    await readOnce(other, ['stored']);
    expect(await keptAnswer('ana', idOf(favorites), new Date())).toBeNull();
  });
});

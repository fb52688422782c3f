import type { Firestore } from '@google-cloud/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { readUsersForExport } from '#features/users/data/admin-user-export.ts';
import { countUsers, listUsers, userPageSize } from '#features/users/data/admin-user-store.ts';
import type { UserCursor } from '#features/users/data/admin-user-store.ts';
import { listUserPlaces } from '#features/users/data/admin-user-queries.ts';
import { saveRole, saveStatus, saveUserLists } from '#features/users/data/admin-user-writes.ts';
import { getUser } from '#features/account/data/user-store.ts';
import { noUserFilter } from '#features/users/model/user-list.ts';
import type { UserFilter } from '#features/users/model/user-list.ts';
import { userSearchFields } from '#features/account/model/user.ts';
import type { User } from '#features/account/model/user.ts';

import { answerSearches } from './admin-search-server.ts';
import { startDataFixture } from './data-fixture.ts';
import type { DataFixture } from './data-fixture.ts';
import { localServerClient } from '@guia-da-ilha/local-firebase/contract/firestore-fixture';
import { signedRequests } from './signed-requests.ts';
import type { Fate } from './signed-requests.ts';
import { aPerson, aStoredPlace } from './stored-documents.ts';

vi.mock('#features/search/data/admin-search-store.ts', () => ({
  searchUsers: vi.fn(),
  searchPlaces: vi.fn(),
}));

const { as, commits } = signedRequests();

let fixture: DataFixture;
let firestore: Firestore;

const storedPerson = (uid: string, displayName: string, changes: object = {}) => {
  const email = `${uid}@x.test`;
  const search = userSearchFields({ displayName, email });
  return aPerson(uid, {
    displayName,
    email,
    ...search,
    managedPlaces: [],
    permissions: [],
    ...changes,
  });
};

beforeAll(async () => {
  fixture = await startDataFixture();
  firestore = localServerClient(fixture.port, 'demo-guia');
  answerSearches(firestore);
});
afterAll(async () => {
  await firestore.terminate();
  await fixture.close();
});

const asAdmin = <T>(work: () => Promise<T>) => as('admin', work);
const namesOf = (users: readonly User[]) => users.map(({ displayName }) => displayName);
const found = async (filter: Partial<UserFilter>) =>
  namesOf((await asAdmin(() => listUsers({ ...noUserFilter, ...filter }))).items);

describe('the list of users', () => {
  beforeAll(async () => {
    await fixture.store({
      'users/admin': storedPerson('admin', 'Helena', {
        role: 'super_admin',
        createdAt: new Date(1),
      }),
      'users/erica': storedPerson('erica', 'Érica Lú', { createdAt: new Date(2) }),
      'users/zeca': storedPerson('zeca', 'Eric Zeca', { role: 'manager', createdAt: new Date(3) }),
      'users/ericson': storedPerson('ericson', 'Bruno', {
        status: 'inactive',
        createdAt: new Date(4),
      }),
      'users/caio': storedPerson('caio', 'Caio', { status: 'pending', createdAt: new Date(5) }),
    });
  });

  it('starts with the newest user and filters by role and status', async () => {
    expect(await found({})).toEqual(['Caio', 'Bruno', 'Eric Zeca', 'Érica Lú', 'Helena']);
    expect(await found({ role: 'manager' })).toEqual(['Eric Zeca']);
    expect(await found({ status: 'inactive' })).toEqual(['Bruno']);
    expect(await found({ role: 'member', status: 'active' })).toEqual(['Érica Lú']);
  });

  it('finds the beginning of any word of a name or an e-mail, in any order and without accents', async () => {
    expect(await found({ text: 'ÉRIC' })).toEqual(['Bruno', 'Eric Zeca', 'Érica Lú']);
    expect(await found({ text: ' lu   érica' })).toEqual(['Érica Lú']);
    expect(await found({ text: 'zec' })).toEqual(['Eric Zeca']);
    expect(await found({ text: 'ZECA eric' })).toEqual(['Eric Zeca']);
    expect(await found({ text: 'Ericson@X.test' })).toEqual(['Bruno']);
    expect(await found({ text: 'x.test zeca' })).toEqual(['Eric Zeca']);
    expect(await found({ text: 'test' })).toHaveLength(5);
    expect(await found({ text: 'rica' })).toEqual([]);
    expect(await found({ text: 'eric', role: 'member' })).toEqual(['Bruno', 'Érica Lú']);
    expect(await found({ text: 'eric', status: 'inactive', role: 'member' })).toEqual(['Bruno']);
    expect(await found({ text: 'zzz' })).toEqual([]);
  });

  it.each([noUserFilter, { ...noUserFilter, text: 'eric' }])(
    'returns every user of %j once, page by page',
    async (filter) => {
      const whole = namesOf((await asAdmin(() => listUsers(filter))).items);
      const seen: string[] = [];
      let cursor: UserCursor | null = null;
      do {
        const page = await asAdmin(() => listUsers(filter, cursor, 1));
        seen.push(...namesOf(page.items));
        cursor = page.nextCursor;
      } while (cursor);
      expect(seen).toEqual(whole);
    },
  );

  it('finds users who were renamed, created or deleted a moment ago, and returns the number of matches', async () => {
    expect(await found({ text: 'eva' })).toEqual([]);
    await fixture.store({
      'users/caio': storedPerson('caio', 'Caio Éva', {
        status: 'pending',
        createdAt: new Date(5),
        updatedAt: new Date(),
      }),
      'users/eva': storedPerson('eva', 'Bea Eva', { updatedAt: new Date() }),
    });
    const page = await asAdmin(() => listUsers({ ...noUserFilter, text: 'EVA' }));
    expect(namesOf(page.items)).toEqual(['Bea Eva', 'Caio Éva']);
    expect(page.count).toBe(2);
    await firestore.doc('users/eva').delete();
    expect(await found({ text: 'eva' })).toEqual(['Caio Éva']);
    await fixture.store({
      'users/caio': storedPerson('caio', 'Caio', {
        status: 'pending',
        createdAt: new Date(5),
        updatedAt: new Date(),
      }),
    });
    expect(await found({ text: 'eva' })).toEqual([]);
  });

  it('counts by role and by status', async () => {
    expect(await asAdmin(countUsers)).toEqual({
      total: 5,
      byRole: { member: 3, manager: 1, super_admin: 1 },
      byStatus: { active: 3, inactive: 1, pending: 1 },
    });
  });

  it.each(['erica', 'zeca', 'ericson'])('is refused to %s, as are its counts', async (uid) => {
    const denied = { code: 'permission-denied' };
    await expect(as(uid, () => listUsers(noUserFilter))).rejects.toMatchObject(denied);
    await expect(as(uid, countUsers)).rejects.toMatchObject(denied);
  });

  it('is exported completely, in chunks, and stops when aborted', async () => {
    const exported = (options: Parameters<typeof readUsersForExport>[1]) =>
      asAdmin(async () => {
        const people: User[] = [];
        for await (const chunk of readUsersForExport(noUserFilter, options)) people.push(...chunk);
        return people;
      });
    expect(namesOf(await exported({}))).toEqual(await found({}));
    expect(await exported({ most: 3 })).toHaveLength(3);
    const stopped = new AbortController();
    stopped.abort();
    await expect(exported({ signal: stopped.signal })).rejects.toMatchObject({ code: 'cancelled' });
  });
});

describe('changing a user', () => {
  const personOf = async (uid: string): Promise<User> => {
    const user = await asAdmin(() => getUser(uid));
    if (!user) throw new Error(`No ${uid}`);
    return user;
  };
  const log = async (uid: string) =>
    (await fixture.documents('auditLog')).filter(
      (entry) => (entry as { target: string }).target === `users/${uid}`,
    );
  let number = 0;
  let uid: string;

  beforeEach(async () => {
    number += 1;
    uid = `pessoa${number}`;
    await fixture.store({
      'users/admin': storedPerson('admin', 'Helena', { role: 'super_admin' }),
      [`users/${uid}`]: storedPerson(uid, `Pessoa ${number}`, {
        status: 'inactive',
        managedPlaces: ['velho'],
        emailVerified: true,
      }),
    });
  });

  it('promotion to manager empties and fills their places, activates them and is logged, in one commit', async () => {
    const before = await personOf(uid);
    const after = await asAdmin(() =>
      saveRole('admin', before, 'manager', ['bar1', 'bar2', 'bar1']),
    );
    expect(commits()).toBe(1);
    expect(after).toMatchObject({
      role: 'manager',
      status: 'active',
      managedPlaces: ['bar1', 'bar2'],
    });
    const kept = { permissions: [] };
    expect(await log(uid)).toEqual([
      expect.objectContaining({
        action: 'user.update',
        actorId: 'admin',
        before: { ...kept, role: 'member', status: 'inactive', managedPlaces: ['velho'] },
        after: { ...kept, role: 'manager', status: 'active', managedPlaces: ['bar1', 'bar2'] },
      }),
    ]);
  });

  it.each([
    ['has not confirmed their e-mail', { emailVerified: false }],
    ['has an older record without emailVerified', {}],
  ])('promotion above member is refused while the user %s', async (_who, proof) => {
    await fixture.store({ [`users/${uid}`]: storedPerson(uid, 'Pessoa', proof) });
    const before = await personOf(uid);
    for (const role of ['manager', 'super_admin'] as const) {
      await expect(asAdmin(() => saveRole('admin', before, role, []))).rejects.toMatchObject({
        code: 'email-not-verified',
      });
    }
    expect(commits()).toBe(0);
    expect(await log(uid)).toEqual([]);
    // A change that does not concern the role is still allowed.
    expect(await asAdmin(() => saveStatus('admin', before, 'pending'))).toMatchObject({
      status: 'pending',
    });
  });

  it('a change of a record without the lists is logged as the rules compare it', async () => {
    const {
      managedPlaces: _places,
      permissions: _permissions,
      ...bare
    } = storedPerson(uid, 'Pessoa', { emailVerified: true }) as Record<string, unknown>;
    await fixture.store({ [`users/${uid}`]: bare });
    await asAdmin(async () => saveRole('admin', await personOf(uid), 'manager', ['bar1']));
    expect(await log(uid)).toMatchObject([
      { before: { managedPlaces: [], permissions: [] }, after: { managedPlaces: ['bar1'] } },
    ]);
  });

  it('can be repeated after the response was lost', async () => {
    const before = await personOf(uid);
    const loseAnswer = (address: string): Fate =>
      address.includes(':commit') ? 'answer-lost' : 'sent';
    const lost = as('admin', () => saveStatus('admin', before, 'pending'), loseAnswer);
    await expect(lost).rejects.toMatchObject({ code: 'unavailable' });
    const again = await asAdmin(() => saveStatus('admin', before, 'pending'));
    expect(again.status).toBe('pending');
    expect(await log(uid)).toHaveLength(1);
  });

  it('reports that another user was faster and changes nothing', async () => {
    const before = await personOf(uid);
    await asAdmin(() => saveRole('admin', before, 'super_admin', []));
    const late = asAdmin(() => saveStatus('admin', before, 'active'));
    await expect(late).rejects.toMatchObject({ code: 'conflict' });
    expect(await personOf(uid)).toMatchObject({ role: 'super_admin' });
  });

  it('simultaneous changes of status and places are both stored', async () => {
    const before = await personOf(uid);
    const lists = { managedPlaces: ['bar1'], permissions: ['relatórios'] };
    await asAdmin(() =>
      Promise.all([saveStatus('admin', before, 'active'), saveUserLists('admin', before, lists)]),
    );
    expect(await personOf(uid)).toMatchObject({ status: 'active', ...lists });
    expect(await log(uid)).toHaveLength(2);
  });

  it('reports that the user is deleted', async () => {
    const gone = { ...(await personOf(uid)), uid: 'ninguem' };
    const code = { code: 'not-found' };
    await expect(asAdmin(() => saveRole('admin', gone, 'manager', []))).rejects.toMatchObject(code);
    await expect(asAdmin(() => saveStatus('admin', gone, 'active'))).rejects.toMatchObject(code);
    const lists = { managedPlaces: [], permissions: [] };
    await expect(asAdmin(() => saveUserLists('admin', gone, lists))).rejects.toMatchObject(code);
  });

  it('is refused to a caller who lost the permission in between, and on the own account', async () => {
    const before = await personOf(uid);
    const self = await personOf('admin');
    const denied = { code: 'permission-denied' };
    await expect(asAdmin(() => saveStatus('admin', self, 'pending'))).rejects.toMatchObject(denied);
    await expect(asAdmin(() => saveRole('admin', self, 'member', []))).rejects.toMatchObject(
      denied,
    );
    await fixture.store({ 'users/admin': storedPerson('admin', 'Helena', { role: 'manager' }) });
    const lists = { managedPlaces: ['bar1'], permissions: [] };
    for (const change of [
      () => saveStatus('admin', before, 'active'),
      () => saveRole('admin', before, 'manager', []),
      () => saveUserLists('admin', before, lists),
    ]) {
      await expect(asAdmin(change)).rejects.toMatchObject(denied);
    }
    expect(await log(uid)).toEqual([]);
  });

  it('a change of places and permissions is logged, and refused after a concurrent change', async () => {
    const before = await personOf(uid);
    const lists = { managedPlaces: ['bar1'], permissions: ['relatórios'] };
    expect(await asAdmin(() => saveUserLists('admin', before, lists))).toMatchObject(lists);
    // Saving the same lists again changes nothing.
    await asAdmin(() => saveUserLists('admin', before, lists));
    expect(await log(uid)).toMatchObject([
      { before: { managedPlaces: ['velho'], permissions: [] }, after: lists },
    ]);
    const late = asAdmin(() => saveUserLists('admin', before, { ...lists, managedPlaces: [] }));
    await expect(late).rejects.toMatchObject({ code: 'conflict' });
    const tooMany = Array.from({ length: 201 }, (_, position) => `p${position}`);
    await expect(
      asAdmin(() => saveUserLists('admin', before, { ...lists, managedPlaces: tooMany })),
    ).rejects.toMatchObject({ code: 'too-many-items' });
  });
});

it('returns the titles of assigned places, including inactive and missing ones', async () => {
  await fixture.store({
    'users/admin': storedPerson('admin', 'Helena', { role: 'super_admin' }),
    'places/b1': aStoredPlace({ title: 'Bar Um' }),
    'places/b2': aStoredPlace({ title: 'Bar Dois', isActive: false }),
  });
  expect(await asAdmin(() => listUserPlaces(['b2', 'x9', 'no/id', 'b1']))).toEqual([
    { id: 'b2', title: 'Bar Dois', isActive: false },
    { id: 'x9', title: '', isActive: false },
    { id: 'no/id', title: '', isActive: false },
    { id: 'b1', title: 'Bar Um', isActive: true },
  ]);
});

describe('with 50,000 users', () => {
  const people = 50_000;

  beforeAll(async () => {
    const chunk = 5_000;
    for (let start = 0; start < people; start += chunk) {
      await fixture.store(
        Object.fromEntries(
          Array.from({ length: chunk }, (_, position) => {
            const uid = `m${start + position}`;
            const createdAt = new Date(start + position);
            return [`users/${uid}`, storedPerson(uid, `Maria ${start + position}`, { createdAt })];
          }),
        ),
      );
    }
    await fixture.store({
      'users/admin': storedPerson('admin', 'Helena', { role: 'super_admin' }),
    });
    // Another process, whose first search reads all users. The tests measure the cost of later searches.
    answerSearches(firestore);
    await vi.waitFor(() => asAdmin(() => listUsers({ ...noUserFilter, text: 'm' })), 60_000);
  }, 120_000);

  it('the page opens with fewer than 100 reads for every filter', async () => {
    const opened = async (filter: Partial<UserFilter>) => {
      await fixture.resetReads();
      const [page] = await asAdmin(() =>
        Promise.all([listUsers({ ...noUserFilter, ...filter }), countUsers()]),
      );
      expect(page.items).toHaveLength(userPageSize);
      return fixture.reads();
    };
    expect(await opened({})).toBeLessThan(100);
    expect(await opened({ role: 'member', status: 'active' })).toBeLessThan(100);
    expect(await opened({ text: 'm' })).toBeLessThan(100);
    expect(await opened({ text: '4 maria', role: 'member' })).toBeLessThan(100);
  });

  it('a later page costs no more than the first', async () => {
    const first = await asAdmin(() => listUsers(noUserFilter));
    await fixture.resetReads();
    const second = await asAdmin(() => listUsers(noUserFilter, first.nextCursor));
    expect(second.items).toHaveLength(userPageSize);
    expect(await fixture.reads()).toBe(userPageSize);
  });
});

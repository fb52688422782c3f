import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { exportedUsers } from '#data/users/admin-user-export.ts';
import { countUsers, listUsers, userPageSize } from '#data/users/admin-user-store.ts';
import type { UserCursor } from '#data/users/admin-user-store.ts';
import { listEntrustedPlaces } from '#data/users/admin-entrusted-places.ts';
import { saveRole, saveStatus, saveUserLists } from '#data/users/admin-user-writes.ts';
import { getUser } from '#data/users/user-store.ts';
import { everybody } from '#domain/user-list.ts';
import type { UserFilter } from '#domain/user-list.ts';
import { userSearchFields } from '#domain/user.ts';
import type { User } from '#domain/user.ts';

import { startDataFixture } from './data-fixture.ts';
import type { DataFixture } from './data-fixture.ts';
import { signedRequests } from './signed-requests.ts';
import type { Fate } from './signed-requests.ts';
import { aPerson, aStoredPlace } from './stored-documents.ts';

const { as, commits } = signedRequests();

let fixture: DataFixture;

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
});
afterAll(() => fixture.close());

const asAdmin = <T>(work: () => Promise<T>) => as('admin', work);
const namesOf = (users: readonly User[]) => users.map(({ displayName }) => displayName);
const found = async (filter: Partial<UserFilter>) =>
  namesOf((await asAdmin(() => listUsers({ ...everybody, ...filter }))).items);

describe('the list of people', () => {
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

  it('begins with the newest, and keeps to role and status', async () => {
    expect(await found({})).toEqual(['Caio', 'Bruno', 'Eric Zeca', 'Érica Lú', 'Helena']);
    expect(await found({ role: 'manager' })).toEqual(['Eric Zeca']);
    expect(await found({ status: 'inactive' })).toEqual(['Bruno']);
    expect(await found({ role: 'member', status: 'active' })).toEqual(['Érica Lú']);
  });

  it('finds the beginning of names without accents, then of e-mails, and nobody twice', async () => {
    expect(await found({ text: 'ÉRIC' })).toEqual(['Eric Zeca', 'Érica Lú', 'Bruno']);
    expect(await found({ text: ' érica   l' })).toEqual(['Érica Lú']);
    expect(await found({ text: 'Ericson@X.test' })).toEqual(['Bruno']);
    expect(await found({ text: 'eric', role: 'member' })).toEqual(['Érica Lú', 'Bruno']);
    expect(await found({ text: 'eric', status: 'inactive', role: 'member' })).toEqual(['Bruno']);
    expect(await found({ text: 'zzz' })).toEqual([]);
  });

  it.each([everybody, { ...everybody, text: 'eric' }])(
    'gives everybody of %j once, page after page',
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

  it('counts by role and by status', async () => {
    expect(await asAdmin(countUsers)).toEqual({
      total: 5,
      byRole: { member: 3, manager: 1, super_admin: 1 },
      byStatus: { active: 3, inactive: 1, pending: 1 },
    });
  });

  it.each(['erica', 'zeca', 'ericson'])('is refused to %s, as its counts are', async (uid) => {
    const denied = { code: 'permission-denied' };
    await expect(as(uid, () => listUsers(everybody))).rejects.toMatchObject(denied);
    await expect(as(uid, countUsers)).rejects.toMatchObject(denied);
  });

  it('is exported whole, in chunks, and stops when told', async () => {
    const exported = (options: Parameters<typeof exportedUsers>[1]) =>
      asAdmin(async () => {
        const people: User[] = [];
        for await (const chunk of exportedUsers(everybody, options)) people.push(...chunk);
        return people;
      });
    expect(namesOf(await exported({}))).toEqual(await found({}));
    expect(await exported({ most: 3 })).toHaveLength(3);
    const stopped = new AbortController();
    stopped.abort();
    await expect(exported({ signal: stopped.signal })).rejects.toMatchObject({ code: 'cancelled' });
  });
});

describe('changing somebody', () => {
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
      }),
    });
  });

  it('to manager empties their places, fills them, makes them active and is logged, at once', async () => {
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
    expect(await log(uid)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          action: 'user.update',
          actorId: 'admin',
          before: { role: 'member', status: 'inactive' },
          after: { role: 'manager', status: 'active' },
        }),
        expect.objectContaining({
          before: { managedPlaces: ['velho'] },
          after: { managedPlaces: ['bar1', 'bar2'] },
        }),
      ]),
    );
  });

  it('can be repeated after the answer was lost', async () => {
    const before = await personOf(uid);
    const loseAnswer = (address: string): Fate =>
      address.includes(':commit') ? 'answer-lost' : 'sent';
    const lost = as('admin', () => saveStatus('admin', before, 'pending'), loseAnswer);
    await expect(lost).rejects.toMatchObject({ code: 'unavailable' });
    const again = await asAdmin(() => saveStatus('admin', before, 'pending'));
    expect(again.status).toBe('pending');
    expect(await log(uid)).toHaveLength(1);
  });

  it('says that somebody else was faster, and changes nothing', async () => {
    const before = await personOf(uid);
    await asAdmin(() => saveRole('admin', before, 'super_admin', []));
    const late = asAdmin(() => saveStatus('admin', before, 'active'));
    await expect(late).rejects.toMatchObject({ code: 'conflict' });
    expect(await personOf(uid)).toMatchObject({ role: 'super_admin' });
  });

  it('says that they are gone', async () => {
    const gone = { ...(await personOf(uid)), uid: 'ninguem' };
    const code = { code: 'not-found' };
    await expect(asAdmin(() => saveRole('admin', gone, 'manager', []))).rejects.toMatchObject(code);
    await expect(asAdmin(() => saveStatus('admin', gone, 'active'))).rejects.toMatchObject(code);
    const lists = { managedPlaces: [], permissions: [] };
    await expect(asAdmin(() => saveUserLists('admin', gone, lists))).rejects.toMatchObject(code);
  });

  it('is refused to whoever lost the right meanwhile, and about oneself', async () => {
    const before = await personOf(uid);
    const self = await personOf('admin');
    const denied = { code: 'permission-denied' };
    await expect(asAdmin(() => saveStatus('admin', self, 'inactive'))).rejects.toMatchObject(
      denied,
    );
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

  it('of places and permissions is logged, and refused when they were changed meanwhile', async () => {
    const before = await personOf(uid);
    const lists = { managedPlaces: ['bar1'], permissions: ['relatórios'] };
    expect(await asAdmin(() => saveUserLists('admin', before, lists))).toMatchObject(lists);
    // The same again changes nothing.
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

it('tells the titles of entrusted places, of inactive and of missing ones too', async () => {
  await fixture.store({
    'users/admin': storedPerson('admin', 'Helena', { role: 'super_admin' }),
    'places/b1': aStoredPlace({ title: 'Bar Um' }),
    'places/b2': aStoredPlace({ title: 'Bar Dois', isActive: false }),
  });
  expect(await asAdmin(() => listEntrustedPlaces(['b2', 'x9', 'no/id', 'b1']))).toEqual([
    { id: 'b2', title: 'Bar Dois', isActive: false },
    { id: 'x9', title: '', isActive: false },
    { id: 'no/id', title: '', isActive: false },
    { id: 'b1', title: 'Bar Um', isActive: true },
  ]);
});

describe('with 50,000 people', () => {
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
  }, 60_000);

  it('the page opens with fewer than 200 reads, whatever it is asked for', async () => {
    const opened = async (filter: Partial<UserFilter>) => {
      await fixture.resetReads();
      const [page] = await asAdmin(() =>
        Promise.all([listUsers({ ...everybody, ...filter }), countUsers()]),
      );
      expect(page.items).toHaveLength(userPageSize);
      return fixture.reads();
    };
    expect(await opened({})).toBeLessThan(100);
    expect(await opened({ role: 'member', status: 'active' })).toBeLessThan(100);
    // All of them are found by name, and among the e-mails each is known already.
    expect(await opened({ text: 'm' })).toBeLessThan(200);
    expect(await opened({ text: 'maria 4', role: 'member' })).toBeLessThan(200);
  });

  it('a later page costs no more than the first', async () => {
    const first = await asAdmin(() => listUsers(everybody));
    await fixture.resetReads();
    const second = await asAdmin(() => listUsers(everybody, first.nextCursor));
    expect(second.items).toHaveLength(userPageSize);
    expect(await fixture.reads()).toBe(userPageSize);
  });
});

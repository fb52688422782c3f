import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setLogLevel } from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { listAuditEntries } from '#features/audit/data/audit-store.ts';
import { listAllCategories } from '#features/categories/data/category-admin-store.ts';
import {
  createDefaultCategories,
  setCategoryActive,
  setCategoryOrders,
} from '#features/categories/data/category-writes.ts';
import { readConfig as readDataConfig } from '#platform/firestore/config.ts';
import { closeData, initializeData } from '#platform/firestore/connection.ts';
import { listPlans } from '#features/club/data/plan-store.ts';
import { setPlanActive, updatePlan } from '#features/club/data/plan-writes.ts';
import { getPublicSettings } from '#features/settings/data/settings-store.ts';
import { saveSettings } from '#features/settings/data/settings-writes.ts';
import { saveStatus } from '#features/users/data/admin-user-writes.ts';
import { getUser } from '#features/account/data/user-store.ts';
import { bootstrapActorId } from '#features/audit/model/audit.ts';
import { defaultPublicSettings } from '#features/settings/model/public-settings.ts';
import { toPlanDraft } from '#features/club/model/plan-draft.ts';
import { selectListedPlans } from '#features/club/model/plans-on-sale.ts';
import { startLocalFirebase } from '@guia-da-ilha/local-firebase';
import type { LocalFirebase } from '@guia-da-ilha/local-firebase';
import { runBootstrap } from '#seed/bootstrap.ts';
import { readConfig } from '#server/config.ts';
import { createFirestore } from '#server/platform/firestore/client.ts';
import { findAccountByEmail } from '#server/features/account/privacy/user-traces.ts';
import { createAdminAuth } from '#server/platform/identity/admin-auth.ts';

import { signedRequests } from './signed-requests.ts';
import { aPerson } from './stored-documents.ts';

// The SDK logs every refusal to the console. These tests cause refusals on purpose.
setLogLevel('silent');
const projectId = 'demo-guia';
const root = new URL('../../', import.meta.url);
const textOf = (file: string) => readFileSync(new URL(file, root), 'utf8');
const { as } = signedRequests();

let firebase: LocalFirebase;
let environment: Record<string, string>;
let firestore: ReturnType<typeof createFirestore>;
let auth: ReturnType<typeof createAdminAuth>;

beforeAll(async () => {
  firebase = await startLocalFirebase({
    projectId,
    ports: { auth: 0, firestore: 0 },
    rules: textOf('firestore.rules'),
    indexes: textOf('firestore.indexes.json'),
  });
  environment = {
    PROJECT_ID: projectId,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firebase.ports.firestore ?? 0}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${firebase.ports.auth ?? 0}`,
  };
  const config = readConfig(environment);
  firestore = createFirestore(config);
  auth = createAdminAuth(config);
  initializeData(
    readDataConfig({
      VITE_FIREBASE_PROJECT_ID: projectId,
      VITE_FIRESTORE_EMULATOR_HOST: environment['FIRESTORE_EMULATOR_HOST'],
    }),
  );
});
afterAll(async () => {
  await closeData();
  await firestore.terminate();
  await firebase.close();
});
beforeEach(async () => {
  for (const { id } of await firestore.listCollections()) {
    for (const record of await firestore.collection(id).listDocuments()) await record.delete();
  }
  const { users } = await auth.listUsers();
  await auth.deleteUsers(users.map(({ uid }) => uid));
});

const email = 'ana@exemplo.test';
const anAccount = (changes: Parameters<typeof auth.createUser>[0] = {}) =>
  auth.createUser({
    uid: 'ana',
    email,
    emailVerified: true,
    displayName: '  Ana \u202eSouza ',
    photoURL: 'https://fotos.exemplo.test/ana.png',
    ...changes,
  });

/** Runs the command and returns the lines that it wrote. */
async function bootstrap(adminEmail: string | null = null): Promise<string[]> {
  const lines: string[] = [];
  const findAccount = (address: string) => findAccountByEmail(auth, address);
  const say = (line: string) => lines.push(line);
  await runBootstrap({ firestore, findAccount, adminEmail, say });
  return lines;
}

/** Returns the creation and update times of every document, by path. */
async function everything(): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const collection of await firestore.listCollections()) {
    for (const { ref, ...document } of (await collection.get()).docs) {
      found[ref.path] = [document.createTime, document.updateTime];
    }
  }
  return found;
}
const entries = async () => (await firestore.collection('auditLog').get()).docs;
const entryAbout = async (target: string) =>
  (await entries())
    .map((entry): Record<string, unknown> => entry.data())
    .filter((entry) => entry['target'] === target);

const untouched = [
  'Categories: already exist, not changed.',
  'Plans: already exist, not changed.',
  'Settings: already exist, not changed.',
];

describe('an empty project', () => {
  it('gets categories, plans that are not yet on sale, and settings, as the app reads them', async () => {
    expect(await bootstrap()).toEqual([
      'Categories: created Bares, Restaurantes, Shows, Passeios, and Baladas.',
      'Plans: created Mensal and Anual, not on sale until they have a Stripe price (/admin/plans).',
      'Settings: created with default values.',
    ]);
    const categories = await listAllCategories();
    expect(categories.map(({ id, slug, order, isActive }) => [order, id, slug, isActive])).toEqual([
      [1, 'bares', 'bares', true],
      [2, 'restaurantes', 'restaurantes', true],
      [3, 'shows', 'shows', true],
      [4, 'passeios', 'passeios', true],
      [5, 'baladas', 'baladas', true],
    ]);
    const plans = await listPlans();
    expect(plans).toMatchObject([
      { name: 'Mensal', interval: 'month', isActive: false, stripePriceId: '', featured: true },
      { name: 'Anual', interval: 'year', isActive: false, stripePriceId: '', listed: true },
    ]);
    expect(plans[0]?.createdAt).toBeInstanceOf(Date);
    expect(selectListedPlans(plans).map(({ name }) => name)).toEqual(['Mensal', 'Anual']);
    expect(await getPublicSettings()).toEqual(defaultPublicSettings);
    expect((await firestore.collection('users').get()).size).toBe(0);

    const log = (await entries()).map((entry): Record<string, unknown> => entry.data());
    expect(log).toHaveLength(8);
    for (const entry of log) expect(entry).toMatchObject({ actorId: bootstrapActorId, before: {} });
    const [bars] = await entryAbout('categories/bares');
    expect(bars).toMatchObject({ action: 'category.create', after: { name: 'Bares', order: 1 } });
    const [settings] = await entryAbout('settings/public');
    expect(settings).toMatchObject({ action: 'settings.update', after: defaultPublicSettings });
  });

  it('is prepared once, also by repeated and simultaneous runs', async () => {
    await Promise.all([bootstrap(), bootstrap(), bootstrap()]);
    const before = await everything();
    expect(Object.keys(before)).toHaveLength(16);
    expect(await bootstrap()).toEqual(untouched);
    expect(await everything()).toEqual(before);
  });
});

describe('a project in use', () => {
  it('keeps its categories, also if all are hidden, and gets only missing documents', async () => {
    await firestore.doc('categories/x').set({ name: 'Trilhas', isActive: false });
    await firestore.doc('settings/public').set({ requireApproval: true });
    const before = await everything();
    const [categories, plans, settings] = await bootstrap();
    expect([categories, settings]).toEqual([untouched[0], untouched[2]]);
    expect(plans).toMatch(/^Plans: created/);
    expect(await everything()).toMatchObject(before);
    expect((await firestore.collection('categories').get()).size).toBe(1);
    expect(await getPublicSettings()).toMatchObject({ requireApproval: true });
  });

  it('keeps its plans', async () => {
    await firestore.doc('subscriptionPlans/y').set({ name: 'Semanal', price: 990 });
    expect((await bootstrap())[1]).toBe(untouched[1]);
    expect((await listPlans()).map(({ name }) => name)).toEqual(['Semanal']);
  });
});

describe('the first super admin', () => {
  it('gets a complete record if the account has none, and the rules accept every write of it', async () => {
    await anAccount();
    expect((await bootstrap(email)).at(-1)).toBe(`Super admin: ${email} (record created).`);
    const [entry] = await entryAbout('users/ana');
    expect(entry).toMatchObject({
      action: 'user.update',
      before: {},
      after: { role: 'super_admin', status: 'active' },
      actorId: bootstrapActorId,
    });
    const stored = (await firestore.doc('users/ana').get()).data();
    expect((await firestore.doc(`auditLog/${String(stored?.['auditId'])}`).get()).exists).toBe(
      true,
    );
    expect(stored).toMatchObject({ searchName: 'ana souza', searchEmail: email });

    await as('ana', async () => {
      expect(await getUser('ana')).toMatchObject({
        email,
        displayName: 'Ana Souza',
        photoURL: 'https://fotos.exemplo.test/ana.png',
        role: 'super_admin',
        status: 'active',
        statistics: { favorites: 0, views: 0, reviews: 0 },
      });
      // Only super admins read the log, which shows them the actor of each entry.
      const { items } = await listAuditEntries([], null);
      expect(items).toHaveLength(9);
      expect(new Set(items.map(({ actorId }) => actorId))).toEqual(new Set([bootstrapActorId]));
      // The written documents pass the rules when they are changed.
      await setCategoryActive('ana', 'baladas', false);
      const [first, second] = await listAllCategories();
      if (!first || !second) throw new Error('No categories');
      await setCategoryOrders(
        'ana',
        new Map([
          [first.id, second.order],
          [second.id, first.order],
        ]),
      );
      expect((await listAllCategories()).slice(0, 2)).toMatchObject([
        { id: second.id },
        { id: first.id },
      ]);
      const [monthly] = await listPlans();
      if (!monthly) throw new Error('No plan');
      await updatePlan('ana', monthly, { ...toPlanDraft(monthly), stripePriceId: 'price_1' });
      await setPlanActive('ana', monthly.id, true);
      await saveSettings('ana', { requireApproval: true });
    });
    expect(await listPlans()).toMatchObject([{ isActive: true, stripePriceId: 'price_1' }, {}]);
    expect(await getPublicSettings()).toMatchObject({ requireApproval: true });
  });

  it('is promoted from member without loss of data and may change other users', async () => {
    await anAccount();
    const member = { statistics: { favorites: 3, views: 9, reviews: 1 }, status: 'inactive' };
    await firestore.doc('users/ana').set(aPerson('ana', member));
    await firestore.doc('users/bia').set(aPerson('bia'));
    expect((await bootstrap(email)).at(-1)).toBe(`Super admin: ${email} (role changed).`);
    expect((await firestore.doc('users/ana').get()).data()).toMatchObject({
      displayName: 'Nome de ana',
      role: 'super_admin',
      status: 'active',
      statistics: { favorites: 3, views: 9, reviews: 1 },
    });
    expect(await entryAbout('users/ana')).toMatchObject([
      { before: { role: 'member', status: 'inactive' }, after: { status: 'active' } },
    ]);
    const other = await as('ana', async () => {
      const person = await getUser('bia');
      if (!person) throw new Error('No record');
      return saveStatus('ana', person, 'pending');
    });
    expect(other.status).toBe('pending');
    await expect(as('bia', () => listAuditEntries([], null))).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });

  it('a repeated run reports that the user is already a super admin and writes nothing', async () => {
    await anAccount();
    await bootstrap(email);
    const before = await everything();
    expect(await bootstrap(email)).toEqual([
      ...untouched,
      `Super admin: ${email} (already a super admin, not changed).`,
    ]);
    expect(await everything()).toEqual(before);
  });

  it('is promoted once when the command runs twice at the same moment', async () => {
    await bootstrap();
    await anAccount();
    await Promise.all([bootstrap(email), bootstrap(email)]);
    expect(await entryAbout('users/ana')).toHaveLength(1);
    expect((await firestore.doc('users/ana').get()).get('role')).toBe('super_admin');
  });

  it.each([
    ['no account has the e-mail', null, /No account has the e-mail ana@exemplo\.test/],
    ['the e-mail is not verified', { emailVerified: false }, /is not verified/],
    ['the account is disabled', { disabled: true }, /is disabled/],
  ])('is not promoted when %s', async (_case, changes, sentence) => {
    if (changes) await anAccount(changes);
    await firestore.doc('users/ana').set(aPerson('ana'));
    await bootstrap();
    const before = await everything();
    await expect(bootstrap(email)).rejects.toThrow(sentence);
    expect(await everything()).toEqual(before);
  });

  it('is not promoted while their erasure is running', async () => {
    await anAccount();
    await firestore.doc('users/ana').set({ status: 'inactive' });
    await firestore.doc('erasures/h').set({ uid: 'ana' });
    await expect(bootstrap(email)).rejects.toThrow(/is being erased/);
    expect((await firestore.doc('users/ana').get()).data()).toEqual({ status: 'inactive' });
  });

  it('the button for the default categories has nothing left to create', async () => {
    await anAccount();
    await bootstrap(email);
    const again = as('ana', () => createDefaultCategories('ana'));
    await expect(again).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('the command', () => {
  const script = fileURLToPath(new URL('scripts/bootstrap.ts', root));
  const run = (args: string[], changes: Record<string, string> = {}) =>
    new Promise<{ code: number; out: string; err: string }>((resolve) => {
      const env = { PATH: process.env['PATH'], ...environment, ...changes };
      const command = ['--import', 'tsx', script, ...args];
      const child = execFile(process.execPath, command, { cwd: root, env }, (_, out, err) => {
        resolve({ code: child.exitCode ?? -1, out, err });
      });
    });

  it('prepares the project of the environment variables and exits with 1 without permission', async () => {
    await anAccount();
    const done = await run(['--admin', 'Ana@Exemplo.test']);
    expect(done).toMatchObject({ code: 0, err: '' });
    expect(done.out.split('\n')).toMatchObject([
      'Project: demo-guia (local services).',
      expect.stringMatching(/^Categories: created/),
      expect.stringMatching(/^Plans: created/),
      expect.stringMatching(/^Settings: created/),
      `Super admin: ${email} (record created).`,
      '',
    ]);
    const refused = await run(['--admin=bia@exemplo.test']);
    expect(refused.code).toBe(1);
    expect(refused.err).toMatch(/^No account has the e-mail bia@exemplo\.test: .*\n$/);
  });

  it('prints its usage', async () => {
    const { code, out, err } = await run(['--amin', email]);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^Usage: npm run bootstrap -- --admin E-MAIL\..*\n$/);
    expect(await everything()).toEqual({});
  });

  it('does not look for a local account in a real project', async () => {
    const halfLocal = { FIREBASE_AUTH_EMULATOR_HOST: '' };
    const { code, err } = await run(['--admin', email], halfLocal);
    expect(code).toBe(1);
    expect(err).toMatch(/^FIREBASE_AUTH_EMULATOR_HOST is not set/);
    expect(await everything()).toEqual({});
  });
});

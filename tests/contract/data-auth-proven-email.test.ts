import { afterAll, beforeAll, expect, it } from 'vitest';

import {
  createAccount,
  reloadAccount,
  signInWithPassword,
} from '#features/account/data/auth/auth-store.ts';
import {
  reauthenticateWithPassword,
  requestEmailChange,
  sendVerificationEmail,
} from '#features/account/data/auth/credential-store.ts';
import { readConfig } from '#platform/firestore/config.ts';
import { closeData, initializeData } from '#platform/firestore/connection.ts';
import { transaction } from '#platform/firestore/transaction.ts';
import { ensureUser, findUser } from '#features/account/data/user-store.ts';
import { startAuth } from '@guia-da-ilha/local-firebase/auth/auth-emulator';
import type { RunningAuth } from '@guia-da-ilha/local-firebase/auth/auth-emulator';

import { startDataFixture } from './data-fixture.ts';
import type { DataFixture } from './data-fixture.ts';

const projectId = 'demo-guia';
const password = 'ilha1234';

let fixture: DataFixture;
let auth: RunningAuth;
let host: string;

beforeAll(async () => {
  fixture = await startDataFixture();
  auth = await startAuth({
    host: '127.0.0.1',
    port: 0,
    projectId,
    onError: (error) => {
      throw error;
    },
  });
  host = `127.0.0.1:${auth.port}`;
  await closeData();
  initializeData(
    readConfig({
      VITE_FIREBASE_PROJECT_ID: projectId,
      VITE_FIRESTORE_EMULATOR_HOST: `127.0.0.1:${fixture.port}`,
      VITE_AUTH_EMULATOR_HOST: host,
    }),
  );
});

afterAll(async () => {
  await auth.close();
  await fixture.close();
});

/** Opens the newest link that Auth would have sent. */
async function openLink(): Promise<void> {
  const response = await fetch(`http://${host}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes } = (await response.json()) as { oobCodes: { oobLink: string }[] };
  const newest = oobCodes.at(-1);
  if (!newest) throw new Error('Nothing was sent');
  expect((await fetch(newest.oobLink)).status).toBe(200);
}

async function register(name: string): Promise<string> {
  const account = await createAccount({ email: `${name}@x.test`, password, displayName: name });
  await ensureUser(account);
  return account.uid;
}

/** Writes the field directly, as a user with custom code would. */
function claimProof(uid: string): Promise<unknown> {
  return transaction((commit) => {
    commit.update(`users/${uid}`, { emailVerified: true, updatedAt: commit.serverTime });
  });
}

it('a record starts unverified, ignores the claim of its owner, and follows the opened link', async () => {
  const uid = await register('ana');
  expect(await fixture.read(`users/${uid}`)).toMatchObject({ emailVerified: false });
  await expect(claimProof(uid)).rejects.toThrow(/permission/i);
  expect(await findUser(await reloadAccount())).toMatchObject({ emailVerified: false });

  await sendVerificationEmail();
  await openLink();
  expect(await findUser(await reloadAccount())).toMatchObject({ emailVerified: true });
  expect(await fixture.read(`users/${uid}`)).toMatchObject({ emailVerified: true });
});

it('a registration that was interrupted before its record is completed after the link was opened', async () => {
  await createAccount({ email: 'fabio@x.test', password, displayName: 'fabio' });
  await sendVerificationEmail();
  await openLink();
  expect(await ensureUser(await reloadAccount())).toMatchObject({ emailVerified: true });
});

it('a record from before the field is updated by the next sign-in', async () => {
  const uid = await register('bia');
  await sendVerificationEmail();
  await openLink();
  const { emailVerified: _absent, ...older } = (await fixture.read(`users/${uid}`)) as Record<
    string,
    unknown
  >;
  await fixture.store({ [`users/${uid}`]: older });
  const account = await signInWithPassword('bia@x.test', password);
  expect(await ensureUser(account)).toMatchObject({ emailVerified: true });
  expect(await fixture.read(`users/${uid}`)).toMatchObject({ emailVerified: true });
});

it('a pending user can verify their e-mail', async () => {
  const uid = await register('caio');
  const record = (await fixture.read(`users/${uid}`)) as object;
  await fixture.store({ [`users/${uid}`]: { ...record, status: 'pending' } });
  await sendVerificationEmail();
  await openLink();
  expect(await findUser(await reloadAccount())).toMatchObject({
    status: 'pending',
    emailVerified: true,
  });
});

it('an address that Auth changed without verification makes the record unverified', async () => {
  const uid = await register('duda');
  await sendVerificationEmail();
  await openLink();
  await findUser(await reloadAccount());
  const changed = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ localId: uid, email: 'alheio@x.test', emailVerified: false }),
    },
  );
  expect(changed.status).toBe(200);
  const account = await signInWithPassword('alheio@x.test', password);
  expect(await findUser(account)).toMatchObject({
    email: 'alheio@x.test',
    emailVerified: false,
  });
  expect(await fixture.read(`users/${uid}`)).toMatchObject({
    email: 'alheio@x.test',
    searchEmail: 'alheio@x.test',
    emailVerified: false,
  });
});

it('an address that was changed by the link sent to it is verified', async () => {
  const uid = await register('eva');
  await reauthenticateWithPassword(password);
  await requestEmailChange('eva.nova@x.test');
  await openLink();
  const account = await signInWithPassword('eva.nova@x.test', password);
  await findUser(account);
  expect(await fixture.read(`users/${uid}`)).toMatchObject({
    email: 'eva.nova@x.test',
    emailVerified: true,
  });
});

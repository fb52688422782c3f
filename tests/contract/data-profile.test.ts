import { readFileSync } from 'node:fs';
import { setLogLevel } from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createAccount } from '#features/account/data/auth/auth-store.ts';
import { authConnection } from '#platform/firestore/auth-connection.ts';
import { readConfig } from '#platform/firestore/config.ts';
import { closeData, initializeData } from '#platform/firestore/connection.ts';
import { saveDisplayName, savePreferences } from '#features/account/data/profile-writes.ts';
import { ensureUser, getUser } from '#features/account/data/user-store.ts';
import type { User } from '#features/account/model/user.ts';
import { startLocalFirebase } from '@guia-da-ilha/local-firebase';
import type { LocalFirebase } from '@guia-da-ilha/local-firebase';

// The SDK logs every refusal to the console. These tests cause refusals on purpose.
setLogLevel('silent');

const projectId = 'demo-guia';
const password = 'ilha1234';

const textOf = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

let local: LocalFirebase;
let firestoreHost: string;

beforeAll(async () => {
  local = await startLocalFirebase({
    projectId,
    ports: { auth: 0, firestore: 0 },
    rules: textOf('firestore.rules'),
    indexes: textOf('firestore.indexes.json'),
  });
  const { auth = 0, firestore = 0 } = local.ports;
  firestoreHost = `127.0.0.1:${firestore}`;
  initializeData(
    readConfig({
      VITE_FIREBASE_PROJECT_ID: projectId,
      VITE_FIRESTORE_EMULATOR_HOST: firestoreHost,
      VITE_AUTH_EMULATOR_HOST: `127.0.0.1:${auth}`,
    }),
  );
});

afterAll(async () => {
  await closeData();
  await local.close();
});

/** Creates a signed-in user with a record. */
async function somebody(name: string): Promise<User> {
  const email = `${name}@x.test`;
  return ensureUser(await createAccount({ email, password, displayName: name }));
}

/** Changes a record without the rules, as an administrator would. */
async function becomes(uid: string, field: string, value: string): Promise<void> {
  const record = `projects/${projectId}/databases/(default)/documents/users/${uid}`;
  const response = await fetch(
    `http://${firestoreHost}/v1/${record}?updateMask.fieldPaths=${field}`,
    {
      method: 'PATCH',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ fields: { [field]: { stringValue: value } } }),
    },
  );
  expect(response.status).toBe(200);
}

async function authProfile() {
  const { auth } = await authConnection();
  await auth.currentUser?.reload();
  return { name: auth.currentUser?.displayName };
}

describe('the own name', () => {
  it('is stored cleaned in the record, folded for searches, and in Auth', async () => {
    const { uid } = await somebody('ana');
    expect(await saveDisplayName(uid, '  Ána \u202eMaria\n d’Ávila ')).toBe('Ána Maria d’Ávila');
    expect(await getUser(uid)).toMatchObject({ displayName: 'Ána Maria d’Ávila' });
    expect(await authProfile()).toMatchObject({ name: 'Ána Maria d’Ávila' });
    const record = await fetch(
      `http://${firestoreHost}/v1/projects/${projectId}/databases/(default)/documents/users/${uid}`,
      { headers: { authorization: 'Bearer owner' } },
    );
    expect(await record.json()).toMatchObject({
      fields: { searchName: { stringValue: 'ana maria d’avila' } },
    });
  });

  it('consisting of invisible characters is refused before a request is sent', async () => {
    const { uid } = await somebody('bia');
    await expect(saveDisplayName(uid, ' \u202e\u200b ')).rejects.toMatchObject({
      code: 'invalid-input',
    });
    expect(await getUser(uid)).toMatchObject({ displayName: 'bia' });
  });

  it('may be changed by a pending user, who may change no other field', async () => {
    const { uid } = await somebody('caio');
    await becomes(uid, 'status', 'pending');
    await saveDisplayName(uid, 'Caio Lima');
    expect(await getUser(uid)).toMatchObject({ displayName: 'Caio Lima', status: 'pending' });
    const refused = { code: 'permission-denied' };
    await expect(savePreferences(uid, { theme: 'dark' })).rejects.toMatchObject(refused);
  });

  it('of another user cannot be changed', async () => {
    const other = await somebody('duda');
    await somebody('eva');
    await expect(saveDisplayName(other.uid, 'Eva')).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });
});

describe('preferences', () => {
  it('change one at a time and leave the others', async () => {
    const { uid } = await somebody('fabio');
    await savePreferences(uid, { marketingConsent: true });
    await savePreferences(uid, { theme: 'dark' });
    const preferences = { theme: 'dark', marketingConsent: true };
    expect(await getUser(uid)).toMatchObject({ preferences });
  });
});

describe('the photo of an account', () => {
  it.each([
    [
      'on a Google host is stored in a new record',
      'https://lh3.googleusercontent.com/a/x=s96-c',
      true,
    ],
    ['on another host is dropped, and the registration succeeds', 'https://x.test/a.png', false],
  ])('%s', async (_what, photoURL, isTaken) => {
    const account = await createAccount({
      ...{ email: `${crypto.randomUUID()}@x.test`, password, displayName: 'Gil' },
    });
    const user = await ensureUser({ ...account, photoURL });
    expect(user.photoURL).toBe(isTaken ? photoURL : '');
  });
});

import { readFileSync } from 'node:fs';
import { setLogLevel } from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { deleteAvatarFile, uploadAvatar } from '#data/avatar/avatar-store.ts';
import { createAccount, signInWithPassword } from '#data/auth/auth-store.ts';
import { authConnection } from '#data/auth/auth-connection.ts';
import { readConfig } from '#data/config.ts';
import { closeData, initializeData } from '#data/firebase.ts';
import { saveDisplayName, savePhotoURL, savePreferences } from '#data/users/profile-writes.ts';
import { ensureUser, getUser } from '#data/users/user-store.ts';
import type { User } from '#domain/user.ts';
import { startLocalFirebase } from '#emulator/local-firebase.ts';
import type { LocalFirebase } from '#emulator/local-firebase.ts';

// The SDK writes every refusal to the console; in these tests they are what is provoked.
setLogLevel('silent');

const projectId = 'demo-guia';
const password = 'ilha1234';
const never = new AbortController().signal;

const textOf = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

let local: LocalFirebase;
let firestoreHost: string;

beforeAll(async () => {
  local = await startLocalFirebase({
    projectId,
    ports: { auth: 0, firestore: 0, storage: 0 },
    rules: textOf('firestore.rules'),
    storageRules: textOf('storage.rules'),
    indexes: textOf('firestore.indexes.json'),
  });
  const { auth = 0, firestore = 0, storage = 0 } = local.ports;
  firestoreHost = `127.0.0.1:${firestore}`;
  initializeData(
    readConfig({
      VITE_FIREBASE_PROJECT_ID: projectId,
      VITE_FIRESTORE_EMULATOR_HOST: firestoreHost,
      VITE_AUTH_EMULATOR_HOST: `127.0.0.1:${auth}`,
      VITE_STORAGE_EMULATOR_HOST: `127.0.0.1:${storage}`,
    }),
  );
});

afterAll(async () => {
  await closeData();
  await local.close();
});

/** Somebody who is signed in, with their record. */
async function somebody(name: string): Promise<User> {
  const email = `${name}@x.test`;
  return ensureUser(await createAccount({ email, password, displayName: name }));
}

/** Changes a record past the rules, as an administrator would. */
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
  return { name: auth.currentUser?.displayName, photo: auth.currentUser?.photoURL };
}

const aPicture = (type = 'image/webp', bytes = 1000) => new Blob([new Uint8Array(bytes)], { type });

const upload = (uid: string, picture = aPicture()) =>
  uploadAvatar(uid, picture, { signal: never, onProgress: () => undefined });

const statusOf = async (address: string) => (await fetch(address)).status;

describe('the own name', () => {
  it('is kept clean in the record, folded for searches, and in Auth', async () => {
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

  it('of nothing but invisible characters is refused before anything is sent', async () => {
    const { uid } = await somebody('bia');
    await expect(saveDisplayName(uid, ' \u202e\u200b ')).rejects.toMatchObject({
      code: 'invalid-input',
    });
    expect(await getUser(uid)).toMatchObject({ displayName: 'bia' });
  });

  it('may be changed by somebody who waits for approval, who may change nothing else', async () => {
    const { uid } = await somebody('caio');
    await becomes(uid, 'status', 'pending');
    await saveDisplayName(uid, 'Caio Lima');
    expect(await getUser(uid)).toMatchObject({ displayName: 'Caio Lima', status: 'pending' });
    const refused = { code: 'permission-denied' };
    await expect(savePreferences(uid, { theme: 'dark' })).rejects.toMatchObject(refused);
    await expect(savePhotoURL(uid, 'https://x.test/a.webp')).rejects.toMatchObject(refused);
    await expect(upload(uid)).rejects.toMatchObject(refused);
  });

  it('of somebody else is out of reach', async () => {
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

describe('an avatar', () => {
  it('is stored, shown to everybody, replaced and removed with its file', async () => {
    const { uid } = await somebody('gil');
    const shares: number[] = [];
    const first = await uploadAvatar(uid, aPicture(), {
      signal: never,
      onProgress: (share) => shares.push(share),
    });
    expect(shares.at(-1)).toBe(1);
    await savePhotoURL(uid, first);
    expect(await statusOf(first)).toBe(200);
    expect(await getUser(uid)).toMatchObject({ photoURL: first });
    expect(await authProfile()).toMatchObject({ photo: first });

    const second = await upload(uid, aPicture('image/jpeg'));
    await savePhotoURL(uid, second);
    await deleteAvatarFile(uid, first);
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);

    await savePhotoURL(uid, '');
    await deleteAvatarFile(uid, second);
    expect(await statusOf(second)).toBe(404);
    expect(await getUser(uid)).toMatchObject({ photoURL: '' });
    expect(await authProfile()).toMatchObject({ photo: null });
    await deleteAvatarFile(uid, second);
  });

  it('of somebody else is neither written nor deleted', async () => {
    const other = await somebody('hugo');
    const theirs = await upload(other.uid);
    const { uid } = await somebody('iris');
    await expect(upload(other.uid)).rejects.toMatchObject({ code: 'permission-denied' });
    await deleteAvatarFile(uid, theirs);
    await expect(deleteAvatarFile(other.uid, theirs)).rejects.toMatchObject({
      code: 'permission-denied',
    });
    expect(await statusOf(theirs)).toBe(200);
  });

  it('of another type or of more than 5 MB is refused', async () => {
    const { uid } = await somebody('joana');
    await expect(upload(uid, aPicture('image/svg+xml'))).rejects.toMatchObject({
      code: 'unsupported-type',
    });
    await expect(upload(uid, aPicture('image/webp', 5 * 1024 * 1024 + 1))).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });

  it('whose sending is cancelled, before it began or on the way, says so', async () => {
    const { uid } = await somebody('kauan');
    const picture = aPicture('image/webp', 4_000_000);
    const onTheWay = new AbortController();
    const sending = uploadAvatar(uid, picture, {
      signal: onTheWay.signal,
      onProgress: () => {
        onTheWay.abort();
      },
    });
    await expect(sending).rejects.toMatchObject({ code: 'cancelled' });
    const before = { signal: AbortSignal.abort(), onProgress: () => undefined };
    await expect(uploadAvatar(uid, picture, before)).rejects.toMatchObject({ code: 'cancelled' });
  });

  it('is not put into the profile of whoever signed in meanwhile', async () => {
    const { uid } = await somebody('lia');
    await somebody('mel');
    await expect(savePhotoURL(uid, 'https://x.test/a.webp')).rejects.toMatchObject({
      code: 'permission-denied',
    });
    await signInWithPassword('lia@x.test', password);
    await savePhotoURL(uid, 'https://x.test/a.webp');
    expect(await getUser(uid)).toMatchObject({ photoURL: 'https://x.test/a.webp' });
  });
});

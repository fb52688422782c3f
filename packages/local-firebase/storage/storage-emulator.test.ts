import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Storage } from '@google-cloud/storage';
import { deleteApp, initializeApp } from 'firebase/app';
import type { FirebaseApp } from 'firebase/app';
import {
  connectStorageEmulator,
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  getStorage,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
} from 'firebase/storage';
import type { FirebaseStorage } from 'firebase/storage';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Listener } from '../http-listener.ts';
import { defaultBucket, startStorage } from './storage-emulator.ts';
import type { DocumentsOf } from './storage-rules.ts';

const PROJECT = 'demo-storage';
let dataDir: string;
const running: Listener[] = [];
const apps: FirebaseApp[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'guia-storage-'));
});
afterEach(async () => {
  for (const app of apps.splice(0)) await deleteApp(app);
  for (const listener of running.splice(0)) await listener.close();
  await rm(dataDir, { recursive: true });
});

/** Returns rules for every bucket with these `allow` lines for one object. */
const rulesWith = (...lines: string[]): string => `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    ${lines.join('\n    ')}
  }
}`;
const ALL = rulesWith('match /{name=**} { allow read, write; }');
const NOTHING = rulesWith('match /{name=**} { allow read, write: if false; }');

async function start(
  directory = dataDir,
  rules: string | undefined = ALL,
  documentsOf?: DocumentsOf,
): Promise<Listener> {
  const listener = await startStorage({
    projectId: PROJECT,
    host: '127.0.0.1',
    port: 0,
    dataDir: directory,
    rules,
    documentsOf,
    onError: (error) => {
      throw error;
    },
  });
  running.push(listener);
  return listener;
}

async function stop(listener: Listener): Promise<void> {
  running.splice(running.indexOf(listener), 1);
  await listener.close();
}

function client(
  { host, port }: Listener,
  uid: string | null = 'ana',
  storageBucket = defaultBucket(PROJECT),
): FirebaseStorage {
  const app = initializeApp(
    { projectId: PROJECT, storageBucket, apiKey: 'any' },
    `app-${apps.length}-${port}`,
  );
  apps.push(app);
  const storage = getStorage(app);
  storage.maxOperationRetryTime = 2000;
  connectStorageEmulator(storage, host, port, uid ? { mockUserToken: { sub: uid } } : {});
  return storage;
}

function setRules({ port }: Listener, content: string): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}/internal/setRules`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'storage.rules', content }] } }),
  });
}

const text = (value: string): Uint8Array => new TextEncoder().encode(value);
const read = async (storage: FirebaseStorage, name: string): Promise<string> =>
  new TextDecoder().decode(await getBytes(ref(storage, name)));

it('keeps objects over a restart: bytes, metadata and download address', async () => {
  const first = await start();
  const avatar = ref(client(first), 'users/ana/avatar/a.png');
  await uploadBytes(avatar, text('bytes'), {
    contentType: 'image/png',
    customMetadata: { altura: '40' },
  });
  const before = await getMetadata(avatar);
  const address = new URL(await getDownloadURL(avatar));
  await stop(first);

  const second = await start();
  const storage = client(second);
  expect(await read(storage, avatar.fullPath)).toBe('bytes');
  const after = await getMetadata(ref(storage, avatar.fullPath));
  const { ref: _before, ...kept } = before;
  expect(after).toMatchObject(kept);
  address.port = String(second.port);
  await setRules(second, NOTHING);
  const download = await fetch(address);
  expect(download.status).toBe(200);
  expect(download.headers.get('content-type')).toBe('image/png');
});

it('evaluates the user, the stored metadata and the proposed metadata', async () => {
  const listener = await start(
    dataDir,
    rulesWith(
      'match /users/{uid}/avatar/{file} {',
      '  allow get: if true;',
      "  allow create: if request.auth.token.sub == uid && request.resource.size < 5 && request.resource.contentType.matches('image/.*');",
      "  allow update: if resource.contentType == 'image/png' && request.resource.metadata.cor == 'azul';",
      '  allow delete: if resource.timeCreated < request.time && resource.bucket == bucket;',
      '}',
      // A list is evaluated for the folder itself.
      'match /users/{uid}/avatar { allow list: if request.auth.uid == uid; }',
    ),
  );
  const storage = client(listener);
  const avatar = ref(storage, 'users/ana/avatar/a.png');
  const png = { contentType: 'image/png' };
  const html = { contentType: 'text/html' };
  const refused = { code: 'storage/unauthorized' };

  await expect(uploadBytes(avatar, text('12345'), png)).rejects.toMatchObject(refused);
  await expect(uploadBytes(avatar, text('1'), html)).rejects.toMatchObject(refused);
  const asBia = ref(client(listener, 'bia'), avatar.fullPath);
  await expect(uploadBytes(asBia, text('1'), png)).rejects.toMatchObject(refused);
  const signedOut = ref(client(listener, null), avatar.fullPath);
  await expect(uploadBytes(signedOut, text('1'), png)).rejects.toMatchObject(refused);
  await uploadBytes(avatar, text('1'), png);

  expect((await getMetadata(signedOut)).size).toBe(1);
  const folder = 'users/ana/avatar';
  await expect(listAll(ref(asBia.storage, folder))).rejects.toMatchObject(refused);
  const { items } = await listAll(ref(storage, folder));
  expect(items.map((item) => item.name)).toEqual(['a.png']);
  const colour = (cor: string) => ({ customMetadata: { cor } });
  await expect(updateMetadata(avatar, colour('verde'))).rejects.toMatchObject(refused);
  await updateMetadata(avatar, colour('azul'));
  await deleteObject(avatar);
});

it('lets rules read Firestore', async () => {
  const users = new Map([['users/ana', new Map([['status', 'active']])]]);
  const before = (path: readonly string[]) => users.get(path.join('/')) ?? null;
  const listener = await start(
    dataDir,
    rulesWith(
      'match /users/{uid}/{file} {',
      '  allow write: if firestore.get(/databases/(default)/documents/users/$(request.auth.uid)).data.status == "active";',
      '}',
    ),
    (projectId) => {
      expect(projectId).toBe(PROJECT);
      return { before, after: before };
    },
  );
  await uploadBytes(ref(client(listener, 'ana'), 'users/ana/a.txt'), text('1'));
  const asBia = uploadBytes(ref(client(listener, 'bia'), 'users/bia/a.txt'), text('1'));
  await expect(asBia).rejects.toMatchObject({ code: 'storage/unauthorized' });
});

it('lets rules read two Firestore documents, but not a third', async () => {
  const listener = await start(
    dataDir,
    rulesWith(
      'function known(id) { return firestore.exists(/databases/(default)/documents/users/$(id)); }',
      "match /two/{file} { allow write: if known('a') && known('b') && known('a'); }",
      "match /skipped/{file} { allow write: if known('a') && known('b') && (true || known('c')); }",
      "match /three/{file} { allow write: if known('a') && known('b') && known('c') || true; }",
    ),
    () => ({ before: () => new Map(), after: () => new Map() }),
  );
  const storage = client(listener);
  await uploadBytes(ref(storage, 'two/a.txt'), text('1'));
  await uploadBytes(ref(storage, 'skipped/a.txt'), text('1'));
  const third = uploadBytes(ref(storage, 'three/a.txt'), text('1'));
  await expect(third).rejects.toMatchObject({ code: 'storage/unauthorized' });
});

it('lists folders and objects separately, and nothing with version 1 of the rules', async () => {
  const listener = await start();
  const storage = client(listener);
  await uploadBytes(ref(storage, 'fotos/a.txt'), text('1'));
  await uploadBytes(ref(storage, 'fotos/praia/b.txt'), text('1'));
  const { items, prefixes } = await listAll(ref(storage, 'fotos'));
  expect(items.map(({ name }) => name)).toEqual(['a.txt']);
  expect(prefixes.map(({ name }) => name)).toEqual(['praia']);

  expect((await setRules(listener, ALL.replace("'2'", "'1'"))).status).toBe(200);
  await expect(listAll(ref(storage, 'fotos'))).rejects.toMatchObject({
    code: 'storage/unauthorized',
  });
  expect(await read(storage, 'fotos/a.txt')).toBe('1');
});

it('removes one metadata key, and keeps the others', async () => {
  const photo = ref(client(await start()), 'a.txt');
  await uploadBytes(photo, text('1'), { customMetadata: { cor: 'azul', autor: 'ana' } });
  await updateMetadata(photo, {
    cacheControl: 'no-store',
    customMetadata: { cor: null } as unknown as Record<string, string>,
  });
  expect(await getMetadata(photo)).toMatchObject({
    cacheControl: 'no-store',
    customMetadata: { autor: 'ana' },
  });
  expect((await getMetadata(photo)).customMetadata).not.toHaveProperty('cor');
});

it('refuses a resumable upload that the rules refuse', async () => {
  const listener = await start(
    dataDir,
    rulesWith('match /{name} { allow create: if request.resource.size < 300000; }'),
  );
  const upload = uploadBytesResumable(ref(client(listener), 'a.bin'), new Uint8Array(400_000));
  await expect(upload).rejects.toMatchObject({ code: 'storage/unauthorized' });
});

it('refuses requests that the rules refuse, signed in or not', async () => {
  const listener = await start(dataDir, NOTHING);
  const refused = { code: 'storage/unauthorized' };
  const upload = uploadBytes(ref(client(listener), 'a.txt'), text('1'));
  await expect(upload).rejects.toMatchObject(refused);
  await expect(read(client(listener, null), 'a.txt')).rejects.toMatchObject(refused);
});

it('denies everything without rules', async () => {
  const listener = await startStorage({
    projectId: PROJECT,
    host: '127.0.0.1',
    port: 0,
    dataDir,
    onError: (error) => {
      throw error;
    },
  });
  running.push(listener);
  await expect(read(client(listener), 'a.txt')).rejects.toMatchObject({
    code: 'storage/unauthorized',
  });
});

it('supports resumable uploads', async () => {
  const storage = client(await start());
  const large = new Uint8Array(700_000).fill(65);
  await uploadBytesResumable(ref(storage, 'grande.bin'), large);
  expect((await getMetadata(ref(storage, 'grande.bin'))).size).toBe(large.length);
});

it('denies a malformed token', async () => {
  const { port } = await start();
  const url = `http://127.0.0.1:${port}/v0/b/${defaultBucket(PROJECT)}/o/a.txt`;
  const response = await fetch(url, { headers: { authorization: 'Firebase not-a-token' } });
  expect(response.status).toBe(403);
});

it('runs two emulators in parallel with separate objects', async () => {
  const otherDir = path.join(dataDir, 'other');
  const [one, two] = [await start(path.join(dataDir, 'one')), await start(otherDir)];
  await uploadBytes(ref(client(one), 'a.txt'), text('um'));
  await uploadBytes(ref(client(two), 'a.txt'), text('dois'));
  expect(await read(client(one), 'a.txt')).toBe('um');
  expect(await read(client(two), 'a.txt')).toBe('dois');
  for (const { port } of [one, two]) {
    const response = await fetch(
      `http://127.0.0.1:${port}/storage/v1/b/${defaultBucket(PROJECT)}/o/a.txt`,
      { headers: { authorization: 'Bearer owner' } },
    );
    const { selfLink } = (await response.json()) as { selfLink: string };
    expect(new URL(selfLink).port).toBe(String(port));
  }
});

it('keeps the saved version of an object when the process dies while replacing it', async () => {
  const first = await start();
  await uploadBytes(ref(client(first), 'a.txt'), text('velho'));
  await stop(first);
  const second = await start();
  await uploadBytes(ref(client(second), 'a.txt'), text('novo'));
  // The folder in the state after a kill at this moment: the new blob exists, but the index is not updated.
  const asKilled = path.join(dataDir, 'as-killed');
  await cp(path.join(dataDir, 'objects.json'), path.join(asKilled, 'objects.json'));
  await cp(path.join(dataDir, 'blobs'), path.join(asKilled, 'blobs'), { recursive: true });
  const third = await start(asKilled);
  expect(await read(client(third), 'a.txt')).toBe('velho');
});

it('removes the blobs of deleted and refused objects', async () => {
  const listener = await start();
  const storage = client(listener);
  await uploadBytes(ref(storage, 'a.txt'), text('1'));
  await uploadBytes(ref(storage, 'a.txt'), text('2'));
  await uploadBytes(ref(storage, 'b.txt'), text('3'));
  await deleteObject(ref(storage, 'b.txt'));
  await setRules(listener, NOTHING);
  await expect(uploadBytes(ref(storage, 'c.txt'), text('4'))).rejects.toMatchObject({
    code: 'storage/unauthorized',
  });
  await stop(listener);
  expect(await readdir(path.join(dataDir, 'blobs'))).toHaveLength(1);
});

it('keeps the active rules when new ones are malformed, and accepts valid ones', async () => {
  const listener = await start();
  const url = `http://127.0.0.1:${listener.port}/v0/b/${defaultBucket(PROJECT)}/o/a.txt`;
  expect((await setRules(listener, 'service firebase.storage {')).status).toBe(400);
  expect((await fetch(url)).status).toBe(404);
  expect((await setRules(listener, NOTHING)).status).toBe(200);
  expect((await fetch(url)).status).toBe(403);
});

it('deletes everything on reset, and stays empty', async () => {
  const first = await start();
  await uploadBytes(ref(client(first), 'a.txt'), text('1'));
  await fetch(`http://127.0.0.1:${first.port}/internal/reset`, { method: 'POST' });
  await expect(read(client(first), 'a.txt')).rejects.toMatchObject({
    code: 'storage/object-not-found',
  });
  await stop(first);
  expect(await readdir(path.join(dataDir, 'blobs'))).toEqual([]);
  await expect(read(client(await start()), 'a.txt')).rejects.toMatchObject({
    code: 'storage/object-not-found',
  });
});

it.each([`${PROJECT}.appspot.com`, PROJECT])(
  'serves %s, which older projects and @firebase/rules-unit-testing use by default',
  async (bucket) => {
    const storage = client(await start(), 'ana', bucket);
    await uploadBytes(ref(storage, 'a.txt'), text('bytes'));
    expect(await read(storage, 'a.txt')).toBe('bytes');
  },
);

describe('a bucket that the project does not have', () => {
  const startWith = async (buckets: string[]): Promise<Listener> => {
    const listener = await startStorage({
      projectId: PROJECT,
      host: '127.0.0.1',
      port: 0,
      rules: ALL,
      buckets,
      onError: (error) => {
        throw error;
      },
    });
    running.push(listener);
    return listener;
  };
  const serverClient = ({ port }: Listener): Storage =>
    new Storage({
      projectId: PROJECT,
      apiEndpoint: `http://127.0.0.1:${port}`,
      useAuthWithCustomEndpoint: false,
      retryOptions: { autoRetry: false },
    });

  it('is not found by any method of the web client', async () => {
    const storage = client(await startWith([]));
    const missing = { code: 'storage/object-not-found' };
    const there = ref(storage, 'users/ana/a.txt');
    await uploadBytes(there, text('here'));
    const other = ref(
      getStorage(apps.at(-1), 'gs://demo-storag.firebasestorage.app'),
      'users/ana/a.txt',
    );
    connectStorageEmulator(other.storage, '127.0.0.1', Number(running.at(-1)!.port));
    // The web client's error for a 404 in methods that do not expect an object.
    const unknown = { code: 'storage/unknown', status: 404 };
    await expect(uploadBytes(other, text('x'))).rejects.toMatchObject(unknown);
    await expect(uploadBytesResumable(other, new Uint8Array(300_000))).rejects.toMatchObject(
      unknown,
    );
    await expect(getBytes(other)).rejects.toMatchObject(missing);
    await expect(getMetadata(other)).rejects.toMatchObject(missing);
    await expect(updateMetadata(other, {})).rejects.toMatchObject(missing);
    await expect(listAll(other.parent!)).rejects.toMatchObject(unknown);
    await expect(deleteObject(other)).rejects.toMatchObject(missing);
    expect(await read(storage, 'users/ana/a.txt')).toBe('here');
  });

  it('is not found by any method of the server client', async () => {
    const storage = serverClient(await startWith([]));
    const own = storage.bucket(defaultBucket(PROJECT));
    await own.file('a/b/c.txt').save('here', { resumable: false });
    const missing = { code: 404, message: 'The specified bucket does not exist.' };
    const other = storage.bucket('demo-storag.firebasestorage.app');
    const upload = (resumable: boolean) => other.file('a').save('x', { resumable });
    await expect(upload(false)).rejects.toMatchObject({ code: 404 });
    await expect(upload(true)).rejects.toMatchObject({ status: 404 });
    await expect(other.file('a').download()).rejects.toMatchObject({ code: 404 });
    await expect(other.file('a').getMetadata()).rejects.toMatchObject(missing);
    await expect(other.file('a').delete()).rejects.toMatchObject(missing);
    await expect(other.getFiles()).rejects.toMatchObject(missing);
    await expect(own.file('a/b/c.txt').copy(other.file('c.txt'))).rejects.toMatchObject(missing);
    expect(String((await own.file('a/b/c.txt').download())[0])).toBe('here');
    expect((await own.getFiles())[0].map(({ name }) => name)).toEqual(['a/b/c.txt']);
  });

  it('is answered with 404 on every path of the emulator', async () => {
    const { port } = await startWith(['second-bucket']);
    const answer = (path: string, method = 'GET') =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers: { authorization: 'Bearer owner' },
      });
    for (const path of [
      '/v0/b/other/o',
      '/V0/B/other/o/a',
      '/v0/b/%6Fther/o/a',
      '/v0/b/%FF/o/a',
      '/b/other/o/a',
      '/storage/v1/b/other/o',
      '/storage/v1/b/other/o/a/b/second-bucket',
      '/download/storage/v1/b/other/o/a',
      '/other/a.txt',
      '/other/b/second-bucket/o/a',
      '//second-bucket/a',
    ]) {
      expect((await answer(path)).status, path).toBe(404);
      expect(await (await answer(path)).json(), path).toMatchObject({ error: { code: 404 } });
    }
    expect((await answer('/upload/storage/v1/b/other/o?name=a', 'POST')).status).toBe(404);
    expect((await answer('/other', 'POST')).status).toBe(404);
    expect(await (await answer('/v0/b/other/o')).json()).toEqual({
      error: { code: 404, message: 'Not Found.  Could not access bucket other' },
    });
    expect((await answer('/v0/b/second-bucket/o')).status).toBe(200);
    expect((await answer('/v0/b/second%2Dbucket/o')).status).toBe(200);
    const names = async () =>
      ((await (await answer('/b')).json()) as { items: { name: string }[] }).items
        .map(({ name }) => name)
        .sort();
    const all = [
      PROJECT,
      `${PROJECT}.appspot.com`,
      `${PROJECT}.firebasestorage.app`,
      'second-bucket',
    ];
    expect(await names()).toEqual(all);
    await answer('/internal/reset', 'POST');
    expect(await names()).toEqual(all);
  });
});

import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
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
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Listener } from '../http-listener.ts';
import { defaultBucket, startStorage } from './storage-emulator.ts';
import type { StorageRequest, StorageRules } from './storage-rules.ts';

const PROJECT = 'demo-storage';
// firebase-tools takes seconds to load on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let dataDir: string;
const running: Listener[] = [];
const apps: FirebaseApp[] = [];
let asked: StorageRequest[];
let answer: (request: StorageRequest) => boolean;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'guia-storage-'));
  asked = [];
  answer = () => true;
});
afterEach(async () => {
  for (const app of apps.splice(0)) await deleteApp(app);
  for (const listener of running.splice(0)) await listener.close();
  await rm(dataDir, { recursive: true });
});

const loadRules = (source: string): StorageRules => {
  if (source.includes('broken')) throw new Error('1:1 broken rules');
  return {
    allows: (request) => {
      asked.push(request);
      return Promise.resolve(answer(request));
    },
  };
};

async function start(directory = dataDir, rules: string | undefined = 'any'): Promise<Listener> {
  const listener = await startStorage({
    projectId: PROJECT,
    host: '127.0.0.1',
    port: 0,
    dataDir: directory,
    rules,
    loadRules,
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

function client({ host, port }: Listener, uid: string | null = 'ana'): FirebaseStorage {
  const app = initializeApp(
    { projectId: PROJECT, storageBucket: defaultBucket(PROJECT), apiKey: 'any' },
    `app-${apps.length}-${port}`,
  );
  apps.push(app);
  const storage = getStorage(app);
  storage.maxOperationRetryTime = 2000;
  connectStorageEmulator(storage, host, port, uid ? { mockUserToken: { sub: uid } } : {});
  return storage;
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
  answer = () => false;
  const download = await fetch(address);
  expect(download.status).toBe(200);
  expect(download.headers.get('content-type')).toBe('image/png');
});

it('asks the rules with what they need to decide', async () => {
  const storage = client(await start());
  const file = ref(storage, 'a/b.txt');
  await uploadBytes(file, text('1'), { contentType: 'text/plain' });
  await updateMetadata(file, { customMetadata: { cor: 'azul' } });
  await listAll(ref(storage, 'a'));
  await deleteObject(file);
  expect(asked.map(({ method, bucket, object }) => [method, bucket, object])).toEqual([
    ['create', defaultBucket(PROJECT), 'a/b.txt'],
    ['update', defaultBucket(PROJECT), 'a/b.txt'],
    ['list', defaultBucket(PROJECT), 'a'],
    ['delete', defaultBucket(PROJECT), 'a/b.txt'],
  ]);
  expect(asked[0]?.token).toMatchObject({ sub: 'ana', user_id: 'ana' });
  expect(asked[0]?.before).toBeNull();
  expect(asked[0]?.after).toMatchObject({ size: 1, contentType: 'text/plain' });
  expect(asked[1]?.before).toMatchObject({ metadata: {} });
  expect(asked[1]?.after).toMatchObject({ metadata: { cor: 'azul' } });
});

it('refuses what the rules refuse', async () => {
  answer = () => false;
  const listener = await start();
  const upload = uploadBytes(ref(client(listener), 'a.txt'), text('1'));
  await expect(upload).rejects.toMatchObject({ code: 'storage/unauthorized' });
  await expect(read(client(listener, null), 'a.txt')).rejects.toMatchObject({
    code: 'storage/unauthorized',
  });
  expect(asked.at(-1)?.token).toBeNull();
});

it('denies everything without rules', async () => {
  const listener = await startStorage({
    projectId: PROJECT,
    host: '127.0.0.1',
    port: 0,
    dataDir,
    loadRules,
    onError: (error) => {
      throw error;
    },
  });
  running.push(listener);
  await expect(read(client(listener), 'a.txt')).rejects.toMatchObject({
    code: 'storage/unauthorized',
  });
});

it('uploads in pieces', async () => {
  const storage = client(await start());
  const large = new Uint8Array(700_000).fill(65);
  await uploadBytesResumable(ref(storage, 'grande.bin'), large);
  expect((await getMetadata(ref(storage, 'grande.bin'))).size).toBe(large.length);
});

it('denies a token that cannot be read', async () => {
  const { port } = await start();
  const url = `http://127.0.0.1:${port}/v0/b/${defaultBucket(PROJECT)}/o/a.txt`;
  const response = await fetch(url, { headers: { authorization: 'Firebase not-a-token' } });
  expect(response.status).toBe(403);
  expect(asked).toEqual([]);
});

it('runs two at once with their own objects', async () => {
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

it('never loses the saved version of an object that was being replaced when the process died', async () => {
  const first = await start();
  await uploadBytes(ref(client(first), 'a.txt'), text('velho'));
  await stop(first);
  const second = await start();
  await uploadBytes(ref(client(second), 'a.txt'), text('novo'));
  // The folder as a kill at this moment would leave it: the new blob is there, the index is not.
  const asKilled = path.join(dataDir, 'as-killed');
  await cp(path.join(dataDir, 'objects.json'), path.join(asKilled, 'objects.json'));
  await cp(path.join(dataDir, 'blobs'), path.join(asKilled, 'blobs'), { recursive: true });
  const third = await start(asKilled);
  expect(await read(client(third), 'a.txt')).toBe('velho');
});

it('leaves no blob behind for what was deleted or refused', async () => {
  const listener = await start();
  const storage = client(listener);
  await uploadBytes(ref(storage, 'a.txt'), text('1'));
  await uploadBytes(ref(storage, 'a.txt'), text('2'));
  await uploadBytes(ref(storage, 'b.txt'), text('3'));
  await deleteObject(ref(storage, 'b.txt'));
  answer = () => false;
  await uploadBytes(ref(storage, 'c.txt'), text('4')).catch(() => undefined);
  await stop(listener);
  expect(await readdir(path.join(dataDir, 'blobs'))).toHaveLength(1);
});

it('keeps the rules in force when new ones cannot be read, and takes those that can', async () => {
  const { port } = await start();
  const setRules = (content: string): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}/internal/setRules`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rules: { files: [{ name: 'storage.rules', content }] } }),
    });
  expect((await setRules('broken')).status).toBe(400);
  const url = `http://127.0.0.1:${port}/v0/b/${defaultBucket(PROJECT)}/o/a.txt`;
  expect((await fetch(url)).status).toBe(404);
  expect((await setRules('other')).status).toBe(200);
});

it('empties itself on reset, and stays empty', async () => {
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

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text as consumeText } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deleteData, importData } from './export-folder.ts';
import { PortTakenError, startLocalFirebase } from './local-firebase.ts';
import type { LocalFirebase, LocalFirebaseOptions } from './local-firebase.ts';

const PROJECT = 'demo-local';
let dataDir: string;
const running: LocalFirebase[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'guia-local-'));
});
afterEach(async () => {
  for (const firebase of running.splice(0)) await firebase.close();
  await rm(dataDir, { recursive: true });
});

async function start(options: Partial<LocalFirebaseOptions> = {}): Promise<LocalFirebase> {
  const firebase = await startLocalFirebase({
    projectId: PROJECT,
    ports: { firestore: 0, storage: 0 },
    dataDir,
    ...options,
  });
  running.push(firebase);
  return firebase;
}

async function restart(firebase: LocalFirebase): Promise<LocalFirebase> {
  running.splice(running.indexOf(firebase), 1);
  await firebase.close();
  return start();
}

const asOwner = { authorization: 'Bearer owner', 'content-type': 'application/json' };

function userDocument({ ports }: LocalFirebase): string {
  return `http://127.0.0.1:${ports.firestore}/v1/projects/${PROJECT}/databases/(default)/documents/users/ana`;
}

async function upload({ ports }: LocalFirebase, name: string): Promise<number> {
  const claims = { sub: 'ana', aud: PROJECT };
  const token = [{ alg: 'none' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const response = await fetch(
    `http://127.0.0.1:${ports.storage}/v0/b/${PROJECT}.firebasestorage.app/o?name=${encodeURIComponent(name)}`,
    { method: 'POST', headers: { authorization: `Firebase ${token}.` }, body: 'x' },
  );
  return response.status;
}

it('lets Storage rules read Firestore documents', async () => {
  const firebase = await start({
    storageRules: `rules_version = '2';
      service firebase.storage {
        match /b/{bucket}/o/users/{uid}/{file} {
          allow create: if firestore.get(/databases/(default)/documents/users/$(uid)).data.status == 'active';
        }
      }`,
  });
  expect(await upload(firebase, 'users/ana/a.txt')).toBe(403);
  const body = JSON.stringify({ fields: { status: { stringValue: 'active' } } });
  await fetch(userDocument(firebase), { method: 'PATCH', headers: asOwner, body });
  expect(await upload(firebase, 'users/ana/a.txt')).toBe(200);
  expect(await upload(firebase, 'users/bia/a.txt')).toBe(403);
});

it('keeps the documents over a restart', async () => {
  const first = await start();
  const body = JSON.stringify({ fields: { status: { stringValue: 'active' } } });
  await fetch(userDocument(first), { method: 'PATCH', headers: asOwner, body });
  const second = await restart(first);
  const response = await fetch(userDocument(second), { headers: asOwner });
  expect(await response.json()).toMatchObject(JSON.parse(body) as object);
});

it('starts only the requested services', async () => {
  const firebase = await start({ ports: { firestore: 0 } });
  expect(Object.keys(firebase.ports)).toEqual(['firestore']);
  expect(await readdir(dataDir)).toEqual(['firestore']);
});

it('warns when the command finds no rules file of a service that it starts', async () => {
  const main = path.resolve(import.meta.dirname, 'main.ts');
  const options = ['--only', 'firestore', '--firestore-port', '0'];
  const child = fork(main, options, {
    execArgv: ['--import', import.meta.resolve('tsx')],
    cwd: dataDir,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const warning = consumeText(child.stderr!);
  await once(child, 'message');
  child.kill('SIGTERM');
  expect(await warning).toBe(
    "There is no file firestore.rules: Firestore denies every request without 'Bearer owner'.\n",
  );
});

it('stops all services when one of the ports is taken', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port: taken } = other.address() as AddressInfo;
  const { ports } = await start();
  const [running0] = running.splice(0);
  await running0?.close();

  const failed = startLocalFirebase({
    projectId: PROJECT,
    ports: { firestore: ports.firestore, storage: taken },
    dataDir,
  });
  await expect(failed).rejects.toBeInstanceOf(PortTakenError);
  await expect(failed).rejects.toMatchObject({ service: 'storage', port: taken });
  await expect(fetch(`http://127.0.0.1:${ports.firestore}/`)).rejects.toThrow();
  await new Promise((resolve) => other.close(resolve));
});

it('deletes its own data and no other file in the folder', async () => {
  const firebase = await start();
  running.splice(0);
  await firebase.close();
  await mkdir(path.join(dataDir, 'uploads'));
  await writeFile(path.join(dataDir, 'nota.txt'), 'minha');
  await deleteData(dataDir);
  expect((await readdir(dataDir)).sort()).toEqual(['nota.txt', 'uploads']);
  expect(existsSync(path.join(dataDir, 'firestore'))).toBe(false);
});

const visitingRules = `rules_version = '2';
  service firebase.storage { match /b/{bucket}/o/{path=**} { allow read, write; } }`;

async function putUser(firebase: LocalFirebase, status: string): Promise<void> {
  const body = JSON.stringify({ fields: { status: { stringValue: status } } });
  await fetch(userDocument(firebase), { method: 'PATCH', headers: asOwner, body });
}

async function statusOfUser(firebase: LocalFirebase): Promise<unknown> {
  const response = await fetch(userDocument(firebase), { headers: asOwner });
  const { fields } = (await response.json()) as { fields?: { status: unknown } };
  return fields?.status;
}

async function objectsOf({ ports }: LocalFirebase): Promise<string[]> {
  const response = await fetch(
    `http://127.0.0.1:${ports.storage}/v0/b/${PROJECT}.firebasestorage.app/o`,
    {
      headers: { authorization: 'Firebase owner' },
    },
  );
  const { items } = (await response.json()) as { items: { name: string }[] };
  return items.map(({ name }) => name);
}

it('exports a folder that another process imports instead of its own data', async () => {
  const folder = path.join(dataDir, 'exported');
  const first = await start({ storageRules: visitingRules });
  await putUser(first, 'active');
  expect(await upload(first, 'kept.txt')).toBe(200);
  await first.exportTo(folder);
  await putUser(first, 'inactive');
  expect(await upload(first, 'later.txt')).toBe(200);
  running.splice(0);
  await first.close();

  await importData(folder, dataDir, ['firestore', 'storage']);
  const second = await start({ storageRules: visitingRules });
  expect(await statusOfUser(second)).toEqual({ stringValue: 'active' });
  expect(await objectsOf(second)).toEqual(['kept.txt']);
});

it('exports the data of an in-memory process, without deleted documents', async () => {
  const folder = path.join(dataDir, 'exported');
  const temporary = await start({ dataDir: undefined, ports: { firestore: 0 } });
  await putUser(temporary, 'secreto');
  await fetch(userDocument(temporary), { method: 'DELETE', headers: asOwner });
  await temporary.exportTo(folder);
  const journal = await readFile(path.join(folder, 'firestore', 'firestore.journal'), 'utf8');
  expect(journal).not.toContain('secreto');
});

it('replaces an earlier export, but never a folder with other content', async () => {
  const folder = path.join(dataDir, 'exported');
  const firebase = await start({ ports: { firestore: 0 } });
  await firebase.exportTo(folder);
  await putUser(firebase, 'active');
  await firebase.exportTo(`${folder}/`);
  expect((await readdir(folder)).sort()).toEqual(['firestore', 'local-firebase-export.json']);
  const journal = await readFile(path.join(folder, 'firestore', 'firestore.journal'), 'utf8');
  expect(journal).toContain('active');

  const other = path.join(dataDir, 'fotos');
  await mkdir(other);
  await writeFile(path.join(other, 'praia.jpg'), '');
  await expect(firebase.exportTo(other)).rejects.toThrow(
    'exists and is not an export: choose another folder.',
  );
  expect(await readdir(other)).toEqual(['praia.jpg']);
});

it('leaves the data unchanged when the folder to import is not an export', async () => {
  const first = await start();
  await putUser(first, 'active');
  running.splice(0);
  await first.close();
  for (const folder of [path.join(dataDir, 'none'), dataDir]) {
    await expect(importData(folder, dataDir, ['firestore'])).rejects.toThrow(
      'is not an export of local Firebase.',
    );
  }
  expect(await statusOfUser(await start())).toEqual({ stringValue: 'active' });
});

it('neither deletes nor replaces the data of a running process', async () => {
  const folder = path.join(dataDir, 'exported');
  const firebase = await start({ ports: { firestore: 0 } });
  await firebase.exportTo(folder);
  // The lock of another process that is alive.
  await writeFile(path.join(dataDir, 'firestore', 'firestore.lock'), String(process.ppid));
  await expect(deleteData(dataDir)).rejects.toThrow('in use by process');
  await expect(importData(folder, dataDir, ['firestore'])).rejects.toThrow('in use by process');
  expect(existsSync(path.join(dataDir, 'firestore', 'firestore.journal'))).toBe(true);
});

it.each([['firestore'], ['storage'], ['auth']] as const)(
  'prevents two processes of %s from writing to one folder, and deleting a folder in use',
  async (service) => {
    await start({ ports: { [service]: 0 } });
    await expect(start({ ports: { [service]: 0 } })).rejects.toThrow('is in use by process');
    await expect(deleteData(dataDir)).rejects.toThrow('is in use by process');
    running.splice(1);
    await running.pop()?.close();
    await start({ ports: { [service]: 0 } });
  },
);

it('takes over the lock of a dead process, even with a reused process id', async () => {
  await mkdir(path.join(dataDir, 'firestore'));
  const lock = path.join(dataDir, 'firestore', 'firestore.lock');
  for (const holder of [String(process.pid), '999999999', '', 'none']) {
    await writeFile(lock, holder);
    const firebase = await start({ ports: { firestore: 0 } });
    expect(await readFile(lock, 'utf8')).toBe(String(process.pid));
    running.splice(0);
    await firebase.close();
    expect(existsSync(lock)).toBe(false);
  }
});

async function exported(): Promise<string> {
  const folder = path.join(dataDir, 'exported');
  const firebase = await start({ storageRules: visitingRules });
  await putUser(firebase, 'active');
  expect(await upload(firebase, 'kept.txt')).toBe(200);
  await firebase.exportTo(folder);
  running.splice(0);
  await firebase.close();
  return folder;
}

it('refuses an export that contains a link, and does not write to its target', async () => {
  const folder = await exported();
  const elsewhere = path.join(dataDir, 'carta.txt');
  await writeFile(elsewhere, 'minha carta');
  const journal = path.join(folder, 'firestore', 'firestore.journal');
  await rm(journal);
  await symlink(elsewhere, journal);
  await expect(importData(folder, dataDir, ['firestore'])).rejects.toThrow(
    'is not an export of local Firebase.',
  );
  expect(await statusOfUser(await start())).toEqual({ stringValue: 'active' });
  expect(await readFile(elsewhere, 'utf8')).toBe('minha carta');
});

it('refuses an index of objects that names a file outside its folder', async () => {
  const folder = await exported();
  const elsewhere = path.join(dataDir, 'carta.txt');
  await writeFile(elsewhere, 'minha carta');
  const index = path.join(folder, 'storage', 'objects.json');
  const text = await readFile(index, 'utf8');
  await writeFile(index, text.replace(/"blob":"[^"]+"/, '"blob":"../../carta.txt"'));
  await importData(folder, dataDir, ['storage']);
  await expect(start({ ports: { storage: 0 } })).rejects.toThrow('unknown format');
  expect(await readFile(elsewhere, 'utf8')).toBe('minha carta');
});

import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deleteApp, initializeApp } from 'firebase/app';
import type { FirebaseApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import type { Auth } from 'firebase/auth';
import {
  connectFirestoreEmulator,
  doc,
  getDoc,
  getFirestore,
  setDoc,
} from 'firebase/firestore/lite';
import type { Firestore } from 'firebase/firestore/lite';
import {
  connectStorageEmulator,
  getBytes,
  getMetadata,
  getStorage,
  ref,
  uploadBytes,
} from 'firebase/storage';
import type { FirebaseStorage } from 'firebase/storage';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// The test starts all local Firebase services four times, possibly on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

const ownOnly = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /users/{uid} { allow read, write: if request.auth.uid == uid; }
  }
}`;
const ownFolderOnly = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /users/{uid}/{file} { allow read, write: if request.auth.uid == uid; }
  }
}`;

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

let folder: string;
const children: ChildProcess[] = [];
const apps: FirebaseApp[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guia-restart-'));
  writeFileSync(join(folder, 'firestore.rules'), ownOnly);
  writeFileSync(join(folder, 'storage.rules'), ownFolderOnly);
});
afterEach(async () => {
  for (const app of apps.splice(0)) await deleteApp(app);
  for (const child of children.splice(0)) await end(child, 'SIGKILL');
  rmSync(folder, { recursive: true });
});

interface Ports {
  auth: number;
  firestore: number;
  storage: number;
}

interface Running {
  child: ChildProcess;
  ports: Ports;
}

/** Starts the command in a separate process. */
async function startCommand(dataDir: string, ...options: string[]): Promise<Running> {
  const inFolder = (name: string) => join(folder, name);
  const child = spawn(
    process.execPath,
    [
      ...['--import', 'tsx', main, '--data', inFolder(dataDir)],
      ...['--rules', inFolder('firestore.rules'), '--storage-rules', inFolder('storage.rules')],
      ...options,
    ],
    {
      env: { ...process.env, AUTH_PORT: '0', FIRESTORE_PORT: '0', STORAGE_PORT: '0' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  children.push(child);
  const [message] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`The command ended with ${code}.`);
    }),
  ])) as [{ ports: Ports }];
  return { child, ports: message.ports };
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

interface Clients {
  auth: Auth;
  db: Firestore;
  storage: FirebaseStorage;
}

/** Creates the official web clients in the state of a newly opened page. */
function openPage({ ports }: Running): Clients {
  const projectId = 'demo-local';
  const options = { projectId, apiKey: 'local', storageBucket: `${projectId}.firebasestorage.app` };
  const app = initializeApp(options, `page-${Math.random()}`);
  apps.push(app);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://127.0.0.1:${ports.auth}`, { disableWarnings: true });
  const db = getFirestore(app);
  connectFirestoreEmulator(db, '127.0.0.1', ports.firestore);
  const storage = getStorage(app);
  connectStorageEmulator(storage, '127.0.0.1', ports.storage);
  return { auth, db, storage };
}

const password = 'ilha1234';

async function signUp(running: Running, name: string): Promise<void> {
  const { auth, db, storage } = openPage(running);
  const { user } = await createUserWithEmailAndPassword(auth, `${name}@guia.test`, password);
  await setDoc(doc(db, 'users', user.uid), { name });
  await uploadBytes(ref(storage, `users/${user.uid}/avatar`), new TextEncoder().encode(name), {
    contentType: 'image/png',
    customMetadata: { of: name },
  });
}

/** Signs the user in with the password and returns the data that the user sees. */
async function lookAround(running: Running, name: string): Promise<unknown> {
  const { auth, db, storage } = openPage(running);
  const { user } = await signInWithEmailAndPassword(auth, `${name}@guia.test`, password);
  const avatar = ref(storage, `users/${user.uid}/avatar`);
  const { contentType, customMetadata } = await getMetadata(avatar);
  return {
    profile: (await getDoc(doc(db, 'users', user.uid))).data(),
    avatar: new TextDecoder().decode(await getBytes(avatar)),
    contentType,
    customMetadata,
  };
}

function everythingOf(name: string): object {
  return {
    profile: { name },
    avatar: name,
    contentType: 'image/png',
    customMetadata: { of: name },
  };
}

/** Waits up to five seconds until the autosaved files contain the user. */
async function waitUntilSaved(dataDir: string, name: string): Promise<void> {
  const files = ['auth/accounts.json', 'storage/objects.json'];
  await vi.waitFor(
    () => {
      for (const file of files)
        expect(readFileSync(join(folder, dataDir, file), 'utf8')).toContain(name);
    },
    { timeout: 5_000, interval: 50 },
  );
}

it('restores password, avatar and documents after a stop, a kill -9 and an import', async () => {
  const exported = join(folder, 'exported');
  const first = await startCommand('data', '--export-on-exit', exported);
  await signUp(first, 'ana');
  await end(first.child, 'SIGTERM');

  const [second, imported] = await Promise.all([
    startCommand('data'),
    startCommand('other', '--import', exported),
  ]);
  expect(await lookAround(second, 'ana')).toEqual(everythingOf('ana'));
  expect(await lookAround(imported, 'ana')).toEqual(everythingOf('ana'));

  await signUp(second, 'bia');
  await waitUntilSaved('data', 'bia');
  await end(second.child, 'SIGKILL');
  const third = await startCommand('data');
  expect(await lookAround(third, 'ana')).toEqual(everythingOf('ana'));
  expect(await lookAround(third, 'bia')).toEqual(everythingOf('bia'));
});

it('does not start and changes nothing when the folder to import is not an export', async () => {
  const child = spawn(
    process.execPath,
    [
      ...['--import', 'tsx', main, '--only', 'firestore'],
      ...['--data', join(folder, 'data'), '--import', join(folder, 'nada')],
    ],
    { env: { ...process.env, FIRESTORE_PORT: '0' }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  children.push(child);
  let errors = '';
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(1);
  expect(errors).toContain('nada is not an export of local Firebase.');
});

import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FieldValue, GeoPoint } from '@google-cloud/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importData } from '@guia-da-ilha/local-firebase/export-folder';
import { startLocalFirebase } from '@guia-da-ilha/local-firebase';
import type { LocalFirebase } from '@guia-da-ilha/local-firebase';
import { SERVICE_NAMES } from '@guia-da-ilha/local-firebase/options';
import { buildCity, handWrittenPlaces } from '#seed/build-city.ts';
import { accounts } from '#seed/data/people.ts';
import { demoPassword, writeAccounts } from '#seed/write-accounts.ts';
import { connectFirestore, writeCity } from '#seed/write-firestore.ts';

const projectId = 'demo-guia';
const bucket = `${projectId}.firebasestorage.app`;
const owner = { authorization: 'Bearer owner', 'content-type': 'application/json' };

let folder: string;
const running: LocalFirebase[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'guia-backup-'));
});
afterAll(async () => {
  for (const firebase of running) await firebase.close();
  await rm(folder, { recursive: true });
});

async function start(dataDir: string): Promise<LocalFirebase> {
  const textOf = (file: string) => readFile(new URL(`../../${file}`, import.meta.url), 'utf8');
  const firebase = await startLocalFirebase({
    projectId,
    ports: { auth: 0, firestore: 0, storage: 0 },
    dataDir: path.join(folder, dataDir),
    rules: await textOf('firestore.rules'),
    storageRules: await textOf('storage.rules'),
    indexes: await textOf('firestore.indexes.json'),
  });
  running.push(firebase);
  return firebase;
}

async function ask(address: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(`http://${address}`, {
    method,
    headers: owner,
    body: body && JSON.stringify(body),
  });
  expect(answer.status, `${method} ${address}`).toBe(200);
  return answer.json();
}

const digestOf = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('hex');

/** JSON with sorted keys, because the order of keys has no meaning. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}

/** The state that a restore must reproduce: the counts and the contents. */
interface Inventory {
  /** Documents of each collection, 'places/*\/reviews' for those of subcollections. */
  documents: Record<string, number>;
  accounts: number;
  objects: Record<string, string>;
  /** Digests of all documents with their dates, and of all accounts with their password hashes. */
  digests: { documents: string; accounts: string };
}

interface StoredDocument {
  name: string;
}

/** 'places/x/reviews/y' is in 'places/*\/reviews'. */
function collectionOf(document: string): string {
  const segments = document.split('/').slice(0, -1);
  return segments.map((segment, i) => (i % 2 === 0 ? segment : '*')).join('/');
}

async function inventoryOf({ ports }: LocalFirebase): Promise<Inventory> {
  const root = `projects/${projectId}/databases/(default)/documents`;
  const results = (await ask(`127.0.0.1:${ports.firestore}/v1/${root}:runQuery`, 'POST', {
    structuredQuery: { from: [{ allDescendants: true }] },
  })) as { document?: StoredDocument }[];
  const documents = results.flatMap(({ document }) => document ?? []);
  const counts: Record<string, number> = {};
  for (const { name } of documents) {
    const collection = collectionOf(name.slice(root.length + 1));
    counts[collection] = (counts[collection] ?? 0) + 1;
  }
  const { userInfo } = (await ask(
    `127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:query`,
    'POST',
    {},
  )) as { userInfo: { localId: string }[] };
  userInfo.sort((a, b) => (a.localId < b.localId ? -1 : 1));
  const storage = `127.0.0.1:${ports.storage}`;
  const { items } = (await ask(`${storage}/storage/v1/b/${bucket}/o`, 'GET')) as {
    items: { name: string; metadata?: object; contentType: string }[];
  };
  const objects: Record<string, string> = {};
  for (const { name, contentType, metadata } of items) {
    const address = `http://${storage}/v0/b/${bucket}/o/${encodeURIComponent(name)}?alt=media`;
    const bytes = new Uint8Array(await (await fetch(address, { headers: owner })).arrayBuffer());
    objects[name] = `${digestOf(bytes)} ${contentType} ${JSON.stringify(metadata)}`;
  }
  return {
    documents: counts,
    accounts: userInfo.length,
    objects,
    digests: {
      documents: digestOf(canonical(documents)),
      accounts: digestOf(canonical(userInfo)),
    },
  };
}

/** The demo city, a document with every kind of value, a deleted document, and photos of users. */
async function populate({ ports }: LocalFirebase): Promise<void> {
  const db = connectFirestore(projectId, `127.0.0.1:${ports.firestore}`);
  const now = new Date('2026-03-02T12:00:00Z');
  const city = buildCity({ size: handWrittenPlaces, now, colourOf: () => '#d9d2c5' });
  await writeCity(db, city.documents);
  await writeAccounts({ host: `127.0.0.1:${ports.auth}`, projectId });
  const place = db.doc('places/every-value');
  await place.set({
    numbers: [NaN, -0, Infinity, 2 ** 53, 0.1],
    bytes: Buffer.from([0, 255]),
    point: new GeoPoint(-27.6, -48.5),
    place: db.doc('places/other'),
    instant: now,
    vector: FieldValue.vector([1, 2.5]),
    text: '\u{1f3dd} ilha',
    none: null,
    map: { 'a.b': { c: [] } },
  });
  await place.collection('notes').doc('one').set({ text: 'Below a document.' });
  await db.doc('orphans/gone/notes/two').set({ text: 'Below none.' });
  await db.doc('places/deleted').set({ text: 'Gone.' });
  await db.doc('places/deleted').delete();
  await db.terminate();
  for (const name of ['users/ana/a.webp', 'users/ana/b.webp', 'users/zé/c.webp']) {
    const answer = await fetch(
      `http://127.0.0.1:${ports.storage}/v0/b/${bucket}/o?name=${encodeURIComponent(name)}`,
      {
        method: 'POST',
        headers: { ...owner, 'content-type': 'image/webp' },
        body: `bytes of ${name}`,
      },
    );
    expect(answer.status).toBe(200);
  }
}

it('restores an export into an empty project with identical counts and contents', async () => {
  const source = await start('source');
  await populate(source);
  const before = await inventoryOf(source);
  // Guards against a comparison of two empty inventories.
  expect(before.documents).toMatchObject({ 'places/*/notes': 1, 'orphans/*/notes': 1 });
  expect(before.documents['places']).toBe(handWrittenPlaces + 1);
  expect(Object.keys(before.documents).length).toBeGreaterThan(8);
  expect(before.accounts).toBeGreaterThan(3);
  expect(Object.keys(before.objects)).toHaveLength(3);

  const backup = path.join(folder, 'backup');
  await source.exportTo(backup);
  // Writes after the backup are lost: a restore has the age of its backup.
  await ask(
    `127.0.0.1:${source.ports.firestore}/v1/projects/${projectId}/databases/(default)/documents/places/late`,
    'PATCH',
    { fields: {} },
  );

  const empty = path.join(folder, 'restored');
  await importData(backup, empty, SERVICE_NAMES);
  const restored = await start('restored');
  expect(await inventoryOf(restored)).toEqual(before);

  const signIn = (await ask(
    `127.0.0.1:${restored.ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`,
    'POST',
    { email: accounts[0]!.email, password: demoPassword, returnSecureToken: true },
  )) as { idToken: string };
  expect(signIn.idToken).toBeTruthy();
});

import { readFileSync } from 'node:fs';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  setLogLevel,
  writeBatch,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll } from 'vitest';

import { readConfig } from '#platform/firestore/config.ts';
import { closeData, initializeData } from '#platform/firestore/connection.ts';
import { startFirestore } from '@guia-da-ilha/local-firebase/firestore/server';

// The SDK logs every refusal to the console. These tests cause refusals on purpose.
setLogLevel('silent');

const projectId = 'demo-guia';

const root = new URL('../../', import.meta.url);
const rules = readFileSync(new URL('firestore.rules', root), 'utf8');

export interface IndexFile {
  indexes: object[];
  fieldOverrides: object[];
}

/** The index file of the project. */
export const indexFile = JSON.parse(
  readFileSync(new URL('firestore.indexes.json', root), 'utf8'),
) as IndexFile;

export interface DataFixture {
  /** Port of the local Firestore. */
  port: number;
  /** Stores documents by path, bypassing the rules. */
  store(documents: Record<string, object>): Promise<void>;
  /** Deletes a document, bypassing the rules. */
  remove(path: string): Promise<void>;
  /** Reads one document, bypassing the rules. Returns null if it does not exist. */
  read(path: string): Promise<object | null>;
  /** Reads every document of a collection, bypassing the rules. */
  documents(path: string): Promise<object[]>;
  /** Resets the counter of document reads. reads() returns the reads since then. */
  resetReads(): Promise<void>;
  reads(): Promise<number>;
  close(): Promise<void>;
}

/** Starts a local Firestore with the project's rules and indexes, and connects the data layer to it. */
export async function startDataFixture(indexes: IndexFile = indexFile): Promise<DataFixture> {
  const server = await startFirestore({ port: 0, rules, indexes, assertLists: true });
  const owner = initializeApp({ projectId }, `owner-${server.port}`);
  const db = getFirestore(owner);
  connectFirestoreEmulator(db, '127.0.0.1', server.port, { mockUserToken: 'owner' });
  initializeData(
    readConfig({
      VITE_FIREBASE_PROJECT_ID: projectId,
      VITE_FIRESTORE_EMULATOR_HOST: `127.0.0.1:${server.port}`,
    }),
  );
  const usage = `http://127.0.0.1:${server.port}/emulator/v1/projects/${projectId}/usage`;
  return {
    port: server.port,
    async store(documents) {
      const batch = writeBatch(db);
      for (const [path, data] of Object.entries(documents)) batch.set(doc(db, path), data);
      await batch.commit();
    },
    async remove(path) {
      await writeBatch(db).delete(doc(db, path)).commit();
    },
    async read(path) {
      return (await getDoc(doc(db, path))).data() ?? null;
    },
    async documents(path) {
      return (await getDocs(collection(db, path))).docs.map((document) => document.data());
    },
    async resetReads() {
      await fetch(usage, { method: 'DELETE' });
    },
    async reads() {
      const response = await fetch(usage);
      return ((await response.json()) as { documentReads: number }).documentReads;
    },
    async close() {
      await closeData();
      await deleteApp(owner);
      await server.close();
    },
  };
}

/** Starts a data fixture before the tests of a file and closes it after them. */
export function dataFixtureOfFile(): Omit<DataFixture, 'close'> {
  let fixture: DataFixture | null = null;
  const started = (): DataFixture => {
    if (!fixture) throw new Error('The fixture is not started yet');
    return fixture;
  };
  beforeAll(async () => {
    fixture = await startDataFixture();
  });
  afterAll(() => fixture?.close());
  return {
    get port() {
      return started().port;
    },
    store: (documents) => started().store(documents),
    remove: (path) => started().remove(path),
    read: (path) => started().read(path),
    documents: (path) => started().documents(path),
    resetReads: () => started().resetReads(),
    reads: () => started().reads(),
  };
}

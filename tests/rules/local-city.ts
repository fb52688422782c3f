/** The city of the direct tests in a local Firestore, and people connected to it by the official client. */
import { readFileSync } from 'node:fs';

import { deleteApp, initializeApp } from 'firebase/app';
import type { FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  GeoPoint,
  getFirestore,
  setLogLevel,
  Timestamp,
  writeBatch,
} from 'firebase/firestore/lite';
import type { Firestore } from 'firebase/firestore/lite';

import type { RulesMap } from '@guia-da-ilha/local-firebase/rules/contract';
import { RulesLatLng, RulesTimestamp } from '@guia-da-ilha/local-firebase/rules/values';
import type { RulesValue } from '@guia-da-ilha/local-firebase/rules/values';
import { startFirestore } from '@guia-da-ilha/local-firebase/firestore/server';

import { aCity } from './city.ts';
import { rulesSources } from './project-rules.ts';
import { toMap } from './world.ts';
import type { Fields } from './world.ts';

// Refusals are what these tests provoke; the client would print each one.
setLogLevel('silent');

const project = 'demo-rules';

/** Who asks: those of the city, somebody with an account and no record yet, or nobody. */
export const actors = [
  'visitor',
  'newcomer',
  'member',
  'inactive',
  'pending',
  'manager',
  'stranger',
  'admin',
] as const;

/** A day so many days from now, as reservations write it. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** A day that a reservation may be for, whenever the tests run. */
export const nextWeek = inDays(7);

export interface LocalCity {
  /** The database as somebody sees it. */
  as(actor: string): Firestore;
  /** Everything as it was at the beginning. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

function toStored(value: RulesValue): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (value instanceof RulesTimestamp) return new Timestamp(Number(value.seconds), value.nanos);
  if (value instanceof RulesLatLng) return new GeoPoint(value.latitude, value.longitude);
  if (Array.isArray(value)) return value.map(toStored);
  return value instanceof Map ? toDocument(value) : value;
}

function toDocument(fields: RulesMap): Record<string, unknown> {
  return Object.fromEntries([...fields].map(([name, value]) => [name, toStored(value)]));
}

/** Fields as the client writes them. */
export function asWritten(fields: Fields): Record<string, unknown> {
  return toDocument(toMap(fields));
}

/** Starts it on a free port, with the project's rules and indexes. */
export async function startLocalCity(): Promise<LocalCity> {
  const indexes: unknown = JSON.parse(
    readFileSync(new URL('../../firestore.indexes.json', import.meta.url), 'utf8'),
  );
  const server = await startFirestore({
    port: 0,
    rules: rulesSources['firestore.rules'],
    indexes,
    assertLists: true,
  });
  const apps: FirebaseApp[] = [];
  const connect = (token?: 'owner' | { sub: string; email: string }): Firestore => {
    const app = initializeApp({ projectId: project }, `city-${server.port}-${apps.length}`);
    apps.push(app);
    const db = getFirestore(app);
    const options = token === undefined ? {} : { mockUserToken: token };
    connectFirestoreEmulator(db, '127.0.0.1', server.port, options);
    return db;
  };
  const owner = connect('owner');
  const databases = new Map<string, Firestore>();
  const all = `http://127.0.0.1:${server.port}/emulator/v1/projects/${project}/databases/(default)/documents`;
  const documents = [...aCity().everything()];
  const reset = async (): Promise<void> => {
    const cleared = await fetch(all, { method: 'DELETE' });
    if (!cleared.ok) throw new Error(`Clearing was answered with ${cleared.status}.`);
    const batch = writeBatch(owner);
    for (const [path, fields] of documents) batch.set(doc(owner, path), toDocument(fields));
    await batch.commit();
  };
  await reset();
  return {
    as(actor) {
      const token = { sub: actor, email: `${actor}@guiadailha.test` };
      const db = databases.get(actor) ?? connect(actor === 'visitor' ? undefined : token);
      databases.set(actor, db);
      return db;
    },
    reset,
    async close() {
      await Promise.all(apps.map((app) => deleteApp(app)));
      await server.close();
    },
  };
}

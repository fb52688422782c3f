/** The city of the direct tests in a local Firestore, and users connected to it by the official client. */
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

import { dayMs } from '#shared/time-units.ts';
import { aCity } from './city.ts';
import { rulesSources } from './project-rules.ts';
import { toMap } from './world.ts';
import type { Fields } from './world.ts';

// These tests cause refusals on purpose. The client would log each one.
setLogLevel('silent');

const project = 'demo-rules';

/** The callers: users of the city, a user with an account but no record, and a visitor. */
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

/** Returns the date so many days from now in the format of reservations. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
}

/** A valid date of a reservation, relative to the time of the test run. */
export const nextWeek = inDays(7);

export interface LocalCity {
  /** Returns the database as accessed by a caller. */
  as(actor: string): Firestore;
  /** Restores the initial data. */
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

/** Converts fields of the rules to the values that the client writes. */
export function toDocument(fields: RulesMap): Record<string, unknown> {
  return Object.fromEntries([...fields].map(([name, value]) => [name, toStored(value)]));
}

/** Converts fields to the values that the client writes. */
export function asWritten(fields: Fields): Record<string, unknown> {
  return toDocument(toMap(fields));
}

/** Starts a local Firestore on a free port, with the project's rules and indexes. */
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

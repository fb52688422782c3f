/**
 * Requests that a signed-in attacker might send with the official client: tables of refused requests, each next to a
 * legitimate one that is allowed.
 */
import {
  collection,
  doc,
  getCount,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  writeBatch,
} from 'firebase/firestore/lite';
import type { Firestore, QueryConstraint, WriteBatch } from 'firebase/firestore/lite';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { minuteMs } from '#shared/time-units.ts';
import { startLocalCity } from './local-city.ts';
import type { LocalCity } from './local-city.ts';

export type Send = (db: Firestore) => Promise<unknown>;
export type Attack = [sentence: string, actor: string, send: Send];

/** The server timestamp, and the dates of a document created at that time. */
export const now = serverTimestamp();
export const fresh = { createdAt: now, updatedAt: now };

/** Returns a timestamp of a device clock that is slow. A correct clock could equal the server's by chance. */
export const deviceTime = (): Timestamp => Timestamp.fromMillis(Date.now() - minuteMs);

/** Starts a city for the tests of one file. Returns two functions that add tests of refused and allowed requests. */
export function attackLocalCity() {
  let city: LocalCity;
  beforeAll(async () => {
    city = await startLocalCity();
  });
  afterAll(() => city.close());

  return {
    /** Adds a test that the legitimate request passes. Without it a refusal would prove nothing. */
    allows: (actor: string, send: Send): void => {
      it('the legitimate request is allowed', async () => {
        await send(city.as(actor));
        await city.reset();
      });
    },
    refuses: (attacks: Attack[]): void => {
      it.each(attacks)('%s', async (_sentence, actor, send) => {
        await expect(send(city.as(actor))).rejects.toMatchObject({ code: 'permission-denied' });
      });
    },
  };
}

/** A write that is sent alone or as a part of a batch. */
type Write = Send & { addTo: (batch: WriteBatch, db: Firestore) => void };

function write(addTo: Write['addTo']): Write {
  const send: Send = (db) => {
    const alone = writeBatch(db);
    addTo(alone, db);
    return alone.commit();
  };
  return Object.assign(send, { addTo });
}

/** Creates a document or replaces it. */
export function set(path: string, fields: object): Write {
  return write((to, db) => to.set(doc(db, path), fields));
}

/** Updates exactly these fields of a document. */
export function update(path: string, fields: object): Write {
  return write((to, db) => to.update(doc(db, path), fields));
}

/** Deletes a document. */
export function remove(path: string): Write {
  return write((to, db) => to.delete(doc(db, path)));
}

/** Sends the writes in one batch. */
export function batch(...writes: Write[]): Send {
  return (db) => {
    const all = writeBatch(db);
    for (const { addTo } of writes) addTo(all, db);
    return all.commit();
  };
}

/** Reads a document. */
export function read(path: string): Send {
  return (db) => getDoc(doc(db, path));
}

/** Lists the documents of a collection. */
export function list(path: string, ...constraints: QueryConstraint[]): Send {
  return (db) => getDocs(query(collection(db, path), ...constraints));
}

/** Counts the documents of a collection. */
export function count(path: string, ...constraints: QueryConstraint[]): Send {
  return (db) => getCount(query(collection(db, path), ...constraints));
}

/** Updates some fields of a document and its timestamp. */
export function change(path: string, fields: object): Write {
  return update(path, { updatedAt: now, ...fields });
}

/** Does the same as a merge, which also creates a missing document. */
export function merge(path: string, fields: object): Send {
  return (db) => setDoc(doc(db, path), { updatedAt: now, ...fields }, { merge: true });
}

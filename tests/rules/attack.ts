/**
 * What somebody signed in might send with the official client in order to gain something: tables of what is
 * refused, each beside the honest form that passes.
 */
import { doc, serverTimestamp, setDoc, Timestamp, updateDoc } from 'firebase/firestore/lite';
import type { Firestore } from 'firebase/firestore/lite';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { startLocalCity } from './local-city.ts';
import type { LocalCity } from './local-city.ts';

export type Send = (db: Firestore) => Promise<unknown>;
export type Attack = [sentence: string, actor: string, send: Send];

/** The server's instant, and the dates of a document made then. */
export const now = serverTimestamp();
export const fresh = { createdAt: now, updatedAt: now };

/** An instant of the device's clock, which is behind: one that is right may hit the server's by chance. */
export const deviceTime = (): Timestamp => Timestamp.fromMillis(Date.now() - 60_000);

/** A city for the tests of one file, and the two ways of trying something in it. */
export function attackLocalCity() {
  let city: LocalCity;
  beforeAll(async () => {
    city = await startLocalCity();
  });
  afterAll(() => city.close());

  return {
    /** What attacks differ from: that they are refused says nothing unless this passes. */
    allows: (actor: string, send: Send): void => {
      it('is allowed in its honest form', async () => {
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

/** Some fields of a document, and the instant. */
export function change(path: string, fields: object): Send {
  return (db) => updateDoc(doc(db, path), { updatedAt: now, ...fields });
}

/** The same by a merge, which also makes a document that is not there. */
export function merge(path: string, fields: object): Send {
  return (db) => setDoc(doc(db, path), { updatedAt: now, ...fields }, { merge: true });
}
